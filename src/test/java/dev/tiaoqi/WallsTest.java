package dev.tiaoqi;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import jakarta.persistence.Entity;
import java.io.File;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.Random;
import org.springframework.data.repository.Repository;

/** The walls of the house: dependencies point one way, and what is nobody's business stays inside its room. */
@AnalyzeClasses(packages = "dev.tiaoqi", importOptions = ImportOption.DoNotIncludeTests.class)
class WallsTest {

    @ArchTest
    static final ArchRule THE_ENGINE_STANDS_ALONE = classes()
            .that()
            .resideInAPackage("dev.tiaoqi.engine..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage("java..", "org.jspecify..", "dev.tiaoqi.engine.."))
            .because("anyone can lift it out and use it as a library");

    @ArchTest
    static final ArchRule THE_ENGINE_KNOWS_NO_TIME_CHANCE_THREADS_OR_LOGS = noClasses()
            .that(resideInAPackage("dev.tiaoqi.engine..").and(not(resideInAPackage("dev.tiaoqi.engine.perft.."))))
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                            "java.util.logging..", "java.util.concurrent", "java.nio.file..", "java.net..")
                    .or(belongToAnyOf(
                            Instant.class, Clock.class, Thread.class, Random.class, SecureRandom.class, File.class)))
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(Math.class, "random")
            .because("time and chance enter at the server's door only");

    @ArchTest
    static final ArchRule NO_CIRCLES_IN_THE_ENGINE =
            slices().matching("dev.tiaoqi.engine.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule NO_CIRCLES_IN_THE_SERVER =
            slices().matching("dev.tiaoqi.server.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule ROWS_STAY_IN_THEIR_ROOM = noClasses()
            .that()
            .areAnnotatedWith(Entity.class)
            .or()
            .areAssignableTo(Repository.class)
            .should()
            .bePublic();

    @ArchTest
    static final ArchRule ONE_JACKSON = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.fasterxml.jackson.databind..")
            .because("its older brother, which the API's documentation brings, knows nothing of our strictness");

    @ArchTest
    static final ArchRule NO_LAYERS = noClasses()
            .should()
            .resideInAnyPackage("..controller..", "..service..", "..repository..", "..util..", "..dto..");
}
