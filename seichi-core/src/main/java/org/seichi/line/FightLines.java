package org.seichi.line;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.search.Capture;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;

/**
 * Finds lines of play in which a chain is captured. If reading finds the capture, the line is that of the reading. Otherwise
 * both players make moves that did well in playouts, until reading finds the rest: an example, not a proof.
 *
 * <p>Not thread-safe.
 */
public final class FightLines {
    private static final int TABLE_BITS = 14;
    /** Limit for reading the chain as it stands; lines found there are the best. */
    private static final SearchLimit AT_FIRST = new SearchLimit(1_000, 60);
    /** Limit for reading the chain some moves later. */
    private static final SearchLimit LATER = new SearchLimit(300, 60);
    /** Maximum number of plies before reading takes over; a longer line would explain nothing. */
    private static final int LONGEST = 50;

    private final NodeCounter counter;
    private final CaptureReader firstReader;
    private final CaptureReader reader;

    /**
     * Creates a finder.
     *
     * @param counter bounds reading and playouts
     */
    public FightLines(NodeCounter counter) {
        this.counter = counter;
        TranspositionTable table = new TranspositionTable(TABLE_BITS);
        firstReader = new CaptureReader(table, counter, AT_FIRST);
        reader = new CaptureReader(table, counter, LATER);
    }

    /** A line in which the chain is captured, with the given player moving first; empty if none is found. */
    public Optional<Line> find(ChainFight fight, Color first) {
        LineDraft draft = new LineDraft(fight, first);
        Optional<Line> line = read(draft, fight);
        while (line.isEmpty() && !draft.isStuck() && draft.size() < LONGEST && counter.left() > 0) {
            draft.tryOn(counter);
            line = draft.isTaken() ? Optional.of(draft.line()) : read(draft, fight);
        }
        return line.filter(found -> isShown(found, fight) && (found.searched() || pays(found, fight)));
    }

    /** Whether the opponent loses at most as many living stones as he captures. */
    private static boolean pays(Line line, ChainFight fight) {
        int lost = line.replay(fight.position())
                .map(end -> fight.walls()
                        .minus(end.stones(fight.owner().opponent()))
                        .size())
                .orElse(0);
        return lost <= fight.chain().size();
    }

    private static boolean isShown(Line line, ChainFight fight) {
        return line.takes(fight.chain(), fight.position());
    }

    /**
     * The line so far with the continuation found by reading, if it captures the chain by legal moves: reading lets one
     * player win all kos, so its moves may be illegal.
     */
    private Optional<Line> read(LineDraft draft, ChainFight fight) {
        Capture capture = (draft.size() == 0 ? firstReader : reader).read(draft.now(), draft.stone(), draft.toMove());
        return Optional.of(draft.line().then(capture.line()))
                .filter(line -> capture.result() == CaptureResult.CAPTURED && isShown(line, fight));
    }
}
