package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.judge.Samples;
import org.seichi.score.Certainty;
import org.seichi.score.Leanings;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.structure.Chains;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Points behind a border that is not sealed. */
class BorderJudgeTest {
    /** White's corner is open at F1. */
    private static final Diagram OPEN = Diagram.parse("""
            . . X . . O . . .
            . . X X . O . . .
            . . . X O O . . .
            . . . X O . . . .
            . . . X O . . . .
            . . X X O O . . .
            . . X O O . . . .
            . . X X O O . . .
            . . . X X . . . .
            """);

    /** A long narrow way between two sealed territories. */
    private static final Diagram NARROW = Diagram.parse("""
            . X . O .
            . X . O .
            . X . O .
            . X . O .
            . X . O .
            . X . O .
            . X . O .
            . X . O .
            . X . O .
            """);

    @EveryVariant
    void roomBehindAGapLeansToWhoHasItInMostGames(Variant variant) {
        Position position = variant.position(OPEN.position());
        Leanings settled =
                new BorderJudge(living(position)).settle(Leanings.none(position.board()), new Samples(position));

        Board board = OPEN.board();
        PointSet corner = variant.points(board, Coordinates.points(board, "G2 H2 H1 J1 G3 H3 G4 H4 J4 H5 J5"));
        assertThat(settled.of(variant.color(Color.WHITE)).containsAll(corner)).isTrue();
        assertThat(settled.of(variant.color(Color.WHITE)))
                .as("beside a black stone")
                .matches(points -> !points.contains(variant.point(board, Coordinates.point(board, "F1"))));
        assertThat(settled.of(variant.color(Color.BLACK)).intersects(corner)).isFalse();
    }

    /** {@link #OPEN} with a black stone at H3 that is called alive, though it lives in few games. */
    private static final Diagram GUEST = Diagram.parse("""
            . . X . . O . . .
            . . X X . O . . .
            . . . X O O . . .
            . . . X O . . . .
            . . . X O . . . .
            . . X X O O . . .
            . . X O O . . X .
            . . X X O O . . .
            . . . X X . . . .
            """);

    @EveryVariant
    void whatTouchesALivingStoneLeansToNobodyElse(Variant variant) {
        Position position = variant.position(GUEST.position());
        PointSet whites = new BorderJudge(living(position))
                .settle(Leanings.none(position.board()), new Samples(position))
                .of(variant.color(Color.WHITE));

        Board board = GUEST.board();
        PointSet beside = variant.points(board, Coordinates.points(board, "H2 G3 J3 H4"));
        assertThat(whites.intersects(beside)).isFalse();
        assertThat(whites.containsAll(variant.points(board, Coordinates.points(board, "J6"))))
                .isTrue();
    }

    /** Two rooms with a common hall: each leans to its player as far as he owns the points in two of three games. */
    private static final Diagram HALL = Diagram.parse("""
            a a a X . O b b b
            a a a X . O b b b
            a a a X . O b b b
            a a a X . O b b b
            a a a X . O b b b
            a a a X . O b b b
            a a a a . b b b b
            a a . . . . . b b
            a . . . . . . . b
            """);

    @EveryVariant
    void aHallLeansAsFarAsTheGamesGo(Variant variant) {
        Position position = variant.position(HALL.position());
        Leanings settled =
                new BorderJudge(living(position)).settle(Leanings.none(position.board()), new Samples(position));

        assertThat(settled.of(variant.color(Color.BLACK))).isEqualTo(variant.points(HALL.board(), HALL.marked('a')));
        assertThat(settled.of(variant.color(Color.WHITE))).isEqualTo(variant.points(HALL.board(), HALL.marked('b')));
    }

    @EveryVariant
    void aNarrowWayStaysNeutral(Variant variant) {
        Position position = variant.position(NARROW.position());
        BorderJudge borders = new BorderJudge(living(position));

        PointSet way = variant.points(NARROW.board(), Coordinates.points(NARROW.board(), "C1 C2 C3 C4 C5 C6 C7 C8 C9"));
        assertThat(borders.open()).isEqualTo(way);
        Leanings none = Leanings.none(position.board());
        assertThat(borders.settle(none, new Samples(position))).isEqualTo(none);
    }

    /** The same way two points wide: each is beside a stone. */
    private static final Diagram PASSAGE = Diagram.parse("""
            . X . . O .
            . X . . O .
            . X . . O .
            . X . . O .
            . X . . O .
            . X . . O .
            """);

    @EveryVariant
    void whereAllPointsAreBesideStonesNoGameIsAsked(Variant variant) {
        Position position = variant.position(PASSAGE.position());
        Leanings none = Leanings.none(position.board());
        assertThat(new BorderJudge(living(position)).settle(none, new Samples(position)))
                .isEqualTo(none);
    }

    /** Shape gives all of it to one player. */
    @EveryVariant
    void whatTheGamesSayReplacesWhatShapeSays(Variant variant) {
        Position position = variant.position(HALL.position());
        PointSet none = PointSet.empty(position.board());
        boolean same = variant.color(Color.BLACK) == Color.BLACK;
        Leanings shape = new Leanings(same ? position.empty() : none, same ? none : position.empty(), none);
        Leanings settled = new BorderJudge(living(position)).settle(shape, new Samples(position));

        assertThat(settled.of(variant.color(Color.BLACK))).isEqualTo(variant.points(HALL.board(), HALL.marked('a')));
        Leanings other = new Leanings(same ? none : position.empty(), same ? position.empty() : none, none);
        assertThat(new BorderJudge(living(position))
                        .settle(other, new Samples(position))
                        .of(variant.color(Color.WHITE)))
                .isEqualTo(variant.points(HALL.board(), HALL.marked('b')));
    }

    @EveryVariant
    void theLibertiesOfASekiAreNoBorder(Variant variant) {
        Position position = variant.position(NARROW.position());
        List<Verdict> verdicts = living(position).verdicts().stream()
                .map(verdict -> verdict.color() == variant.color(Color.BLACK) ? verdict.with(Status.SEKI) : verdict)
                .toList();
        assertThat(new BorderJudge(new LifeAndDeath(position, verdicts)).open().isEmpty())
                .isTrue();
    }

    private static LifeAndDeath living(Position position) {
        Chains chains = Chains.of(position);
        List<Verdict> verdicts = new ArrayList<>();
        for (int chain = 0; chain < chains.count(); chain++) {
            PointSet stones = chains.stones(chain);
            verdicts.add(new Verdict(stones, Color.of(chains.code(chain)), Status.ALIVE, Certainty.JUDGED, List.of()));
        }
        return new LifeAndDeath(position, verdicts);
    }
}
