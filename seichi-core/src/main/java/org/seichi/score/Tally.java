package org.seichi.score;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Scoring;

/** Counts an assessed position. Counting never guesses life: it takes the verdicts as they are. */
public final class Tally {
    private Tally() {}

    /**
     * Whose each point is under a ruleset. Dead stones are taken off; an empty region that touches standing stones of one
     * color is that color's, one that touches both is neutral but for what the assessment says of its sides.
     */
    public static Ownership ownership(Assessment assessment, Ruleset rules) {
        return new OwnershipFlood(assessment)
                .find(assessment.leaningBlack(), assessment.leaningWhite(), rules.sekiTerritory());
    }

    /**
     * Counts.
     *
     * @param assessment what becomes of the stones
     * @param rules what is counted, and what White receives for handicap stones
     * @param komi what White receives besides, in half-points
     * @param handicap number of handicap stones
     * @param ending after two passes the position is counted as it stands; otherwise points that must be filled and open
     *     kos cost their owners what they cost
     */
    public static Score count(Assessment assessment, Ruleset rules, int komi, int handicap, Ending ending) {
        Ownership owners = ownership(assessment, rules);
        LastMoves last = LastMoves.of(assessment, ending);
        PlayerScore black = player(assessment, owners, last, rules, new Compensated(Color.BLACK, 0, 0));
        PlayerScore white = player(
                assessment,
                owners,
                last,
                rules,
                new Compensated(Color.WHITE, rules.compensation().halfPoints(handicap), komi));
        return new Score(rules, black.totalHalfPoints() - white.totalHalfPoints(), black, white);
    }

    /** A player and what the player receives before anything is counted, in half-points. */
    private record Compensated(Color color, int handicap, int komi) {}

    private static PlayerScore player(
            Assessment assessment, Ownership owners, LastMoves last, Ruleset rules, Compensated player) {
        Position position = assessment.position();
        PointSet dead = assessment.stones(Status.DEAD);
        PointSet own = owners.of(player.color())
                .union(last.ofKos(player.color()))
                .minus(last.ofKos(player.color().opponent()));
        PointSet territory = own.minus(position.stones(player.color())).minus(last.filled());
        PointSet taken = dead.union(last.ofKos(player.color()))
                .intersection(position.stones(player.color().opponent()));
        int prisoners = position.capturedBy(player.color());
        int points = rules.scoring() == Scoring.AREA ? own.size() : territory.size() + prisoners + taken.size();
        return new PlayerScore(
                territory.size(),
                prisoners,
                taken.size(),
                own.size(),
                player.handicap(),
                player.komi(),
                2 * points + player.handicap() + player.komi());
    }
}
