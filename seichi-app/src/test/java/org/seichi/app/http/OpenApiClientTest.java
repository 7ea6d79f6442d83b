package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The description of the API satisfies two validators, and a client that is generated from it compiles. */
class OpenApiClientTest {
    /** Kept until the build is cleaned, so that the packages are fetched only once. */
    private static final Path FOLDER = Path.of("target", "openapi");

    private static final Path DESCRIPTION = Path.of("src/main/resources/org/seichi/app/http/openapi.json");
    private static final int PATIENCE_SECONDS = 180;

    private static final String PACKAGES = """
            {"private": true, "dependencies": {
              "@apidevtools/swagger-parser": "13.0.0",
              "@seriousme/openapi-schema-validator": "2.11.0",
              "openapi-typescript": "7.13.0",
              "typescript": "5.9.3"
            }}
            """;

    private static final String CLIENT = """
            import type { components, paths } from './api.d.ts';
            type Score = components['schemas']['score'];
            type Asked = paths['/api/score']['post']['requestBody']['content']['application/json'];
            export async function score(server: string, asked: Asked): Promise<Score> {
              const answer = await fetch(server + '/api/score', {
                method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(asked)});
              return (await answer.json()) as Score;
            }
            export const margin = (score: Score): number => score.score;
            export const dead = (score: Score): string[] =>
              score.chains.filter(chain => chain.status === 'dead').flatMap(chain => chain.stones);
            """;

    @BeforeAll
    static void fetch() throws Exception {
        assumeTrue(
                run("node", "--version") == 0, "no Node here: the description of the API was not validated by others");
        Files.createDirectories(FOLDER);
        Files.writeString(FOLDER.resolve("package.json"), PACKAGES);
        boolean there = Files.exists(FOLDER.resolve("node_modules/typescript/package.json"));
        assumeTrue(
                there || run("npm", "install", "--no-audit", "--no-fund", "--prefer-offline") == 0,
                "npm fetched no packages: the description of the API was not validated by others");
        Files.writeString(FOLDER.resolve("openapi.json"), Files.readString(DESCRIPTION));
    }

    private static int run(String... command) throws InterruptedException, IOException {
        Files.createDirectories(FOLDER);
        try {
            Process process = new ProcessBuilder(command)
                    .directory(FOLDER.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(FOLDER.resolve("log").toFile())
                    .start();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return -1;
            }
            return process.exitValue();
        } catch (IOException notThere) {
            return -1;
        }
    }

    private static void assertRuns(String... command) throws Exception {
        int status = run(command);

        assertThat(status).as(Files.readString(FOLDER.resolve("log"))).isZero();
    }

    @Test
    void twoValidatorsFindNothing() throws Exception {
        assertRuns("node_modules/.bin/validate-api", "openapi.json");
        Files.writeString(FOLDER.resolve("validate.cjs"), """
                const parser = require('@apidevtools/swagger-parser');
                (parser.validate ? parser : parser.default).validate('openapi.json')
                  .catch(wrong => { console.error(wrong.message); process.exit(1); });
                """);
        assertRuns("node", "validate.cjs");
    }

    @Test
    void aGeneratedClientCompiles() throws Exception {
        assertRuns("node_modules/.bin/openapi-typescript", "openapi.json", "-o", "api.d.ts");
        Files.writeString(FOLDER.resolve("client.ts"), CLIENT);
        assertRuns(
                "node_modules/.bin/tsc",
                "--strict",
                "--noEmit",
                "--target",
                "es2022",
                "--module",
                "nodenext",
                "--moduleResolution",
                "nodenext",
                "--lib",
                "es2022,dom",
                "--allowImportingTsExtensions",
                "client.ts");
    }
}
