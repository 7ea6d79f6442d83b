package org.seichi.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class JsonLineTest {
    private static String json(Consumer<JsonLine> content) {
        StringWriter text = new StringWriter();
        try (JsonLine json = new JsonLine(text)) {
            json.object(() -> content.accept(json));
        }
        return text.toString();
    }

    @Test
    void halfPointsAreNumbersOfPoints() {
        assertThat(json(json -> json.halfPoints("a", 13))).isEqualTo("{\"a\":6.5}");
        assertThat(json(json -> json.halfPoints("a", -1))).isEqualTo("{\"a\":-0.5}");
        assertThat(json(json -> json.halfPoints("a", -12))).isEqualTo("{\"a\":-6}");
    }

    @Test
    void measuredNumbersAreRounded() {
        assertThat(json(json -> json.rounded("a", 200 / 3.0, 2))).isEqualTo("{\"a\":66.67}");
        assertThat(json(json -> json.rounded("a", 100, 2))).isEqualTo("{\"a\":100.0}");
        assertThat(json(json -> json.rounded("a", 0.0004, 3))).isEqualTo("{\"a\":0.0}");
    }

    @Test
    void textIsEscapedAndStaysOnOneLine() {
        assertThat(json(json -> json.texts("a", List.of("\"\n\u0007\u2028", "整地"))))
                .isEqualTo("{\"a\":[\"\\\"\\n\\u0007\u2028\",\"整地\"]}");
    }
}
