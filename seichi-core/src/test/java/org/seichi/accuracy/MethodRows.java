package org.seichi.accuracy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;

/** The results of a method for all known positions: a row for each group, and its failures. */
final class MethodRows {
    private static final String HEAD =
            "group                  scores  exact  within 1  mean error  dead  needed  flagged\n";

    private final Map<String, List<KnownOutcome>> groups = new LinkedHashMap<>();
    private final List<KnownOutcome> all = new ArrayList<>();

    MethodRows(ScoringMethod method, List<KnownPosition> positions) {
        for (KnownPosition known : positions) {
            for (Ruleset rules : known.scores().keySet()) {
                KnownOutcome outcome = KnownOutcome.of(method, known, rules);
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
