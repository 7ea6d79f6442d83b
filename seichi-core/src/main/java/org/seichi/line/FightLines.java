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
 * Finds lines in which a chain is taken. Where reading shows it, the line is what the reading has found. Where it does not,
 * both play good tries that sampled games have found, until reading shows the rest: an example, and no proof.
 *
 * <p>Not for several threads at a time.
 */
public final class FightLines {
    private static final int TABLE_BITS = 14;
    /** Of the chain as it stands: lines that are read from there are the best. */
    private static final SearchLimit AT_FIRST = new SearchLimit(1_000, 60);
    /** Of the chain some moves later. */
    private static final SearchLimit LATER = new SearchLimit(300, 60);
    /** A longer line shows nothing to anybody. */
    private static final int LONGEST = 50;

    private final NodeCounter counter;
    private final CaptureReader firstReader;
    private final CaptureReader reader;

    /**
     * A finder with its means.
     *
     * @param counter bounds the reading and the games
     */
    public FightLines(NodeCounter counter) {
        this.counter = counter;
        TranspositionTable table = new TranspositionTable(TABLE_BITS);
        firstReader = new CaptureReader(table, counter, AT_FIRST);
        reader = new CaptureReader(table, counter, LATER);
    }

    /** A line in which the chain is taken, with the given player moving first; nothing if none is found. */
    public Optional<Line> find(ChainFight fight, Color first) {
        LineDraft draft = new LineDraft(fight, first);
        Optional<Line> line = read(draft, fight);
        while (line.isEmpty() && !draft.isStuck() && draft.size() < LONGEST && counter.left() > 0) {
            draft.tryOn(counter);
            line = draft.isTaken() ? Optional.of(draft.line()) : read(draft, fight);
        }
        return line.filter(found -> isShown(found, fight) && (found.searched() || pays(found, fight)));
    }

    /** Whether the opponent takes no fewer stones than he loses of those that lived. */
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
     * The line up to now and what reading shows to follow, if it shows the capture: by moves that the rules allow, for reading
     * gives one player all kos.
     */
    private Optional<Line> read(LineDraft draft, ChainFight fight) {
        Capture capture = (draft.size() == 0 ? firstReader : reader).read(draft.now(), draft.stone(), draft.toMove());
        return Optional.of(draft.line().then(capture.line()))
                .filter(line -> capture.result() == CaptureResult.CAPTURED && isShown(line, fight));
    }
}
