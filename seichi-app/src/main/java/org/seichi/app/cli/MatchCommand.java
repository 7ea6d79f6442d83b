package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.WantedTerms;
import org.seichi.app.engine.EngineException;
import org.seichi.app.engine.EngineProcess;
import org.seichi.app.gtp.GtpEngine;
import org.seichi.app.match.Match;
import org.seichi.app.match.MatchGame;
import org.seichi.app.match.MatchResult;
import org.seichi.app.match.MatchSettings;
import org.seichi.app.match.Peer;
import org.seichi.app.play.SearchingPlayer;
import org.seichi.app.render.match.MatchText;
import org.seichi.board.Board;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;

/** {@code seichi match}: plays games against another engine. */
final class MatchCommand implements Command {
    private final Streams streams;
    private final List<ScoringMethod> methods;
    private String engine;
    private int games = 20;
    private int size = 9;
    private String rules = Rulesets.CHINESE.id();
    private String komi;
    private int opening = 2;
    private Long seed;
    private Path folder;
    private int seconds = 60;

    MatchCommand(Streams streams, List<ScoringMethod> methods) {
        this.streams = streams;
        this.methods = methods;
    }

    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Plays games against another engine and tells the share of wins with its interval.");
        syntax.option("--engine CMD", "What starts it in GTP mode.").required(value -> engine = value);
        syntax.option("--games N", "Number of games. Default: 20.").number(value -> games = value);
        syntax.option("--size N", "Width and height of the board. Default: 9.").number(value -> size = value);
        syntax.option("--rules R", "See 'seichi rules'. Default: chinese.").text(value -> rules = value);
        syntax.option("--komi K", "Komi in points. Default: that of the rules.").text(value -> komi = value);
        syntax.option("--opening N", "Moves drawn by lot, played both ways; at most half of the points. Default: 2.")
                .number(value -> opening = value);
        syntax.option("--seed N", "What the lots depend on. Default: 1.").large(value -> seed = value);
        syntax.option("--sgf DIR", "Keep the games in this folder, which holds none of these numbers yet.")
                .path(value -> folder = value);
        syntax.option("--seconds N", "How long an answer may take. Default: 60.")
                .number(value -> seconds = value);
    }

    @Override
    public Integer call() throws UnusableException {
        if (games < 1 || size < 2 || size > Board.MAX_SIZE || opening < 0 || seconds < 1) {
            throw new UsageException("--games and --seconds are 1 or more, --size 2 to 25, --opening 0 or more");
        }
        int most = MatchSettings.longestOpening(size);
        if (opening > most) {
            throw new UsageException("--opening is at most half of the points, " + most + " on " + size + "x" + size);
        }
        if (opening == 0 && seed != null) {
            throw new UsageException("--seed draws the moves of --opening: it does not go with --opening 0");
        }
        checkFolder();
        Ruleset ruleset = Choices.rules(rules).orElseThrow();
        OptionalInt halves = WantedTerms.komi(komi);
        MatchSettings settings = new MatchSettings(
                size, halves.orElse(ruleset.komi()) / 2.0, ruleset.id(), opening, seed == null ? 1 : seed);
        try (EngineProcess process = EngineProcess.start(engine, Duration.ofSeconds(seconds))) {
            String name = process.ask("name") + " " + process.ask("version");
            Match match = new Match(seichi(ruleset), peer(process), settings);
            List<MatchGame> played = new ArrayList<>();
            try {
                play(match, played);
            } finally {
                show(played, settings, name.strip());
            }
            return ExitStatus.DONE;
        } catch (EngineException | IOException cause) {
            throw new UsageException(cause.getMessage());
        }
    }

    /** Refuses a folder with games of another match that this one would overwrite. */
    private void checkFolder() {
        if (folder == null) {
            return;
        }
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new UsageException(folder + " is no folder");
        }
        for (int number = 0; number < games; number++) {
            if (Files.exists(file(number))) {
                throw new UsageException(file(number) + " is there already; name another folder");
            }
        }
    }

    private Path file(int number) {
        return folder.resolve(String.format("%04d.sgf", number + 1));
    }

    private static Peer peer(EngineProcess process) {
        return command -> {
            try {
                return process.exchange(command);
            } catch (EngineException silent) {
                throw new IOException(silent.getMessage(), silent);
            }
        };
    }

    private Peer seichi(Ruleset ruleset) {
        GtpEngine own = new GtpEngine(
                methods,
                methods.get(0),
                ruleset,
                SearchingPlayer.usual(true),
                Path.of(""),
                new Version().number(),
                nothing -> {});
        return own::answer;
    }

    /** Plays all games; those that have ended are kept even if an engine fails in a later one. */
    private void play(Match match, List<MatchGame> played) throws IOException {
        try (FileProgress progress = FileProgress.on(streams, games)) {
            for (int number = 0; number < games; number++) {
                MatchGame game = match.play(number);
                played.add(game);
                progress.step();
                if (folder != null) {
                    Files.createDirectories(folder);
                    Files.writeString(file(number), game.record(), StandardOpenOption.CREATE_NEW);
                }
            }
        }
    }

    private void show(List<MatchGame> played, MatchSettings settings, String other) {
        if (!played.isEmpty()) {
            streams.out().print(MatchText.render(new MatchResult(played), settings, other));
        }
    }
}
