package org.seichi.move;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.Peril;
import org.seichi.evaluate.Perils;
import org.seichi.search.Budget;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.structure.Chains;

/**
 * Proposes moves that capture or rescue chains whose fate depends on who moves first (Yen, section 5.1). Their values include what else
 * each move gains, so that the best of several ways can be chosen.
 */
final class ChainFights implements Subsystem {
    private static final String SOURCE = "reading of captures";
    private static final int TABLE_BITS = 12;
    private static final Budget BUDGET = new Budget(500);
    private static final SearchLimit LIMIT = new SearchLimit(100, 60);

    @Override
    public void propose(MoveContext context, CandidateCollector collector) {
        Chains chains = context.chains();
        Perils perils = context.evaluation().facts().perils();
        Orientation view = Orientation.inPlay(context.position());
        for (int chain = 0; chain < chains.count(); chain++) {
            if (perils.of(chain) == Peril.WHO_MOVES) {
                if (chains.color(chain) == context.player()) {
                    rescue(context, view, chain, perils.defence(chain), collector);
                } else {
                    capture(context, view, chain, perils.attack(chain), collector);
                }
            } else if (perils.of(chain) == Peril.LOST && chains.color(chain) != context.player()) {
                secure(context, chain, collector);
            }
        }
    }

    /** Proposes all capturing moves: the one found by reading, and those on the chain's liberties that work. */
    private static void capture(
            MoveContext context, Orientation view, int chain, int known, CandidateCollector collector) {
        Chains chains = context.chains();
        for (int move : legal(context, tried(context, chain, known))) {
            if (move == known || isTaken(context, view, chain, move)) {
                String text = chains.libertyCount(chain) == 1 ? "Takes" : "Captures";
                note(context, view, chain, move, MotiveKind.CAPTURE, text, collector);
            }
        }
    }

    /** Proposes all saving moves: the one found by reading, moves on the chain's liberties, and captures of adjacent chains in atari. */
    private static void rescue(
            MoveContext context, Orientation view, int chain, int known, CandidateCollector collector) {
        Set<Integer> moves = tried(context, chain, known);
        Chains chains = context.chains();
        PointSet around = chains.stones(chain)
                .neighbors(context.board())
                .minus(context.position().empty());
        around.stream()
                .map(chains::at)
                .filter(other -> chains.libertyCount(other) == 1)
                .forEach(other -> moves.add(chains.liberty(other, 0)));
        for (int move : legal(context, moves)) {
            if (move == known || !isTaken(context, view, chain, move)) {
                boolean takes = context.structure()
                                .probe()
                                .capturesAt(move, context.player().code())
                        > 0;
                String text = takes ? "Captures its captor and saves" : "Saves";
                note(context, view, chain, move, MotiveKind.RESCUE, text, collector);
            }
        }
    }

    /** The moves to try: the liberties of a chain and the move found by reading, if any. */
    private static Set<Integer> tried(MoveContext context, int chain, int known) {
        Set<Integer> moves = new TreeSet<>();
        if (known != Board.NO_POINT) {
            moves.add(known);
        }
        for (int i = 0; i < context.chains().libertyCount(chain); i++) {
            moves.add(context.chains().liberty(chain, i));
        }
        return moves;
    }

    private static List<Integer> legal(MoveContext context, Set<Integer> moves) {
        Position position = context.position();
        return moves.stream()
                .filter(move -> position.legality(position.toMove(), move) == Legality.LEGAL)
                .toList();
    }

    /**
     * Whether a chain is captured, or can be captured with the opponent to move, after a legal move of the player.
     *
     * @param view in which it is read
     */
    private static boolean isTaken(MoveContext context, Orientation view, int chain, int move) {
        Position position = view.seen(context.position());
        Position after = position.play(position.toMove(), view.seen(move));
        int stone = view.seen(context.chains().stone(chain, 0));
        if (after.at(stone) != position.at(stone)) {
            return true;
        }
        CaptureReader reader = new CaptureReader(new TranspositionTable(TABLE_BITS), new NodeCounter(BUDGET), LIMIT);
        return reader.read(after, stone, after.toMove()).result() == CaptureResult.CAPTURED;
    }

