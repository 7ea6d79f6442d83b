package org.seichi.zone;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.life.Life;
import org.seichi.life.LifeQuestion;
import org.seichi.life.LifeReader;
import org.seichi.life.LifeStatus;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;

/**
 * Decides whether a group lives, by searching for proofs of capture and of life with zones. Where neither is found, a closed
 * area is searched exhaustively; failing that, a ko is looked for; and failing that, the area that stones enclose which are taken to
 * live. Equal questions have equal answers.
 */
public final class GroupSolver {
    /** If all outcomes are wanted, each search for a ko may visit a tenth of the positions, and so may the look at the area around. */
    private static final int PART = 10;

    /** Limits of one exhaustive search in a closed area. */
    private static final SearchLimit CLOSED = new SearchLimit(100_000, 80);

    private static final int CLOSED_SEARCHES = 5;
    private static final int CLOSED_BITS = 16;
    private final GroupQuestion question;
    private final int memoryBits;
    private final NodeCounter counter;
    private final long most;
    private final long before;

    private GroupSolver(GroupQuestion question, int memoryBits, NodeCounter counter) {
        this.question = question;
        this.memoryBits = memoryBits;
        this.counter = counter;
        most = counter.left();
        before = counter.spent();
    }

    /**
     * Returns the result for a question.
     *
     * @param memoryBits binary logarithm of the size of the transposition table, in entries of 16 bytes
     * @param counter bounds the search, in positions visited
     */
    public static SolvedGroup solve(GroupQuestion question, int memoryBits, NodeCounter counter) {
        return new GroupSolver(question, memoryBits, counter).solve();
    }

    private SolvedGroup solve() {
        return switch (question.wanted()) {
            case LIFE -> wanted(GroupOutcome.LIVES);
            case CAPTURE -> wanted(GroupOutcome.TAKEN);
            case EITHER -> either();
        };
    }

    private SolvedGroup wanted(GroupOutcome outcome) {
        Optional<ZoneStrategy> proof = read(outcome, KoThreats.OPPONENT, most);
        return solved(proof.isPresent() ? outcome : GroupOutcome.UNKNOWN, proof);
    }

    /** Searches for proofs of capture and of life, mostly of what becomes of the group if the stones around it live. */
    private SolvedGroup either() {
        Optional<LifeQuestion> area = ClosedArea.amidLivingStones(question);
        LifeStatus expected = area.map(closed ->
                        counter.ask(most / PART, part -> searched(closed, part)).status())
                .orElse(LifeStatus.UNKNOWN);
        for (GroupOutcome outcome : List.of(GroupOutcome.TAKEN, GroupOutcome.LIVES)) {
            int parts = parts(outcome, expected);
            Optional<ZoneStrategy> proof =
                    parts == 0 ? Optional.empty() : read(outcome, KoThreats.OPPONENT, parts * most / PART);
            if (proof.isPresent()) {
                return solved(outcome, proof);
            }
        }
        return openGroup(area);
    }

    /**
     * How many tenths of the budget a proof may take. A group that is not captured although the stones around it live is not captured
     * otherwise either; one that does not live then may still do so where these are weak.
     */
    private static int parts(GroupOutcome outcome, LifeStatus expected) {
        boolean isCapture = outcome == GroupOutcome.TAKEN;
        return switch (expected) {
            case UNKNOWN -> isCapture ? 2 : 4;
            case DEAD -> isCapture ? 5 : 1;
            case ALIVE -> isCapture ? 0 : 6;
            case KO, SEKI -> isCapture ? 0 : 1;
        };
    }

    /** Called if zones prove neither life nor capture: searches a closed area exhaustively, failing that looks for a ko. */
    private SolvedGroup openGroup(Optional<LifeQuestion> area) {
        Optional<Life> closed = ClosedArea.around(question, counter).map(this::searched);
        if (closed.isPresent() && closed.orElseThrow().status() != LifeStatus.UNKNOWN) {
            Life life = closed.orElseThrow();
            return solved(outcome(life.status()), Optional.empty(), life.line());
        }
        Color first = question.position().toMove();
        Optional<ZoneStrategy> mine = ko(first, KoThreats.PROVER);
        if (mine.isPresent() && ko(first.opponent(), KoThreats.PROVER).isPresent()) {
            return solved(GroupOutcome.KO, mine);
        }
        return area.map(this::assumed).orElse(solved(GroupOutcome.UNKNOWN, Optional.empty()));
    }

    /** The answer in an area whose surroundings are not proven alive. */
    private SolvedGroup assumed(LifeQuestion closed) {
        Life life = searched(closed);
        GroupOutcome outcome = outcome(life.status());
        PointSet around = closed.area()
                .union(closed.target())
                .neighbors(question.position().board());
        PointSet stones =
                around.intersection(question.position().stones(question.owner().opponent()));
        return outcome == GroupOutcome.UNKNOWN
                ? solved(outcome, Optional.empty())
                : solved(outcome, stones, Optional.empty(), life.line());
    }

    private SolvedGroup solved(GroupOutcome outcome, Optional<ZoneStrategy> proof) {
        return solved(
                outcome,
                proof,
                proof.map(strategy -> strategy.line(question.position())).orElse(List.of()));
    }

    private SolvedGroup solved(GroupOutcome outcome, Optional<ZoneStrategy> proof, List<Integer> line) {
        return solved(outcome, PointSet.empty(question.position().board()), proof, line);
    }

    private SolvedGroup solved(
            GroupOutcome outcome, PointSet assumed, Optional<ZoneStrategy> proof, List<Integer> line) {
        Optional<Color> taker = outcome == GroupOutcome.KO && assumed.isEmpty() ? takesFirst() : Optional.empty();
        return new SolvedGroup(question, outcome, taker, assumed, proof, line, List.of(), counter.spent() - before);
    }

    /** Returns who succeeds if nobody has ko threats, trying the player to move first. */
    private Optional<Color> takesFirst() {
        Color first = question.position().toMove();
        return Stream.of(first, first.opponent())
                .filter(player -> ko(player, KoThreats.NOBODY).isPresent())
                .findFirst();
    }

    private static GroupOutcome outcome(LifeStatus status) {
        return switch (status) {
            case ALIVE -> GroupOutcome.LIVES;
            case DEAD -> GroupOutcome.TAKEN;
            case KO -> GroupOutcome.KO;
            case SEKI -> GroupOutcome.SEKI;
            case UNKNOWN -> GroupOutcome.UNKNOWN;
        };
    }

    private Life searched(LifeQuestion closed) {
        return counter.ask(CLOSED_SEARCHES * CLOSED.nodes(), part -> searched(closed, part));
    }

    private Life searched(LifeQuestion closed, NodeCounter nodes) {
        return new LifeReader(new TranspositionTable(CLOSED_BITS), nodes, CLOSED)
                .read(closed, question.position().toMove());
    }

    /** Searches for a proof that a player gets what he wants: life for the owner of the group, capture for the opponent. */
    private Optional<ZoneStrategy> ko(Color player, KoThreats threats) {
        GroupOutcome outcome = player == question.owner() ? GroupOutcome.LIVES : GroupOutcome.TAKEN;
        return read(outcome, threats, most / PART);
    }

    /** Searches for a proof of an outcome, visiting at most a given number of positions. */
    private Optional<ZoneStrategy> read(GroupOutcome outcome, KoThreats threats, long nodes) {
        return counter.ask(nodes, part -> question.read(question.position(), outcome, threats, memoryBits, part));
    }
}
