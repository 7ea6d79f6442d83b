package org.seichi.accuracy;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.search.Budget;

/**
 * The intermediate results of a method for a known position: its assessment in words, and a checksum of the words of each
 * step that it explains. To see which words have changed, compare {@code score --explain} before and after.
 */
final class MethodSteps {
    private final ScoringMethod method;
    private final KnownPosition known;
    private final Map<String, CRC32> steps = new LinkedHashMap<>();

    MethodSteps(ScoringMethod method, KnownPosition known) {
        this.method = method;
        this.known = known;
    }

    String draw() {
        Ruleset rules = known.scores().keySet().iterator().next();
        Assessment said = method.assess(
                known.end(),
                rules,
                Budget.NORMAL,
                (step, points, text) -> steps.computeIfAbsent(step, name -> new CRC32())
                        .update((points + text.get()).getBytes(StandardCharsets.UTF_8)));
        String sums = steps.entrySet().stream()
                .map(step ->
                        step.getKey() + " " + Long.toHexString(step.getValue().getValue()))
                .collect(Collectors.joining(", "));
        return "== " + known + '\n' + AssessmentText.whole(said) + sums + '\n';
    }
}
