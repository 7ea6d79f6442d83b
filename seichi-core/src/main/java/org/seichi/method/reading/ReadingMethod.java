package org.seichi.method.reading;

import java.util.ArrayList;
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
import org.seichi.score.Flag;
import org.seichi.score.Teire;
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
        if (end.ending() != Ending.STOPPED) {
            return judged;
        }
        ReadEnding ending = ReadEnding.of(judged, new NodeCounter(budget));
        Board board = end.position().board();
        trace.say("ending", PointSet.empty(board), () -> ending.told(board));
        return judged.withEnding(ending.teire(), flags(judged, ending.teire()));
    }

    /** The flags of the other method, and one more where it fills other points: then one of the two is wrong. */
    private static List<Flag> flags(Assessment judged, List<Teire> teire) {
        Board board = judged.position().board();
        PointSet theirs = points(board, judged.teire());
        PointSet ours = points(board, teire);
        List<Flag> flags = new ArrayList<>(judged.flags());
        if (!theirs.equals(ours)) {
            String text = "Which points must be filled is doubtful: two ways of reading the ending differ.";
            flags.add(new Flag("ending-doubtful", text, theirs.union(ours).minus(theirs.intersection(ours))));
        }
        return flags;
    }

    private static PointSet points(Board board, List<Teire> teire) {
        PointSet.Builder points = PointSet.builder(board);
        teire.forEach(one -> points.add(one.point()));
        return points.build();
    }
}
