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
    /**
     * Shares of the budget if all outcomes are wanted: a fifth of the positions for capture, two fifths for life, and a tenth for
     * each of the searches that look for a ko.
     */
    private static final int CAPTURE_PART = 5;

    private static final int LIFE_PARTS = 2;
    private static final int KO_PART = 10;
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
        GroupQuestion.Wanted wanted = question.wanted();
        long forCapture = wanted == GroupQuestion.Wanted.CAPTURE ? most : most / CAPTURE_PART;
        Optional<ZoneStrategy> proof = wanted == GroupQuestion.Wanted.LIFE
                ? Optional.empty()
                : read(GroupOutcome.TAKEN, KoThreats.OPPONENT, forCapture);
        if (proof.isPresent()) {
            return solved(GroupOutcome.TAKEN, proof);
        }
        if (wanted != GroupQuestion.Wanted.CAPTURE) {
            long forLife = wanted == GroupQuestion.Wanted.LIFE ? most : LIFE_PARTS * most / CAPTURE_PART;
            proof = read(GroupOutcome.LIVES, KoThreats.OPPONENT, forLife);
        }
        if (proof.isPresent()) {
            return solved(GroupOutcome.LIVES, proof);
        }
        return wanted == GroupQuestion.Wanted.EITHER ? openGroup() : solved(GroupOutcome.UNKNOWN, proof);
    }

    /** Called if zones prove neither life nor capture: searches a closed area exhaustively, failing that looks for a ko. */
    private SolvedGroup openGroup() {
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
        return ClosedArea.amidLivingStones(question)
                .map(this::assumed)
                .orElse(solved(GroupOutcome.UNKNOWN, Optional.empty()));
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
        TranspositionTable table = new TranspositionTable(CLOSED_BITS);
        return counter.ask(
                CLOSED_SEARCHES * CLOSED.nodes(),
                part -> new LifeReader(table, part, CLOSED)
                        .read(closed, question.position().toMove()));
    }

    /** Searches for a proof that a player gets what he wants: life for the owner of the group, capture for the opponent. */
    private Optional<ZoneStrategy> ko(Color player, KoThreats threats) {
        GroupOutcome outcome = player == question.owner() ? GroupOutcome.LIVES : GroupOutcome.TAKEN;
        return read(outcome, threats, most / KO_PART);
    }

    /** Searches for a proof of an outcome, visiting at most a given number of positions. */
    private Optional<ZoneStrategy> read(GroupOutcome outcome, KoThreats threats, long nodes) {
        return counter.ask(nodes, part -> question.read(question.position(), outcome, threats, memoryBits, part));
    }
}
