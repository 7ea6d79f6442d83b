package org.seichi.move;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.seichi.board.Position;
import org.seichi.evaluate.Expectation;
import org.seichi.game.Terms;
import org.seichi.playout.PlayoutTree;

/**
 * The search over the whole board that chooses (Yen, section 4, step 3): the candidates are played, then replies to them, and
 * so on as far as it pays, in a tree of games that are played to the end.
 *
 * <p>What is compared is the chance to win and not the score (Mueller, section 5.1), so that who is ahead prefers what is sure and
 * who is behind what is great. It counts beside how likely strong players are to choose the move. Endgame areas of which it is known
 * what a move in them gains come first if nothing else is as hot, the hottest in front.
 */
final class GlobalSearch {
    /**
     * Points of boards that are played full: some 400 games on 19x19, for all candidates, and again for the replies to each
     * that is preferred.
     */
    private static final int EFFORT = 150_000;

    /** What the odds to win count beside the odds to be chosen: among the likeliest of a small sample. */
    private static final double CONVICTION = 3;

    /**
     * What a point that is sure counts beside these, up to so many points, where stones are taken or saved: such moves are the most
     * urgent of all (section 5.1), and too rare among the moves of strong players to be fitted well.
     */
    private static final double URGENCY = 0.25;

    private static final double MOST_URGENT = 12;

    /** Games may promise so much less of an urgent move than of another; over how much more its urgency fades away. */
    private static final double TOLERATED = 0.1;

    private static final double FADING = 0.2;

    /** How much better a move is thought to be before any game if it is e times as likely as the average. */
    private static final double HUNCH = 0.08;

    private static final double EVEN = 0.5;

    /** So many moves are played, each with a tree of replies of its own. */
    private static final int FEW = 4;

    /** Shares that games cannot tell from nothing and from all. */
    private static final double DOUBT = 0.02;

    private final MoveContext context;
    private final Terms terms;

    GlobalSearch(MoveContext context, Terms terms) {
        this.context = context;
        this.terms = terms;
    }

    /** The suggestions in the order of the search, with their shares as it sees them. */
    List<Suggestion> choose(List<Suggestion> ranked) {
        if (ranked.size() < 2) {
            return ranked;
        }
        Map<Integer, Double> promises = promises(ranked);
        answer(first(ranked, preferences(ranked, promises)), promises);
        double[] preferences = preferences(ranked, promises);
        List<Suggestion> chosen = new ArrayList<>();
        for (int i = 0; i < preferences.length; i++) {
            Suggestion move = ranked.get(i);
            chosen.add(new Suggestion(move.point(), share(preferences, i), move.worth(), move.motives()));
        }
        chosen.sort(Comparator.comparingDouble(this::heat)
                .thenComparingDouble(Suggestion::share)
                .reversed()
                .thenComparing(Suggestion::point));
        return chosen;
    }

    /** What speaks for each suggestion, as a logarithm of odds, if games promise so much of it. */
    static double[] preferences(List<Suggestion> ranked, Map<Integer, Double> promises) {
        double best =
                promises.values().stream().mapToDouble(promise -> promise).max().orElse(EVEN);
        return ranked.stream()
                .mapToDouble(move -> StrictMath.log(move.share())
                        + CONVICTION * odds(promises.get(move.point()))
                        + URGENCY * urgency(move) * kept(best - promises.get(move.point())))
                .toArray();
    }

    /** The few suggestions that are preferred. */
    static List<Suggestion> first(List<Suggestion> ranked, double[] preferences) {
        return IntStream.range(0, preferences.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -preferences[i]))
                .limit(FEW)
                .map(ranked::get)
                .toList();
    }

    /** Puts what is left after replies in the place of promises: by itself that is less for all, so their mean odds stay. */
    private void answer(List<Suggestion> few, Map<Integer, Double> promises) {
        Map<Integer, Double> answered = new LinkedHashMap<>();
        double shift = 0;
        for (Suggestion move : few) {
            double odds = odds(answered(move.point()));
            answered.put(move.point(), odds);
            shift += (odds(promises.get(move.point())) - odds) / few.size();
        }
        for (Suggestion move : few) {
            promises.put(move.point(), 1 / (1 + StrictMath.exp(-answered.get(move.point()) - shift)));
        }
    }

    /** The share of the games that is left to the player after a move and the reply that was tried most. */
    private double answered(int move) {
        Position after = context.position().play(context.player(), move);
        PlayoutTree tree = new PlayoutTree(after, move, lead());
        tree.play(EFFORT / context.board().size());
        return 1 - tree.moves().get(0).share();
    }

    private int lead() {
        return -terms.komi() - terms.compensation();
    }

    /** What games promise of each suggestion, from 0 to 1. */
    Map<Integer, Double> promises(List<Suggestion> ranked) {
        Map<Integer, Double> priors = new LinkedHashMap<>();
        for (Suggestion move : ranked) {
            double likely = StrictMath.log(move.share() * ranked.size());
            priors.put(move.point(), Math.max(0, Math.min(1, EVEN + HUNCH * likely)));
        }
        PlayoutTree tree = new PlayoutTree(context.position(), context.played(0), priors, lead());
        tree.play(EFFORT / context.board().size());
        return tree.promises();
    }

    /** Points that a move takes or saves. */
    private static double urgency(Suggestion move) {
        return move.motives().stream()
                .mapToDouble(motive -> Math.min(MOST_URGENT, Math.max(0, atStake(motive))))
                .max()
                .orElse(0);
    }

    /** What counts for sure of a chain, and of the eyes of a group the middle: that depends on more than one move. */
    private static double atStake(Motive motive) {
        return switch (motive.kind()) {
            case CAPTURE, RESCUE -> motive.worth().min();
            case EYE -> motive.worth().middle();
            default -> 0;
        };
    }

    /** What is left of the urgency of a move that promises so much less than another. */
    private static double kept(double less) {
        return Math.max(0, Math.min(1, 1 - (less - TOLERATED) / FADING));
    }

    private static double odds(double share) {
        double doubted = DOUBT + (1 - 2 * DOUBT) * share;
        return StrictMath.log(doubted / (1 - doubted));
    }

    /** The share of one of several preferences, which are logarithms. */
    private static double share(double[] preferences, int which) {
        double sum = 0;
        for (double preference : preferences) {
            sum += StrictMath.exp(preference - preferences[which]);
        }
        return 1 / sum;
    }

    /** What a move gains in an endgame area, if that is more than moves elsewhere do; otherwise 0. */
    private double heat(Suggestion move) {
        Expectation expectation = context.evaluation().expectation();
        return move.motives().stream()
                .filter(motive -> motive.kind() == MotiveKind.ENDGAME)
                .mapToDouble(motive -> motive.worth().max() / 2)
                .filter(gain -> gain > expectation.around())
                .max()
                .orElse(0);
    }
}
