package org.seichi.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.seichi.board.Warning;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Handicap;
import org.seichi.rules.Komi;
import org.seichi.rules.Outcome;
import org.seichi.rules.Parsed;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.text.Texts;

/** Reads the terms of one game and collects warnings. */
final class TermsReader {
    /** Komi from which a record without RU is assumed to be Chinese: 7 points, in half-points. */
    private static final int CHINESE_KOMI = 14;

    private final Game game;
    private final List<Warning> warnings = new ArrayList<>();

    TermsReader(Game game) {
        this.game = game;
    }

    Terms read(Overrides overrides) {
        Optional<Outcome> result = property("RE", Outcome::read);
        Optional<Komi> komi = overrides.komi().isPresent()
                ? Optional.of(new Komi(overrides.komi().getAsInt(), false))
                : property("KM", Komi::read);
        Ruleset rules = overrides.rules().orElseGet(() -> rules(komi.orElse(Komi.NONE), result));
        int handicap = handicap();
        return new Terms(
                rules,
                komi.map(Komi::halfPoints).orElseGet(() -> usualKomi(rules, handicap)),
                handicap,
                result,
                warnings);
    }

    private <T> Optional<T> property(String name, Function<String, Parsed<T>> reader) {
        Optional<Parsed<T>> parsed = game.header().get(name).map(reader);
        parsed.flatMap(Parsed::warning).ifPresent(warnings::add);
        return parsed.flatMap(Parsed::value);
    }

    /** The komi assumed, in half-points: 0 if KM is missing; if it cannot be read, the usual one, or 0 with handicap. */
    private int usualKomi(Ruleset rules, int handicap) {
        if (game.header().get("KM").isEmpty()) {
            warn("komi-missing", "the record gives no komi: 0 is assumed");
            return 0;
        }
        int komi = handicap == 0 ? rules.komi() : 0;
        String whose = handicap == 0 ? "the usual one under " + rules.name() + " rules" : "with handicap stones";
        warn("komi-missing", "the komi cannot be read: " + HalfPoints.format(komi) + " is assumed, " + whose);
        return komi;
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
                        "no handicap is given: " + stones.getAsInt() + " is assumed, because so many"
                                + " black stones stand before White's first move");
            }
            return stones.orElse(0);
        }
        return agreed(written.get() < 2 ? 0 : written.get(), stones);
    }

    /** The stated handicap, as far as the black stones on the board confirm it. */
    private int agreed(int handicap, OptionalInt stones) {
        if (handicap > HandicapStones.most(game)) {
            warn(
                    "handicap-differs",
                    "the handicap is " + handicap
                            + ", more than there are black stones: White is compensated for none");
            return 0;
        }
        int standing = HandicapStones.standing(game).orElse(handicap);
        int agreed = standing < 2 ? 0 : Math.min(handicap, standing);
        if (agreed < handicap || handicap != stones.orElse(handicap)) {
            warn(
                    "handicap-differs",
                    "the handicap is " + handicap + ", but "
                            + Texts.count(standing, "black stone stands", "black stones stand")
                            + " before White's first move: White is compensated for " + agreed);
        }
        return agreed;
    }

    private void warn(String code, String message) {
        warnings.add(Warning.of(code, message));
    }
}
