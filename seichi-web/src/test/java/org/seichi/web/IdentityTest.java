package org.seichi.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seichi.board.Position;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import org.seichi.record.Encodings;
import org.seichi.testkit.RandomPositions;
import org.seichi.text.Diagram;

/** The WebAssembly engine gives the same answers as Java, byte for byte. */
class IdentityTest {
    private static final String UNCHECKED = "the answers of WebAssembly were not compared with those of Java";
    private static final String CHINESE = "(;GM[1]FF[4]CA[%s]SZ[9]KM[7.5]RU[Chinese]PB[吳清源]PW[木谷實]RE[W+3];B[ee];W[ce])";

    @TempDir
    private Path folder;

    @Test
    void theWholeEngineAnswersWhatJavaAnswers() throws Exception {
        compare(
                "full",
                new FullRepertoire(),
                Stream.of(examples(), made(), written(), broken())
                        .flatMap(List::stream)
                        .toList(),
                700);
    }

    @Test
    void theStaticEngineAnswersWhatJavaAnswers() throws Exception {
        List<Inquiry> all = Stream.of(examples(), made(), written(), broken())
                .flatMap(List::stream)
                .filter(inquiry -> List.of("info", "tree").contains(inquiry.question())
                        || "static".equals(inquiry.options().get("method")))
                .toList();
        compare("static", new StaticRepertoire(), all, 300);
    }

    private void compare(String kind, Repertoire repertoire, List<Inquiry> inquiries, int least) throws Exception {
        Node node = Node.found(UNCHECKED);
        Path asked = Files.write(
                folder.resolve("asked"), inquiries.stream().map(Inquiry::line).toList());
        Path answered = folder.resolve("answered");
        CompletableFuture<List<String>> java = CompletableFuture.supplyAsync(() -> {
            Engine engine = new Engine(repertoire, Encodings.ofJava());
            return inquiries.stream()
                    .map(inquiry -> inquiry.answer(engine).stripTrailing())
                    .toList();
        });
        node.run(
                folder,
                Node.script("answers.mjs").toString(),
                Node.PACKAGE.toString(),
                kind,
                asked.toString(),
                answered.toString());

        List<String> answers = Files.readAllLines(answered);
        List<String> different = new ArrayList<>();
        for (int i = 0; i < inquiries.size(); i++) {
            if (!answers.get(i).equals(java.get().get(i))) {
                different.add(inquiries.get(i) + difference(java.get().get(i), answers.get(i)));
            }
        }
        assertThat(answers).hasSameSizeAs(inquiries).hasSizeGreaterThan(least);
        assertThat(different).isEmpty();
    }

    /** Shows where two texts begin to differ. */
    private static String difference(String java, String engine) {
        int at = Arrays.mismatch(java.toCharArray(), engine.toCharArray());
        int from = Math.max(0, at - 100);
        String there = java.substring(from, Math.min(java.length(), at + 100));
        return "\nJava: " + there + "\nhere: " + engine.substring(from, Math.min(engine.length(), at + 100));
    }

    /** Every record of the project with all methods, its contents, and some of the other questions. */
    private static List<Inquiry> examples() {
        List<Inquiry> inquiries = new ArrayList<>();
        List<String> questions = List.of("prove", "evaluate", "suggest");
        for (Path file : records()) {
            String name = file.getFileName().toString();
            byte[] record = read(file);
            inquiries.add(Inquiry.of(name, "score", record, "method", "reading", "explain", "true", "file", name));
            Methods.all().stream()
                    .map(ScoringMethod::name)
                    .filter(method -> !method.equals("reading"))
                    .forEach(method -> inquiries.add(Inquiry.of(name, "score", record, "method", method)));
            inquiries.add(Inquiry.of(name, "info", record));
            inquiries.add(Inquiry.of(name, "tree", record));
            inquiries.add(Inquiry.of(name, "lead", record, "nodes", "1000"));
            inquiries.add(Inquiry.of(name, "solve", record, "nodes", "3000"));
            inquiries.add(Inquiry.of(name, questions.get(name.length() % questions.size()), record));
        }
        return inquiries;
    }

    private static List<Path> records() {
        try (Stream<Path> files = Files.walk(Path.of("../examples"))) {
            return files.filter(file -> file.toString().endsWith(".sgf"))
                    .sorted()
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Random positions on boards from 2x2 to 19x19, from sparse to full. */
    private static List<Inquiry> made() {
        List<Inquiry> inquiries = new ArrayList<>();
        for (Position position : RandomPositions.sample(20, 75).toList()) {
            String drawn = Diagram.format(position);
            byte[] record = drawn.getBytes(UTF_8);
            inquiries.add(Inquiry.of(drawn, "score", record, "rules", "japanese"));
            inquiries.add(Inquiry.of(drawn, "score", record, "method", "static", "rules", "chinese"));
        }
        return inquiries;
    }

    /** One record in many character sets, declared rightly, wrongly or not at all. */
    private static List<Inquiry> written() {
        return Stream.of("UTF-8", "GBK", "GB18030", "Big5", "Shift_JIS", "EUC-JP", "EUC-KR", "ISO-2022-JP", "UTF-16LE")
                .flatMap(name -> Stream.of(name, "", "ISO-8859-1").map(said -> {
                    byte[] record = CHINESE.formatted(said).getBytes(Charset.forName(name));
                    return Inquiry.of("a record in " + name + " that says " + said, "info", record);
                }))
                .toList();
    }

    /** Truncated records, one with a wrong result, and invalid options. */
    private static List<Inquiry> broken() {
        byte[] record = read(Path.of("../examples/9x9-seki.sgf"));
        List<Inquiry> inquiries = new ArrayList<>();
        for (int length = 0; length < record.length; length += 7) {
            inquiries.add(Inquiry.of("the first " + length, "info", Arrays.copyOf(record, length)));
        }
        String told = new String(record, UTF_8).replaceFirst("RE\\[[^]]*\\]", "RE[B+99.5]");
        inquiries.add(Inquiry.of("a seki told wrong", "score", told.getBytes(UTF_8), "method", "static"));
        Stream.of("rules none", "komi six", "move 1000", "dead A1", "alive Z9", "method none", "game 2")
                .map(option -> option.split(" ", -1))
                .forEach(option -> inquiries.add(Inquiry.of("a seki", "score", record, option[0], option[1])));
        return inquiries;
    }
}
