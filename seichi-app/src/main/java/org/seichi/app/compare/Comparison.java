package org.seichi.app.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.seichi.app.suite.SuiteRow;

/**
 * A comparison of several contenders on one suite. All have the same games, so rows with the same index belong together.
 *
 * @param suite name of the suite
 * @param contenders the contenders, at least one
 */
public record Comparison(String suite, List<Contender> contenders) {
    private static final int TWO = 2;

    /**
     * A game on which exactly one contender is right.
     *
     * @param file name of the game
     * @param name name of the contender
     */
    public record OnlyRight(String file, String name) {}

    /**
     * A game whose recorded result is suspect: all contenders have the same score, but not the recorded one.
     *
     * @param file name of the game
     * @param scored the margin on which they agree, in half-points
     * @param recorded the recorded margin, in half-points
     */
    public record Suspect(String file, int scored, int recorded) {}

    /** Percentage of the games scored by both contenders on which they have the same score; empty without such games. */
    public OptionalDouble agreement(Contender one, Contender other) {
        int both = 0;
        int same = 0;
        for (int game = 0; game < one.rows().size(); game++) {
            OptionalInt a = scored(one, game);
            OptionalInt b = scored(other, game);
            both += a.isPresent() && b.isPresent() ? 1 : 0;
            same += a.isPresent() && a.equals(b) ? 1 : 0;
        }
        return both == 0 ? OptionalDouble.empty() : OptionalDouble.of(100.0 * same / both);
    }

    /** The games on which exactly one contender is right; none with a single contender. */
    public List<OnlyRight> onlyRight() {
        List<OnlyRight> found = new ArrayList<>();
        for (int game = 0; contenders.size() >= TWO && game < games(); game++) {
            int index = game;
            List<Contender> right =
                    contenders.stream().filter(one -> isRight(one, index)).toList();
            if (right.size() == 1) {
                found.add(new OnlyRight(
                        right.get(0).rows().get(game).file(), right.get(0).name()));
            }
        }
        return found;
    }

    /** The games whose recorded result is suspect; none with a single contender. */
    public List<Suspect> suspects() {
        return IntStream.range(0, contenders.size() < TWO ? 0 : games())
                .filter(this::allAgreeAgainstTheRecord)
                .mapToObj(game -> (SuiteRow.Scored) contenders.get(0).rows().get(game))
                .map(row -> new Suspect(row.file(), row.scored(), row.recorded()))
                .toList();
    }

    private int games() {
        return contenders.get(0).rows().size();
    }

    private boolean allAgreeAgainstTheRecord(int game) {
        OptionalInt first = scored(contenders.get(0), game);
        return first.isPresent()
                && !isRight(contenders.get(0), game)
                && contenders.stream().allMatch(one -> scored(one, game).equals(first));
    }

    private static OptionalInt scored(Contender one, int game) {
        return one.rows().get(game) instanceof SuiteRow.Scored row ? OptionalInt.of(row.scored()) : OptionalInt.empty();
    }

    private static boolean isRight(Contender one, int game) {
        return one.rows().get(game) instanceof SuiteRow.Scored row && row.scored() == row.recorded();
    }
}
