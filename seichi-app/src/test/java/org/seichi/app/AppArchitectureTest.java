package org.seichi.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.FileDescriptor;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.seichi.app.cli.Streams;

/** Libraries, standard streams and the end of the process are each confined to a part of the app. */
class AppArchitectureTest {
    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.seichi");
    private static final JavaClasses APP = ALL.that(resideInAPackage("org.seichi.app.."));

    /** Every simple class name in core and app is unique, so that a name stands for one idea. */
    @Test
    void noSimpleNameIsUsedTwice() {
        Map<String, List<String>> packages = ALL.stream()
                .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                .collect(groupingBy(JavaClass::getSimpleName, mapping(JavaClass::getPackageName, toList())));
        packages.values().removeIf(homes -> homes.size() == 1);
        assertThat(packages).isEmpty();
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("org.seichi.app.(*)..").should().beFreeOfCycles().check(APP);
    }

    @Test
    void aLibraryForJsonReadsTexts() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.seichi.app.files")
                .should()
                .dependOnClassesThat(resideInAnyPackage("tools.jackson.."))
                .check(APP);
    }

    @Test
    void whatAllResultsHaveInCommonKnowsNoneOfThem() {
        noClasses()
                .that()
                .resideInAPackage("org.seichi.app.render")
                .should()
                .dependOnClassesThat(resideInAnyPackage("org.seichi.app.render.*.."))
                .check(APP);
        slices().matching("org.seichi.app.render.(*)..")
                .should()
                .beFreeOfCycles()
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
                .dependOnClassesThat(resideInAnyPackage("java.net.http..")
                        .or(belongToAnyOf(ServerSocketChannel.class, SocketChannel.class, Selector.class)))
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
