package org.seichi.move;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.game.Terms;
import org.seichi.playout.Crew;
import org.seichi.playout.GuidedTree;
import org.seichi.playout.LikelyMoves;
import org.seichi.playout.MoveGuide;
import org.seichi.playout.SampledMove;

/**
 * The search over the whole board that chooses (Yen, section 4, step 3): the candidates are played, then replies to them, and
 * so on as far as it pays, in a tree of games that are played to the end and that usual moves guide.
 *
 * <p>What is compared is the chance to win and not the score (Mueller, section 5.1), so that who is ahead prefers what is sure and
 * who is behind what is great. The more games a move was found worth, the better it is; how likely it was at first counts nearly as
 * much, by what strong players choose. Endgame areas of which it is known what a move in them gains come first if nothing else is
 * as hot, the hottest in front.
 */
final class GlobalSearch {
    /** Points of boards that are played full: some 1000 games on 19x19. */
    private static final int EFFORT = 361_000;

    /** No candidate is taken for less likely. */
    private static final double LEAST = 1e-6;

    /** What the logarithm of a move's share at first counts. */
    private static final double USUAL_SHARE = 0.45;

    /** What the logarithm of its games counts. */
    private static final double GAMES = 0.55;

    /** What counts beside these for a move of which games promise about as much as of the one with the most games. */
    private static final double PROMISE = 0.75;

    /**
     * What a point that is sure counts besides, up to so many points, where stones are taken or saved: such moves are the most
     * urgent of all (section 5.1), and too rare among the moves of strong players to be fitted well.
     */
    private static final double URGENCY = 0.0625;

    private static final double MOST_URGENT = 12;

    /** Games may promise so much less of a move; over how much more its promise and its urgency fade away. */
    private static final double TOLERATED = 0.1;

    private static final double FADING = 0.2;

    private static final MoveGuide USUAL = new UsualOrder();

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
        double[] preferences = preferences(ranked, played(ranked));
        List<Suggestion> chosen = new ArrayList<>();
        for (int i = 0; i < preferences.length; i++) {
            Suggestion move = ranked.get(i);
            chosen.add(new Suggestion(move.point(), share(preferences, i), move.worth(), move.motives()));
        }
        chosen.sort(order(context.evaluation().expectation().around()));
        return chosen;
    }

    /**
     * The order of suggestions: moves in endgame areas where those are hot, the hottest in front, then by the share.
     *
     * @param around what moves elsewhere gain, in points
     */
    static Comparator<Suggestion> order(double around) {
        return Comparator.comparingDouble((Suggestion move) -> heat(move, around))
                .thenComparingDouble(Suggestion::share)
                .reversed()
                .thenComparing(Suggestion::point);
    }

    /** What speaks for each suggestion, as a logarithm of odds, if so many games began with it and it won this share of them. */
    static double[] preferences(List<Suggestion> ranked, Map<Integer, SampledMove> played) {
        double best = played.values().stream()
                .max(Comparator.comparingInt(SampledMove::games))
                .map(SampledMove::share)
                .orElse(0.0);
        double[] preferences = new double[ranked.size()];
        for (int i = 0; i < preferences.length; i++) {
            Suggestion move = ranked.get(i);
            SampledMove games = played.get(move.point());
            preferences[i] = USUAL_SHARE * StrictMath.log(Math.max(LEAST, move.share()))
                    + GAMES * StrictMath.log(games.games() + 1)
                    + (PROMISE + URGENCY * urgency(move)) * kept(best - games.share());
        }
        return preferences;
    }

    /** The games that began with each suggestion. */
    private Map<Integer, SampledMove> played(List<Suggestion> ranked) {
        int[] points = ranked.stream().mapToInt(Suggestion::point).toArray();
        double[] shares = new double[points.length];
        Arrays.setAll(shares, i -> ranked.get(i).share());
        LikelyMoves candidates = new LikelyMoves(points, shares);
        Position root = context.position();
        GuidedTree tree = new GuidedTree(
                root,
                context.last(),
                -terms.komi() - terms.compensation(),
                (position, last) -> position.equals(root) ? candidates : USUAL.of(position, last));
        tree.play(games(context.board()), Crew.ALONE);
        Map<Integer, SampledMove> played = new HashMap<>();
        tree.moves().forEach(move -> played.put(move.point(), move));
        return played;
    }

    /** As many games as take about the same time on every board. */
    static int games(Board board) {
        return EFFORT / board.size();
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

    /** What is left of the promise and the urgency of a move that wins so much less than another. */
    private static double kept(double less) {
        return Math.max(0, Math.min(1, 1 - (less - TOLERATED) / FADING));
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
    private static double heat(Suggestion move, double around) {
        double gain = move.motives().stream()
                .filter(motive -> motive.kind() == MotiveKind.ENDGAME)
                .mapToDouble(motive -> motive.worth().max() / 2)
                .max()
                .orElse(0);
        return gain > around ? gain : 0;
    }
}
