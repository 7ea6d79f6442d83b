package org.seichi.app.cli;

import org.seichi.rules.Compensation;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.KoRule;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.rules.Scoring;
import org.seichi.rules.Suicide;

/** {@code seichi rules}: lists the rulesets. */
record RulesCommand(Streams streams) implements Command {
    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Lists the rulesets.");
    }

    @Override
    public Integer call() {
        row("id", "name", "counts", "eyes in seki", "ko", "suicide", "for handicap stones", "usual komi");
        for (Ruleset rules : Rulesets.all()) {
            row(
                    rules.id(),
                    rules.name(),
                    rules.scoring() == Scoring.AREA ? "area" : "territory",
                    rules.sekiTerritory() ? "count" : "do not count",
                    ko(rules.ko()),
                    suicide(rules.suicide()),
                    compensation(rules.compensation()),
                    HalfPoints.format(rules.komi()));
        }
        return ExitStatus.DONE;
    }

    private void row(String... cells) {
        streams.out().printf("%-14s%-14s%-11s%-14s%-22s%-15s%-23s%s%n", (Object[]) cells);
    }

    private static String ko(KoRule ko) {
        return switch (ko) {
            case SIMPLE -> "simple";
            case POSITIONAL_SUPERKO -> "positional superko";
            case SITUATIONAL_SUPERKO -> "situational superko";
        };
    }

    private static String suicide(Suicide suicide) {
        return switch (suicide) {
            case FORBIDDEN -> "forbidden";
            case ALLOWED -> "allowed";
            case MULTI_STONE -> "of 2 or more";
        };
    }

    private static String compensation(Compensation compensation) {
        return switch (compensation) {
            case NONE -> "nothing";
            case EACH_STONE -> "a point each";
            case EACH_BUT_FIRST -> "a point each but one";
        };
    }
}
