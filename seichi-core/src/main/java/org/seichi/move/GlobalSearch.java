package org.seichi.move;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Orientation;
import org.seichi.board.Position;
import org.seichi.game.Terms;
import org.seichi.playout.GuidedTree;
import org.seichi.playout.JobRunner;
import org.seichi.playout.LikelyMoves;
import org.seichi.playout.MoveGuide;
import org.seichi.playout.SampledMove;

/**
 * Reorders suggestions by a Monte Carlo tree search over the whole board (Yen, section 4, step 3): playouts begin with the candidates,
 * replies are chosen by {@link UsualOrder} as prior, and games are played to the end.
 *
 * <p>It compares the chance to win and not the score (Mueller, section 5.1), so that a player who is ahead prefers safe moves and one who
 * is behind takes risks. A move is the better the more playouts the search gave it; its prior counts nearly as much, unless its win rate is clearly too low. Moves in endgame areas
 * that gain more than moves elsewhere come first, the hottest in front, with shares to match: no move has a larger one than a move before it.
 */
record GlobalSearch(MoveContext context, Terms terms) {
    /** Playouts times points of the board: 1000 playouts on 19x19. */
    private static final int EFFORT = 361_000;

    /** Lower bound of the prior of a candidate. */
    private static final double LEAST = 1e-6;

    /** Weight of the logarithm of a move's prior. */
    private static final double USUAL_SHARE = 0.45;

    /** Weight of the logarithm of its number of playouts. */
    private static final double GAMES = 0.55;

    /** Bonus in log-odds for a move whose win rate is about that of the move with the most playouts. */
    private static final double PROMISE = 0.75;

    /**
     * Further bonus in log-odds for each point surely taken or saved, up to {@link #MOST_URGENT} points: such moves are the most urgent of
     * all (Yen, section 5.1), and too rare among the moves of strong players to be fitted well.
     */
    private static final double URGENCY = 0.125;

    private static final double MOST_URGENT = 12;

    /** A move keeps both bonuses if its win rate is lower by at most this; over a further {@link #FADING} they fade to nothing. */
    private static final double TOLERATED = 0.1;

    private static final double FADING = 0.2;

    /** Cost in log-odds of each hundredth by which a win rate is beyond doubt lower than tolerated. */
    private static final double REFUTATION = 0.15;

    /** A difference of win rates is beyond doubt if it exceeds this many standard errors, those of a win rate of a half. */
    private static final double ERRORS = 2;

    /** Motives whose lower bound is sure. */
    private static final Set<MotiveKind> SURE =
            EnumSet.of(MotiveKind.CAPTURE, MotiveKind.RESCUE, MotiveKind.DOUBLE_THREAT);

    private static final MoveGuide USUAL = new UsualOrder();

