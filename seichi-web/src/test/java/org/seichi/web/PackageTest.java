package org.seichi.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The npm package, packed and installed as by its users. */
class PackageTest {
    private static final String UNCHECKED = "the npm package was not tried";

    @TempDir
    private static Path home;

    private static Node node;

    @BeforeAll
    static void install() throws Exception {
        node = Node.found(UNCHECKED);
        npm("pack", Node.PACKAGE.toString());
        Files.writeString(home.resolve("package.json"), "{\"private\": true, \"type\": \"module\"}");
        npm("install", "--offline", "--no-audit", "--no-fund", packed().toString());
    }

    private static void npm(String... words) throws IOException, InterruptedException {
        Node.Output output = Node.run(home, Node.command("npm", words));
        assertThat(output.status()).as(output.text()).isZero();
    }

    private static Path packed() throws IOException {
        try (var files = Files.newDirectoryStream(home, "seichi-*.tgz")) {
            return files.iterator().next();
        }
    }

    @Test
    void everythingThatUsersCallAnswers() throws Exception {
        Path script = Files.copy(Node.script("usage.test.mjs"), home.resolve("usage.test.mjs"));
        String examples = Path.of("../examples").toAbsolutePath().toString();
        node.run(home, "--test-reporter=dot", script.toString(), examples);
    }

    @Test
    void theFirstLinesOfItsReadmeRun() throws Exception {
        Matcher lines = Pattern.compile("```js\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(home.resolve("node_modules/seichi/README.md")));
        assertThat(lines.find()).isTrue();
        Path script = Files.writeString(home.resolve("first.mjs"), lines.group(1));

        assertThat(node.run(home, script.toString())).startsWith("B+73.5").contains("[]");
    }

    @Test
    void whatTheDocumentShowsPrintsWhatItTells() throws Exception {
        Path root = Path.of("..").toAbsolutePath().normalize();
        Matcher shown = Pattern.compile("```js\n(.*?)```\n\nprints\n\n```text\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(root.resolve("docs/embedding.md")));
        assertThat(shown.find()).isTrue();
        Path script = Files.writeString(home.resolve("shown.mjs"), shown.group(1));

        assertThat(node.run(root, script.toString())).isEqualTo(shown.group(2));
    }

    @Test
    void itsTypesCompile() throws Exception {
        Node.Output fetched = Node.run(
                home,
                Node.command("npm", "install", "--no-audit", "--no-fund", "--prefer-offline", "typescript@5.9.3"));
        assumeTrue(fetched.status() == 0, "npm fetched no TypeScript: the types of the npm package were not compiled");
        Path source = Files.copy(Node.script("types.ts"), home.resolve("types.ts"));
        node.tool(
                home,
                "node_modules/typescript/bin/tsc",
                "--strict",
                "--noEmit",
                "--exactOptionalPropertyTypes",
                "--module",
                "nodenext",
                "--target",
                "es2022",
                "--lib",
                "es2022,dom,dom.iterable",
                source.toString());
    }

    @Test
    void bundlersForPagesPackIt() throws Exception {
        Node.Output fetched = Node.run(
                home,
                Node.command(
                        "npm",
                        "install",
                        "--no-audit",
                        "--no-fund",
                        "--prefer-offline",
                        "esbuild@0.28.2",
                        "webpack@5.113.0"));
        assumeTrue(fetched.status() == 0, "npm fetched no bundlers: pages with the npm package were not packed");
        Path page = Files.writeString(home.resolve("page.mjs"), """
                import { open } from 'seichi';
                import { guess } from 'seichi/deadstones';
                import { score } from 'seichi/goscorer';
                console.log(open(), guess, score);
                """);
        Path script = Files.copy(Node.script("bundle.mjs"), home.resolve("bundle.mjs"));

        String packed = node.run(
                home, script.toString(), page.toString(), home.resolve("packed").toString());
        assertThat(packed).contains(".wasm", "main.js");
    }

    @Test
    void itHoldsWhatItNeedsAndNothingElse() throws IOException {
        try (var files = Files.list(home.resolve("node_modules/seichi"))) {
            List<String> names =
                    files.map(file -> file.getFileName().toString()).sorted().toList();
            assertThat(names)
                    .containsExactly(
                            "LICENSE",
                            "README.md",
                            "answers.d.ts",
                            "boards.js",
                            "deadstones.d.ts",
                            "deadstones.js",
                            "engine.d.ts",
                            "engine.js",
                            "goscorer.d.ts",
                            "goscorer.js",
                            "package.json",
                            "seichi.d.ts",
                            "seichi.js",
                            "seichi.wasm",
                            "static.js",
                            "worker.js");
        }
    }
}
