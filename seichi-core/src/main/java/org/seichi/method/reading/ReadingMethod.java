package org.seichi.method.reading;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.judge.Fate;
import org.seichi.judge.LifeJudge;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;

/**
 * Takes life and death from another method and reads the ending itself: where the record stops, the neutral points are
 * played out in turn, and a point inside a territory must be filled when a chain there could be captured otherwise. Where
 * the players passed, the position is counted as the other method counts it.
 */
public final class ReadingMethod implements ScoringMethod {
    private final ScoringMethod life;

    /**
     * The method on top of another.
     *
     * @param life decides which chains are dead, alive and in seki, and finds kos and open borders
     */
    public ReadingMethod(ScoringMethod life) {
        this.life = life;
    }

    @Override
    public String name() {
        return "reading";
    }

    @Override
    public String description() {
        return "life as the " + life.name()
                + " method has it, held against sampled play; the ending played out in turn";
    }

    @Override
    public Assessment assess(FinalPosition end, Ruleset rules, Budget budget, Trace trace) {
        Assessment first = life.assess(end, rules, budget, trace);
        List<Fate> fates = LifeJudge.judge(end.position(), first.verdicts(), budget);
        Assessment judged = first.withVerdicts(fates.stream().map(Fate::verdict).toList());
        judged = judged.withFlags(
                Doubts.life(end.position().board(), fates).stream().toList());
        if (end.ending() != Ending.STOPPED) {
            return judged;
        }
        NodeCounter counter = new NodeCounter(budget);
        ReadEnding ending = ReadEnding.of(judged, counter);
        Board board = end.position().board();
        trace.say("ending", PointSet.empty(board), () -> ending.told(board));
        Assessment read = judged.withEnding(ending.teire(), judged.flags());
        return read.withFlags(Doubts.ending(judged, read, counter));
    }
}
