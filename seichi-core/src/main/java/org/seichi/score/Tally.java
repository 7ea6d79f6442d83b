package org.seichi.score;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Scoring;

/** Counts an assessed position. Counting makes no life-and-death decisions: it uses the verdicts as they are. */
public final class Tally {
    private Tally() {}

    /**
     * The owner of each point under a ruleset. Dead stones are removed; an empty region that touches remaining stones of only
     * one color belongs to that color, one that touches both is neutral except where the assessment says otherwise.
     */
    public static Ownership ownership(Assessment assessment, Ruleset rules) {
        return assessment.territories().under(rules);
    }

    /**
     * Counts a position under a ruleset.
     *
     * @param assessment the verdicts and the moves that remain to be played
     * @param rules what is counted, and what White receives for handicap stones
     * @param komi komi in half-points
     * @param handicap number of handicap stones
     * @param ending if the record just stopped, teire are filled, open kos settled and neutral points shared before the count;
     *     otherwise the position is counted as it stands
     */
    public static Score count(Assessment assessment, Ruleset rules, int komi, int handicap, Ending ending) {
        Ownership owners = ownership(assessment, rules);
        FilledPoints last = FilledPoints.of(assessment, ending);
        Counting counting = new Counting(
                assessment,
                rules,
                owners,
                last,
                Sharing.of(
                        assessment,
                        owners,
                        last.filledBy(Color.BLACK, owners),
                        last.filledBy(Color.WHITE, owners),
                        ending),
                removed(assessment, owners, ending));
        PlayerScore black = counting.player(Color.BLACK, 0, 0);
        PlayerScore white = counting.player(Color.WHITE, rules.compensation().halfPoints(handicap), komi);
        return new Score(rules, black.totalHalfPoints() - white.totalHalfPoints(), black, white);
    }

    /**
     * The board as it is counted by territory.
     *
     * @param rules whether eyes in seki count
     * @param ending if the record just stopped, teire are filled and open kos settled
     */
    public static SettledBoard settled(Assessment assessment, Ruleset rules, Ending ending) {
        Ownership owners = ownership(assessment, rules);
        FilledPoints last = FilledPoints.of(assessment, ending);
        PointSet black = last.owned(owners, Color.BLACK);
        PointSet white = last.owned(owners, Color.WHITE);
        Position position = assessment.position();
        PointSet blackTerritory = last.territory(black, position, Color.BLACK);
        PointSet whiteTerritory = last.territory(white, position, Color.WHITE);
        PointSet staying = assessment.stones(Status.DEAD).minus(removed(assessment, owners, ending));
        return new SettledBoard(
                position.board(),
                black.minus(blackTerritory).union(staying.intersection(position.stones(Color.BLACK))),
                white.minus(whiteTerritory).union(staying.intersection(position.stones(Color.WHITE))),
                blackTerritory,
                whiteTerritory);
    }

    /**
     * The dead stones that are taken off. Where the record just stops, all of them can still be captured. After the passes only
     * those in territory are taken off, so those in the eyes of a seki stay if such eyes do not count (Japanese rules of 1989, article 10).
     */
    private static PointSet removed(Assessment assessment, Ownership owners, Ending ending) {
        PointSet dead = assessment.stones(Status.DEAD);
        return ending == Ending.STOPPED ? dead : dead.minus(owners.neutral());
    }

    /** The inputs of the count, shared by both players. */
    private record Counting(
            Assessment assessment,
            Ruleset rules,
            Ownership owners,
            FilledPoints last,
            Sharing sharing,
            PointSet removed) {

        /** The items of a player's score; compensation and komi in half-points. */
        PlayerScore player(Color player, int compensation, int komi) {
            Position position = assessment.position();
            PointSet own = last.owned(owners, player);
            PointSet territory = last.territory(own, position, player);
            PointSet taken = removed.union(last.ofKos(player)).intersection(position.stones(player.opponent()));
            int prisoners = position.capturedBy(player);
            int area = own.size() + sharing.of(player);
            int points = rules.scoring() == Scoring.AREA ? area : territory.size() + prisoners + taken.size();
            return new PlayerScore(
                    territory.size(),
                    prisoners,
                    taken.size(),
                    area,
                    compensation,
                    komi,
                    2 * points + compensation + komi);
        }
    }

    /**
     * The points that the last moves change before a position is counted; all empty unless the record just stopped.
     *
     * @param filled points that are filled or captured by their owner: teire and the points of open kos
     * @param kosOfBlack points of the kos that Black wins, including those of the stones captured there
     * @param kosOfWhite the same for White
     */
    private record FilledPoints(PointSet filled, PointSet kosOfBlack, PointSet kosOfWhite) {
        static FilledPoints of(Assessment assessment, Ending ending) {
            Board board = assessment.position().board();
            PointSet.Builder filled = PointSet.builder(board);
            PointSet.Builder black = PointSet.builder(board);
            PointSet.Builder white = PointSet.builder(board);
            if (ending == Ending.STOPPED) {
                assessment.teire().forEach(teire -> filled.add(teire.point()));
                for (Ko ko : assessment.kos()) {
                    PointSet points = ko.taken().union(PointSet.of(board, ko.point()));
                    filled.addAll(points);
                    (ko.winner() == Color.BLACK ? black : white).addAll(points);
                }
            }
            return new FilledPoints(filled.build(), black.build(), white.build());
        }

        /** What a player owns once the last kos are won. */
        PointSet owned(Ownership owners, Color player) {
            return owners.of(player).union(ofKos(player)).minus(ofKos(player.opponent()));
        }

        /** The points that a player fills, those of the kos that he wins included. */
        PointSet filledBy(Color player, Ownership owners) {
            return filled.intersection(owned(owners, player));
        }

        /** Those of the points owned by a player on which no stone of his stands or will stand. */
        PointSet territory(PointSet owned, Position position, Color player) {
            return owned.minus(position.stones(player)).minus(filled);
        }

        /** The points of the kos that the player wins. */
        PointSet ofKos(Color player) {
            return player == Color.BLACK ? kosOfBlack : kosOfWhite;
        }
    }
}
