package org.seichi.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.seichi.board.PointSet;
import org.seichi.game.Setup;
import org.seichi.game.Step;
import org.seichi.text.Coordinates;

/** Records as trees of nodes. */
class RecordTreeTest {
    private static RecordTree tree(String sgf) throws RecordException {
        return RecordTree.of(SgfReader.read(sgf).records().get(0));
    }

    private static List<Integer> parents(RecordTree tree) {
        return tree.nodes().stream().map(RecordNode::parent).toList();
    }

    @Test
    void variationsBranchOffFromTheNodeBeforeThem() throws RecordException {
        RecordTree tree = tree("(;SZ[9];B[ee](;W[dd];B[cc](;W[aa])(;W[bb]))(;W[ff];B[gg])(;W[hh]))");

        assertThat(parents(tree)).containsExactly(-1, 0, 1, 2, 3, 3, 1, 6, 1);
        assertThat(Coordinates.format(
                        tree.board(), tree.nodes().get(6).move().orElseThrow().point()))
                .isEqualTo("F4");
    }

    @Test
    void aNodeWithSeveralMovesIsAsManyNodes() throws RecordException {
        RecordTree tree = tree("(;SZ[9]AB[aa]B[ee]W[dd]B[cc]C[all];W[ff])");

        assertThat(parents(tree)).containsExactly(-1, 0, 1, 2);
        assertThat(tree.nodes().get(0).setup().map(Setup::black)).contains(Coordinates.points(tree.board(), "A9"));
        assertThat(tree.nodes())
                .extracting(node -> node.setup().isPresent())
                .containsExactly(true, false, false, false);
        assertThat(tree.nodes())
                .extracting(node -> Coordinates.format(
                        tree.board(), node.move().orElseThrow().point()))
                .containsExactly("E5", "D6", "C7", "F4");
        assertThat(tree.nodes()).extracting(RecordNode::comment).containsExactly("", "", "all", "");
    }

    @Test
    void commentsKeepTheirLinesAndSignsTheirPoints() throws RecordException {
        RecordTree tree = tree("(;SZ[9]C[One\\]\r\ntwo\\\nthree]TR[aa:bb]SQ[cc]LB[dd:A][ee:12]TB[aa]TW[])");
        RecordNode root = tree.nodes().get(0);

        assertThat(root.comment()).isEqualTo("One]\ntwothree");
        assertThat(root.signs())
                .isEqualTo(Map.of(
                        "triangles", Coordinates.points(tree.board(), "A9 B9 A8 B8"),
                        "squares", Coordinates.points(tree.board(), "C7")));
        assertThat(root.labels())
                .isEqualTo(Map.of(
                        Coordinates.point(tree.board(), "D6"), "A", Coordinates.point(tree.board(), "E5"), "12"));
        assertThat(root.territory().orElseThrow().black())
                .isEqualTo(PointSet.of(tree.board(), Coordinates.point(tree.board(), "A9")));
        assertThat(root.territory().orElseThrow().white().isEmpty()).isTrue();
    }

    /** Compares the main line with the reader of games, which keeps no tree. */
    @Test
    void theMainLineHasTheStepsOfTheGame() throws IOException, RecordException {
        try (Stream<Path> files = Files.list(Path.of("..", "examples"))) {
            List<Path> records =
                    files.filter(path -> path.toString().endsWith(".sgf")).toList();
            assertThat(records).isNotEmpty();
            for (Path file : records) {
                GameRecord record = SgfReader.read(Files.readString(file, StandardCharsets.UTF_8))
                        .records()
                        .get(0);
                List<RecordNode> nodes = RecordTree.of(record).nodes();
                List<Step> steps = new ArrayList<>();
                for (int i = 0, before = -1; i < nodes.size(); i++) {
                    if (nodes.get(i).parent() == before) {
                        nodes.get(i).setup().ifPresent(steps::add);
                        nodes.get(i).move().ifPresent(steps::add);
                        before = i;
                    }
                }
                assertThat(steps).as(file.toString()).isEqualTo(record.game().steps());
            }
        }
    }
}
