package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.playout.Sample;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.Capture;
import org.seichi.testkit.RandomPositions;

/** What is read within a budget, and which points sampled games leave open. */
class EvidenceTest {
    /** Sixteen games at 250 nodes each. */
    private static final int FIRST_GAMES = 4_000;

    private static final Position POSITION =
            RandomPositions.played(Board.square(13), 1, 60).position();

    private static Evidence evidence(Position position, long nodes) {
        List<Verdict> first = Positions.verdicts(position, stones -> Status.ALIVE);
        return Positions.evidence(position, first, new Budget(nodes));
    }

    @Test
    void aBudgetThatDoesNotPayForSixteenGamesPaysForNothing() {
        Evidence least = evidence(POSITION, FIRST_GAMES);
        assertThat(least.samples().atLeast(1).games()).isEqualTo(16);
        assertThat(least.captures()).isPresent();

        Evidence less = evidence(POSITION, FIRST_GAMES - 1);
        assertThat(less.chains()).isEmpty();
        assertThat(less.captures()).isEmpty();
    }

    /** All readings of captures together may use a fortieth of the budget. */
    @Test
    void afterAFortiethOfTheBudgetNoCaptureIsRead() {
        assertThat(nodes(evidence(POSITION, FIRST_GAMES)).stream()
                        .mapToLong(n -> n)
                        .sum())
                .isEqualTo(FIRST_GAMES / 40);
    }

    private static List<Long> nodes(Evidence evidence) {
        CaptureReadings captures = evidence.captures().orElseThrow();
        List<Long> nodes = new ArrayList<>();
        for (Verdict chain : evidence.first()) {
            for (Color first : Color.values()) {
                Capture read = captures.read(chain, first);
                nodes.add(read.nodes());
            }
        }
        return nodes;
    }

    /** A point is decided if one player has it in three of four games. */
    @Test
    void whatNobodyHasInThreeOfFourGamesIsOpen() {
        Evidence evidence = evidence(POSITION, 20 * FIRST_GAMES);
        double undecided = evidence.undecidedAfterAllGames();
        Sample games = evidence.samples().atLeast(1);
        List<Double> shares = IntStream.of(POSITION.empty().toArray())
                .mapToObj(point -> (1 + Math.abs(games.balance(point))) / 2)
                .toList();

        assertThat(shares)
                .anyMatch(share -> share > 0.7 && share < 0.75)
                .anyMatch(share -> share >= 0.75 && share < 0.8);
        assertThat(undecided * POSITION.board().size())
                .isEqualTo(
                        (double) shares.stream().filter(share -> share < 0.75).count(), within(1e-9));
    }
}
