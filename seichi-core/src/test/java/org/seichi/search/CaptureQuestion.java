package org.seichi.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/**
 * A capture problem with its answers. Black attacks the white chain marked {@code W}.
 *
 * @param name its subject
 * @param position the stones
 * @param target a stone of the chain
 * @param attack the answer if the attacker plays first: a {@link CaptureResult}, and "proven" if a proof is expected
 * @param defence the same if the defender plays first
 */
record CaptureQuestion(String name, Position position, int target, String attack, String defence) {
    private static final String FILE = "captures.txt";

    /**
     * All problems of the collection: paragraphs of a name, a diagram and the two answers.
     */
    static List<CaptureQuestion> all() {
        try (InputStream stream = CaptureQuestion.class.getResourceAsStream(FILE)) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(text.split("\n\n")).map(CaptureQuestion::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(FILE, e);
        }
    }

    private static CaptureQuestion parse(String paragraph) {
        List<String> lines = paragraph.lines().toList();
        int last = lines.size() - 1;
        Diagram diagram = Diagram.parse(String.join("\n", lines.subList(1, last - 1)));
        return new CaptureQuestion(
                lines.get(0),
                diagram.position(),
                diagram.marked('W').first(),
                lines.get(last - 1).replace("attack ", ""),
                lines.get(last).replace("defend ", ""));
    }

    CaptureQuestion variant(Variant variant) {
        return new CaptureQuestion(
                name, variant.position(position), variant.point(position.board(), target), attack, defence);
    }

    Color defender() {
        return Color.of(position.at(target));
    }

    /** The player who moves first in one of the two questions. */
    Color first(boolean attacks) {
        return attacks ? defender().opponent() : defender();
    }

    String answer(boolean attacks) {
        return attacks ? attack : defence;
    }

    @Override
    public String toString() {
        return name;
    }
}
