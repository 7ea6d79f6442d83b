package org.seichi;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The layering of the core, and what its classes must not use. */
class ArchitectureTest {
    private static final String ROOT = "org.seichi.";

    /**
     * The packages that each package may use, besides itself and their own dependencies: the table of
     * {@code docs/architecture.md}.
     */
    private static final Map<String, List<String>> MAY_USE = Map.ofEntries(
            Map.entry("board", List.of()),
            Map.entry("cgt", List.of()),
            Map.entry("text", List.of("board")),
            Map.entry("rules", List.of("text")),
            Map.entry("check", List.of("rules", "text")),
            Map.entry("game", List.of("rules")),
            Map.entry("record", List.of("game", "text")),
            Map.entry("structure", List.of("board")),
            Map.entry("search", List.of("board")),
            Map.entry("life", List.of("search", "text")),
            Map.entry("zone", List.of("life", "rules")),
            Map.entry("semeai", List.of("cgt", "search", "structure")),
            Map.entry("safety", List.of("structure", "search", "rules", "zone")),
            Map.entry("playout", List.of("text")),
            Map.entry("endgame", List.of("cgt", "safety")),
            Map.entry("score", List.of("game")),
            Map.entry("arrange", List.of("score")),
            Map.entry("judge", List.of("line", "score", "playout", "safety", "search", "semeai", "text")),
            Map.entry("line", List.of("score", "playout", "search", "text")),
            Map.entry(
                    "method",
                    List.of(
                            "judge",
                            "score",
                            "game",
                            "structure",
                            "safety",
                            "semeai",
                            "life",
                            "endgame",
                            "search",
                            "text")),
            Map.entry("pattern", List.of("text")),
            Map.entry("network", List.of("text")),
            Map.entry("move", List.of("evaluate")),
            Map.entry(
                    "evaluate",
                    List.of(
                            "pattern",
                            "network",
                            "structure",
                            "search",
                            "safety",
                            "semeai",
                            "endgame",
                            "cgt",
                            "playout",
                            "game",
                            "rules",
                            "zone")),
            Map.entry("json", List.of("text")),
            Map.entry("analysis", List.of("report", "record", "line")),
            Map.entry("answer", List.of("analysis", "json")),
            Map.entry(
                    "report",
                    List.of("score", "arrange", "method", "safety", "semeai", "endgame", "evaluate", "move", "zone")));

    private static final Set<String> BY_EXPRESSIONS = Set.of("split", "matches", "replaceAll", "replaceFirst");

    private static final JavaClasses CORE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.seichi");

    static Stream<String> packages() {
        return MAY_USE.keySet().stream().sorted();
    }

    @Test
    void everyPackageHasItsPlace() {
        Set<String> found = new HashSet<>();
        for (JavaClass type : CORE) {
            found.add(layer(type));
        }
        assertThat(found).contains("board", "game").isSubsetOf(MAY_USE.keySet());
    }

    /** The document allows each package the same, what it names and what those may use. */
    @Test
    void theDocumentHasTheSameTable() throws IOException {
        Map<String, List<String>> table = new HashMap<>();
        String document = Files.readString(Path.of("../docs/architecture.md"));
        int start = document.indexOf("## Packages of the core");
        for (String line :
                document.substring(start, document.indexOf("\n## ", start)).split("\n", -1)) {
            String[] cells = line.split("\\|", -1);
            if (line.startsWith("| `")) {
                table.put(words(cells[1]).get(0), words(cells[3]));
            }
        }
        assertThat(table).containsOnlyKeys(MAY_USE.keySet());
        table.keySet().forEach(name -> assertThat(allowed(name, table)).isEqualTo(allowed(name, MAY_USE)));
    }

    /** The words that a cell has between backquotes. */
    private static List<String> words(String cell) {
        String[] parts = cell.split("`", -1);
        return IntStream.range(0, parts.length)
                .filter(i -> i % 2 == 1)
                .mapToObj(i -> parts[i])
                .toList();
    }

