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
 * A position in a file of its own, with the full result of a method. The file has four parts, separated by lines of
 * dashes: what the position shows and its source; claims, written by hand; the position; the layers, written by the
 * program and reviewed by a person.
 *
 * @param file the file that holds it
 * @param head the first three parts, verbatim
 * @param ending how the record ends: {@code stopped}, {@code two passes} or {@code set up}
 * @param claims the expected value by the name of the claim; see {@link Claims}
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

    /** The result of the static method for a variant of the position. */
    View view(Variant variant) {
        return view(variant, new StaticMethod());
    }

    /** The result of the method, perhaps without one of its steps, for a variant of the position. */
    View view(Variant variant, StaticMethod method) {
        return new View(diagram.position(), ending, variant, method);
    }

    /** Replaces the layers in the file. */
    void write(String others) throws IOException {
        Files.writeString(file, head + others);
    }

    @Override
    public String toString() {
        return file.getFileName().toString();
    }
}
