package org.seichi.method;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.seichi.board.Position;
import org.seichi.game.FinalPosition;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.text.Texts;

/** Decides the fate of every chain of a final position. Stateless: the same input gives the same answer. */
public interface ScoringMethod {
    /** The name by which the method is chosen, such as {@code "static"}. */
    String name();

    /** The name of a method or, with the parts that it lacks, of one of its variants. */
    static <P extends Enum<P>> String name(String method, Set<P> parts) {
        StringBuilder name = new StringBuilder(method);
        for (P missing : EnumSet.complementOf(EnumSet.copyOf(parts))) {
            name.append("-without-").append(Texts.code(missing));
        }
        return name.toString();
    }

    /** A one-line description for users. */
    String description();

    /** Whether the method searches, so that its result may depend on the budget. */
    default boolean searches() {
        return true;
    }

    /**
     * The variants of the method, each with one part left out, such as {@code "static-without-seki"}. The contribution of a
     * part is the difference in results on the same games.
     */
    default List<ScoringMethod> variants() {
        return List.of();
    }

    /**
     * Assesses a position.
     *
     * @param position the position and how the record ended
     * @param rules consulted only where life depends on the text of the rules
     * @param budget bounds the search, for methods that search
     * @param trace receives the steps
     */
    Assessment assess(FinalPosition position, Ruleset rules, Budget budget, Trace trace);

    /** Opens a session, for callers who may want a second assessment with the other player to move. */
    default PositionSession open(FinalPosition end, Ruleset rules, Budget budget, Trace trace) {
        Assessment first = assess(end, rules, budget, trace);
        Position position = end.position();
        Position turned = position.withToMove(position.toMove().opponent());
        FinalPosition other = new FinalPosition(turned, end.ending(), end.lastMove());
        return PositionSession.of(first, () -> assess(other, rules, budget, Trace.NONE));
    }
}
