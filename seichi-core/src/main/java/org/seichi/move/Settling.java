package org.seichi.move;

import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.evaluate.Peril;
import org.seichi.search.Budget;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.structure.Chains;
import org.seichi.structure.Groups;

/**
 * The local search of Yen, section 5.2.2: how many moves in a row, the opponent playing elsewhere, settle a group. One, if
 * its largest chain is captured by the next move; two, if there is a move after which it would be; what takes more is
 * not read. Larger groups are judged by their strength.
 */
final class Settling {
    private static final int MOST = 3;
    private static final int TABLE_BITS = 12;
    private static final double IN_DANGER = 0.5;
    private static final SearchLimit LIMIT = new SearchLimit(60, 60);
    private static final Budget BUDGET = new Budget(1500);

    private final MoveContext context;

    Settling(MoveContext context) {
        this.context = context;
    }

    /** The number of moves, 1 to {@value #MOST}. */
    int moves(int group) {
        int chain = largest(group);
        if (context.evaluation().facts().perils().of(chain) != Peril.NONE) {
            return 1;
        }
        Chains chains = context.chains();
        if (chains.libertyCount(chain) > 1 && chains.libertyCount(chain) <= CaptureReader.MAX_LIBERTIES) {
            return isCapturedByTwo(chain) ? 2 : MOST;
        }
        return context.evaluation().strength().alive(group) < IN_DANGER ? 2 : MOST;
    }

    private int largest(int group) {
        Groups groups = context.groups();
        int largest = groups.chain(group, 0);
        for (int i = 1; i < groups.size(group); i++) {
            int chain = groups.chain(group, i);
            largest = context.chains().size(chain) > context.chains().size(largest) ? chain : largest;
        }
        return largest;
    }

    /** Whether there is a liberty where the attacker plays and then, moving again, captures the chain. */
    private boolean isCapturedByTwo(int chain) {
        Chains chains = context.chains();
        Position position = context.position();
        Color attacker = chains.color(chain).opponent();
        CaptureReader reader = new CaptureReader(new TranspositionTable(TABLE_BITS), new NodeCounter(BUDGET), LIMIT);
        for (int i = 0; i < chains.libertyCount(chain); i++) {
            SearchBoard board = new SearchBoard(position);
            int liberty = chains.liberty(chain, i);
            board.play(attacker, liberty);
            boolean stands = board.at(liberty) == attacker.code();
            if (stands && reader.read(board, chains.stone(chain, 0), attacker).result() == CaptureResult.CAPTURED) {
                return true;
            }
        }
        return false;
    }
}
