package org.seichi.accuracy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.game.Move;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.structure.Chains;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/**
 * Reads the positions of {@code src/test/resources/accuracy}. A file is a group; each position in it has lines of
 * {@code key: value} and a diagram, and a line of {@code =} separates it from the next:
 *
 * <pre>
 * name     its name in the group
 * why      why the stated truth is right
 * source   drawn by hand if it is missing
 * moves    black (if missing) or white: who moves next
 * ends     stopped (if missing) or two passes
 * prisoners, komi, handicap   numbers, 0 if missing; prisoners: taken by Black, taken by White
 * dead, seki                  one stone of each chain
 * line     B E1 W C3: correct play to the end, without the passes
 * japanese, chinese, ...      the score under this ruleset: B+5
 * </pre>
 */
final class KnownPositions {
    private static final Path FOLDER = Path.of("src", "test", "resources", "accuracy");

    private final String group;
    private final Map<String, String> fields = new HashMap<>();
    private final Diagram diagram;

    private KnownPositions(String group, String text) {
        this.group = group;
        StringBuilder rows = new StringBuilder();
        for (String line : text.strip().lines().toList()) {
            int colon = line.indexOf(':');
            if (colon < 0) {
                rows.append(line).append('\n');
            } else if (fields.put(
                            line.substring(0, colon), line.substring(colon + 1).strip())
                    != null) {
                throw new IllegalArgumentException(group + ": twice: " + line);
            }
        }
        this.diagram = Diagram.parse(rows.toString());
    }

    /** All positions, group by group. */
    static List<KnownPosition> all() {
        List<KnownPosition> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.sorted().toList()) {
                String group = file.getFileName().toString().replace(".txt", "");
                for (String text : Files.readString(file).split("\n=+\n", -1)) {
                    all.add(new KnownPositions(group, text).position());
                }
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return all;
    }

    private KnownPosition position() {
        String name = take("name", "");
        if (take("why", "").isEmpty()) {
            throw new IllegalArgumentException(group + ": " + name + " does not say why");
        }
        take("source", "");
        String[] prisoners = take("prisoners", "0 0").split(" ", -1);
        Position position = diagram.position()
                .withToMove(color(take("moves", "black")))
                .withPrisoners(Integer.parseInt(prisoners[0]), Integer.parseInt(prisoners[1]));
        Ending ending =
                Ending.valueOf(take("ends", "stopped").toUpperCase(Locale.ROOT).replace(' ', '_'));
        PointSet dead = chains(take("dead", ""));
        PointSet seki = chains(take("seki", ""));
        List<Move> line = line(take("line", ""));
        int komi = halfPoints(take("komi", "0"));
        int handicap = Integer.parseInt(take("handicap", "0"));
        FinalPosition end = new FinalPosition(position, ending);
        return new KnownPosition(group, name, end, komi, handicap, dead, seki, line, scores());
    }

    private String take(String key, String otherwise) {
        String value = fields.remove(key);
        return value == null ? otherwise : value;
    }

    private static Color color(String name) {
        return name.startsWith("b") || name.startsWith("B") ? Color.BLACK : Color.WHITE;
    }

    private PointSet chains(String names) {
        Chains chains = Chains.of(diagram.position());
        PointSet.Builder stones = PointSet.builder(diagram.board());
        Coordinates.points(diagram.board(), names).forEach(point -> stones.addAll(chains.stones(chains.at(point))));
        return stones.build();
    }

    private List<Move> line(String text) {
        Board board = diagram.board();
        List<Move> moves = new ArrayList<>();
        String[] words = text.isEmpty() ? new String[0] : text.split(" +", -1);
        for (int i = 0; i < words.length; i += 2) {
            moves.add(new Move(color(words[i]), Coordinates.point(board, words[i + 1]), 0, 0));
        }
        return moves;
    }

    /** The scores by ruleset: all fields that have not been read yet. */
    private Map<Ruleset, Integer> scores() {
        Map<Ruleset, Integer> scores = new LinkedHashMap<>();
        for (String key : fields.keySet().stream().sorted().toList()) {
            String score = fields.get(key);
            int sign = score.startsWith("W") ? -1 : 1;
            int amount = score.equals("Draw") ? 0 : halfPoints(score.substring(2));
            scores.put(Rulesets.byId(key).orElseThrow(() -> new IllegalArgumentException(key)), sign * amount);
        }
        return scores;
    }

    private static int halfPoints(String points) {
        return (int) (2 * Double.parseDouble(points));
    }
}
