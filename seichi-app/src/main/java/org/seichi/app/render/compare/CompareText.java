package org.seichi.app.render.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.seichi.app.compare.Comparison;
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
        line("");
        table(CompareTable.figures(comparison));
        if (comparison.contenders().size() > 1) {
            heading("Same score, percent of games");
            table(CompareTable.agreement(comparison));
            onlyRight();
            suspects();
        }
        return text.toString();
    }

    private void table(CompareTable table) {
        row("", table.headings());
        if (markdown) {
            line("|---|" + "---:|".repeat(table.headings().size()));
        }
        table.rows().forEach(row -> row(row.name(), row.cells()));
    }

    private void onlyRight() {
        Map<String, List<String>> files = new TreeMap<>();
        for (Comparison.OnlyRight game : comparison.onlyRight()) {
            files.computeIfAbsent(game.name(), name -> new ArrayList<>()).add(game.file());
        }
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

    private void line(String words) {
        text.append(words).append('\n');
    }
}
