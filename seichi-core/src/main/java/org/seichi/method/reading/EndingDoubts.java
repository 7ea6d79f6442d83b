package org.seichi.method.reading;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Ownership;
import org.seichi.score.Tally;
import org.seichi.score.Teire;
import org.seichi.search.NodeCounter;

/**
 * Doubts about the ending: many neutral points, another reading that fills other points, a score that depends on who moves
 * next, a search that came to its end.
 */
final class EndingDoubts {
    private static final int SOME = 12;
    private static final int MANY = 16;
    /** With fewer nodes left, as with a small budget from the start, the ending is not read twice. */
    private static final long WORTH_TURNING = 20_000;

    private final Assessment other;
    private final Assessment read;
    private final NodeCounter counter;

    /**
     * Doubts about an ending.
     *
     * @param other the ending of the method below
     * @param read the ending as it was read
     * @param counter has bounded the reading, and bounds what is left
     */
    EndingDoubts(Assessment other, Assessment read, NodeCounter counter) {
        this.other = other;
        this.read = read;
        this.counter = counter;
    }

    /**
     * Adds the signs.
     *
     * @param ending how the ending was played
     * @param endings reads it with the other player to move first
     */
    void addTo(Doubts doubts, ReadEnding ending, Endings endings) {
        PointSet raided = ending.raided(read.position().board());
        if (!raided.isEmpty()) {
            doubts.add(DoubtSign.RAID, raided);
        }
        PointSet atStake = ending.atStake();
        if (!atStake.isEmpty()) {
            doubts.add(DoubtSign.LOST_AT_THE_END, atStake);
        }
        Ownership owners = Tally.ownership(read, Rulesets.JAPANESE);
        PointSet neutral = owners.neutral().minus(owners.seki());
        if (neutral.size() >= SOME) {
            DoubtSign sign = neutral.size() < MANY ? DoubtSign.SOME_NEUTRAL : DoubtSign.MANY_NEUTRAL;
            doubts.add(sign, neutral, neutral.size());
        }
        if (margin(other.withVerdicts(read.verdicts())) != margin(read)) {
            doubts.add(DoubtSign.OTHER_ENDING, difference(other.teire(), read.teire()));
        }
        if (counter.left() >= WORTH_TURNING) {
            ReadEnding plain = ending.hasInvasions() ? endings.read() : ending;
            turn(doubts, plain.teire(), endings.readTurned().teire());
        }
        if (counter.left() == 0) {
            doubts.add(DoubtSign.BUDGET, PointSet.empty(read.position().board()));
        }
    }

    /** Compares the ending with the one in which the other player moves first, both without a look for invasions. */
    private void turn(Doubts doubts, List<Teire> thisTurn, List<Teire> otherTurn) {
        if (margin(read.withEnding(otherTurn, read.flags())) != margin(read.withEnding(thisTurn, read.flags()))) {
            doubts.add(DoubtSign.TURN, difference(otherTurn, thisTurn));
        }
    }

    /** Half-points by which Black leads where territory is counted, komi left aside. */
    private static int margin(Assessment assessment) {
        return Tally.count(assessment, Rulesets.JAPANESE, 0, 0, Ending.STOPPED).margin();
    }

    private PointSet difference(List<Teire> some, List<Teire> others) {
        PointSet these = points(some);
        PointSet those = points(others);
        return these.union(those).minus(these.intersection(those));
    }

    private PointSet points(List<Teire> teire) {
        Board board = read.position().board();
        PointSet.Builder points = PointSet.builder(board);
        teire.forEach(one -> points.add(one.point()));
        return points.build();
    }
}
