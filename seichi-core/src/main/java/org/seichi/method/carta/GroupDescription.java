package org.seichi.method.carta;

import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.structure.Groups;
import org.seichi.structure.Structure;
import org.seichi.text.Coordinates;

/** Describes the properties of a group in words. */
final class GroupDescription {
    private GroupDescription() {}

    /** The group named by its color, size and first stone: {@code "Black's 12 stones at D4"}. */
    static String name(RemovalPass round, int group) {
        Groups groups = round.structure().groups();
        Board board = round.position().board();
        int stones = groups.stoneCount(group);
        int first = round.structure().chains().stone(groups.chain(group, 0), 0);
        String owner = groups.code(group) == Stones.BLACK ? "Black's " : "White's ";
        String count = stones == 1 ? "stone at " : stones + " stones at ";
        return owner + count + Coordinates.format(board, first);
    }

    /** The properties that decide, with liberties as in the stability formula: {@code "1 eye, weighted liberties 6.3, territory 2"}. */
    static String properties(RemovalPass round, int group) {
        Structure structure = round.structure();
        boolean broken = round.ground(group) == LifeGround.NONE && round.eyes(group) > 1;
        return count(round.eyes(group), "eye", "eyes")
                + (broken ? " that do not hold" : "")
                + ", weighted liberties "
                + GroupStability.format(2 * round.liberties(group))
                + ", territory "
                + structure.territory(group);
    }

    /** The eyes and territory of a group: {@code "3 eyes and 12 points of territory"}. */
    static String holdings(RemovalPass round, int group) {
        int territory = round.structure().territory(group);
        boolean broken = round.ground(group) == LifeGround.NONE && round.eyes(group) > 1;
        return count(round.eyes(group), "eye", "eyes")
                + (broken ? " that do not hold and " : " and ")
                + (territory == 0 ? "no territory" : count(territory, "point", "points") + " of territory");
    }

    private static String count(int number, String one, String many) {
        return (number == 0 ? "no" : Integer.toString(number)) + " " + (number == 1 ? one : many);
    }
}