    /** The suggestions in the order of the search, with the shares that it gives them. */
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
        chosen.sort(order(elsewhere(chosen, context.evaluation().expectation().around())));
        return inOrder(chosen);
    }

    /**
     * Orders moves in endgame areas that gain more than moves elsewhere first, the hottest in front, then all others by share.
     *
     * @param elsewhere what moves elsewhere gain, in points
     */
    static Comparator<Suggestion> order(double elsewhere) {
        return Comparator.comparingDouble((Suggestion move) -> heat(move, elsewhere))
                .thenComparingDouble(Suggestion::share)
                .reversed()
                .thenComparing(Suggestion::point);
    }

    /**
     * What a move outside of endgame areas gains: as much as is usual on such a board, or half of what one of them surely takes or saves for
     * both players, if that is more.
     *
     * @param around what is usual, in points
     */
    static double elsewhere(List<Suggestion> moves, double around) {
        return moves.stream()
                .filter(move -> move.motives().stream().noneMatch(motive -> motive.kind() == MotiveKind.ENDGAME))
                .flatMap(move -> move.motives().stream())
                .filter(motive -> SURE.contains(motive.kind()))
                .mapToDouble(motive -> motive.worth().min() / 2)
                .reduce(around, Math::max);
    }

    /** Raises the share of each move to that of any move after it: a move is at least as likely as one that gains less. */
    static List<Suggestion> inOrder(List<Suggestion> moves) {
        double[] shares = new double[moves.size()];
        double least = 0;
        double sum = 0;
        for (int i = shares.length - 1; i >= 0; i--) {
            least = Math.max(least, moves.get(i).share());
            shares[i] = least;
            sum += least;
        }
        List<Suggestion> raised = new ArrayList<>();
        for (int i = 0; i < shares.length; i++) {
            Suggestion move = moves.get(i);
            raised.add(new Suggestion(move.point(), shares[i] / sum, move.worth(), move.motives()));
        }
        return raised;
    }

    /** The logit of each suggestion, from its prior, its number of playouts and its win rate. */
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
                    + (PROMISE + URGENCY * urgency(move)) * kept(best - games.share())
                    - REFUTATION * refuted(best - games.share(), games.games());
        }
        return preferences;
    }

    /**
     * Searches, in a view that is the same however the board lies; returns the number of playouts and the win rate of each suggestion, by
     * point.
     */
    private Map<Integer, SampledMove> played(List<Suggestion> ranked) {
        Orientation view = Orientation.inPlay(context.position());
        Position root = view.seen(context.position());
        List<Suggestion> moves = ranked.stream()
                .sorted(Comparator.comparingInt(move -> view.seen(move.point())))
                .toList();
        LikelyMoves candidates = new LikelyMoves(
                moves.stream().mapToInt(move -> view.seen(move.point())).toArray(),
                moves.stream().mapToDouble(Suggestion::share).toArray());
        int lead = -terms.komi() - terms.compensation();
        GuidedTree tree = new GuidedTree(
                root,
                context.last().stream().map(view::seen).toList(),
                view.isSwapped() ? -lead : lead,
                (position, last) -> position.equals(root) ? candidates : USUAL.of(position, last));
        tree.play(games(context.board()), JobRunner.SEQUENTIAL);
        Map<Integer, SampledMove> played = new HashMap<>();
        tree.moves().forEach(move -> played.put(view.origin(move.point()), move));
        return played;
    }

    /** The number of playouts: as many as take about the same time on every board. */
    static int games(Board board) {
        return EFFORT / board.size();
    }

    /** Points that a move takes or saves, at most {@link #MOST_URGENT}. */
    private static double urgency(Suggestion move) {
        return move.motives().stream()
                .mapToDouble(motive -> Math.min(MOST_URGENT, Math.max(0, atStake(motive))))
                .max()
                .orElse(0);
    }

    /** The lower bound for captures, rescues and double threats; the middle of the range for eye shape, which depends on more than one move; else 0. */
    private static double atStake(Motive motive) {
        if (SURE.contains(motive.kind())) {
            return motive.ordering().min();
        }
        return motive.kind() == MotiveKind.EYE ? motive.worth().middle() : 0;
    }

    /** The share of both bonuses that a move keeps, 0 to 1, if its win rate is lower by a difference. */
    private static double kept(double less) {
        return Math.max(0, Math.min(1, 1 - (less - TOLERATED) / FADING));
    }

    /** By how many hundredths the win rate of a number of playouts is lower than tolerated, beyond doubt; 0 if it is not. */
    private static double refuted(double less, int games) {
        return 100 * Math.max(0, less - TOLERATED - ERRORS * 0.5 / Math.sqrt(games + 1));
    }

    /** The softmax of one of several logits. */
    private static double share(double[] preferences, int which) {
        double sum = 0;
        for (double preference : preferences) {
            sum += StrictMath.exp(preference - preferences[which]);
        }
        return 1 / sum;
    }

    /** The gain of a move in an endgame area, in points, if it exceeds that of moves elsewhere; otherwise 0. */
    private static double heat(Suggestion move, double elsewhere) {
        double gain = move.motives().stream()
                .filter(motive -> motive.kind() == MotiveKind.ENDGAME)
                .mapToDouble(motive -> motive.worth().max() / 2)
                .max()
                .orElse(0);
        return gain > elsewhere ? gain : 0;
    }
}
