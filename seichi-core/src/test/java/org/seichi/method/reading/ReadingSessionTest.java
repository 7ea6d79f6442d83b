package org.seichi.method.reading;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Territories;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.Examples;

/** Each stage is computed once: the tables, flood fills and endings that a game costs. */
class ReadingSessionTest {
    private static final ReadingMethod METHOD = new ReadingMethod(new StaticMethod());
    private static final JavaClasses STAGES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.seichi.judge", "org.seichi.method.reading");

    static List<Position> ends() {
        return Examples.ends().toList();
    }

    @ParameterizedTest
    @MethodSource("ends")
    void eachEndingIsPlayedOnceWhoeverLooks(Position position) {
        ReadingSession session = session(position);
        assertThat(session.endingsPlayed()).isEqualTo(2);
        session.ifOtherMoved();
        session.ifOtherMoved();
        assertThat(session.endingsPlayed()).isEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("ends")
    void theSecondLookSaysWhatAFirstWithTheOtherPlayerSays(Position position) {
        Assessment second = session(position).ifOtherMoved();
        Position turned = position.withToMove(position.toMove().opponent());
        Assessment first = session(turned).assessment();
        assertThat(second.position()).isEqualTo(turned);
        assertThat(second.verdicts()).isEqualTo(first.verdicts());
        assertThat(second.territories()).isEqualTo(first.territories());
        assertThat(second.teire().stream().map(each -> each.point()).toList())
                .isEqualTo(first.teire().stream().map(each -> each.point()).toList());
    }

    @Test
    void oneTableServesAllSearches() {
        noClasses()
                .that(describe("are not the session", type -> !type.isEquivalentTo(ReadingSession.class)))
                .and()
                .resideInAnyPackage("org.seichi.judge..", "org.seichi.method.reading..")
                .should()
                .callConstructor(TranspositionTable.class, int.class)
                .check(STAGES);
    }

    /**
     * Calls for the judged borders in one place, there once more if the ending shows a seki, and in {@code CloseGame} for the compared
     * readings of a fight in doubt.
     */
    @Test
    void territoriesAreFoundInOnePlaceOnce() {
        Set<String> callers = STAGES.stream()
                .flatMap(type -> type.getMethodCallsFromSelf().stream())
                .filter(call -> call.getTargetOwner().isEquivalentTo(Territories.class)
                        && call.getName().equals("of"))
                .map(JavaMethodCall::getOriginOwner)
                .map(JavaClass::getSimpleName)
                .collect(Collectors.toSet());
        assertThat(callers).containsExactlyInAnyOrder("BordersAndKos", "CloseGame");
        long calls = STAGES.get(BordersAndKos.class).getMethodCallsFromSelf().stream()
                .filter(call -> call.getTargetOwner().isEquivalentTo(Territories.class)
                        && call.getName().equals("of"))
                .count();
        assertThat(calls).isEqualTo(2);
    }

    /** Life, borders and kos do not depend on who moves. */
    @Test
    void onlyTheEndingKnowsWhoMoves() {
        noClasses()
                .that(resideInAnyPackage("org.seichi.judge.."))
                .or()
                .haveSimpleName("BordersAndKos")
                .or()
                .haveSimpleName("BorderJudge")
                .should()
                .callMethod(Position.class, "toMove")
                .check(STAGES);
    }

    private static ReadingSession session(Position position) {
        FinalPosition end = new FinalPosition(position, Ending.STOPPED);
        return METHOD.session(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
    }
}
