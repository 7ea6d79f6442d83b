package org.seichi.score;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * All that a method says of a position; counting adds nothing to it.
 *
 * @param position the position assessed, dead stones still on the board
 * @param verdicts one for each chain of the position, ordered by the chain's first point
 * @param leaningBlack empty points that fall to Black although their region touches living stones of both colors,
 *     because the border between the territories is not sealed
 * @param leaningWhite the same for White
 * @param falseEyes empty points that count for nobody under territory rules although one color surrounds them, because
 *     their owner will have to fill them; for positions that are counted as they stand
 * @param teire points that their owner must fill
 * @param kos kos that stand open
 * @param flags what a person should look at
 * @param plays moves with which the position was played to its end, forced ones included, each on an empty point of the
 *     board with the dead stones still on it, passes left out; empty if nothing was played
 * @param proven points, with stones or without, of which it is proven whose they are; empty for methods that prove nothing
 */
public record Assessment(
        Position position,
        List<Verdict> verdicts,
        PointSet leaningBlack,
        PointSet leaningWhite,
        PointSet falseEyes,
        List<Teire> teire,
        List<Ko> kos,
        List<Flag> flags,
        List<Play> plays,
        PointSet proven) {
    /** An assessment for which nothing was played and nothing is proven. */
    public Assessment(
            Position position,
            List<Verdict> verdicts,
            PointSet leaningBlack,
            PointSet leaningWhite,
            PointSet falseEyes,
            List<Teire> teire,
            List<Ko> kos,
            List<Flag> flags) {
        this(
                position,
                verdicts,
                leaningBlack,
                leaningWhite,
                falseEyes,
                teire,
                kos,
                flags,
                List.of(),
                PointSet.empty(position.board()));
    }

    /** The same assessment with other verdicts, one for each chain. */
    public Assessment withVerdicts(List<Verdict> others) {
        return with(List.copyOf(others), teire, flags, plays, proven);
    }

    /** The same assessment with points of which it is proven whose they are. */
    public Assessment withProven(PointSet points) {
        return with(verdicts, teire, flags, plays, points);
    }

    /** The same assessment with another reading of the ending: points that must be filled, and flags. */
    public Assessment withEnding(List<Teire> others, List<Flag> doubts) {
        return with(verdicts, List.copyOf(others), List.copyOf(doubts), plays, proven);
    }

    /** The same assessment with other open kos. */
    public Assessment withKos(List<Ko> others) {
        return new Assessment(
                position,
                verdicts,
                leaningBlack,
                leaningWhite,
                falseEyes,
                teire,
                List.copyOf(others),
                flags,
                plays,
                proven);
    }

    /** The same assessment with other points behind unsealed borders that fall to Black and to White. */
    public Assessment withLeaning(PointSet black, PointSet white) {
        return new Assessment(position, verdicts, black, white, falseEyes, teire, kos, flags, plays, proven);
    }

    /** The same assessment with other points that count for nobody though one color surrounds them. */
    public Assessment withFalseEyes(PointSet others) {
        return new Assessment(position, verdicts, leaningBlack, leaningWhite, others, teire, kos, flags, plays, proven);
    }

    /** The same assessment with the moves that play the position to its end. */
    public Assessment withPlays(List<Play> moves) {
        return with(verdicts, teire, flags, List.copyOf(moves), proven);
    }

    /** The same assessment with another player to move. */
    public Assessment withToMove(Color player) {
        Position turned = position.withToMove(player);
        return new Assessment(
                turned, verdicts, leaningBlack, leaningWhite, falseEyes, teire, kos, flags, plays, proven);
    }

    /** The same assessment with further flags. */
    public Assessment withFlags(List<Flag> further) {
        List<Flag> all = new ArrayList<>(flags);
        all.addAll(further);
        return with(verdicts, teire, List.copyOf(all), plays, proven);
    }

    private Assessment with(
            List<Verdict> newVerdicts,
            List<Teire> newTeire,
            List<Flag> newFlags,
            List<Play> newPlays,
            PointSet points) {
        return new Assessment(
                position,
                newVerdicts,
                leaningBlack,
                leaningWhite,
                falseEyes,
                newTeire,
                kos,
                newFlags,
                newPlays,
                points);
    }

    /** All stones with a status. */
    public PointSet stones(Status status) {
        PointSet.Builder stones = PointSet.builder(position.board());
        for (Verdict verdict : verdicts) {
            if (verdict.status() == status) {
                stones.addAll(verdict.stones());
            }
        }
        return stones.build();
    }
}
