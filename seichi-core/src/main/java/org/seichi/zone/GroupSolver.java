package org.seichi.zone;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.life.Life;
import org.seichi.life.LifeQuestion;
import org.seichi.life.LifeReader;
import org.seichi.life.LifeStatus;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;

/**
 * Decides whether a group lives, by searching for proofs of capture and of life with zones. Where neither is found, a closed
 * area is searched exhaustively; failing that, a ko is looked for. Equal questions have equal answers.
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

    private GroupSolver(GroupQuestion question, int memoryBits, NodeCounter counter) {
        this.question = question;
        this.memoryBits = memoryBits;
        this.counter = counter;
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
        long most = counter.left();
        long before = counter.spent();
        GroupQuestion.Wanted wanted = question.wanted();
        long forCapture = wanted == GroupQuestion.Wanted.CAPTURE ? most : most / CAPTURE_PART;
        Optional<ZoneStrategy> proof = wanted == GroupQuestion.Wanted.LIFE
                ? Optional.empty()
                : read(GroupOutcome.TAKEN, KoThreats.OPPONENT, forCapture);
        if (proof.isPresent()) {
            return solved(GroupOutcome.TAKEN, proof, before);
        }
        if (wanted != GroupQuestion.Wanted.CAPTURE) {
            long forLife = wanted == GroupQuestion.Wanted.LIFE ? most : LIFE_PARTS * most / CAPTURE_PART;
            proof = read(GroupOutcome.LIVES, KoThreats.OPPONENT, forLife);
        }
        if (proof.isPresent()) {
            return solved(GroupOutcome.LIVES, proof, before);
        }
        return wanted == GroupQuestion.Wanted.EITHER
                ? openGroup(most, before)
                : solved(GroupOutcome.UNKNOWN, proof, before);
    }

    /** Called if zones prove neither life nor capture: searches a closed area exhaustively, failing that looks for a ko. */
    private SolvedGroup openGroup(long most, long before) {
        Optional<Life> closed = ClosedArea.around(question, counter).map(this::searched);
        if (closed.isPresent() && closed.orElseThrow().status() != LifeStatus.UNKNOWN) {
            Life life = closed.orElseThrow();
            return open(outcome(life.status()), Optional.empty(), life.line(), most, before);
        }
        Color first = question.position().toMove();
        Optional<ZoneStrategy> mine = ko(first, KoThreats.PROVER, most);
        if (mine.isPresent() && ko(first.opponent(), KoThreats.PROVER, most).isPresent()) {
            return open(GroupOutcome.KO, mine, mine.orElseThrow().line(question.position()), most, before);
        }
        return open(GroupOutcome.UNKNOWN, Optional.empty(), List.of(), most, before);
    }

    private SolvedGroup open(
            GroupOutcome outcome, Optional<ZoneStrategy> proof, List<Integer> line, long most, long before) {
        Optional<Color> taker = outcome == GroupOutcome.KO ? takesFirst(most) : Optional.empty();
        return new SolvedGroup(question, outcome, taker, proof, line, List.of(), counter.spent() - before);
    }

    /** Returns who succeeds if nobody has ko threats, trying the player to move first. */
    private Optional<Color> takesFirst(long most) {
        Color first = question.position().toMove();
        return Stream.of(first, first.opponent())
                .filter(player -> ko(player, KoThreats.NOBODY, most).isPresent())
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
        NodeCounter part = counter.part(CLOSED_SEARCHES * CLOSED.nodes());
        Life life = new LifeReader(new TranspositionTable(CLOSED_BITS), part, CLOSED)
                .read(closed, question.position().toMove());
        counter.add(part);
        return life;
    }

    /** Searches for a proof that a player gets what he wants: life for the owner of the group, capture for the opponent. */
    private Optional<ZoneStrategy> ko(Color player, KoThreats threats, long most) {
        GroupOutcome outcome = player == question.owner() ? GroupOutcome.LIVES : GroupOutcome.TAKEN;
        return read(outcome, threats, most / KO_PART);
    }

    private SolvedGroup solved(GroupOutcome outcome, Optional<ZoneStrategy> proof, long before) {
        Position position = question.position();
        List<Integer> line = proof.map(strategy -> strategy.line(position)).orElse(List.of());
        return new SolvedGroup(question, outcome, Optional.empty(), proof, line, List.of(), counter.spent() - before);
    }

    /** Searches for a proof of an outcome, visiting at most a given number of positions. */
    private Optional<ZoneStrategy> read(GroupOutcome outcome, KoThreats threats, long nodes) {
        NodeCounter part = counter.part(nodes);
        Optional<ZoneStrategy> proof = question.read(question.position(), outcome, threats, memoryBits, part);
        counter.add(part);
        return proof;
    }
}
