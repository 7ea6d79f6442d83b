package org.seichi.method.dyer;

import java.util.List;
import java.util.function.Supplier;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Ownership;
import org.seichi.score.Status;
import org.seichi.score.Teire;
import org.seichi.score.Trace;
import org.seichi.text.Coordinates;
import org.seichi.text.Texts;

/**
 * Reports the scoring of a game in the order and terms of the source's example. Each phase is reported when it is done; groups
 * are named by their first stone.
 */
record Transcript(Trace trace, Position position) {
    private static final String INITIAL = "initial phase";
    private static final String LIFE = "life and death";
    private static final String DAME = "filling dame";
    private static final String CONNECTIONS = "connection check";
    private static final String RESULT = "territories";

    /** Reports how many points the generator has filled and how many stones are in doubt. */
    void absoluteLife(Round round) {
        say(INITIAL, () -> points(round.fills().size()) + " filled without a change of what is connected");
        say(INITIAL, () -> {
            int doubtful = round.doubts().stream()
                    .mapToInt(doubt -> doubt.stones().size())
                    .sum();
            return doubtful == 1
                    ? "There is 1 possibly dead stone to worry about"
                    : "There are " + doubtful + " possibly dead stones to worry about";
        });
    }

    /** Reports the fates of the groups that are not absolutely alive. */
    void fates(List<GroupFate> fates) {
        if (fates.isEmpty()) {
            say(LIFE, () -> "every group is absolutely alive");
        }
        fates.forEach(fate -> say(
                LIFE,
                () -> "fate of "
                        + group(fate.color(), fate.stones(), fate.liberties().size()) + " is "
                        + fate.ground().fate()));
    }

    /** Reports the dame, and the moves that fill them, each with its kind. */
    void dame(List<Played> moves, PointSet neutral) {
        say(DAME, () -> neutral.size() + " dame");
        moves.forEach(move -> say(
                DAME,
                () -> Coordinates.format(board(), move.point()) + " "
                        + move.color().inWords() + " " + move.kind().word()));
    }

    /** Reports the chains examined for forced connecting moves, and the moves found. */
    void checks(List<ConnectionCheck> checks) {
        say(CONNECTIONS, () -> "Checking for forced connecting moves");
        for (ConnectionCheck check : checks) {
            check.chains().forEach(chain -> say(CONNECTIONS, () -> "checking " + group(chain)));
            check.move().ifPresent(move -> forced(check, move));
        }
    }

    private void forced(ConnectionCheck check, Played move) {
        String point = Coordinates.format(board(), move.point());
        String victim = check.chains().stream()
                .filter(chain -> chain.stones().contains(move.victim()))
                .findFirst()
                .map(this::group)
                .orElse("the chain at " + Coordinates.format(board(), move.victim()));
        say(CONNECTIONS, () -> victim + " looks DEAD, testing " + point + ": looks ok");
        say(CONNECTIONS, () -> "Going to make move " + point + " to stay alive");
    }

    /** Reports the points that each player has to fill in his own territory. */
    void forced(List<Teire> teire) {
        for (Color player : Color.values()) {
            List<String> points = teire.stream()
                    .filter(one -> one.owner() == player)
                    .map(one -> "<" + Coordinates.format(board(), one.point()) + ">")
                    .toList();
            say(RESULT, () -> "Forced connecting moves for " + player.inWords() + ": " + orNone(points));
        }
    }

    /** Reports the dead groups, and the size of each player's territory without the points that he has to fill. */
    void result(List<GroupFate> fates, Ownership owners, PointSet filled) {
        for (Color player : Color.values()) {
            List<String> dead = fates.stream()
                    .filter(fate -> fate.color() == player && fate.ground().status() == Status.DEAD)
                    .map(fate -> size(fate.stones()))
                    .toList();
            say(RESULT, () -> "Dead groups of " + player.inWords() + ": " + orNone(dead));
        }
        for (Color player : Color.values()) {
            PointSet territory =
                    owners.of(player).minus(position.stones(player)).minus(filled);
            say(RESULT, () -> "Territory of " + player.inWords() + ": " + points(territory.size()));
        }
    }

    private Board board() {
        return position.board();
    }

    private void say(String phase, Supplier<String> text) {
        trace.say(phase, PointSet.empty(board()), text);
    }

    private String group(ConnectionCheck.Checked chain) {
        return group(chain.color(), chain.stones(), chain.liberties());
    }

    /** A group named by color, size, liberties and first stone: {@code <Black group of 6 stones, 4 liberties, at L19>}. */
    private String group(Color color, PointSet stones, int liberties) {
        return "<" + color.inWords() + " group of " + Texts.count(stones.size(), "stone") + ", "
                + Texts.count(liberties, "liberty", "liberties") + ", at "
                + Coordinates.format(board(), stones.first()) + ">";
    }

    private String size(PointSet stones) {
        String first = Coordinates.format(board(), stones.first());
        return stones.size() == 1 ? "<" + first + ">" : "<" + stones.size() + " stones at " + first + ">";
    }

    private static String points(int number) {
        return Texts.count(number, "point");
    }

    private static String orNone(List<String> list) {
        return list.isEmpty() ? "none" : String.join(" ", list);
    }
}
