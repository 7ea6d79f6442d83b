package org.seichi.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.testkit.Symmetry;
import org.seichi.testkit.Variant;

/**
 * A method gives the same result for a known position however the board is turned, and with the colors swapped. Small boards
 * are tried in all sixteen variants; large ones each in three besides the drawn one, and together in all.
 */
class KnownVariantsTest {
    private static final Variant AS_DRAWN = new Variant(Symmetry.IDENTITY, false);
    private static final List<ScoringMethod> METHODS = Stream.of("reading", "static", "park", "standing")
            .map(name -> Methods.byName(name).orElseThrow())
            .toList();

    private static final List<KnownPosition> POSITIONS = KnownPositions.all();
    private static final List<Variant> OTHERS = Variant.all().skip(1).toList();
    /** Boards with more points than this are large. */
    private static final int LARGE = 100;

    static List<KnownPosition> positions() {
        return POSITIONS;
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyVariantHasTheSameOutcome(KnownPosition known) {
        Ruleset rules = known.scores().keySet().iterator().next();
        List<String> unlike =
                METHODS.stream().flatMap(method -> unlike(method, known, rules)).toList();
        assertThat(unlike).isEmpty();
    }

    /** The variants for which a method differs from its result for the position as drawn. */
    private static Stream<String> unlike(ScoringMethod method, KnownPosition known, Ruleset rules) {
        KnownOutcome drawn = KnownOutcome.of(method, known.seen(AS_DRAWN), rules);
        return seen(known)
                .filter(variant -> !isSame(drawn, KnownOutcome.of(method, known.seen(variant), rules), variant))
                .map(variant -> method.name() + ", " + variant);
    }

    private static Stream<Variant> seen(KnownPosition known) {
        boolean isLarge = known.end().position().board().size() > LARGE;
        int fifth = POSITIONS.indexOf(known) % 5;
        return IntStream.range(0, OTHERS.size())
                .filter(variant -> !isLarge || variant % 5 == fifth)
                .mapToObj(OTHERS::get);
    }

    private static Map<Color, Integer> needed(KnownOutcome drawn, Variant variant) {
        return drawn.needed().entrySet().stream()
                .collect(Collectors.toMap(needed -> variant.color(needed.getKey()), Map.Entry::getValue));
    }

    private static boolean isSame(KnownOutcome drawn, KnownOutcome seen, Variant variant) {
        Board board = drawn.known().end().position().board();
        return seen.margin() == variant.score(drawn.margin())
                && seen.dead().equals(variant.points(board, drawn.dead()))
                && seen.needed().equals(needed(drawn, variant))
                && seen.flagged() == drawn.flagged();
    }
}
