package org.seichi.zone;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * Turns the patterns of a proof into numbered states with the answers in each ({@link ZoneAnswers}). The state of a position is
 * the earliest pattern that it shows, so play never returns to a state and never retakes a ko at once.
 */
public final class AnswerWriter {
    private final ZoneStrategy strategy;
    private final PointSet kept;
    private final PatternIndex patterns;
    /** State numbers by pattern number. */
    private final Map<Integer, Integer> numbers = new LinkedHashMap<>();

    private final List<Integer> reached = new ArrayList<>();
    /** Whether passes of the opponent are answered, too. */
    private final boolean isPassAnswered;

    private boolean isClear = true;
    /** The prover's stones that stand in every pattern reached so far and are pass-alive in those that end play. */
    private PointSet standing;

    private AnswerWriter(ZoneStrategy strategy, boolean isPassAnswered) {
        this.isPassAnswered = isPassAnswered;
        this.strategy = strategy;
        kept = strategy.claim().backing().stones();
        patterns = new PatternIndex(strategy);
        standing = strategy.zone().minus(kept);
    }

    /**
     * Returns the answers of a proof in which the opponent moves first and wins every ko; empty if the result of an attack
     * depends on what stands outside the zone.
     */
    public static Optional<ZoneAnswers> write(ZoneStrategy strategy) {
        AnswerWriter writer = new AnswerWriter(strategy, false);
        return writer.writeFrom(List.of(writer.stones(strategy.patterns().size() - 1)));
    }

    /**
     * Returns the answers to all attacks and to passes of a proof in which one player wins every ko, beginning after the
     * prover's first move if he moves first; empty if the result of an attack depends on what stands outside the zone. If the
     * prover wins the kos, an attack that is not listed is answered like a pass, since a ko may be retaken after it.
     */
    public static Optional<ZoneAnswers> writeAll(ZoneStrategy strategy) {
        AnswerWriter writer = new AnswerWriter(strategy, true);
        int last = strategy.patterns().size() - 1;
        boolean isFirst = strategy.patterns().get(last).toMove() == strategy.prover();
        return writer.writeFrom(isFirst ? writer.afterMove(last) : List.of(writer.stones(last)));
    }

    /** Returns the answers from the state that some boards show with the opponent to move. */
    private Optional<ZoneAnswers> writeFrom(List<KnownStones> boards) {
        state(earliest(strategy.prover().opponent(), boards));
        List<List<ZoneAnswers.Answer>> states = new ArrayList<>();
        while (isClear && states.size() < reached.size()) {
            states.add(answers(reached.get(states.size())));
        }
        return isClear ? Optional.of(new ZoneAnswers(strategy.zone().minus(kept), standing, states)) : Optional.empty();
    }

    private KnownStones stones(int pattern) {
        return KnownStones.of(strategy, strategy.patterns().get(pattern));
    }

    /** Returns the answers to all attacks in a pattern. */
    private List<ZoneAnswers.Answer> answers(int pattern) {
        KnownStones stones = stones(pattern);
        stand(pattern);
        if (StrategyCheck.isReached(strategy, strategy.patterns().get(pattern))) {
            standing = standing.intersection(stones.alive(strategy.prover()));
            return List.of();
        }
        List<ZoneAnswers.Answer> answers = new ArrayList<>();
        if (isPassAnswered) {
            List<KnownStones> passed = stones.after(strategy.prover().opponent(), Board.NO_POINT);
            answers.add(answer(Board.NO_POINT, earliest(strategy.prover(), passed)));
        }
        PointSet zone = strategy.patterns().get(pattern).zone();
        for (int point = zone.first(); point != Board.NO_POINT; point = zone.next(point)) {
            List<KnownStones> results =
                    stones.mayTry(point) ? stones.after(strategy.prover().opponent(), point) : List.of();
            if (!results.isEmpty()) {
                answers.add(answer(point, earliest(strategy.prover(), results)));
            }
        }
        return answers;
    }

    private void stand(int pattern) {
        ZonePattern shown = strategy.patterns().get(pattern);
        standing = standing.intersection(strategy.prover() == Color.BLACK ? shown.black() : shown.white());
    }

    /** Returns the answer to an attack, given the pattern that the attack leads to. */
    private ZoneAnswers.Answer answer(int attack, OptionalInt attacked) {
        if (attacked.isEmpty()) {
            isClear = false;
            return new ZoneAnswers.Answer(attack, Board.NO_POINT, 0);
        }
        stand(attacked.getAsInt());
        int move = strategy.patterns().get(attacked.getAsInt()).move();
        List<KnownStones> results = afterMove(attacked.getAsInt());
        return new ZoneAnswers.Answer(
                attack, move, state(earliest(strategy.prover().opponent(), results)));
    }

    /** Returns the boards that can follow the prover's move in a pattern. */
    private List<KnownStones> afterMove(int pattern) {
        return stones(pattern)
                .after(strategy.prover(), strategy.patterns().get(pattern).move());
    }

    /** Returns the state number of a pattern; a new pattern gets the next number. */
    private int state(OptionalInt pattern) {
        if (pattern.isEmpty()) {
            isClear = false;
            return 0;
        }
        return numbers.computeIfAbsent(pattern.getAsInt(), unknown -> {
            reached.add(unknown);
            return reached.size() - 1;
        });
    }

    /** Returns the first pattern with a given player to move that all of the boards show. */
    private OptionalInt earliest(Color toMove, List<KnownStones> boards) {
        boolean isBound = strategy.claim().threats().bind(toMove == strategy.prover());
        int ban = boards.get(0).ban();
        boolean isBanned = isBound && boards.stream().allMatch(each -> each.ban() == ban);
        return patterns.first(
                toMove, boards.stream().map(KnownStones::cells).toList(), isBanned ? ban : Board.NO_POINT);
    }
}
