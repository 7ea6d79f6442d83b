package org.seichi.accuracy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.seichi.board.Color;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;

/** How well a method counts samples of the fillings of a region: the number of answers, and those that are wrong. */
final class RegionRows {
    private static final int PASSED = 300;
    private static final int STOPPED = 60;
    private static final long SEED = 3;
    /** In half-points: who gets the last neutral point is not known after passes. */
    private static final int ONE_POINT = 2;

    private final ScoringMethod method;
    private final WalledRegion region;
    private final RegionOracle oracle;

    RegionRows(ScoringMethod method, WalledRegion region) {
        this.method = method;
        this.region = region;
        oracle = new RegionOracle(region);
    }

    /** A line for each way that records end and each ruleset, with the misses below. */
    String draw() {
        return region.name()
                + "\n"
                + passed()
                + stopped("stopped, chinese", Rulesets.CHINESE, oracle::isFinished)
                + stopped("stopped, japanese", Rulesets.JAPANESE, oracle::isFinished)
                + stopped("stopped, japanese, one point left", Rulesets.JAPANESE, oracle::swingsOnePoint);
    }

    /** Fillings in which hardly anything depends on who moves first, counted within a point. */
    private String passed() {
        List<Integer> sample = RegionFillings.sample(region, this::isSettled, PASSED, SEED);
        List<String> misses = new ArrayList<>();
        for (int filling : sample) {
            RegionAnswer answer = RegionAnswer.passed(method, region, filling, Rulesets.CHINESE);
            int low = 2 * oracle.area(filling, Color.WHITE, Color.BLACK);
            int high = 2 * oracle.area(filling, Color.BLACK, Color.BLACK);
            if (!answer.isWithin(low - ONE_POINT, high + ONE_POINT)) {
                misses.add(answer.beside(high));
            }
        }
        return rows("two passes, chinese", sample.size(), misses);
    }

    private boolean isSettled(int filling) {
        return oracle.isLegal(filling)
                && oracle.isWithoutKo(filling)
                && oracle.gain(filling) >= 0
                && oracle.gain(filling) <= 1;
    }

    /** Fillings in which only neutral points, or a point that either player may enclose, are left to gain, counted exactly. */
    private String stopped(String what, Ruleset rules, IntPredicate which) {
        List<Integer> sample =
                RegionFillings.sample(region, filling -> oracle.isLegal(filling) && which.test(filling), STOPPED, SEED);
        List<String> misses = new ArrayList<>();
        for (int filling : sample) {
            for (Color first : Color.values()) {
                RegionAnswer answer = RegionAnswer.stopped(method, region, filling, first, rules);
                int right = rules.equals(Rulesets.JAPANESE)
                        ? oracle.territory(filling, first)
                        : 2 * oracle.area(filling, first, Color.BLACK);
                if (!answer.isWithin(right, right)) {
                    misses.add(answer.beside(right));
                }
            }
        }
        return rows(what, 2 * sample.size(), misses);
    }

    private static String rows(String what, int count, List<String> misses) {
        StringBuilder rows = new StringBuilder();
        rows.append("  ").append(what).append(": ").append(count).append(" answers, ");
        rows.append(misses.size()).append(" wrong\n");
        misses.forEach(miss -> rows.append("    ").append(miss).append('\n'));
        return rows.toString();
    }
}
