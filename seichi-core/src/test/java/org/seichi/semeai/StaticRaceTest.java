package org.seichi.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Color;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;

/** Counting compared with search: every race of a large table, with either player moving first. */
class StaticRaceTest {
    private static final int MOST = 4;

    static Stream<RaceDrawing> withoutEyes() {
        List<RaceDrawing> races = new ArrayList<>();
        for (int black = 0; black <= MOST; black++) {
            for (int white = 0; white <= black; white++) {
                for (int shared = black + white == 0 ? 1 : 0; shared <= MOST; shared++) {
                    if (black + shared > 0 && white + shared > 0) {
                        races.add(new RaceDrawing(black, white, shared, "", ""));
                    }
                }
            }
        }
        return races.stream();
    }

    static Stream<RaceDrawing> withEyes() {
        List<String> eyes = List.of("", ".", "..", ".i", ".i.", ".i/#.", "ii.");
        List<RaceDrawing> races = new ArrayList<>();
        for (int each = 1; each < eyes.size(); each++) {
            for (int other = 0; other <= each; other++) {
                for (int number = 0; number < 27; number += 1 + (each + other) % 3) {
                    int white = eyes.get(other).isEmpty() ? number / 9 + 1 : number / 9;
                    races.add(new RaceDrawing(number % 3, white, number / 3 % 3, eyes.get(each), eyes.get(other)));
                }
            }
        }
        return races.stream();
    }

    static Stream<RaceDrawing> withBigEyes() {
        return Stream.of(
                new RaceDrawing(0, 3, 1, "../..", "."),
                new RaceDrawing(0, 4, 1, "../..", "."),
                new RaceDrawing(0, 5, 1, "../..", "."),
                new RaceDrawing(0, 5, 0, "../..", ""),
                new RaceDrawing(0, 6, 0, "../..", ""),
                new RaceDrawing(0, 3, 2, "i./..", ".."),
                new RaceDrawing(0, 4, 1, "ii/..", ""),
                new RaceDrawing(0, 3, 0, "ii/i.", ""),
                new RaceDrawing(0, 1, 1, "ii/i.", ""),
                new RaceDrawing(0, 4, 0, "#i#/.i.", ""),
                new RaceDrawing(0, 3, 1, "#.#/ii.", "."),
                new RaceDrawing(0, 5, 0, "ii./#i.", ""),
                new RaceDrawing(0, 5, 0, ".ii/#.i", ""),
                new RaceDrawing(0, 4, 0, ".ii/#ii", ""),
                new RaceDrawing(0, 5, 0, "#i#/ii./#.#", ""),
                new RaceDrawing(0, 4, 1, "#i#/iii/#.#", "."),
                new RaceDrawing(0, 6, 0, "#i#/.ii/#ii", "."),
                new RaceDrawing(1, 2, 1, "ii/..", "ii/.."),
                new RaceDrawing(2, 0, 2, "ii/..", "ii/.."));
    }

    @ParameterizedTest
    @MethodSource({"withoutEyes", "withEyes", "withBigEyes"})
    void countingSaysWhatSearchSays(RaceDrawing drawing) {
        Race race = drawing.race();
        RaceSearch search = new RaceSearch(
                new TranspositionTable(18), new NodeCounter(new Budget(4_000_000)), new SearchLimit(1_000_000, 120));
        assertThat(race.isSimple()).isTrue();
        for (Color first : Color.values()) {
            assertThat(StaticRace.outcome(race, first))
                    .as("%s first in%n%s", first, drawing.diagram())
                    .isNotEqualTo(RaceOutcome.UNKNOWN)
                    .isEqualTo(search.outcome(race, first));
        }
    }

    @EveryVariant
    void everyVariantHasTheSameOutcome(Variant variant) {
        Stream.concat(withoutEyes(), Stream.concat(withEyes(), withBigEyes())).forEach(drawing -> {
            Race turned = drawing.race(variant);
            for (Color first : Color.values()) {
                RaceOutcome expected = StaticRace.outcome(drawing.race(), first);
                RaceOutcome seen = StaticRace.outcome(turned, variant.color(first));
                assertThat(seen).as("%s", drawing).isEqualTo(variant.swapped() ? swapped(expected) : expected);
            }
        });
    }

    @Test
    void aRaceThatIsNotSimpleIsNotCounted() {
        Race plain = new RaceDrawing(2, 1, 1, "", "").race();
        Race entangled = new Race(
                plain.position(),
                plain.black(),
                plain.white(),
                plain.shared(),
                plain.area(),
                plain.isEnclosed(),
                false);
        for (Color first : Color.values()) {
            assertThat(StaticRace.outcome(plain, first)).isNotEqualTo(RaceOutcome.UNKNOWN);
            assertThat(StaticRace.outcome(entangled, first)).isEqualTo(RaceOutcome.UNKNOWN);
        }
    }

    private static RaceOutcome swapped(RaceOutcome outcome) {
        return switch (outcome) {
            case BLACK_WINS -> RaceOutcome.WHITE_WINS;
            case WHITE_WINS -> RaceOutcome.BLACK_WINS;
            default -> outcome;
        };
    }
}
