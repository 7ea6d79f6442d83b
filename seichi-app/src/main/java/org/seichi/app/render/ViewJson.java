package org.seichi.app.render;

import java.util.List;
import org.seichi.analysis.Result;
import org.seichi.answer.ScoreShape;
import org.seichi.app.picture.Drawing;
import org.seichi.app.picture.Picture;
import org.seichi.app.scoring.ShownGame;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.report.Margin;
import org.seichi.report.ScoreReport;
import org.seichi.report.TraceLog;
import org.seichi.score.Score;
import org.seichi.text.Coordinates;

/** Everything that the page shows of a position, as one JSON object; {@code docs/api.md} says what its keys mean. */
public final class ViewJson {
    private final ShownGame game;
    private final Result<ScoreReport> scored;
    private final ScoreReport report;
    private final Board board;
    private final JsonLine json;

    private ViewJson(ShownGame game, JsonLine json) {
        this.game = game;
        this.scored = game.scored();
        this.report = scored.report();
        this.board = board(game);
        this.json = json;
    }

    /** The object. */
    public static String render(ShownGame game) {
        return JsonLine.of(board(game), json -> new ViewJson(game, json).members());
    }

    private static Board board(ShownGame game) {
        return game.scored().report().assessment().position().board();
    }

    private void members() {
        json.value("score", ScoreShape.SHAPE.type(), scored);
        json.object("counterpart", () -> counterpart(report.counterpart()));
        json.object("record", this::record);
        json.object("sentences", this::sentences);
        json.objects("table", ScoreTable.of(report).rows(), row -> {
            json.text("name", row.name());
            json.texts("cells", row.cells());
        });
        json.texts(
                "results",
                List.of(
                        ScoreTable.of(report).byTerritory(),
                        ScoreTable.of(report).byArea()));
        json.objects("sections", Findings.of(report).list(), section -> {
            json.text("heading", section.heading());
            json.objects("findings", section.findings(), this::finding);
        });
        json.objects("groups", PageMarks.groups(game), this::group);
        json.object("drawing", () -> drawing(Drawing.of(picture())));
    }

    private void counterpart(Score score) {
        json.text("rules", score.rules().id());
        json.text("result", Margin.format(score.margin()));
        json.value("black", ScoreShape.PLAYER.type(), score.black());
        json.value("white", ScoreShape.PLAYER.type(), score.white());
    }

    private void record() {
        Position position = report.assessment().position();
        json.text("title", Headline.players(scored.read()));
        json.text("event", Headline.event(scored.read()));
        json.number("game", scored.source().number());
        json.number("games", scored.source().count());
        json.number("moves", game.moves());
        json.number("shown", game.shown());
        json.number("played", game.played());
        json.text("toMove", Sentences.code(position.toMove()));
        json.text(
                "lastMove",
                game.lastMove()
                        .map(move -> Sentences.player(move.color()) + " " + Coordinates.format(board, move.point()))
                        .orElse(""));
    }

    private void sentences() {
        json.text("terms", Headline.terms(report));
        json.text("result", Headline.result(report));
        json.text("grounds", Headline.grounds(report));
        json.text("recorded", Headline.recorded(report));
    }

    private void finding(Finding finding) {
        json.text("text", finding.text());
        json.texts("points", finding.points().map(this::names).orElse(List.of()));
        json.texts(
                "line",
                finding.line().stream()
                        .map(point -> Coordinates.format(board, point))
                        .toList());
        json.text("opens", finding.opens().map(Sentences::code).orElse(""));
    }

    private void group(TraceLog.Entry group) {
        json.texts("points", names(group.points()));
        json.text("text", group.text());
    }

    private void drawing(Drawing drawing) {
        json.rounded("width", drawing.width(), 2);
        json.rounded("height", drawing.height(), 2);
        json.rounded("left", drawing.left(), 2);
        json.rounded("top", drawing.top(), 2);
        json.rounded("unit", drawing.unit(), 2);
        json.objects("layers", drawing.layers(), layer -> {
            json.text("name", layer.name());
            json.text("svg", layer.svg());
        });
    }

    private List<String> names(PointSet points) {
        return Coordinates.format(board, points);
    }

    private Picture picture() {
        return new Picture("", "", report.assessment().position(), PageMarks.of(game), List.of());
    }
}
