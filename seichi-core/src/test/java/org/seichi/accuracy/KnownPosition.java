package org.seichi.accuracy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.game.Move;
import org.seichi.rules.Ruleset;
import org.seichi.testkit.Variant;

/**
 * A position whose score is known.
 *
 * @param group its topic: the name of the file that it is in
 * @param name its own name in the group
 * @param end the position and how its record ends
 * @param komi in half-points
 * @param handicap number of handicap stones
 * @param dead all dead stones
 * @param seki all stones in seki
 * @param line correct play of both players to the end: neutral points and needed moves; empty if there are none
 * @param scores half-points by which Black is ahead, for each ruleset
 */
record KnownPosition(
        String group,
        String name,
        FinalPosition end,
        int komi,
        int handicap,
        PointSet dead,
        PointSet seki,
        List<Move> line,
        Map<Ruleset, Integer> scores) {

    /** The same position in a variant, with the scores on the board alone: komi and compensation are always White's. */
    KnownPosition seen(Variant variant) {
        Position position = end.position();
        Map<Ruleset, Integer> seenScores = new LinkedHashMap<>();
        scores.forEach((rules, score) -> seenScores.put(
                rules, variant.score(score + komi + rules.compensation().halfPoints(handicap))));
        return new KnownPosition(
                group,
                name,
                new FinalPosition(variant.position(position), end.ending()),
                0,
                0,
                variant.points(position.board(), dead),
                variant.points(position.board(), seki),
                line.stream().map(move -> variant.move(position.board(), move)).toList(),
                seenScores);
    }

    /** Whether the record was cut, so that moves may be missing. */
    boolean isStopped() {
        return end.ending() == Ending.STOPPED;
    }

    @Override
    public String toString() {
        return group + ": " + name;
    }
}
