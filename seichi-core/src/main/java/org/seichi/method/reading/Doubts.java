package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.judge.Fate;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.Ownership;
import org.seichi.score.Tally;
import org.seichi.score.Teire;
import org.seichi.search.NodeCounter;

/**
 * What a person should look at, besides what the method below has flagged: chains whose fate is not sure, an ending that
 * two ways of reading see differently, an ending that depends on who moves first. The bounds were set on two thirds of the
 * measured games.
 */
final class Doubts {
    /** A chain whose fate is less sure than this is flagged. */
    private static final double SURE = 0.8;
    /** With fewer neutral points two readings of the ending seldom differ for a good reason. */
    private static final int MANY_NEUTRAL = 8;

    private Doubts() {}

    /** The chains whose fate is not sure. */
    static Optional<Flag> life(Board board, List<Fate> fates) {
        PointSet.Builder unsure = PointSet.builder(board);
        fates.stream()
                .filter(fate -> fate.sureness() < SURE)
                .forEach(fate -> unsure.addAll(fate.verdict().stones()));
        String text = "Whether these stones live is not sure.";
        return Optional.of(unsure.build())
                .filter(stones -> !stones.isEmpty())
                .map(stones -> new Flag("life-doubtful", text, stones));
    }

    /**
     * Doubts about the ending.
     *
     * @param other the ending of the method below
     * @param read the ending as it was read
     * @param counter bounds the reading
     */
    static List<Flag> ending(Assessment other, Assessment read, NodeCounter counter) {
        Board board = read.position().board();
        List<Flag> flags = new ArrayList<>();
        Ownership owners = Tally.ownership(read, Rulesets.JAPANESE);
        PointSet differing = difference(board, other.teire(), read.teire());
        boolean many = owners.neutral().minus(owners.seki()).size() >= MANY_NEUTRAL;
        if (many && margin(other.withVerdicts(read.verdicts())) != margin(read)) {
            String text = "Which points must be filled is doubtful: two ways of reading the ending differ.";
            flags.add(new Flag("ending-doubtful", text, differing));
        }
        Assessment turned = read.withToMove(read.position().toMove().opponent());
        List<Teire> otherTurn = ReadEnding.of(turned, counter).teire();
        if (margin(turned.withEnding(otherTurn, read.flags())) != margin(read)) {
            String text = "The score depends on who makes the next move: the record may end too early.";
            flags.add(new Flag("turn-matters", text, difference(board, otherTurn, read.teire())));
        }
        return flags;
    }

    /** Half-points by which Black leads where territory is counted, komi left aside. */
    private static int margin(Assessment assessment) {
        return Tally.count(assessment, Rulesets.JAPANESE, 0, 0, Ending.STOPPED).margin();
    }

    private static PointSet difference(Board board, List<Teire> some, List<Teire> others) {
        PointSet these = points(board, some);
        PointSet those = points(board, others);
        return these.union(those).minus(these.intersection(those));
    }

    private static PointSet points(Board board, List<Teire> teire) {
        PointSet.Builder points = PointSet.builder(board);
        teire.forEach(one -> points.add(one.point()));
        return points.build();
    }
}
