package dev.tiaoqi.server;

import java.util.Comparator;
import org.junit.jupiter.api.ClassDescriptor;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Those who need no server first, those who want it, or the browser, to themselves last. JUnit begins at both ends: so
 * whoever keeps others waiting does it while one of the first kind runs, and nobody waits for a server that only starts.
 */
public final class ServersLast implements ClassOrderer {

    @Override
    public void orderClasses(ClassOrdererContext context) {
        context.getClassDescriptors()
                .sort(Comparator.<ClassDescriptor>comparingInt(test -> rank(test.getTestClass()))
                        .thenComparing(test -> test.getTestClass().getName()));
    }

    private static int rank(Class<?> test) {
        if (!ServerTest.class.isAssignableFrom(test)) {
            return 0;
        }
        return keepsOthersOut(test) ? 2 : 1;
    }

    private static boolean keepsOthersOut(Class<?> test) {
        return test.isAnnotationPresent(WholeServer.class)
                || AnnotationSupport.findRepeatableAnnotations(test, ResourceLock.class).stream()
                        .anyMatch(lock -> !lock.value().isEmpty());
    }
}
