package org.seichi.method.reading;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.method.reading.ending.EndingReader;
import org.seichi.method.reading.ending.PlayedEnding;
import org.seichi.rules.Scoring;
import org.seichi.score.Ko;
import org.seichi.score.Leanings;
import org.seichi.score.Ownership;
import org.seichi.search.NodeCounter;

/**
 * Finds doubts about the ending: raids, stones lost at the end, points that must be filled, kos, many neutral points, other fills by
 * shape, a score that depends on who moves next, an exhausted budget.
 */
final class EndingDoubts {
    /** From this number on, open neutral points are a sign of doubt. */
    private static final int MANY_NEUTRAL = 12;
    /** Least number of nodes left for reading the ending with either player first; a small budget never has as many. */
    private static final long WORTH_TURNING = 20_000;

    private final BordersAndKos borders;
    private final Ownership owners;
    private final Scoring scoring;
    private final NodeCounter counter;

    /**
     * Prepares to judge an ending.
     *
     * @param borders the stage before the ending
     * @param scoring area or territory scoring
     * @param counter has counted the reading so far; bounds the rest
     */
    EndingDoubts(BordersAndKos borders, Scoring scoring, NodeCounter counter) {
        this.borders = borders;
        this.owners = borders.owners();
        this.scoring = scoring;
        this.counter = counter;
    }

    /**
     * Adds the signs of doubt about the ending.
     *
     * @param ending the ending as it was played out
     * @param endings plays it with either player to move first
     * @param forced points that must be filled according to shape
     */
    void addTo(Doubts doubts, PlayedEnding ending, EndingReader endings, PointSet forced) {
        doubts.addIfAny(DoubtSign.RAID, ending.raided());
        doubts.addIfAny(DoubtSign.LOST_AT_THE_END, ending.atStake());
        PointSet neutral = owners.dame();
        if (scoring == Scoring.TERRITORY) {
            doubts.addIfAny(DoubtSign.FILLS, ending.fills());
        } else {
            doubts.addIfAny(DoubtSign.PARITY, neutral.isEmpty() ? neutral : ending.fills());
            doubts.addIfAny(DoubtSign.KO, kosInDoubt(ending));
        }
        if (neutral.size() >= MANY_NEUTRAL) {
            doubts.add(DoubtSign.MANY_NEUTRAL, neutral, neutral.size());
        }
        compare(doubts, DoubtSign.OTHER_ENDING, forced, ending.fills());
        if (counter.left() >= WORTH_TURNING) {
            Color first = borders.life().position().toMove();
            compareTurns(doubts, endings.read(first), endings.read(first.opponent()));
        }
        if (counter.left() == 0) {
            doubts.add(
                    DoubtSign.BUDGET, PointSet.empty(borders.life().position().board()));
        }
    }

    /**
     * The points of kos that may change more than their own points, where neutral points count. The player to move wins a single ko of
     * the opponent by taking it first, if the last neutral point would also be his own: the opponent cannot retake, and gets that point
     * instead. If the ko goes to the player who does not hold it, the holder must answer its capture, which changes the turns. Several
     * kos are threats for each other, unless both players hold equally many: then each fills his own.
     */
    private PointSet kosInDoubt(PlayedEnding ending) {
        Position position = borders.life().position();
        List<Ko> kos = borders.kos();
        long held = kos.stream().filter(ko -> ko.winner() == position.toMove()).count();
        boolean hasNeutral = !owners.dame().isEmpty();
        boolean playsLast = ending.plays().size() % 2 == 1;
        boolean inDoubt = kos.size() > 1
                ? 2 * held != kos.size()
                : kos.stream().anyMatch(ko -> (hasNeutral && !ko.taken().isEmpty()) || (playsLast && mayBeTaken(ko)));
        return PointSet.of(position.board(), kos.stream().filter(ko -> inDoubt).mapToInt(Ko::point));
    }

    private boolean mayBeTaken(Ko ko) {
        Position position = borders.life().position();
        Color player = position.toMove();
        return ko.winner() != player && position.legality(player, ko.point()) == Legality.LEGAL;
    }

    /** Adds a sign if filling the one or the other set of points leads to different scores. */
    private void compare(Doubts doubts, DoubtSign sign, PointSet some, PointSet others) {
        if (lead(some) != lead(others)) {
            doubts.add(sign, some.union(others).minus(some.intersection(others)));
        }
    }

    /** Adds a sign if the score depends on who moves next. */
    private void compareTurns(Doubts doubts, PlayedEnding one, PlayedEnding other) {
        if (lead(one) != lead(other)) {
            PointSet all = costsAndGains(one).union(costsAndGains(other));
            doubts.add(DoubtSign.TURN, all.minus(costsAndGains(one).intersection(costsAndGains(other))));
        }
    }

    private static PointSet costsAndGains(PlayedEnding ending) {
        return ending.fills()
                .union(ending.enclosed().black())
                .union(ending.enclosed().white());
    }

    /** Black's gain in points from fills and from points that the players enclose. */
    private int lead(PlayedEnding ending) {
        Leanings enclosed = ending.enclosed();
        return lead(ending.fills()) + enclosed.black().size() - enclosed.white().size();
    }

    /** Black's gain in points, under territory scoring, from fills: each costs its owner one, except at the points of kos. */
    private int lead(PointSet fills) {
        Board board = borders.life().position().board();
        PointSet filled = fills.minus(PointSet.of(board, borders.kos().stream().mapToInt(Ko::point)));
        return filled.intersection(owners.white()).size()
                - filled.intersection(owners.black()).size();
    }
}
