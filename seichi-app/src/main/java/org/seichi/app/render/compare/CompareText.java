package org.seichi.app.render.compare;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.seichi.app.compare.Comparison;
import org.seichi.app.compare.Contender;
import org.seichi.report.Margin;

/** Renders a comparison as plain text or Markdown. */
public final class CompareText {
    private static final int LISTED = 40;

    private final Comparison comparison;
    private final boolean markdown;
    private final StringBuilder text = new StringBuilder();

    private CompareText(Comparison comparison, boolean markdown) {
        this.comparison = comparison;
        this.markdown = markdown;
    }

    /** The comparison as plain text. */
    public static String plain(Comparison comparison) {
        return new CompareText(comparison, false).render();
    }

    /** The comparison as Markdown. */
    public static String markdown(Comparison comparison) {
        return new CompareText(comparison, true).render();
    }

    private String render() {
        line((markdown ? "# " : "") + CompareColumn.title(comparison));
        figures();
        if (comparison.contenders().size() > 1) {
            agreement();
            onlyRight();
            suspects();
        }
        return text.toString();
    }

    private void figures() {
        line("");
        row(
                "",
                CompareColumn.columns(comparison).stream()
                        .map(CompareColumn::heading)
                        .toList());
        rule(CompareColumn.columns(comparison).size());
        for (Contender one : comparison.contenders()) {
            row(
                    one.name(),
                    CompareColumn.columns(comparison).stream()
                            .map(column -> column.cell(one))
                            .toList());
        }
    }

    private void agreement() {
        List<Contender> all = comparison.contenders();
        heading("Same score, percent of games");
        row("", all.stream().map(Contender::name).toList());
        rule(all.size());
        for (Contender one : all) {
            row(
                    one.name(),
                    all.stream()
                            .map(other -> CompareColumn.format(comparison.agreement(one, other), 1))
                            .toList());
        }
    }

    private void onlyRight() {
        Map<String, List<String>> files = new TreeMap<>();
        comparison
                .onlyRight()
                .forEach(game -> files.merge(
                        game.name(),
                        List.of(game.file()),
                        (a, b) -> java.util.stream.Stream.concat(a.stream(), b.stream())
                                .toList()));
        heading("Games on which exactly one is right");
        if (files.isEmpty()) {
            line("none");
        }
        files.forEach((name, games) -> line((markdown ? "- **" + name + "**" : name) + " (" + games.size() + "): "
                + String.join(", ", games.subList(0, Math.min(LISTED, games.size())))
                + (games.size() > LISTED ? " ..." : "")));
    }

    private void suspects() {
        heading("Suspect labels: all agree with each other and not with the record");
        if (comparison.suspects().isEmpty()) {
            line("none");
        }
        comparison
                .suspects()
                .forEach(game -> line((markdown ? "- " : "") + game.file() + ": all say " + Margin.format(game.scored())
                        + ", the record says " + Margin.format(game.recorded())));
    }

    private void heading(String words) {
        line("");
        line((markdown ? "## " : "") + words);
        line("");
    }

    private void row(String name, List<String> cells) {
        if (markdown) {
            line("| " + name + " | " + String.join(" | ", cells) + " |");
            return;
        }
        int first = comparison.contenders().stream()
                        .mapToInt(one -> one.name().length())
                        .max()
                        .orElse(0)
                + 2;
        StringBuilder row = new StringBuilder(String.format(Locale.ROOT, "%-" + first + "s", name));
        for (String cell : cells) {
            row.append(String.format(Locale.ROOT, "%" + Math.max(12, cell.length() + 2) + "s", cell));
        }
        line(row.toString().stripTrailing());
    }

    private void rule(int columns) {
        if (markdown) {
            line("|---|" + "---:|".repeat(columns));
        }
    }

    private void line(String words) {
        text.append(words).append('\n');
    }
}
