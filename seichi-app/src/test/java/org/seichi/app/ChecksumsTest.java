package org.seichi.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every library is the one that was reviewed when it was added: its SHA-256 is listed in {@code .mvn/checksums}. Maven 3.9
 * and newer check downloads against the same list; this test does so with any Maven.
 */
class ChecksumsTest {
    private static final Path LIST = Path.of("..", ".mvn", "checksums", "checksums.sha256");

    private static Map<String, String> listed() throws IOException {
        Map<String, String> checksums = new HashMap<>();
        for (String line : Files.readAllLines(LIST)) {
            String[] words = line.split(" {2}", 2);
            checksums.put(words[1], words[0]);
        }
        return checksums;
    }

    /** The local repository of Maven, wherever it is, derived from the path of a test library. */
    private static Path repository() throws URISyntaxException {
        Path library = Path.of(
                Test.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path inRepository = Path.of("org", "junit", "jupiter", "junit-jupiter-api", "5.0", "junit-jupiter-api-5.0.jar");
        return library.getRoot().resolve(library.subpath(0, library.getNameCount() - inRepository.getNameCount()));
    }

    /** The libraries of the tests and of the program in a repository. */
    private static List<Path> libraries(Path repository) {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(part -> part.endsWith(".jar"))
                .map(Path::of)
                .filter(path -> path.startsWith(repository) && !path.startsWith(repository.resolve("org/seichi")))
                .toList();
    }

    @Test
    void everyLibraryIsTheOneThatIsListed() throws IOException, NoSuchAlgorithmException, URISyntaxException {
        Map<String, String> listed = listed();
        Path repository = repository();
        List<Path> libraries = libraries(repository);
        assertThat(libraries).hasSizeGreaterThan(10);
        for (Path library : libraries) {
            String key = repository.relativize(library).toString().replace('\\', '/');
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(library));

            assertThat(listed)
                    .as("sha256sum of %s belongs into %s", key, LIST)
                    .containsEntry(key, HexFormat.of().formatHex(digest));
        }
    }
}
