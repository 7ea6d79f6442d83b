package org.seichi.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.safety.ColorSafety;
import org.seichi.safety.ProofKind;
import org.seichi.safety.Safety;
import org.seichi.search.Budget;

/**
 * Proofs for the known positions never contradict their truth, and prove as many points as the golden file says, so that no
 * limit of the searches changes unnoticed. {@code mvn test -Dtest=ProvenRowsTest -Dgolden.write=true} writes the file anew.
 */
class ProvenRowsTest {
    private static final Path FILE = Path.of("src", "test", "resources", "golden", "accuracy", "proven.txt");

    @Test
    void asMuchIsProvenAsIsKept() throws IOException {
        String drawn = "group position: points without answers, by static rules, by search; stones\n"
                + KnownPositions.all().stream().map(ProvenRowsTest::row).collect(Collectors.joining());
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(FILE, drawn);
        }
        assertThat(drawn).isEqualTo(Files.readString(FILE));
    }

    private static String row(KnownPosition known) {
        Position position = known.end().position();
        Safety safety = Safety.of(position, Suicide.FORBIDDEN, Budget.NORMAL);
        int stones = 0;
        for (Color color : Color.values()) {
            ColorSafety proven = safety.of(color);
            PointSet taken = proven.points().intersection(position.stones(color.opponent()));
            assertThat(proven.stones().intersects(known.dead()))
                    .as(known.name())
                    .isFalse();
            assertThat(known.dead().containsAll(taken)).as(known.name()).isTrue();
            stones += proven.stones().size();
        }
        List<String> points = List.of(ProofKind.values()).stream()
                .map(kind -> Integer.toString(safety.provenBy(kind).size()))
                .toList();
        return known.group() + " " + known.name() + ": " + String.join(", ", points) + "; " + stones + "\n";
    }
}
