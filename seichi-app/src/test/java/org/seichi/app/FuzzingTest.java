package org.seichi.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs a coverage-guided fuzzer (Jazzer) from a few seeds; no input may be an error of the program. {@code mvn test
 * -Dtest=FuzzingTest -Dfuzz.runs=200000} tries more inputs, and {@code -Dfuzz.seed} others.
 */
class FuzzingTest {
    private static final int RUNS = Integer.getInteger("fuzz.runs", 1_000);
    private static final int SEED = Integer.getInteger("fuzz.seed", 23);
    /** The offset of the compression method of the first member in a zip file, in bytes. */
    private static final int METHOD_OF_ZIP = 8;

    private static final Path EXAMPLES = Path.of("..", "examples");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "org.seichi.app.RecordFuzzing",
                "org.seichi.app.gtp.GtpFuzzing",
                "org.seichi.app.http.RequestFuzzing",
                "org.seichi.app.http.JsonFuzzing",
                "org.seichi.app.batch.ArchiveFuzzing"
            })
    void noInputIsAnErrorOfTheProgram(String target) throws Exception {
        Path corpus = Files.createDirectory(folder.resolve("corpus"));
        int number = 0;
        for (byte[] seed : corpus(target.substring(target.lastIndexOf('.') + 1))) {
            Files.write(corpus.resolve("seed" + number++), seed);
        }
        Path log = folder.resolve("log");
        Process fuzzer = new ProcessBuilder(command(target, corpus))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        int status = fuzzer.waitFor();

        String told = Files.readString(log, StandardCharsets.ISO_8859_1);
        assertThat(status).as(told.substring(Math.max(0, told.indexOf("\n==")))).isZero();
        assertThat(told).contains("Done " + RUNS + " runs");
    }

    private static List<String> command(String target, Path corpus) {
        String path = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .map(part -> Path.of(part).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                path,
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + target,
                "--instrumentation_includes=org.seichi.**",
                "-runs=" + RUNS,
                "-seed=" + SEED,
                "-max_len=4096",
                "-timeout=120",
                "-rss_limit_mb=3000",
                corpus.toAbsolutePath().toString());
    }

    private static List<byte[]> corpus(String target) throws IOException {
        return switch (target) {
            case "RecordFuzzing" -> records();
            case "GtpFuzzing" ->
                texts(
                        "boardsize 9\nkomi 6.5\nplay B E5\nplay W C3\nfinal_score\nundo\nfinal_status_list dead\nquit\n",
                        "1 list_commands\n2 known_command play\n3 showboard\nset_free_handicap C3 G7\nplay W pass\n",
                        "fixed_handicap 2\nplace_free_handicap 3\ntime_settings 0 5 1\ntime_left B 3 1\nprintsgf\n");
            case "RequestFuzzing" ->
                texts(
                        "POST /api/score?komi=7&rules=chinese HTTP/1.1\r\nHost: localhost\r\nContent-Length: 13\r\n\r\n(;SZ[5];B[cc])",
                        "POST /api/score HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 77\r\n\r\n"
                                + "{\"record\":\"(;SZ[5];B[cc])\",\"options\":{\"play\":[\"W D4\"]},\"overrides\":{\"dead\":\"C3\"}}",
                        "POST /api/prove HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n(;SZ[\r\n3\r\n3])\n\r\n0\r\n\r\n",
                        "GET /api/rules HTTP/1.0\r\nOrigin: http://localhost\r\n\r\n");
            case "JsonFuzzing" ->
                texts(
                        "{\"record\":\"(;SZ[9])\",\"options\":{\"komi\":6.5,\"move\":1,\"play\":[\"W D4\",\"B pass\"]},"
                                + "\"overrides\":{\"dead\":[\"E5\"],\"alive\":[]}}",
                        "{\"a\":[null,true,-1.5e3,\"\\u00e9\\n\"],\"b\":{}}");
            default -> archives();
        };
    }

    private static List<byte[]> texts(String... texts) {
        return Stream.of(texts)
                .map(text -> text.getBytes(StandardCharsets.ISO_8859_1))
                .toList();
    }

    private static List<byte[]> records() throws IOException {
        List<byte[]> records = new ArrayList<>(
                texts(
                        "\\HS\n\\[GAMEBLACKNAME=a (1D)\\]\n\\[GAMETAG=C2026:01:01,W1,Z35,G65\\]\nINI 0 1 2 &4\nSTO 0 2 1 3 3\nSTO 0 3 2 15 15\nSKI\n",
                        "Game\n19\na 1D\nb 1D\nsite\n0\n0\n6\n20260101\n0\nBlack wins\n2\nPMABBQEEQ\nPMACWDDQ\n",
                        ". X O .\nX X O O\n. X O .\n. X O .\n",
                        "(;CA[GB18030]SZ[19:13]HA[2]AB[aa:cc]RU[\u00d6\u00d0\u00b9\u00fa]KM[375];W[tt](;B[D4])(;B[]))(;GM[1])"));
        for (String name : List.of("9x9-seki.sgf", "13x13-handicap.sgf", "9x9-half-point.sgf")) {
            records.add(Files.readAllBytes(EXAMPLES.resolve(name)));
        }
        return records;
    }

    private static List<byte[]> archives() throws IOException {
        byte[] record = "(;SZ[5];B[cc])".getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream zip = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(zip)) {
            out.putNextEntry(new ZipEntry("a/b.sgf"));
            out.write(record);
            out.putNextEntry(new ZipEntry("c.sgf"));
            out.write(record);
        }
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(zipped)) {
            out.putNextEntry(new ZipEntry("d.zip"));
            out.write(zip.toByteArray());
        }
        ByteArrayOutputStream gzip = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(gzip)) {
            out.write(record);
        }
        List<byte[]> archives =
                new ArrayList<>(List.of(zip.toByteArray(), zipped.toByteArray(), gzip.toByteArray(), record));
        for (int method : new int[] {1, 6, 9, 12, 14, 93, 95, 99}) {
            byte[] otherwise = zip.toByteArray();
            otherwise[METHOD_OF_ZIP] = (byte) method;
            archives.add(otherwise);
        }
        return archives;
    }
}
