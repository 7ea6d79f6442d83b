package org.seichi.safety.local;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.safety.Reply;

/**
 * The owner's answers to all lines of play in a zone. Immutable; followed by a {@link Playthrough}, a new one after each attack.
 */
public final class Strategy {
    final LocalZone zone;
    /** Never handed out, so not wrapped: in WebAssembly an unmodifiable map compares all keys to find one. */
    private final Map<LocalPosition, Answers> answers;
    /** Points of the board by their numbers in the zone. */
    final int[] points;

    Strategy(LocalZone zone, Map<LocalPosition, Answers> answers) {
        this(zone, new HashMap<>(answers), zone.points);
    }

    private Strategy(LocalZone zone, Map<LocalPosition, Answers> answers, int[] points) {
        this.zone = zone;
        this.answers = answers;
        this.points = points;
    }

    /** Returns the same strategy for another view of the board. */
    public Strategy mapped(IntUnaryOperator mapping) {
        return new Strategy(zone, answers, Arrays.stream(points).map(mapping).toArray());
    }

    /** Returns the number of a point of the zone; -1 for other points. */
    int index(int point) {
        for (int index = 0; index < points.length; index++) {
            if (points[index] == point && (zone.all >> index & 1) != 0) {
                return index;
            }
        }
        return -1;
    }

    /**
     * A position of a zone with the opponent to move.
     *
     * @param defenders the owner's stones
     * @param attackers the opponent's stones
     */
    record LocalPosition(long defenders, long attackers) {}

    /**
     * The answers in a position, by the number of the attacked point: a point, {@link LocalGame#PASS}, or {@link #NONE} where
     * the opponent cannot play or no answer is needed.
     *
     * @param moves the answers
     * @param settled whether they hold from here on, as long as the point of the answer is empty
     */
    @SuppressWarnings("ArrayRecordComponent") // Written once; the same answers are the same object.
    record Answers(byte[] moves, boolean settled) {
        static final int NONE = -1;

        /** Returns the answers by pairs that keep what has been reached. */
        static Answers settled(Pairs pairs, int size) {
            byte[] moves = new byte[size];
            for (int point = 0; point < size; point++) {
                moves[point] = (byte) pairs.answer(point);
            }
            return new Answers(moves, true);
        }
    }

    /** A position reached in following a strategy. Immutable. */
    public static final class Playthrough {
        final Strategy strategy;
        final LocalPosition position;
        final Answers answers;

        private Playthrough(Strategy strategy, LocalPosition position, Answers answers) {
            this.strategy = strategy;
            this.position = position;
            this.answers = answers;
        }

        @Override
        @SuppressWarnings("ReferenceEquality") // Answers are kept once for a strategy.
        public boolean equals(Object other) {
            return other instanceof Playthrough playthrough
                    && strategy == playthrough.strategy
                    && answers == playthrough.answers
                    && position.equals(playthrough.position);
        }

        @Override
        public int hashCode() {
            return position.hashCode();
        }

        /** Whether all is settled: each answer is final and holds as long as its point is empty. */
        public boolean isSettled() {
            return answers.settled;
        }

        /** Whether a point belongs to the zone. */
        public boolean concerns(int point) {
            return strategy.index(point) >= 0;
        }

        /** Returns the answer to an attack. */
        public Step answer(int attack) {
            return strategy.answer(this, strategy.index(attack));
        }
    }

    /**
     * The answer to an attack.
     *
     * @param point where the owner plays; {@link Board#NO_POINT} if he need not answer
     * @param after how far play has come after the answer
     */
    public record Step(int point, Playthrough after) {}

    /** Returns the points of the zone. */
    public PointSet space(Board board) {
        PointSet.Builder space = PointSet.builder(board);
        for (int index = 0; index < zone.size(); index++) {
            if ((zone.all >> index & 1) != 0) {
                space.add(points[index]);
            }
        }
        return space.build();
    }

