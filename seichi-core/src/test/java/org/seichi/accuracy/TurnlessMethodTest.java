package org.seichi.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.game.FinalPosition;
import org.seichi.method.ScoringMethod;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/** The static method reuses its assessment if the other player is to move: a second assessment would be the same. */
class TurnlessMethodTest {
    private static final ScoringMethod METHOD = new StaticMethod();

    static List<KnownPosition> positions() {
        return KnownPositions.all();
    }

    @ParameterizedTest
    @MethodSource("positions")
    void theTurnChangesNothing(KnownPosition known) {
        Ruleset rules = Rulesets.JAPANESE;
        FinalPosition end = known.end();
        FinalPosition turned = new FinalPosition(
                end.position().withToMove(end.position().toMove().opponent()), end.ending());
        assertThat(METHOD.open(end, rules, Budget.NORMAL, Trace.NONE).ifOtherMoved())
                .isEqualTo(METHOD.assess(turned, rules, Budget.NORMAL, Trace.NONE));
    }
}
