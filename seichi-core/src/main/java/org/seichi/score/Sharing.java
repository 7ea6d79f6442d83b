package org.seichi.score;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;

/**
 * How many of the neutral points each player will get, for area rules.
 *
 * <p>Where the record stops and the assessment holds the moves that play the position to its end, these are the points that
 * each player takes there. Points that nobody takes, and all points where there are no such moves, are taken in turn, the
 * player to move first; whoever must fill a point of his own loses a turn for it; the filled point itself still counts for
 * him. Where the players passed, nobody gets any.
 *
 * @param black points that Black will get
 * @param white points that White will get
 */
record Sharing(int black, int white) {
    static Sharing of(Assessment assessment, Ownership owners, PointSet filled, Ending ending) {
        PointSet dame = owners.neutral().minus(owners.seki());
        if (ending != Ending.STOPPED || dame.isEmpty()) {
            return new Sharing(0, 0);
        }
        List<Play> plays = assessment.plays();
        Color toMove = assessment.position().toMove();
        if (plays.isEmpty()) {
            PointSet fills = filled.intersection(owners.black());
            return inTurn(
                    toMove,
                    dame.size(),
                    fills.size(),
                    filled.intersection(owners.white()).size());
        }
        PointSet black = taken(assessment, Color.BLACK, dame);
        PointSet white = taken(assessment, Color.WHITE, dame).minus(black);
        int left = dame.size() - black.size() - white.size();
        Sharing rest = inTurn(plays.get(plays.size() - 1).player().opponent(), left, 0, 0);
        return new Sharing(black.size() + rest.black, white.size() + rest.white);
    }

    private static Sharing inTurn(Color first, int dame, int fillsOfBlack, int fillsOfWhite) {
        int turns = dame + fillsOfBlack + fillsOfWhite;
        int turnsOfBlack = first == Color.BLACK ? (turns + 1) / 2 : turns / 2;
        int black = Math.max(0, Math.min(dame, turnsOfBlack - fillsOfBlack));
        return new Sharing(black, dame - black);
    }

    private static PointSet taken(Assessment assessment, Color player, PointSet dame) {
        PointSet.Builder points = PointSet.builder(assessment.position().board());
        assessment.plays().stream().filter(play -> play.player() == player).forEach(play -> points.add(play.point()));
        return points.build().intersection(dame);
    }

    /** The points that a player will get. */
    int of(Color player) {
        return player == Color.BLACK ? black : white;
    }
}
