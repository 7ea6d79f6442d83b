package org.seichi.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Seki by search, on positions drawn for it and on those that the static method calls seki. */
class SekiProofTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/carta");
    private static final String PARTS = "-{40}\n";

    private static Truth prove(Position position, PointSet safe, PointSet closure) {
        SearchLimit limit = new SearchLimit(400_000, 120);
        return new SekiProof(new TranspositionTable(18), new NodeCounter(new Budget(2_000_000)), limit)
                .prove(position, safe, closure);
    }

    /** The static method's sekis, or its dead stones, checked by search; all other stones are taken to be safe. */
    @ParameterizedTest
    @CsvSource({
        "figure-12-left-two-stones.txt, DISPROVEN",
        "figure-12-right-three-stones.txt, PROVEN",
        "figure-17-seki-of-four-chains.txt, PROVEN"
    })
    void theStaticMethodAndSearchAgree(String file, Truth expected) throws IOException {
        List<String> parts = List.of(Files.readString(GOLDEN.resolve(file)).split(PARTS, -1));
        Map<String, String> claims = parts.get(1)
                .lines()
                .map(line -> line.split(":", -1))
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1].strip(), (a, b) -> a));
        Position position = Diagram.parse(parts.get(2)).position();
        boolean seki = expected == Truth.PROVEN;
        PointSet closure =
                Coordinates.points(position.board(), seki ? claims.get("seki") : claims.get("dead") + " F1 G1");
        PointSet stones = position.stones(Color.BLACK).union(position.stones(Color.WHITE));
        assertThat(prove(position, stones.minus(closure), closure)).isEqualTo(expected);
    }

    @EveryVariant
    void aRaceThatNobodyWinsIsSeki(Variant variant) {
        assertThat(prove(new RaceDrawing(1, 1, 2, "", ""), variant)).isEqualTo(Truth.PROVEN);
        assertThat(prove(new RaceDrawing(0, 0, 1, ".", "."), variant)).isEqualTo(Truth.PROVEN);
        assertThat(prove(new RaceDrawing(0, 1, 2, "", ""), variant)).isEqualTo(Truth.DISPROVEN);
        assertThat(prove(new RaceDrawing(0, 0, 2, ".", ""), variant)).isEqualTo(Truth.DISPROVEN);
        assertThat(prove(new RaceDrawing(1, 1, 0, "", ""), variant)).isEqualTo(Truth.DISPROVEN);
    }

    private static Truth prove(RaceDrawing drawing, Variant variant) {
        Race race = drawing.race(variant);
        Position position = race.position();
        PointSet closure = race.black().chain().union(race.white().chain());
        PointSet stones = position.stones(Color.BLACK).union(position.stones(Color.WHITE));
        return prove(position, stones.minus(race.area()), closure);
    }

    /** White's chain of six stones may be given up, Black's of seven may not: another bound changes the nodes visited. */
    @Test
    void chainsOfUpToSixStonesAreGivenUp() {
        Race race = new RaceDrawing(0, 0, 5, "", "").race();
        PointSet stones =
                race.position().stones(Color.BLACK).union(race.position().stones(Color.WHITE));
        PointSet closure = race.black().chain().union(race.white().chain());
        NodeCounter counter = new NodeCounter(new Budget(100_000));
        assertThat(race.white().chain().size()).isEqualTo(6);
        assertThat(race.black().chain().size()).isEqualTo(7);
        assertThat(new SekiProof(new TranspositionTable(14), counter, new SearchLimit(100_000, 120))
                        .read(race.position(), stones.minus(race.area()), closure))
                .isEqualTo(SekiOutcome.SEKI);
        assertThat(counter.spent()).isEqualTo(20_975);
    }
}
