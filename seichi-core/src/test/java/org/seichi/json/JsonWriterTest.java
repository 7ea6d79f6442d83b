package org.seichi.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;

class JsonWriterTest {
    private static String json(Consumer<JsonWriter> content) {
        JsonWriter json = new JsonWriter(Board.square(9));
        content.accept(json);
        return json.toString();
    }

    @Test
    void commasStandBetweenValues() {
        assertThat(json(json -> {
                    json.beginObject();
                    json.key("a");
                    json.beginArray();
                    json.whole(-1);
                    json.nothing();
                    json.beginArray();
                    json.endArray();
                    json.flag(true);
                    json.endArray();
                    json.key("b");
                    json.beginObject();
                    json.endObject();
                    json.endObject();
                }))
                .isEqualTo("{\"a\":[-1,null,[],true],\"b\":{}}");
    }

    @Test
    void halfPointsAreNumbersOfPoints() {
        assertThat(json(json -> json.halfPoints(13))).isEqualTo("6.5");
        assertThat(json(json -> json.halfPoints(-1))).isEqualTo("-0.5");
        assertThat(json(json -> json.halfPoints(-12))).isEqualTo("-6");
        assertThat(json(json -> json.halfPoints(0))).isEqualTo("0");
    }

    @Test
    void measuredNumbersAreRounded() {
        assertThat(json(json -> json.rounded(200 / 3.0, 2))).isEqualTo("66.67");
        assertThat(json(json -> json.rounded(100, 2))).isEqualTo("100.0");
        assertThat(json(json -> json.rounded(0.0004, 3))).isEqualTo("0.0");
        assertThat(json(json -> json.rounded(0.0004, 4))).isEqualTo("0.0004");
        assertThat(json(json -> json.rounded(-1.204, 2))).isEqualTo("-1.2");
        assertThat(json(json -> json.rounded(-0.004, 2))).isEqualTo("0.0");
        assertThat(json(json -> json.rounded(-0.05, 2))).isEqualTo("-0.05");
        assertThat(json(json -> json.rounded(0.125, 2))).isEqualTo("0.13");
        assertThat(json(json -> json.rounded(-0.125, 2))).isEqualTo("-0.12");
    }

    @Test
    void textIsEscapedAndStaysOnOneLine() {
        assertThat(json(json -> json.text("\"\\\b\t\n\f\r\u0007\u001f\u2028整地")))
                .isEqualTo("\"\\\"\\\\\\b\\t\\n\\f\\r\\u0007\\u001F\u2028整地\"");
    }

    @Test
    void pointsAreNamedAsOnTheBoard() {
        assertThat(json(json -> json.point(Board.square(9).point(8, 0)))).isEqualTo("\"J9\"");
        assertThat(json(json -> json.point(Board.NO_POINT))).isEqualTo("\"pass\"");
    }
}
