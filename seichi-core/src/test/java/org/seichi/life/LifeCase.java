package org.seichi.life;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/**
 * A problem of life and death with its answers. White ({@code O}) is attacked; the area is the points {@code a}, Black's
 * stones {@code B} inside, and White's stones {@code @}, which he may give up.
 *
 * @param name short description
 * @param question the group and its area
 * @param attack the outcome if the attacker plays first
 * @param defence the outcome if the defender plays first
 */
record LifeCase(String name, LifeQuestion question, LifeStatus attack, LifeStatus defence) {
    /** The problems that were drawn by hand. */
    static List<LifeCase> all() {
        return read("lives.txt");
    }

    /** The problems that {@link LifeGenerator} has made. */
    static List<LifeCase> generated() {
        return read("lives-generated.txt");
    }

    /** Reads a file of paragraphs, each with a name, a diagram and the two answers. */
    private static List<LifeCase> read(String file) {
        try (InputStream stream = LifeCase.class.getResourceAsStream(file)) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(text.strip().split("\n\n"))
                    .map(LifeCase::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    static LifeCase named(String name) {
        return all().stream().filter(each -> each.name.equals(name)).findFirst().orElseThrow();
    }

    private static LifeCase parse(String paragraph) {
        List<String> lines = paragraph.lines().toList();
        int last = lines.size() - 1;
        return new LifeCase(
                lines.get(0),
                question(String.join("\n", lines.subList(1, last - 1))),
                LifeStatus.valueOf(lines.get(last - 1).replace("attack ", "")),
                LifeStatus.valueOf(lines.get(last).replace("defend ", "")));
    }

    static LifeQuestion question(String text) {
        Diagram diagram = Diagram.parse(text);
        PointSet given = diagram.marked('@');
        PointSet area = diagram.marked('a').union(diagram.marked('B')).union(given);
        PointSet group = diagram.position().stones(Color.WHITE).minus(given);
        return new LifeQuestion(diagram.position(), group, area);
    }

    LifeCase variant(Variant variant) {
        LifeQuestion mapped = new LifeQuestion(
                variant.position(question.position()),
                variant.points(question.position().board(), question.target()),
                variant.points(question.position().board(), question.area()));
        return new LifeCase(name, mapped, attack, defence);
    }

    LifeStatus answer(Color first) {
        return first == question.defender() ? defence : attack;
    }

    @Override
    public String toString() {
        return name;
    }
}
