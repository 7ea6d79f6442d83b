package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Fights in doubt are decided in the way that keeps a game close. */
class CloseGameTest {
    /** Either White's right side or the black stone in it dies; the game is closer if White lives there. */
    private static final Diagram FIGHT = Diagram.parse("""
            . . . . X O . . .
            . . . . X O . . .
            . . . . X O . X .
            . . . . X O . . .
            . . . . X O O O O
            . . . . X X X X X
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """);

    /** The same fight where Black is so far behind elsewhere that only White's death on the right keeps the game close. */
    private static final Diagram BEHIND = Diagram.parse("""
            . O . . X O . . .
            . O O O X O . . .
            . . . O X O . X .
            O O O O X O . . .
            . . . O X O O O O
            . . . O X X X X X
            . . . O O O O O O
            . . . . . . . . .
            . . . . . . . . .
            """);

    @EveryVariant
    void theReadingThatKeepsTheGameCloseWins(Variant variant) {
        List<ChainFate> settled = settle(variant, FIGHT, 0.6, Certainty.JUDGED);

        Board board = FIGHT.board();
        int white = variant.point(board, Coordinates.point(board, "F9"));
        int inside = variant.point(board, Coordinates.point(board, "H7"));
        assertThat(fate(settled, white).verdict().status()).isEqualTo(Status.ALIVE);
        assertThat(fate(settled, inside).verdict().status())
                .as("dies with it: in the games in which the others stay it goes")
                .isEqualTo(Status.DEAD);
        assertThat(fate(settled, white).sureness()).isEqualTo(0.6);
    }

    @Test
    void theReasonSaysWhatTheGameWouldBe() {
        List<ChainFate> settled = settle(Variant.all().findFirst().orElseThrow(), FIGHT, 0.6, Certainty.JUDGED);
        assertThat(fate(settled, Coordinates.point(FIGHT.board(), "F9"))
                        .verdict()
                        .reasons()
                        .get(0)
                        .text())
                .isEqualTo("A doubtful fight, decided by what keeps the game close: this way Black leads by 41 on the"
                        + " board, otherwise Black leads by 81, and a player so far behind would have resigned.");
    }

    @EveryVariant
    void whatIsSureOrProvenOrNoCloserStays(Variant variant) {
        assertThat(statuses(settle(variant, FIGHT, 0.95, Certainty.JUDGED)))
                .isEqualTo(statuses(fates(variant, FIGHT, 0.95, Certainty.JUDGED)));
        assertThat(statuses(settle(variant, FIGHT, 0.6, Certainty.PROVEN)))
                .isEqualTo(statuses(fates(variant, FIGHT, 0.6, Certainty.PROVEN)));
        assertThat(statuses(settle(variant, BEHIND, 0.6, Certainty.JUDGED)))
                .isEqualTo(statuses(fates(variant, BEHIND, 0.6, Certainty.JUDGED)));
    }

    @EveryVariant
    void aReadingThatNoGameShowsIsNone(Variant variant) {
        Position position = variant.position(FIGHT.position());
        List<ChainFate> fates = fates(variant, FIGHT, 0.6, Certainty.JUDGED);
        List<PointSet> games = Collections.nCopies(10, without(position, fates, Status.DEAD));
        assertThat(new CloseGame(position, grounds(fates), games).settle(fates)).isEqualTo(fates);
    }

    /** Settles with five games in which the white stones on the right are taken and five in which the black one is. */
    private static List<ChainFate> settle(Variant variant, Diagram diagram, double sureness, Certainty certainty) {
        Position position = variant.position(diagram.position());
        List<ChainFate> fates = fates(variant, diagram, sureness, certainty);
        PointSet inside = variant.points(diagram.board(), Coordinates.points(diagram.board(), "H7"));
        List<PointSet> games = new ArrayList<>(Collections.nCopies(5, without(position, fates, Status.DEAD)));
        games.addAll(Collections.nCopies(5, occupied(position).minus(inside)));
        return new CloseGame(position, grounds(fates), games).settle(fates);
    }

    /** The fates with the white stones on the right dead and all others alive. */
    private static List<ChainFate> fates(Variant variant, Diagram diagram, double sureness, Certainty certainty) {
        int white = variant.point(diagram.board(), Coordinates.point(diagram.board(), "F9"));
        Predicate<PointSet> dies = stones -> stones.contains(white);
        return Positions.verdicts(
                        variant.position(diagram.position()), stones -> dies.test(stones) ? Status.DEAD : Status.ALIVE)
                .stream()
                .map(chain -> new Verdict(chain.stones(), chain.color(), chain.status(), certainty, chain.reasons()))
                .map(chain -> new ChainFate(chain, sureness))
                .toList();
    }

    private static List<LifeEvidence> grounds(List<ChainFate> fates) {
        return fates.stream().map(fate -> new LifeEvidence(fate.verdict(), 0.5)).toList();
    }

    private static PointSet without(Position position, List<ChainFate> fates, Status status) {
        PointSet left = occupied(position);
        for (ChainFate fate : fates) {
            left = fate.verdict().status() == status ? left.minus(fate.verdict().stones()) : left;
        }
        return left;
    }

    private static PointSet occupied(Position position) {
        return position.board().points().minus(position.empty());
    }

    private static ChainFate fate(List<ChainFate> fates, int stone) {
        return fates.stream()
                .filter(fate -> fate.verdict().stones().contains(stone))
                .findFirst()
                .orElseThrow();
    }

    private static List<Status> statuses(List<ChainFate> fates) {
        return fates.stream().map(fate -> fate.verdict().status()).toList();
    }
}
