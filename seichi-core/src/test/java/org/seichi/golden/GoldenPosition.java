package org.seichi.golden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.seichi.game.Ending;
import org.seichi.method.carta.StaticMethod;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/**
 * A position kept in a file of its own, with all that a method says of it. The file has four parts, parted by lines of
 * dashes: what the position shows and where it comes from; claims, made by hand; the position; the layers, written by the
 * program and looked over by a person.
 *
 * @param file where it is kept
 * @param head the first three parts as they are written
 * @param ending how the record ends: {@code stopped}, {@code two passes} or {@code set up}
 * @param claims what must be so, by the name of the claim; see {@link Claims}
 * @param diagram the position
 * @param layers the fourth part
 */
record GoldenPosition(
        Path file, String head, Ending ending, Map<String, String> claims, Diagram diagram, String layers) {
    private static final String LINE = "-".repeat(40) + "\n";

    static GoldenPosition read(Path file) throws IOException {
        List<String> parts = List.of(Files.readString(file).split(LINE, -1));
        Map<String, String> claims = new LinkedHashMap<>();
        for (String line : parts.get(1).lines().toList()) {
            int colon = line.indexOf(':');
            claims.put(line.substring(0, colon), line.substring(colon + 1).strip());
        }
        Ending ending =
                Ending.valueOf(claims.remove("ends").toUpperCase(Locale.ROOT).replace(' ', '_'));
        String head = String.join(LINE, parts.subList(0, 3)) + LINE;
        return new GoldenPosition(file, head, ending, claims, Diagram.parse(parts.get(2)), rest(parts));
    }

    private static String rest(List<String> parts) {
        return parts.size() < 4 ? "" : parts.get(3);
    }

    /** What the static method says of a variant of it. */
    View view(Variant variant) {
        return view(variant, new StaticMethod());
    }

    /** What the method, perhaps without one of its steps, says of a variant of it. */
    View view(Variant variant, StaticMethod method) {
        return new View(diagram.position(), ending, variant, method);
    }

    /** Keeps other layers in the file. */
    void write(String others) throws IOException {
        Files.writeString(file, head + others);
    }

    @Override
    public String toString() {
        return file.getFileName().toString();
    }
}
