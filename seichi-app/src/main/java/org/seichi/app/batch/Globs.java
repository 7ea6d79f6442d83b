package org.seichi.app.batch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.seichi.app.files.FilePaths;

/** Expands glob patterns such as {@code games/20*}{@code /*.sgf}, for shells that do not, or cannot because of their number. */
final class Globs {
    private static final Pattern WILDCARD = Pattern.compile("[*?\\[{]");

    private Globs() {}

    /**
     * The files and folders that a path stands for: the path itself if it exists or is not a pattern, else its matches, sorted.
     * If a folder cannot be read, there are no matches.
     */
    static List<Path> expand(String path) {
        try {
            Path literal = FilePaths.of(path);
            if (Files.exists(literal) || !WILDCARD.matcher(path).find()) {
                return List.of(literal);
            }
            return matches(literal);
        } catch (IOException | PatternSyntaxException noName) {
            return List.of();
        }
    }

    private static List<Path> matches(Path pattern) {
        Path base = base(pattern);
        PathMatcher matcher = pattern.getFileSystem().getPathMatcher("glob:" + pattern.normalize());
        try (Stream<Path> below = Files.walk(base)) {
            return below.filter(path -> matcher.matches(path.normalize()))
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException unreadable) {
            return List.of();
        }
    }

    /** The folder before the first path element with a wildcard. */
    private static Path base(Path pattern) {
        Path base = pattern.isAbsolute() ? pattern.getRoot() : Path.of("");
        for (Path name : pattern) {
            if (WILDCARD.matcher(name.toString()).find()) {
                break;
            }
            base = base.resolve(name);
        }
        return base;
    }
}
