package dev.tiaoqi.server.browser;

import com.microsoft.playwright.Page;
import java.util.Objects;

/** A hand that has keys only, in the form for a new game: Tab from one thing to the next, arrows among the choices of a field. */
record Keys(Page page) {

    private static final String IN_FORM = " && el.form?.querySelector('[name=create]')";

    private static final int FAR = 120;

    /** Goes on to what this selector finds and presses Enter. */
    void press(String selector) {
        tabTo("el => el.matches(\"" + selector + "\")");
        page.keyboard().press("Enter");
    }

    /** Goes on to a field and writes into it, whatever stood there. */
    void type(String field, String text) {
        tabTo("el => el.name === '" + field + "' && el.type !== 'radio'" + IN_FORM);
        page.keyboard().press("Control+A");
        page.keyboard().type(text);
    }

    /** Goes on to the field that this selector finds, in whatever form, and writes into it. */
    void fill(String selector, String text) {
        tabTo("el => el.matches(\"" + selector + "\")");
        page.keyboard().press("Control+A");
        page.keyboard().type(text);
    }

    /** Goes on to a field and through its choices to this one. */
    void choose(String field, String value) {
        tabTo("el => el.name === '" + field + "' && el.type === 'radio'" + IN_FORM);
        for (int i = 0; i < FAR && !chosen(field).equals(value); i++) {
            page.keyboard().press("ArrowRight");
        }
        if (!chosen(field).equals(value)) {
            throw new AssertionError(field + " has no choice " + value);
        }
    }

    private String chosen(String field) {
        return Objects.toString(page.evaluate(
                "field => document.querySelector(`form:has([name=create]) input[name=\"${field}\"]:checked`)?.value ?? ''",
                field));
    }

    private void tabTo(String test) {
        for (int i = 0; i < FAR && !isThere(test); i++) {
            page.keyboard().press("Tab");
        }
        if (!isThere(test)) {
            throw new AssertionError("no Tab leads to " + test);
        }
    }

    private boolean isThere(String test) {
        return Objects.equals(page.evaluate("() => Boolean((" + test + ")(document.activeElement))"), true);
    }
}