    /** Proposes to make sure of a chain that is lost whoever moves first, if it has at most two liberties. */
    private static void secure(MoveContext context, int chain, CandidateCollector collector) {
        Chains chains = context.chains();
        if (chains.libertyCount(chain) <= 2) {
            for (int i = 0; i < chains.libertyCount(chain); i++) {
                int liberty = chains.liberty(chain, i);
                collector.note(
                        liberty,
                        MotiveKind.CAPTURE,
                        "Makes sure of capturing the chain",
                        SOURCE,
                        chains.stones(chain),
                        new Worth(0, chains.size(chain)));
            }
        }
    }

    private static void note(
            MoveContext context,
            Orientation view,
            int chain,
            int move,
            MotiveKind kind,
            String text,
            CandidateCollector collector) {
        Chains chains = context.chains();
        ChainWorth.Case how = how(context.position(), chains, chain);
        Worth stones = ChainWorth.of(chains.size(chain), how);
        Worth worth = stones.plus(Worth.sure(relief(context, view, chain, move) + besides(context, chain, move)));
        collector.note(move, kind, text + " the chain" + how.words(), SOURCE, chains.stones(chain), worth);
    }

    /**
     * What the capture means to the captor's groups beside the chain, which get an eye and are no longer cut: for each its probability of
     * death times its stones, or two points for each stone that the same move saves or takes, whichever is more.
     */
    private static double relief(MoveContext context, Orientation view, int chain, int move) {
        return context.neighbors(context.groups().of(chain)).stream()
                .mapToDouble(group -> Math.max(peril(context, group), decided(context, view, group, move)))
                .sum();
    }

    /** Two points for each stone of a group's chains whose fate the move decides for the player. */
    private static double decided(MoveContext context, Orientation view, int group, int move) {
        Perils perils = context.evaluation().facts().perils();
        double points = 0;
        for (int i = 0; i < context.groups().size(group); i++) {
            int chain = context.groups().chain(group, i);
            boolean own = context.chains().color(chain) == context.player();
            if (perils.of(chain) == Peril.WHO_MOVES && isTaken(context, view, chain, move) != own) {
                points += 2.0 * context.chains().size(chain);
            }
        }
        return points;
    }

    private static double peril(MoveContext context, int group) {
        return (1 - context.evaluation().strength().alive(group))
                * context.groups().stoneCount(group);
    }

    /** What else the move is worth: the mean of both players' gains there, and the peril of own groups elsewhere that it connects. */
    private static double besides(MoveContext context, int chain, int move) {
        double worth = (Gain.of(context, context.player(), move).points()
                        + Gain.of(context, context.player().opponent(), move).points())
                / 2.0;
        Set<Integer> joined = new TreeSet<>();
        for (int direction = 0; direction < 4; direction++) {
            int beside = context.chains().at(context.board().neighbor(move, direction));
            if (beside != Chains.NONE && context.chains().color(beside) == context.player()) {
                joined.add(context.groups().of(beside));
            }
        }
        int own = context.groups().of(chain);
        List<Integer> known = context.neighbors(own);
        return worth
                + joined.stream()
                        .filter(group -> group != own && !known.contains(group))
                        .mapToDouble(group -> peril(context, group))
                        .sum();
    }

    /** The kind of capture. Only a chain of one or two stones in atari can be an exception; its capture is tried on the board. */
    static ChainWorth.Case how(Position position, Chains chains, int chain) {
        if (chains.libertyCount(chain) != 1) {
            return ChainWorth.Case.PLAIN;
        }
        Color captor = chains.color(chain).opponent();
        int liberty = chains.liberty(chain, 0);
        Position after = position.play(captor, liberty);
        if (after.ko() != Board.NO_POINT) {
            return ChainWorth.Case.KO;
        }
        Chains left = Chains.of(after);
        int taker = left.at(liberty);
        boolean retaken = chains.size(chain) == 2
                && taker != Chains.NONE
                && left.size(taker) == 1
                && left.libertyCount(taker) == 1;
        return retaken ? ChainWorth.Case.TAKE_TWO_RETAKE_ONE : ChainWorth.Case.PLAIN;
    }
}
