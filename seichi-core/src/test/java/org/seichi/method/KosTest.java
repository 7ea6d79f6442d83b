package org.seichi.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Ko;
import org.seichi.score.Tally;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class KosTest {
    /** Black holds the ko: White could capture C3 by playing C4. */
    private static final Diagram KO = Diagram.parse("""
            . . X . . .
            . X X X . .
            . X . X . .
            X O X O X .
            . X O X . .
            . . X . . .
            """);

    private static final Diagram CORNER = Diagram.parse("""
            . . . . .
            O . . . .
            X O . . .
            . X . O .
            """);

    @EveryVariant
    void aKoIsFilledByItsHolder(Variant variant) {
        assertThat(kos(variant, PointSet.empty(variant.board(KO.board()))))
                .singleElement()
                .satisfies(ko -> {
                    assertThat(ko.point()).isEqualTo(point(variant, "C4"));
                    assertThat(ko.winner()).isEqualTo(variant.color(Color.BLACK));
                    assertThat(ko.taken().isEmpty()).isTrue();
                });
    }

    @EveryVariant
    void oneOfTheStonesAroundThatLivesIsEnough(Variant variant) {
        assertThat(kos(variant, points(variant, "B3", "D3"))).hasSize(1);
    }

    /** Dead stones capture nothing: a ko that only they could take is the holder's point. */
    @EveryVariant
    void whatOnlyDeadStonesCouldTakeIsNoKo(Variant variant) {
        assertThat(kos(variant, points(variant, "B3", "D3", "C2"))).isEmpty();
    }

    @EveryVariant
    void aDeadStoneHoldsNoKo(Variant variant) {
        assertThat(kos(variant, points(variant, "C3"))).isEmpty();
    }

    /** Filling the ko would leave Black's stones one liberty, in his territory or not: the ko goes to White, who takes the stone in atari. */
    @EveryVariant
    void aKoThatCannotBeFilledGoesToTheOtherColor(Variant variant) {
        for (String black : List.of("A1", "A1 C1")) {
            Ko ko = inTheCorner(variant, CORNER, black);
            assertThat(ko.winner()).isEqualTo(variant.color(Color.WHITE));
            assertThat(ko.taken()).isEqualTo(variant.points(CORNER.board(), Coordinates.points(CORNER.board(), "A2")));
        }
    }

    @EveryVariant
    void twoLibertiesLetTheHolderFillIt(Variant variant) {
        Diagram twoLiberties = Diagram.parse("""
                . . . . .
                O . . . .
                X O . . .
                . X X . .
                """);
        Ko ko = inTheCorner(variant, twoLiberties, "A1");
        assertThat(ko.winner()).isEqualTo(variant.color(Color.BLACK));
        assertThat(ko.taken().isEmpty()).isTrue();
    }

    /** One point of territory each but for the ko at E3, which Black would have to fill; by area that costs nothing. */
    private static final Diagram LAST_KO = Diagram.parse("""
            . O . O X . X . X
            O O O O X X X X X
            O O O X . X X X X
            O O O O X X X X X
            . O . O X . X . X
            """);

    @EveryVariant
    void afterTwoPassesTheHolderOfAKoLosesItsPointAllTheSame(Variant variant) {
        Position position = variant.position(LAST_KO.position());
        int sign = variant.color(Color.BLACK) == Color.BLACK ? 2 : -2;
        for (String name : List.of("reading", "static", "dynamic")) {
            ScoringMethod method = Methods.byName(name).orElseThrow();
            for (Ending ending : Ending.values()) {
                FinalPosition end = new FinalPosition(position, ending);
                Assessment japanese = method.assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
                assertThat(Tally.count(japanese, Rulesets.JAPANESE, 0, 0, ending)
                                .margin())
                        .as(name + ending)
                        .isZero();
                Assessment chinese = method.assess(end, Rulesets.CHINESE, Budget.NORMAL, Trace.NONE);
                assertThat(Tally.count(chinese, Rulesets.CHINESE, 0, 0, ending).margin())
                        .as(name + ending)
                        .isEqualTo(7 * sign);
                assertThat(japanese.kos()).hasSize(ending == Ending.STOPPED ? 1 : 0);
            }
        }
    }

    /** The only open ko, at A1, where some points are Black's and no others anyone's. */
    private static Ko inTheCorner(Variant variant, Diagram corner, String black) {
        Board board = corner.board();
        PointSet owned = variant.points(board, Coordinates.points(board, black));
        int code = variant.color(Color.BLACK).code();
        Position position = variant.position(corner.position());
        List<Ko> kos = Kos.open(position, point -> owned.contains(point) ? code : 0, PointSet.empty(position.board()));
        assertThat(kos).extracting(Ko::point).containsExactly(variant.point(board, Coordinates.point(board, "A1")));
        return kos.get(0);
    }

    private static List<Ko> kos(Variant variant, PointSet dead) {
        int empty = point(variant, "C4");
        int black = variant.color(Color.BLACK).code();
        return Kos.open(variant.position(KO.position()), point -> point == empty ? black : 0, dead);
    }

    private static PointSet points(Variant variant, String... names) {
        Board board = variant.board(KO.board());
        PointSet.Builder points = PointSet.builder(board);
        for (String name : names) {
            points.add(point(variant, name));
        }
        return points.build();
    }

    private static int point(Variant variant, String name) {
        return variant.point(KO.board(), Coordinates.point(KO.board(), name));
    }
}
