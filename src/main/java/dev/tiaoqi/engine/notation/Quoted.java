package dev.tiaoqi.engine.notation;

/** Tag values between quotes (N4): {@code \"} and {@code \\} are escaped, control and bidirectional marks refused. */
final class Quoted {

    private Quoted() {}

    static void check(String text) {
        if (!isClean(text)) {
            throw new IllegalArgumentException("control or bidirectional marks in a tag");
        }
    }

    /** Whether nothing in the text steers a terminal or turns the direction of writing. */
    static boolean isClean(String text) {
        return text.codePoints().noneMatch(Quoted::isRefused);
    }

    static String escape(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    static String unescape(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int index = 0; index < text.length(); index++) {
            if (text.charAt(index) == '\\') {
                index++;
            }
            plain.append(text.charAt(index));
        }
        return plain.toString();
    }

    private static boolean isRefused(int point) {
        return switch (Character.getDirectionality(point)) {
            case Character.DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING,
                    Character.DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE,
                    Character.DIRECTIONALITY_POP_DIRECTIONAL_FORMAT,
                    Character.DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE,
                    Character.DIRECTIONALITY_FIRST_STRONG_ISOLATE,
                    Character.DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE -> true;
            default -> point == 0x200E || point == 0x200F || point == 0x061C || isUnwritten(point);
        };
    }

    private static boolean isUnwritten(int point) {
        int type = Character.getType(point);
        return type == Character.CONTROL
                || type == Character.SURROGATE
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR;
    }
}
