package org.seichi.app.damage;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.Watch;
import org.seichi.board.Warning;
import org.seichi.record.RecordException;
import org.seichi.report.ScoreReport;
import org.seichi.score.Flag;

/** Counts how the program reacts to damaged copies of records, by kind of damage. */
final class DamageReport {
    /** The outcome for a copy. */
    enum Fate {
        /** It is refused. */
        REFUSED,
        /** The score is the same. */
        SAME,
        /** Another score, and a warning that the record itself did not get. */
        WARNED,
        /** Another score, and a flag that the record itself did not get. */
        FLAGGED,
        /** Another score, and the only new warning is that the recorded result differs. */
        DISAGREES,
        /** Another score without any new warning or flag. */
        SILENT
    }

    /** The result of scoring a record. */
    private record Said(int margin, Set<String> warnings, Set<String> flags) {}

    private final ScoreAnalysis analysis;
    private final Map<Damage, Map<Fate, Integer>> counts = new TreeMap<>();
    private final List<String> silent = new ArrayList<>();

    DamageReport(ScoreAnalysis analysis) {
        this.analysis = analysis;
    }

    /** Scores damaged copies, each kind of damage equally often. */
    void run(Map<String, String> records, int copies, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> names = List.copyOf(records.keySet());
        Map<String, Said> sound = new TreeMap<>();
        records.forEach((name, text) -> sound.put(name, said(text).orElseThrow()));
        Damage[] kinds = Damage.values();
        for (int copy = 0; copy < copies; copy++) {
            Damage kind = kinds[copy % kinds.length];
            String name = names.get(random.nextInt(names.size()));
            while (!kind.fits(records.get(name))) {
                name = names.get(random.nextInt(names.size()));
            }
            String damaged = kind.on(records.get(name), random);
            Fate fate = fate(sound.get(name), said(damaged));
            counts.computeIfAbsent(kind, none -> new TreeMap<>()).merge(fate, 1, Integer::sum);
            if (fate == Fate.SILENT) {
                silent.add(kind + " of " + name + "\n" + damaged);
            }
        }
    }

    private static Fate fate(Said sound, Optional<Said> damaged) {
        if (damaged.isEmpty()) {
            return Fate.REFUSED;
        }
        Said said = damaged.get();
        if (said.margin == sound.margin) {
            return Fate.SAME;
        }
        Set<String> warnings = new HashSet<>(said.warnings);
        warnings.removeAll(sound.warnings);
        boolean disagrees = warnings.remove("result-differs");
        if (!warnings.isEmpty()) {
            return Fate.WARNED;
        }
        if (!sound.flags.containsAll(said.flags)) {
            return Fate.FLAGGED;
        }
        return disagrees ? Fate.DISAGREES : Fate.SILENT;
    }

    /** The result for the first game; empty if the file is refused. */
    private Optional<Said> said(String text) {
        try {
            GameFile file = GameFile.parse("", text.getBytes(StandardCharsets.ISO_8859_1), Watch.NONE);
            ScoreReport report = analysis.of(file.read(1), Watch.NONE).report();
            return Optional.of(new Said(
                    report.score().margin(),
                    report.warnings().stream().map(Warning::code).collect(Collectors.toCollection(HashSet::new)),
                    report.assessment().flags().stream()
                            .map(Flag::code)
                            .collect(Collectors.toCollection(HashSet::new))));
        } catch (RecordException | UnusableException refused) {
            return Optional.empty();
        }
    }

    /** The number of copies with a fate. */
    int count(Fate fate) {
        return counts.values().stream()
                .mapToInt(fates -> fates.getOrDefault(fate, 0))
                .sum();
    }

    /** The number of copies with a kind of damage and a fate. */
    int count(Damage kind, Fate fate) {
        return counts.getOrDefault(kind, Map.of()).getOrDefault(fate, 0);
    }

    /** The copies with fate {@link Fate#SILENT}. */
    List<String> silent() {
        return silent;
    }

    /** A table for documents, with a row for each kind. */
    String table() {
        StringBuilder table = new StringBuilder(
                "| damage | refused | same score | warned | flagged | differs from the recorded result | in silence |\n|---|---|---|---|---|---|---|\n");
        for (Damage kind : Damage.values()) {
            table.append("| ").append(kind.words());
            for (Fate fate : Fate.values()) {
                table.append(" | ").append(count(kind, fate));
            }
            table.append(" |\n");
        }
        table.append("| **all**");
        for (Fate fate : Fate.values()) {
            table.append(String.format(Locale.ROOT, " | %d", count(fate)));
        }
        return table.append(" |\n").toString();
    }
}
