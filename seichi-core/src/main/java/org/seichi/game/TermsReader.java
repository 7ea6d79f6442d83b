package org.seichi.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.seichi.board.Warning;
import org.seichi.rules.Handicap;
import org.seichi.rules.Komi;
import org.seichi.rules.Outcome;
import org.seichi.rules.Parsed;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;

/** Reads the terms of one game and collects the warnings. */
final class TermsReader {
    /** Komi from which a record without RU is taken for Chinese: 7 points. */
    private static final int CHINESE_KOMI = 14;

    private final Game game;
    private final List<Warning> warnings = new ArrayList<>();

    TermsReader(Game game) {
        this.game = game;
    }

    Terms read(Overrides overrides) {
        Optional<Outcome> result = property("RE", Outcome::read);
        Komi komi = overrides.komi().isPresent() ? new Komi(overrides.komi().getAsInt(), false) : komi();
        Ruleset rules = overrides.rules().orElseGet(() -> rules(komi, result));
        return new Terms(rules, komi.halfPoints(), handicap(), result, warnings);
    }

    private <T> Optional<T> property(String name, Function<String, Parsed<T>> reader) {
        Optional<Parsed<T>> parsed = game.header().get(name).map(reader);
        parsed.flatMap(Parsed::warning).ifPresent(warnings::add);
        return parsed.flatMap(Parsed::value);
    }

    private Komi komi() {
        return property("KM", Komi::read).orElseGet(() -> {
            warn("komi-missing", "the record gives no komi that can be read: 0 is assumed");
            return Komi.NONE;
        });
    }

    private Ruleset rules(Komi komi, Optional<Outcome> result) {
        return property("RU", Rulesets::read).orElseGet(() -> guess(komi, result));
    }

    private Ruleset guess(Komi komi, Optional<Outcome> result) {
        Optional<String> sign = Optional.empty();
        if (komi.zi()) {
            sign = Optional.of("the komi is in zi");
        } else if (result.isPresent() && result.get().zi()) {
            sign = Optional.of("the result is in zi");
        } else if (komi.halfPoints() >= CHINESE_KOMI) {
            sign = Optional.of("the komi is 7 or more");
        }
        warn(
                "rules-missing",
                sign.map(why -> "the record names no known ruleset: Chinese is assumed, because " + why)
                        .orElse("the record names no known ruleset: Japanese is assumed"));
        return sign.isPresent() ? Rulesets.CHINESE : Rulesets.JAPANESE;
    }

    private int handicap() {
        OptionalInt stones = HandicapStones.count(game);
        Optional<Integer> written = property("HA", Handicap::read);
        if (written.isEmpty()) {
            if (stones.isPresent()) {
                warn(
                        "handicap-missing",
                        "no handicap is given: " + stones.getAsInt() + " is assumed, as many"
                                + " black stones stand before White's first move");
            }
            return stones.orElse(0);
        }
        int handicap = written.get() < 2 ? 0 : written.get();
        if (handicap != stones.orElse(handicap)) {
            warn(
                    "handicap-differs",
                    "the handicap is " + written.get() + ", but " + stones.getAsInt()
                            + " black stones stand before White's first move: White is compensated for " + handicap);
        }
        return handicap;
    }

    private void warn(String code, String message) {
        warnings.add(Warning.of(code, message));
    }
}
