package org.seichi.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.seichi.text.Characters;
import org.seichi.text.Lines;
import org.seichi.text.Texts;

/** Recognizes the names of rulesets word by word. */
final class RulesetReader {
    /** Words to ignore: "Chinese Rules" is "Chinese". */
    private static final Set<String> FILLERS = Set.of("rule", "rules", "ruleset", "the", "new", "go", "规则", "ルール");

    private static final List<Names> ALL = List.of(
            new Names(Rulesets.JAPANESE, "japan", "jp", "jpn", "jap", "nihon", "日本", "일본"),
            new Names(Rulesets.KOREAN, "korea", "kr", "kor", "韩国", "한국"),
            new Names(Rulesets.CHINESE, "chinese", "china", "cn", "chn", "chi", "中国", "중국"),
            new Names(Rulesets.AGA, "aga", "american", "usgo", "bga", "british", "ffg", "french"),
            new Names(Rulesets.NEW_ZEALAND, "nz", "nzgs", "zealand", "newzealand"),
            new Names(Rulesets.ING, "ing", "ings", "goe", "sst", "应氏"),
            new Names(Rulesets.TROMP_TAYLOR, "tromp", "taylor", "tt", "logical"));

    private RulesetReader() {}

    static Parsed<Ruleset> read(String text) {
        Optional<Ruleset> exact = Rulesets.byId(Texts.lowercase(text));
        if (exact.isPresent()) {
            return Parsed.plain(exact.get());
        }
        List<Ruleset> named = new ArrayList<>();
        boolean plain = true;
        for (String word : words(FreeText.fold(text))) {
            Optional<Ruleset> rules = named(word);
            rules.ifPresent(named::add);
            plain &= rules.isPresent() || FILLERS.contains(word);
        }
        if (named.isEmpty()) {
            return described(FreeText.fold(text))
                    .map(rules -> remarked(rules, text))
                    .orElseGet(() -> Parsed.unreadable(
                            "rules-unknown", "RU " + FreeText.quote(text) + " names no known ruleset"));
        }
        Ruleset first = named.get(0);
        plain &= named.stream().allMatch(rules -> rules.id().equals(first.id()));
        return plain ? Parsed.plain(first) : remarked(first, text);
    }

    private static Parsed<Ruleset> remarked(Ruleset rules, String text) {
        return Parsed.remarked(rules, "rules-notation", "RU " + FreeText.quote(text) + " is read as " + rules.name());
    }

    /**
     * The ruleset nearest to a description without a name: by what is counted and, in KataGo's list of settings such as
     * {@code koSIMPLEscoreAREAtaxNONEsui0whbN-1}, by what White receives for handicap stones.
     */
    private static Optional<Ruleset> described(String folded) {
        List<String> words = words(folded);
        if (words.contains("territory") || folded.contains("scoreterritory")) {
            return Optional.of(Rulesets.JAPANESE);
        }
        if (folded.contains("scorearea")) {
            return Optional.of(
                    folded.contains("whbn-1")
                            ? Rulesets.AGA
                            : folded.contains("whbn") ? Rulesets.CHINESE : Rulesets.TROMP_TAYLOR);
        }
        return words.contains("area") ? Optional.of(Rulesets.CHINESE) : Optional.empty();
    }

    /** The words of a text: maximal runs of letters of any script. */
    private static List<String> words(String folded) {
        StringBuilder letters = new StringBuilder();
        folded.chars().forEach(letter -> letters.append(Characters.isLetter((char) letter) ? (char) letter : ' '));
        return Lines.words(letters.toString(), " ");
    }

    private static Optional<Ruleset> named(String word) {
        return ALL.stream()
                .filter(names -> names.include(word))
                .map(Names::rules)
                .findFirst();
    }

    /** The names of a ruleset. Latin ones match a word or, from four letters on, its beginning; others anywhere in it. */
    private record Names(Ruleset rules, List<String> names) {
        Names(Ruleset rules, String... names) {
            this(rules, List.of(names));
        }

        boolean include(String word) {
            return names.stream().anyMatch(name -> matches(word, name));
        }

        private static boolean matches(String word, String name) {
            boolean latin = name.charAt(0) < 128;
            return latin ? name.length() < 4 ? word.equals(name) : word.startsWith(name) : word.contains(name);
        }
    }
}