    @ParameterizedTest
    @MethodSource("packages")
    void aPackageUsesWhatStandsBeforeIt(String name) {
        Set<String> allowed = allowed(name, MAY_USE);
        String[] packages = allowed.stream().map(used -> ROOT + used + "..").toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage(ROOT + name + "..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.seichi..").and(not(resideInAnyPackage(packages))))
                .allowEmptyShould(true)
                .check(CORE);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("org.seichi.(*)..").should().beFreeOfCycles().check(CORE);
    }

    /**
     * Methods that the compiler to WebAssembly lacks or implements wrongly: {@code Map.copyOf} of an empty map fails on access,
     * and negative halves are rounded down.
     */
    @Test
    void nothingIsUsedThatWebAssemblyLacks() {
        noClasses()
                .should()
                .callMethod(String.class, "lines")
                .orShould()
                .callMethod(Character.class, "toString", int.class)
                .orShould()
                .callMethod(Charset.class, "isSupported", String.class)
                .orShould()
                .callMethod(Map.class, "copyOf", Map.class)
                .orShould()
                .callMethod(Math.class, "round", double.class)
                .orShould()
                .callMethod(Math.class, "round", float.class)
                .orShould()
                .callMethod(StrictMath.class, "round", double.class)
                .orShould()
                .callMethod(StrictMath.class, "round", float.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(Normalizer.class)
                .check(CORE);
    }

    /** Regular expressions would make the engine for pages a fourteenth larger. */
    @Test
    void nothingIsReadByRegularExpressions() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.util.regex")
                .orShould()
                .callMethodWhere(describe(
                        "reads a text by one",
                        call -> call.getTargetOwner().isEquivalentTo(String.class)
                                && BY_EXPRESSIONS.contains(call.getName())))
                .check(CORE);
    }

    @Test
    void methodsDoNotUseEachOther() {
        slices().matching("org.seichi.method.(*)..")
                .should()
                .notDependOnEachOther()
                .allowEmptyShould(true)
                .check(CORE);
    }

    @Test
    void theCoreNeedsTheBaseModuleOnly() {
        Set<String> base = Object.class.getModule().getPackages();
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAPackage("org.seichi..")
                        .or(describe("lie in java.base", type -> base.contains(type.getPackageName())))
                        .or(describe(
                                "are primitive",
                                type -> type.getBaseComponentType().isPrimitive())))
                .check(CORE);
    }

    @Test
    void noClockAndNoUnseededRandomness() {
        noClasses()
                .should()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callConstructor(Random.class)
                .orShould()
                .callConstructor(SplittableRandom.class)
                .orShould()
                .dependOnClassesThat(resideInAnyPackage("java.time..", "java.security..", "java.util.random.."))
                .orShould()
                .dependOnClassesThat(belongToAnyOf(Date.class, Calendar.class, UUID.class, ThreadLocalRandom.class))
                .check(CORE);
    }

    @Test
    void noStandardStreams() {
        noClasses()
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in")
                .check(CORE);
    }

    /** Static fields are final and of no mutable type; arrays (except those that the compiler makes) are private. */
    @Test
    void noMutableStaticState() {
        fields().that().areStatic().should().beFinal().check(CORE);
        fields().that()
                .areStatic()
                .and()
                .haveRawType(describe("is an array", JavaClass::isArray))
                .and()
                .haveNameNotMatching("\\$.*")
                .should()
                .bePrivate()
                .check(CORE);
        noFields()
                .that()
                .areStatic()
                .should()
                .haveRawType(resideInAPackage("java.util.concurrent..")
                        .or(belongToAnyOf(
                                ArrayList.class,
                                HashMap.class,
                                HashSet.class,
                                StringBuilder.class,
                                BitSet.class,
                                Random.class,
                                SplittableRandom.class,
                                ThreadLocal.class)))
                .check(CORE);
    }

    private static Set<String> allowed(String name, Map<String, List<String>> table) {
        Set<String> allowed = new HashSet<>();
        collect(name, table, allowed);
        return allowed;
    }

    private static void collect(String name, Map<String, List<String>> table, Set<String> allowed) {
        if (allowed.add(name)) {
            table.get(name).forEach(used -> collect(used, table, allowed));
        }
    }

    private static String layer(JavaClass type) {
        String rest = type.getPackageName().substring(ROOT.length());
        int dot = rest.indexOf('.');
        return dot < 0 ? rest : rest.substring(0, dot);
    }
}
