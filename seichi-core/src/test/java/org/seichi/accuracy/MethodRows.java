package org.seichi.accuracy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/** The results of a method for all known positions: a row for each group, and its failures. */
final class MethodRows {
    /** The methods that look at the board alone: what they say about a position holds under all rules, and is asked once. */
    static final Set<String> WITHOUT_RULES = Set.of("dynamic", "park", "standing");

    private static final String HEAD =
            "group                  scores  exact  within 1  mean error  dead  needed  flagged\n";

    private final Map<String, List<KnownOutcome>> groups = new LinkedHashMap<>();
    private final List<KnownOutcome> all = new ArrayList<>();

    MethodRows(ScoringMethod method, List<KnownPosition> positions) {
        boolean asksForRules = !WITHOUT_RULES.contains(method.name());
        for (KnownPosition known : positions) {
            Map<Ruleset, Assessment> said = new HashMap<>();
            for (Ruleset rules : known.scores().keySet()) {
                Ruleset asked = asksForRules
                        ? rules
                        : known.scores().keySet().iterator().next();
                Assessment assessment = said.computeIfAbsent(
                        asked, each -> method.assess(known.end(), each, Budget.NORMAL, Trace.NONE));
                KnownOutcome outcome = KnownOutcome.of(assessment, known, rules);
                groups.computeIfAbsent(known.group(), group -> new ArrayList<>())
                        .add(outcome);
                all.add(outcome);
            }
        }
    }

    /** The table, then the failures, each with the result and the truth. */
    String draw() {
        StringBuilder text = new StringBuilder(HEAD);
        groups.forEach((group, outcomes) -> text.append(row(group, outcomes)));
        text.append(row("all", all)).append("\nKnown failures\n");
        all.stream()
                .filter(outcome -> !outcome.isRight())
                .forEach(outcome -> text.append(outcome.known())
                        .append(", ")
                        .append(outcome.rules().id())
                        .append(": ")
                        .append(String.join(", ", outcome.difference()))
                        .append(outcome.flagged() ? " (flagged)" : "")
                        .append('\n'));
        return text.toString();
    }

    private static String row(String name, List<KnownOutcome> outcomes) {
        double error = outcomes.stream().mapToInt(KnownOutcome::error).average().orElse(0) / 2;
        return String.format(
                Locale.ROOT,
                "%-22s %6d %6d %9d %11.2f %5d %7d %8d%n",
                name,
                outcomes.size(),
                count(outcomes, outcome -> outcome.error() == 0),
                count(outcomes, outcome -> outcome.error() <= 2),
                error,
                count(outcomes, KnownOutcome::isDeadRight),
                count(outcomes, KnownOutcome::isNeededRight),
                count(outcomes, KnownOutcome::flagged));
    }

    private static long count(List<KnownOutcome> outcomes, Predicate<KnownOutcome> what) {
        return outcomes.stream().filter(what).count();
    }
}
