package org.seichi.move;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.Peril;
import org.seichi.evaluate.Perils;
import org.seichi.structure.Chains;

/**
 * Attack and defence of chains (Yen, section 5.1): moves that take or save a chain which the next move takes or saves. Of
 * several ways to take it each is a candidate of its own, with what it is worth besides.
 */
final class ChainFights implements Subsystem {
    private static final String SOURCE = "reading of captures";

    @Override
    public void propose(MoveContext context, CandidateCollector collector) {
        Chains chains = context.chains();
        Perils perils = context.evaluation().facts().perils();
        for (int chain = 0; chain < chains.count(); chain++) {
            if (perils.of(chain) == Peril.WHO_MOVES) {
                if (chains.color(chain) == context.player()) {
                    rescue(context, chain, perils.defence(chain), collector);
                } else {
                    capture(context, chain, perils.attack(chain), collector);
                }
            } else if (perils.of(chain) == Peril.LOST && chains.color(chain) != context.player()) {
                secure(context, chain, collector);
            }
        }
    }

    private static void capture(MoveContext context, int chain, int move, CandidateCollector collector) {
        Chains chains = context.chains();
        note(context, chain, move, MotiveKind.CAPTURE, "Captures", collector);
        if (chains.libertyCount(chain) == 1) {
            note(context, chain, chains.liberty(chain, 0), MotiveKind.CAPTURE, "Takes", collector);
        }
    }

    /** Saved by its own move, or by taking a chain of the opponent beside it. */
    private static void rescue(MoveContext context, int chain, int move, CandidateCollector collector) {
        Chains chains = context.chains();
        note(context, chain, move, MotiveKind.RESCUE, "Saves", collector);
        if (chains.libertyCount(chain) == 1) {
            note(context, chain, chains.liberty(chain, 0), MotiveKind.RESCUE, "Pulls out", collector);
        }
        PointSet around = chains.stones(chain)
                .neighbors(context.board())
                .minus(context.position().empty());
        for (int stone = around.first(); stone != Board.NO_POINT; stone = around.next(stone)) {
            int other = chains.at(stone);
            if (chains.libertyCount(other) == 1) {
                note(
                        context,
                        chain,
                        chains.liberty(other, 0),
                        MotiveKind.RESCUE,
                        "Takes its captor and saves",
                        collector);
            }
        }
    }

    /** Takes for good what can be taken anyhow. */
    private static void secure(MoveContext context, int chain, CandidateCollector collector) {
        Chains chains = context.chains();
        if (chains.libertyCount(chain) <= 2) {
            for (int i = 0; i < chains.libertyCount(chain); i++) {
                int liberty = chains.liberty(chain, i);
                collector.note(
                        liberty,
                        new Motive(
                                MotiveKind.CAPTURE,
                                "Makes sure of the chain",
                                SOURCE,
                                chains.stones(chain),
                                new Worth(0, chains.size(chain)),
                                liberty));
            }
        }
    }

    private static void note(
            MoveContext context, int chain, int move, MotiveKind kind, String text, CandidateCollector collector) {
        if (move == Board.NO_POINT) {
            return;
        }
        Chains chains = context.chains();
        Worth stones = ChainWorth.of(chains.size(chain), how(context.position(), chains, chain));
        Worth worth = stones.plus(Worth.sure(relief(context, chain)));
        collector.note(move, new Motive(kind, text + " the chain", SOURCE, chains.stones(chain), worth, move));
    }

    /** What the capture means for the captor's groups beside the chain: their chance to die, times their value. */
    private static double relief(MoveContext context, int chain) {
        return context.neighbors(context.groups().of(chain)).stream()
                .mapToDouble(group -> (1 - context.evaluation().strength().alive(group))
                        * context.groups().stoneCount(group))
                .sum();
    }

    /** Ko, take two and retake one, or a plain capture: tried on the board where the chain has one liberty left. */
    static ChainWorth.Case how(Position position, Chains chains, int chain) {
        if (chains.libertyCount(chain) != 1 || chains.size(chain) > 2) {
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
