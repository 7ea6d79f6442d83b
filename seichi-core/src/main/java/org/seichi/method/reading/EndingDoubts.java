package org.seichi.method.reading;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.method.reading.ending.EndingReader;
import org.seichi.method.reading.ending.PlayedEnding;
import org.seichi.rules.Scoring;
import org.seichi.score.Ko;
import org.seichi.score.Ownership;
import org.seichi.search.NodeCounter;

/**
 * Doubts about the ending: points that must be filled, many neutral points, another reading that fills other points, a score
 * that depends on who moves next, an exhausted budget.
 */
final class EndingDoubts {
    private static final int MANY_NEUTRAL = 12;
    /** With fewer nodes left, as with a small budget from the start, the ending is not read twice. */
    private static final long WORTH_TURNING = 20_000;

    private final BordersAndKos borders;
    private final Ownership owners;
    private final Scoring scoring;
    private final NodeCounter counter;

    /**
     * Doubts about an ending.
     *
     * @param borders where it begins
     * @param scoring what is counted
     * @param counter has bounded the reading, and bounds what is left
     */
    EndingDoubts(BordersAndKos borders, Scoring scoring, NodeCounter counter) {
        this.borders = borders;
        this.owners = borders.owners();
        this.scoring = scoring;
        this.counter = counter;
    }

    /**
     * Adds the signs.
     *
     * @param ending how the ending was played
     * @param endings reads it with the other player to move first
     * @param forced points that have to be filled by their shape
     */
    void addTo(Doubts doubts, PlayedEnding ending, EndingReader endings, PointSet forced) {
        add(doubts, DoubtSign.RAID, ending.raided());
        add(doubts, DoubtSign.LOST_AT_THE_END, ending.atStake());
        PointSet neutral = owners.neutral().minus(owners.seki());
        if (scoring == Scoring.TERRITORY) {
            add(doubts, DoubtSign.FILLS, ending.fills());
        } else if (!neutral.isEmpty()) {
            add(doubts, DoubtSign.PARITY, ending.fills());
        }
        if (neutral.size() >= MANY_NEUTRAL) {
            doubts.add(DoubtSign.MANY_NEUTRAL, neutral, neutral.size());
        }
        compare(doubts, DoubtSign.OTHER_ENDING, forced, ending.fills());
        if (counter.left() >= WORTH_TURNING) {
            Color first = borders.life().position().toMove();
            PointSet thisTurn = endings.read(first).fills();
            compare(doubts, DoubtSign.TURN, endings.read(first.opponent()).fills(), thisTurn);
        }
        if (counter.left() == 0) {
            doubts.add(
                    DoubtSign.BUDGET, PointSet.empty(borders.life().position().board()));
        }
    }

    private static void add(Doubts doubts, DoubtSign sign, PointSet points) {
        if (!points.isEmpty()) {
            doubts.add(sign, points);
        }
    }

    /** Adds a sign if the score depends on which points are filled. */
    private void compare(Doubts doubts, DoubtSign sign, PointSet some, PointSet others) {
        if (lead(some) != lead(others)) {
            doubts.add(sign, some.union(others).minus(some.intersection(others)));
        }
    }

    /** What filling some points is worth to Black where territory is counted: each costs its owner one point. */
    private int lead(PointSet fills) {
        PointSet.Builder kos = PointSet.builder(borders.life().position().board());
        for (Ko ko : borders.kos()) {
            kos.add(ko.point());
        }
        PointSet filled = fills.minus(kos.build());
        return filled.intersection(owners.white()).size()
                - filled.intersection(owners.black()).size();
    }
}
