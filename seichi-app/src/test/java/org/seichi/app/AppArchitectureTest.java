package org.seichi.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.FileDescriptor;
import org.junit.jupiter.api.Test;
import org.seichi.app.cli.Streams;

/** What keeps to itself in the app: libraries, standard streams, the end of the process. */
class AppArchitectureTest {
    private static final JavaClasses APP = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.seichi.app");

    @Test
    void packagesHaveNoCycles() {
        slices().matching("org.seichi.app.(*)..").should().beFreeOfCycles().check(APP);
    }

    @Test
    void jsonIsWrittenByRenderersAndReadFromRequests() {
        noClasses()
                .that()
                .resideOutsideOfPackages("org.seichi.app.render", "org.seichi.app.http")
                .should()
                .dependOnClassesThat(resideInAnyPackage("tools.jackson.."))
                .check(APP);
    }

    @Test
    void pixelsAreAMatterOfPictures() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.seichi.app.picture")
                .should()
                .dependOnClassesThat(resideInAnyPackage("java.awt..", "javax.imageio.."))
                .check(APP);
    }

    @Test
    void connectionsAreAMatterOfTheServer() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.seichi.app.http")
                .should()
                .dependOnClassesThat(resideInAnyPackage("com.sun.net.httpserver..", "java.net.http.."))
                .check(APP);
    }

    @Test
    void optionsAndProgressAreAMatterOfTheCommandLine() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.seichi.app.cli")
                .should()
                .dependOnClassesThat(resideInAnyPackage("picocli..", "me.tongfei.."))
                .check(APP);
    }

    @Test
    void oneClassKnowsTheStandardStreams() {
        noClasses()
                .should()
                .accessField(System.class, "in")
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(APP);
        noClasses()
                .that()
                .doNotBelongToAnyOf(Streams.class)
                .should()
                .dependOnClassesThat()
                .areAssignableTo(FileDescriptor.class)
                .check(APP);
    }

    @Test
    void onlyTheStartEndsTheProcess() {
        noClasses()
                .that()
                .doNotBelongToAnyOf(Main.class)
                .should()
                .callMethod(System.class, "exit", int.class)
                .orShould()
                .callMethod(Throwable.class, "printStackTrace")
                .check(APP);
    }
}
