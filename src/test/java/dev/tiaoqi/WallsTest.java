package dev.tiaoqi;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import jakarta.persistence.Entity;
import java.io.File;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.springframework.data.repository.Repository;

/** The walls of the house: dependencies point one way, and what is nobody's business stays inside its room. */
class WallsTest {

    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.tiaoqi");

    @Test
    void theEngineStandsAlone() {
        classes()
                .that()
                .resideInAPackage("dev.tiaoqi.engine..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage("java..", "org.jspecify..", "dev.tiaoqi.engine.."))
                .because("anyone can lift it out and use it as a library")
                .check(HOUSE);
    }

    @Test
    void theEngineKnowsNoTimeChanceThreadsOrLogs() {
        noClasses()
                .that(resideInAPackage("dev.tiaoqi.engine..").and(not(resideInAPackage("dev.tiaoqi.engine.perft.."))))
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                                "java.util.logging..", "java.util.concurrent", "java.nio.file..", "java.net..")
                        .or(belongToAnyOf(
                                Instant.class,
                                Clock.class,
                                Thread.class,
                                Random.class,
                                SecureRandom.class,
                                File.class)))
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(Math.class, "random")
                .because("time and chance enter at the server's door only")
                .check(HOUSE);
    }

    @Test
    void noCirclesInTheEngine() {
        slices().matching("dev.tiaoqi.engine.(*)..").should().beFreeOfCycles().check(HOUSE);
    }

    @Test
    void noCirclesInTheServer() {
        slices().matching("dev.tiaoqi.server.(*)..").should().beFreeOfCycles().check(HOUSE);
    }

    @Test
    void rowsStayInTheirRoom() {
        noClasses()
                .that()
                .areAnnotatedWith(Entity.class)
                .or()
                .areAssignableTo(Repository.class)
                .should()
                .bePublic()
                .check(HOUSE);
    }

    @Test
    void oneJackson() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.fasterxml.jackson.databind..")
                .because("its older brother, which the API's documentation brings, knows nothing of our strictness")
                .check(HOUSE);
    }

    @Test
    void noLayers() {
        noClasses()
                .should()
                .resideInAnyPackage("..controller..", "..service..", "..repository..", "..util..", "..dto..")
                .check(HOUSE);
    }
}
