package org.seichi.cgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks games against cards in {@code cards.txt}: the first line is the game, some twenty properties follow. */
class GameCardsTest {
    private final Values values = new Values();

    static Stream<String> cards() {
        try (InputStream in = GameCardsTest.class.getResourceAsStream("cards.txt")) {
            return Stream.of(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .strip()
                    .split("\\n\\n", -1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("cards")
    void theGameHasTheseProperties(String card) {
        String formula = card.substring(0, card.indexOf('\n'));
        assertThat(formula + "\n" + properties(Formula.read(values, formula))).isEqualTo(card);
    }

    private String properties(Value value) {
        Map<String, Object> lines = new LinkedHashMap<>();
        Thermograph thermograph = new Thermographs().of(value);
        lines.put("written", value);
        lines.put("winner", Comparing.winner(values, value));
        lines.put("number", value.isNumber());
        lines.put("left options", value.options(Player.LEFT).size());
        lines.put("right options", value.options(Player.RIGHT).size());
        lines.put("left stop", thermograph.leftStop());
        lines.put("right stop", thermograph.rightStop());
        lines.put("mean", thermograph.mean());
        lines.put("temperature", thermograph.temperature());
        lines.put("left wall", thermograph.left());
        lines.put("right wall", thermograph.right());
        addNeighbors(value, lines);
        return lines.entrySet().stream()
                .map(line -> "  " + line.getKey() + ": " + line.getValue())
                .collect(Collectors.joining("\n"));
    }

    private void addNeighbors(Value value, Map<String, Object> lines) {
        Cooling cooling = new Cooling(values);
        lines.put("to star", Comparing.compare(values, value, values.star()));
        lines.put("to up", Comparing.compare(values, value, Games.up(values)));
        lines.put("to one", Comparing.compare(values, value, values.integer(1)));
        lines.put("negative", values.negate(value));
        lines.put("twice", values.multiply(2, value));
        lines.put("and star", values.add(value, values.star()));
        lines.put("and up", values.add(value, Games.up(values)));
        lines.put("less a half", Games.difference(values, value, values.number(Rational.HALF)));
        lines.put("cooled by a half", cooling.cool(value, Rational.HALF));
        lines.put("chilled", cooling.cool(value, Rational.ONE));
    }
}
