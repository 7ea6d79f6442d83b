package org.seichi.method.dyer;

import java.util.List;
import java.util.stream.Collectors;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Ownership;
import org.seichi.score.Status;
import org.seichi.score.Teire;
import org.seichi.score.Trace;
import org.seichi.text.Coordinates;

/** Tells the passes in the words of the source's example. */
final class Transcript {
    private final Trace trace;
    private final Position position;
    private final Board board;

    Transcript(Trace trace, Position position) {
        this.trace = trace;
        this.position = position;
        board = position.board();
    }

    /** The generator's stones, and what is left to worry about. */
    void absoluteLife(Round round) {
        PointSet doubtful = round.doubts().stream().map(Doubt::stones).reduce(PointSet.empty(board), PointSet::union);
        trace.say(
                "absolute-life",
                round.walls(),
                () -> round.filled().fills().size() + " points filled\nThere are " + doubtful.size()
                        + " possibly dead stones to worry about");
    }

    /** What becomes of the groups that are not absolutely alive. */
    void fates(List<GroupFate> fates) {
        for (GroupFate fate : fates) {
            FateGround ground = fate.ground();
            boolean presumed = ground == FateGround.PRESUMED_ALIVE || ground == FateGround.PRESUMED_DEAD;
            trace.say(
                    "fate",
                    fate.stones(),
                    () -> "fate of " + group(fate) + " is "
                            + (presumed ? "PRESUMED " + ground.status() : ground.status() + " " + ground.words()));
        }
    }

    /** The moves of the ending, and whom they cost a point. */
    void finish(Finish finish, PointSet neutral, List<Teire> teire) {
        trace.say("dame", neutral, () -> neutral.size() + " dame: " + names(neutral));
        finish.dame().forEach(move -> trace.say("dame-move", PointSet.of(board, move.point()), () -> told(move)));
        trace.say("forced", PointSet.empty(board), () -> "Checking for forced connecting moves");
        finish.forced().forEach(move -> trace.say("forced-move", PointSet.of(board, move.point()), () -> told(move)));
        for (Color player : Color.values()) {
            String points = teire.stream()
                    .filter(one -> one.owner() == player)
                    .map(one -> Coordinates.format(board, one.point()))
                    .collect(Collectors.joining(" "));
            trace.say(
                    "forced-points",
                    PointSet.empty(board),
                    () -> "Forced connecting moves for " + name(player) + ": " + (points.isEmpty() ? "none" : points));
        }
    }

    /** What is taken off, and what each player surrounds without the points that he has to fill. */
    void result(List<GroupFate> fates, Ownership owners, PointSet filled) {
        for (Color player : Color.values()) {
            String dead = fates.stream()
                    .filter(fate -> fate.color() == player && fate.ground().status() == Status.DEAD)
                    .map(fate -> size(fate.stones()))
                    .collect(Collectors.joining(" "));
            trace.say(
                    "result",
                    PointSet.empty(board),
                    () -> "Dead " + name(player) + " groups: " + (dead.isEmpty() ? "none" : dead));
        }
        for (Color player : Color.values()) {
            PointSet territory =
                    owners.of(player).minus(position.stones(player)).minus(filled);
            trace.say("result", territory, () -> name(player) + " territory: " + territory.size() + " points");
        }
    }

    private String told(Played move) {
        String point = Coordinates.format(board, move.point());
        if (move.kind() != Kind.STAY_ALIVE) {
            return point + " " + move.color() + " " + move.kind().word();
        }
        return "The chain of " + move.color() + " at " + Coordinates.format(board, move.victim())
                + " looks DEAD, testing " + point + " looks ok\nGoing to make move " + point + " to stay alive";
    }

    private String group(GroupFate fate) {
        return fate.color() + " group " + fate.stones().size() + "m "
                + fate.liberties().size() + "L " + range(fate.stones());
    }

    private String size(PointSet stones) {
        return "<" + stones.size() + "m " + range(stones) + ">";
    }

    /** From the first stone to the last. */
    private String range(PointSet stones) {
        int[] points = stones.toArray();
        return Coordinates.format(board, points[0]) + " to " + Coordinates.format(board, points[points.length - 1]);
    }

    private String names(PointSet points) {
        return String.join(" ", Coordinates.format(board, points));
    }

    private static String name(Color player) {
        return player == Color.BLACK ? "Black" : "White";
    }
}
