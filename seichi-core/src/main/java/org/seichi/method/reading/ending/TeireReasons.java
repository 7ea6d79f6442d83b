package org.seichi.method.reading.ending;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.line.ChainFight;
import org.seichi.line.FightLines;
import org.seichi.line.Line;
import org.seichi.line.LineText;
import org.seichi.score.Ownership;
import org.seichi.score.Reason;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.text.Coordinates;

/**
 * Explains why a protective move is needed: what the opponent gains without it, with a line that shows it. A line that fails is
 * not shown; for a capture another one is looked for.
 *
 * @param start the position in which the ending begins
 * @param owners the owner of each point in that position
 */
record TeireReasons(Position start, Ownership owners) {
    /** Bounds the search for another line. */
    private static final Budget BUDGET = new Budget(20_000);

    /**
     * The reason for a move that prevents an attack.
     *
     * @param before the position before the move
     */
    Reason of(EndingMove move, Position before) {
        Attack attack = move.attack().orElseThrow();
        Optional<Line> line = line(attack, before);
        String what = when(line, attack)
                + what(attack, before, line)
                + line.map(this::inWords).orElse(beginning(attack));
        List<Integer> moves = line.map(Line::moves).orElse(List.of());
        return Reason.of(attack.kind().rule(), PointSet.of(start.board(), move.point()), moves, what);
    }

    /** The line of the attack or, if it fails, another one that captures the same stones. */
    private Optional<Line> line(Attack attack, Position before) {
        Color attacker = attack.victim().opponent();
        Line line = new Line(attacker, attack.line(), true);
        if (succeeds(line, attack, before)) {
            return Optional.of(line);
        }
        if (attack.kind() != Attack.Kind.CAPTURE
                || before.at(attack.stone()) != attack.victim().code()) {
            return Optional.empty();
        }
        PointSet chain = chain(attack.stone(), before);
        PointSet walls = before.stones(attacker).minus(owners.of(attack.victim()));
        return new FightLines(new NodeCounter(BUDGET)).find(new ChainFight(before, chain, walls), attacker);
    }

    private static boolean succeeds(Line line, Attack attack, Position before) {
        Color attacker = line.first();
        return line.replay(before)
                .filter(end -> switch (attack.kind()) {
                    case CAPTURE, LAST_POINT ->
                        end.at(attack.stone()) != attack.victim().code();
                    case RAID -> end.capturedBy(attacker) > before.capturedBy(attacker);
                    case INVASION ->
                        end.capturedBy(attacker) > before.capturedBy(attacker)
                                || end.at(attack.stone()) == attacker.code();
                    case RESCUE -> end.at(attack.stone()) == attacker.code();
                })
                .isPresent();
    }

    /** When the attack works, as text; empty if it already works where the ending begins, or for a last point. */
    private String when(Optional<Line> line, Attack attack) {
        if (attack.kind() == Attack.Kind.LAST_POINT) {
            return "";
        }
        boolean stands = start.at(attack.stone()) != Stones.EMPTY;
        boolean now = stands && line.filter(one -> succeeds(one, attack, start)).isPresent();
        return now ? "" : "once the neutral points are filled, ";
    }

    private String what(Attack attack, Position before, Optional<Line> line) {
        String attacker = attack.victim().opponent().inWords();
        return switch (attack.kind()) {
            case CAPTURE -> attacker + " captures " + stones(attack, before);
            case RAID -> attacker + " plays inside and captures stones" + (line.isPresent() ? "" : " or makes a seki");
            case INVASION -> invasion(attack);
            case RESCUE -> attacker + " saves " + stones(attack, before);
            case LAST_POINT -> attack.victim().inWords() + " cannot take the neutral point at " + name(attack.stone());
        };
    }

    private static String invasion(Attack attack) {
        return attack.move() == Board.NO_POINT
                ? attack.victim().inWords() + " can no longer capture the dead stones inside"
                : attack.victim().opponent().inWords()
                        + " gains by playing inside, in most games played to the end from there";
    }

    private String beginning(Attack attack) {
        return attack.move() == Board.NO_POINT ? "" : ", beginning at " + name(attack.move());
    }

    /** The attacked stones as text, {@code "the 3 stones at C4"}, named by the one nearest to the attack. */
    private String stones(Attack attack, Position before) {
        int nearest = chain(attack.stone(), before).stream()
                .boxed()
                .min(Comparator.comparingInt(each -> start.board().distance(each, attack.move())))
                .orElse(attack.stone());
        return (attack.size() == 1 ? "the stone at " : "the " + attack.size() + " stones at ") + name(nearest);
    }

    /** The chain of a stone; empty if there is no stone. */
    private PointSet chain(int stone, Position before) {
        return before.chains(PointSet.of(start.board(), stone));
    }

    private String inWords(Line line) {
        List<Integer> moves = line.moves();
        boolean passes = moves.get(0) == Board.NO_POINT;
        return ": "
                + LineText.of(
                        start.board(),
                        passes ? moves.subList(1, moves.size()) : moves,
                        passes ? line.first().opponent() : line.first());
    }

    private String name(int point) {
        return Coordinates.format(start.board(), point);
    }
}
