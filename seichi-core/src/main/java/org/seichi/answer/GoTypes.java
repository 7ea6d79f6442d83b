package org.seichi.answer;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.board.Warning;
import org.seichi.game.Terms;
import org.seichi.json.JsonType;
import org.seichi.json.Schema;
import org.seichi.json.Shape;
import org.seichi.report.Margin;
import org.seichi.text.Diagram;
import org.seichi.text.Lines;

/** JSON types that several answers share; those of evaluations are elsewhere, as the static engine does not include them. */
final class GoTypes {
    static final JsonType<Color> COLOR = JsonType.oneOf(Color.values());

    private static final JsonType<Number> SIDE = JsonType.whole(1, 25);

    /** A margin, given in half-points, in the usual notation of results. */
    static final JsonType<Integer> RESULT =
            JsonType.text("^([BW]\\+[0-9]+(\\.5)?|Draw)$").of(Margin::format);

    private static final Shape<Warning> WARNING = Shape.<Warning>named(
                    "warning", "What was tolerated, and how it was read.")
            .key("code", JsonType.TEXT, Warning::code)
            .says("Short and stable: see record-tolerance.md.")
            .key("text", JsonType.TEXT, Warning::text)
            .says("A sentence, with the place if there is one.")
            .key("line", JsonType.COUNT, Warning::line)
            .says("Line of the record, from 1; 0 if there is no place.")
            .key("column", JsonType.COUNT, Warning::column)
            .says("Column of the record, likewise.")
            .end();

    static final JsonType<List<Warning>> WARNINGS = JsonType.listOf(WARNING.type());

    static final JsonType<Stones> STONES = rows("XO.").of(stones -> point -> Diagram.symbol(stones.at(point)));

    /** The size of a board. */
    static final Shape<Board> SIDES = Shape.<Board>named("sides", "")
            .key("width", SIDE, Board::width)
            .key("height", SIDE, Board::height)
            .end();

    /** The stones of a board. */
    static final Shape<Position> BOARD = Shape.<Position>named("stones", "")
            .keysOf(SIDES, Position::board)
            .key("rows", STONES, position -> position)
            .says("The stones by rows, top row first.")
            .end();

    /** The terms of a game. */
    static final Shape<Terms> TERMS = Shape.<Terms>named("terms", "")
            .key("rules", JsonType.TEXT, terms -> terms.rules().id())
            .says("Id of the ruleset.")
            .key("komi", JsonType.HALF_POINTS, Terms::komi)
            .says("Points that White receives.")
            .key("handicap", JsonType.COUNT, Terms::handicap)
            .says("Number of handicap stones.")
            .end();

    private GoTypes() {}

    /** Returns the type of a board by rows, top row first, with one of some signs for each point; any sign if none are given. */
    static JsonType<IntUnaryOperator> rows(String signs) {
        Schema row = signs.isEmpty() ? Schema.TEXT : new Schema.Text("^[" + signs + "]+$");
        return new JsonType<>(new Schema.ListOf(row), (symbol, json) -> {
            json.beginArray();
            Lines.of(Diagram.format(json.board(), symbol).replace(" ", "")).forEach(json::text);
            json.endArray();
        });
    }
}
