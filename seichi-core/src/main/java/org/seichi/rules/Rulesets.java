package org.seichi.rules;

import static org.seichi.rules.Compensation.EACH_BUT_FIRST;
import static org.seichi.rules.Compensation.EACH_STONE;
import static org.seichi.rules.Compensation.NONE;
import static org.seichi.rules.KoRule.POSITIONAL_SUPERKO;
import static org.seichi.rules.KoRule.SIMPLE;
import static org.seichi.rules.KoRule.SITUATIONAL_SUPERKO;
import static org.seichi.rules.Scoring.AREA;
import static org.seichi.rules.Scoring.TERRITORY;
import static org.seichi.rules.Suicide.ALLOWED;
import static org.seichi.rules.Suicide.FORBIDDEN;
import static org.seichi.rules.Suicide.MULTI_STONE;

import java.util.List;
import java.util.Optional;

/** The predefined rulesets. */
public final class Rulesets {
    /** Nihon Ki-in 1989: no superko; a repetition makes the game void. */
    public static final Ruleset JAPANESE =
            new Ruleset("japanese", "Japanese", TERRITORY, false, SIMPLE, FORBIDDEN, NONE, 13);

    /** Korea Baduk Association: the same as the Japanese rules for counting and replay. */
    public static final Ruleset KOREAN = new Ruleset("korean", "Korean", TERRITORY, false, SIMPLE, FORBIDDEN, NONE, 13);

    /** Chinese Weiqi Association: the written rules forbid any whole-board repetition. */
    public static final Ruleset CHINESE =
            new Ruleset("chinese", "Chinese", AREA, true, POSITIONAL_SUPERKO, FORBIDDEN, EACH_STONE, 15);

    /** American Go Association 1991; also used by the British and French associations. */
    public static final Ruleset AGA =
            new Ruleset("aga", "AGA", AREA, true, SITUATIONAL_SUPERKO, FORBIDDEN, EACH_BUT_FIRST, 15);

    /** New Zealand Go Society. */
    public static final Ruleset NEW_ZEALAND =
            new Ruleset("new-zealand", "New Zealand", AREA, true, SITUATIONAL_SUPERKO, ALLOWED, NONE, 14);

    /**
     * Ing's SST rules. Komi is 8 and Black wins ties, which equals 7.5. Both players start with 180 stones and fill in those
     * left over, so handicap stones are area like any other and White receives nothing for them. The distinction of fighting
     * and disturbing kos, which no program can read off a record, is replaced by positional superko.
     */
    public static final Ruleset ING = new Ruleset("ing", "Ing", AREA, true, POSITIONAL_SUPERKO, MULTI_STONE, NONE, 15);

    /** Tromp and Taylor's logical rules: superko alone forbids the suicide of a single stone. */
    public static final Ruleset TROMP_TAYLOR =
            new Ruleset("tromp-taylor", "Tromp-Taylor", AREA, true, POSITIONAL_SUPERKO, ALLOWED, NONE, 15);

    private static final List<Ruleset> ALL = List.of(JAPANESE, KOREAN, CHINESE, AGA, NEW_ZEALAND, ING, TROMP_TAYLOR);

    private Rulesets() {}

    /** All predefined rulesets. */
    public static List<Ruleset> all() {
        return ALL;
    }

    /** The ruleset whose {@link Ruleset#id} is exactly the given one; empty if there is none. */
    public static Optional<Ruleset> byId(String id) {
        return ALL.stream().filter(rules -> rules.id().equals(id)).findFirst();
    }

    /** Reads the value of RU, or a name typed by a user, in any common spelling: "jp", "中国规则", "New Zealand Rules". */
    public static Parsed<Ruleset> read(String text) {
        return RulesetReader.read(text);
    }
}
