package org.seichi.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recognises the names of rulesets word by word. */
final class RulesetReader {
    /** Words that say nothing: "Chinese Rules" is "Chinese". */
    private static final Set<String> FILLERS = Set.of("rule", "rules", "ruleset", "the", "new", "go", "规则", "ルール");

    /** How each ruleset is written. A name of four Latin letters or more may go on, other scripts may stand anywhere. */
    private static final Map<Ruleset, List<String>> NAMES = names();

    private static final Pattern WORD = Pattern.compile("\\p{L}+");

    private RulesetReader() {}

    private static Map<Ruleset, List<String>> names() {
        Map<Ruleset, List<String>> names = new LinkedHashMap<>();
        names.put(Rulesets.JAPANESE, List.of("japan", "jp", "jpn", "jap", "nihon", "日本", "일본"));
        names.put(Rulesets.KOREAN, List.of("korea", "kr", "kor", "韩国", "한국"));
        names.put(Rulesets.CHINESE, List.of("chinese", "china", "cn", "chn", "chi", "中国", "중국"));
        names.put(Rulesets.AGA, List.of("aga", "american", "usgo", "bga", "british", "ffg", "french"));
        names.put(Rulesets.NEW_ZEALAND, List.of("nz", "nzgs", "zealand", "newzealand"));
        names.put(Rulesets.ING, List.of("ing", "ings", "goe", "sst", "应氏"));
        names.put(Rulesets.TROMP_TAYLOR, List.of("tromp", "taylor", "tt", "logical"));
        return Collections.unmodifiableMap(names);
    }

    static Reading<Ruleset> read(String text) {
        Set<Ruleset> named = new LinkedHashSet<>();
        boolean plain = true;
        Matcher words = WORD.matcher(FreeText.fold(text));
        while (words.find()) {
            Optional<Ruleset> rules = named(words.group());
            rules.ifPresent(named::add);
            plain &= rules.isPresent() || FILLERS.contains(words.group());
        }
        if (named.isEmpty()) {
            return Reading.unreadable("rules-unknown", "RU " + FreeText.quote(text) + " names no known ruleset");
        }
        Ruleset first = named.iterator().next();
        return plain && named.size() == 1
                ? Reading.plain(first)
                : Reading.remarked(
                        first, "rules-notation", "RU " + FreeText.quote(text) + " is read as " + first.name());
    }

    private static Optional<Ruleset> named(String word) {
        return NAMES.entrySet().stream()
                .filter(entry -> entry.getValue().stream().anyMatch(name -> matches(word, name)))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static boolean matches(String word, String name) {
        boolean latin = name.charAt(0) < 128;
        return latin ? name.length() < 4 ? word.equals(name) : word.startsWith(name) : word.contains(name);
    }
}
