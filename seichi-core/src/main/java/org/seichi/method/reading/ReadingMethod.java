package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.judge.Fate;
import org.seichi.judge.LifeJudge;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.Ownership;
import org.seichi.score.Reason;
import org.seichi.score.Status;
import org.seichi.score.Tally;
import org.seichi.score.Teire;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.search.CaptureReader;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.text.Coordinates;

/**
 * Takes life and death from another method and reads the ending itself: where the record stops, the neutral points are
 * played out in turn, and a point inside a territory must be filled when a chain there could be captured otherwise. Where
 * the players passed, the position is counted as the other method counts it.
 */
public final class ReadingMethod implements ScoringMethod {
    private static final int TABLE_BITS = 14;
    private static final SearchLimit LIMIT = new SearchLimit(600, 60);

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
        List<Teire> teire = teire(judged, budget, trace);
        return judged.withEnding(teire, flags(judged, teire));
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

    private static List<Teire> teire(Assessment judged, Budget budget, Trace trace) {
        Ownership owners = Tally.ownership(judged, Rulesets.JAPANESE);
        SearchBoard board = new SearchBoard(judged.position());
        CaptureReader reader = new CaptureReader(new TranspositionTable(TABLE_BITS), new NodeCounter(budget), LIMIT);
        LivingChains living = new LivingChains(board, judged.stones(Status.DEAD));
        PointSet dame = owners.neutral().minus(owners.seki());
        List<Teire> teire = new ArrayList<>();
        List<EndingPlay.Played> moves = new EndingPlay(board, living, new Threats(board, reader, living), dame).play();
        for (EndingPlay.Played move : moves) {
            if (move.threat().isPresent() && owners.of(move.player()).contains(move.point())) {
                teire.add(teire(judged.position().board(), move));
            }
        }
        trace.say(
                "ending",
                PointSet.empty(judged.position().board()),
                () -> told(judged.position().board(), moves));
        return teire;
    }

    private static Teire teire(Board board, EndingPlay.Played move) {
        Threats.Threat threat = move.threat().orElseThrow();
        String text = "Otherwise the opponent captures "
                + Coordinates.format(board, threat.stone())
                + ", beginning at "
                + Coordinates.format(board, threat.line().get(0))
                + ".";
        Reason reason = new Reason("capture-read", PointSet.of(board, move.point()), threat.line(), text, "reading");
        return new Teire(move.point(), move.player(), reason);
    }

    private static String told(Board board, List<EndingPlay.Played> moves) {
        StringBuilder text = new StringBuilder("played out:");
        for (EndingPlay.Played move : moves) {
            text.append(move.player() == Color.BLACK ? " B " : " W ")
                    .append(Coordinates.format(board, move.point()))
                    .append(move.threat().isPresent() ? " (protects)" : "");
        }
        return text.toString();
    }
}
