package org.seichi.app.render.score;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.LINE;
import static org.seichi.json.JsonType.POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.oneOf;
import static org.seichi.json.JsonType.rounded;

import java.util.List;
import java.util.Optional;
import org.seichi.analysis.Result;
import org.seichi.answer.ScoreShape;
import org.seichi.app.picture.Drawing;
import org.seichi.app.picture.Picture;
import org.seichi.app.render.Finding;
import org.seichi.app.render.Players;
import org.seichi.app.render.Sections;
import org.seichi.app.render.Sentences;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Move;
import org.seichi.json.JsonType;
import org.seichi.json.Shape;
import org.seichi.report.Margin;
import org.seichi.report.ScoreReport;
import org.seichi.report.TraceLog;
import org.seichi.score.Score;
import org.seichi.text.Coordinates;

/** The JSON of everything that the page shows of a position. */
public final class ViewShape {
    /** Points; none if it is not known where. */
    private static final JsonType<Optional<PointSet>> KNOWN_POINTS = new JsonType<>(POINTS.schema(), (points, json) -> {
        PointSet known = points.orElse(PointSet.empty(json.board()));
        POINTS.writing().write(known, json);
    });

    private static final Shape<Score> COUNTERPART = Shape.<Score>named("counterpart", "The other way of counting.")
            .key("rules", TEXT, score -> score.rules().id())
            .key("result", TEXT, score -> Margin.format(score.margin()))
            .key("black", ScoreShape.PLAYER.type(), Score::black)
            .key("white", ScoreShape.PLAYER.type(), Score::white)
            .end();

    private static final Shape<ShownGame> RECORD = Shape.<ShownGame>named("shownRecord", "The place in the record.")
            .key(
                    "title",
                    "The players, or the file.",
                    TEXT,
                    game -> Players.names(scored(game).read()))
            .key("event", TEXT, game -> Players.event(scored(game).read()))
            .key("game", COUNT, game -> scored(game).source().number())
            .key("games", COUNT, game -> scored(game).source().count())
            .key("moves", "Number of moves in the record.", COUNT, ShownGame::moves)
            .key("shown", "How many of them have been played.", COUNT, ShownGame::shown)
            .key("played", "Moves played on by hand.", COUNT, ShownGame::played)
            .key("toMove", oneOf(Color.values()), game -> position(game).toMove())
            .key(
                    "lastMove",
                    "A color and a point; empty if there is none.",
                    TEXT,
                    game -> game.lastMove()
                            .map(move -> lastMove(move, position(game).board()))
                            .orElse(""))
            .end();

    private static final Shape<ScoreReport> SENTENCES = Shape.<ScoreReport>named("sentences", "For people.")
            .key("terms", TEXT, Headline::terms)
            .key("result", TEXT, Headline::result)
            .key("grounds", TEXT, Headline::grounds)
            .key("recorded", TEXT, Headline::recorded)
            .end();

    private static final Shape<ScoreTable.Row> ROW = Shape.<ScoreTable.Row>named("row", "An item of the score.")
            .key("name", TEXT, ScoreTable.Row::name)
            .key("cells", "Black and White by territory, then by area.", listOf(TEXT), ScoreTable.Row::cells)
            .end();

    private static final Shape<Finding> FINDING = Shape.<Finding>named("finding", "Something found on the board.")
            .key("text", TEXT, Finding::text)
            .key("points", KNOWN_POINTS, Finding::points)
            .key("line", "Moves that show it.", LINE, Finding::line)
            .key(
                    "opens",
                    "Who plays the first of them; empty if there is none.",
                    TEXT,
                    finding -> finding.opens().map(Sentences::code).orElse(""))
            .end();

    private static final Shape<Sections.Section> SECTION = Shape.<Sections.Section>named(
                    "section", "Findings of one kind.")
            .key("heading", TEXT, Sections.Section::heading)
            .key("findings", listOf(FINDING.type()), Sections.Section::findings)
            .end();

    private static final Shape<TraceLog.Entry> GROUP = Shape.<TraceLog.Entry>named(
                    "tracedGroup", "A group of which the method spoke.")
            .key("points", POINTS, TraceLog.Entry::points)
            .key("text", TEXT, TraceLog.Entry::text)
            .end();

    private static final Shape<Drawing.Layer> LAYER = Shape.<Drawing.Layer>named(
                    "drawnLayer", "A layer of the drawing.")
            .key("name", TEXT, Drawing.Layer::name)
            .key("svg", TEXT, Drawing.Layer::svg)
            .end();

    private static final Shape<Drawing> DRAWING = Shape.<Drawing>named("drawing", "The board as vectors.")
            .key("width", rounded(2), Drawing::width)
            .key("height", rounded(2), Drawing::height)
            .key("left", rounded(2), Drawing::left)
            .key("top", rounded(2), Drawing::top)
            .key("unit", "From one point to the next.", rounded(2), Drawing::unit)
            .key("layers", listOf(LAYER.type()), Drawing::layers)
            .end();

    /** A position as the page shows it. */
    public static final Shape<ShownGame> SHAPE = Shape.<ShownGame>named("View", "Everything that the page shows.")
            .key("score", ScoreShape.SHAPE.type(), ShownGame::scored)
            .key("counterpart", COUNTERPART.type(), game -> report(game).counterpart())
            .key("record", RECORD.type(), game -> game)
            .key("sentences", SENTENCES.type(), ViewShape::report)
            .key(
                    "table",
                    listOf(ROW.type()),
                    game -> ScoreTable.of(report(game)).rows())
            .key("results", "By territory and by area.", listOf(TEXT), ViewShape::results)
            .key(
                    "sections",
                    listOf(SECTION.type()),
                    game -> Findings.of(report(game)).list())
            .key("groups", listOf(GROUP.type()), PageMarks::groups)
            .key("drawing", DRAWING.type(), game -> Drawing.of(picture(game)))
            .end();

    private ViewShape() {}

    /** The object. */
    public static String render(ShownGame game) {
        return SHAPE.line(game, position(game).board());
    }

    private static Result<ScoreReport> scored(ShownGame game) {
        return game.scored();
    }

    private static ScoreReport report(ShownGame game) {
        return game.scored().report();
    }

    private static Position position(ShownGame game) {
        return report(game).assessment().position();
    }

    private static String lastMove(Move move, Board board) {
        return Sentences.player(move.color()) + " " + Coordinates.format(board, move.point());
    }

    private static List<String> results(ShownGame game) {
        ScoreTable table = ScoreTable.of(report(game));
        return List.of(table.byTerritory(), table.byArea());
    }

    private static Picture picture(ShownGame game) {
        return new Picture("", "", position(game), PageMarks.of(game), List.of());
    }
}
