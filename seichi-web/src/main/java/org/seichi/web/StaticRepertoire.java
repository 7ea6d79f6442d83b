package org.seichi.web;

import java.util.List;
import org.seichi.analysis.InfoAnalysis;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.Showing;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.Watch;
import org.seichi.answer.InfoShape;
import org.seichi.answer.ScoreShape;
import org.seichi.answer.TreeShape;
import org.seichi.board.Board;
import org.seichi.method.ScoringMethod;
import org.seichi.method.carta.StaticMethod;

/** Answers with scores by the static method, without lines of play, and with the contents of records. */
final class StaticRepertoire implements Repertoire {
    @Override
    public List<ScoringMethod> methods() {
        return List.of(new StaticMethod());
    }

    @Override
    public boolean searches(ScoringMethod method, Options options) {
        return false;
    }

    @Override
    public String answer(String question, ReadGame game, ScoringMethod method, Options options)
            throws UnusableException {
        Board board = game.game().board();
        return switch (question) {
            case "score" ->
                ScoreShape.SHAPE.line(new ScoreAnalysis(method, options, Showing.NOTHING).of(game, Watch.NONE), board);
            case "tree" -> TreeShape.of(game, options);
            case "info" -> InfoShape.SHAPE.line(new InfoAnalysis().of(game, Watch.NONE), board);
            default -> throw new UnusableException("\"" + question + "\" is not among what this build can answer");
        };
    }
}