    /** Returns the number of positions with stored answers. */
    public int size() {
        return answers.size();
    }

    /** Returns the playthrough before the first attack. */
    public Playthrough start() {
        LocalPosition position = new LocalPosition(zone.defenders, zone.attackers);
        return new Playthrough(this, position, answers.get(position));
    }

    /** Returns the attacks that are answered at the start, with their answers. */
    public List<Reply> firstAnswers() {
        return replies(start());
    }

    /** Returns the attacks that are answered where play has come to, with their answers. */
    List<Reply> replies(Playthrough playthrough) {
        List<Reply> list = new ArrayList<>();
        for (int attack = 0; attack < zone.size(); attack++) {
            int answer = playthrough.answers.moves[attack];
            if (answer != Answers.NONE && answer != LocalGame.PASS) {
                list.add(new Reply(points[attack], points[answer]));
            }
        }
        return list;
    }

    /**
     * Returns the longest line of play in which every attack is answered and nothing is settled until the end: attack, answer,
     * and so on; the first one if there are several.
     */
    public List<Integer> longestLine() {
        List<Integer> line = new ArrayList<>();
        Map<LocalPosition, Integer> lengths = new HashMap<>();
        Playthrough playthrough = start();
        while (length(playthrough, lengths) > 0) {
            int length = length(playthrough, lengths);
            for (Map.Entry<Integer, Step> each : answered(playthrough).entrySet()) {
                Step step = each.getValue();
                if (1 + length(step.after, lengths) == length) {
                    line.add(points[each.getKey()]);
                    line.add(step.point);
                    playthrough = step.after;
                    break;
                }
            }
        }
        return List.copyOf(line);
    }

    private int length(Playthrough playthrough, Map<LocalPosition, Integer> known) {
        Integer length = known.get(playthrough.position);
        if (length == null) {
            length = 0;
            for (Step step : answered(playthrough).values()) {
                length = Math.max(length, 1 + length(step.after, known));
            }
            known.put(playthrough.position, length);
        }
        return length;
    }

    /** Returns the answers to the attacks that need one, by the number of the attacked point; none if all is settled. */
    private Map<Integer, Step> answered(Playthrough playthrough) {
        Map<Integer, Step> steps = new TreeMap<>();
        byte[] moves = playthrough.answers.moves;
        for (int attack = 0; attack < zone.size() && !playthrough.answers.settled; attack++) {
            if (moves[attack] != Answers.NONE && moves[attack] != LocalGame.PASS) {
                Step step = answer(playthrough, attack);
                if (step.point != Board.NO_POINT) {
                    steps.put(attack, step);
                }
            }
        }
        return steps;
    }

    private Step answer(Playthrough playthrough, int attack) {
        LocalBoard board = board(playthrough);
        if (!board.isEmpty(attack) || !board.canAttack(attack)) {
            // The board lacks a stone that the zone has: nothing changes here.
            return new Step(Board.NO_POINT, playthrough);
        }
        int answer = playthrough.answers.moves[attack];
        board.attack(attack);
        boolean isAnswered = answer != Answers.NONE && answer != LocalGame.PASS && board.isEmpty(answer);
        if (isAnswered) {
            board.defend(answer);
        }
        return new Step(isAnswered ? points[answer] : Board.NO_POINT, after(board, playthrough));
    }

    /** Returns the stones where play has come to. */
    LocalBoard board(Playthrough playthrough) {
        LocalBoard board = new LocalBoard(zone);
        board.set(playthrough.position.defenders, playthrough.position.attackers);
        return board;
    }

    /** Returns the playthrough after an attack and its answer, if any, have been played on a board. */
    Playthrough after(LocalBoard board, Playthrough before) {
        LocalPosition position = new LocalPosition(board.defenders(), board.attackers());
        return new Playthrough(this, position, before.answers.settled ? before.answers : answers.get(position));
    }
}
