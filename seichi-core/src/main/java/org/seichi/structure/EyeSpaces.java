package org.seichi.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Finds the eye spaces of a position (Carta, section 3).
 *
 * <p>An empty region that touches only one color is one space, and {@link EyeShape} counts its eyes. In a region that touches
 * both colors, contiguous eyes, special eyes and eyelikes of a color form a space, and the paper's promotions count its eyes:
 * an eye makes one; so does a special eye with any other point, or three eyelikes; five special eyes make two.
 */
final class EyeSpaces {
    private final Stones stones;
    private final Board board;
    private final Occupation occupation;
    private final Chains chains;
    private final Groups groups;
    private final List<EyeSpace> found = new ArrayList<>();
    private final int[] near;
    /** By group: the last space that it was found to be adjacent to, counted from 1. */
    private final int[] seen;

    private EyeSpaces(Chains chains, Occupation occupation, Groups groups) {
        this.stones = chains.stones();
        this.board = stones.board();
        this.occupation = occupation;
        this.chains = chains;
        this.groups = groups;
        this.near = new int[groups.count()];
        this.seen = new int[groups.count()];
    }

    /** Finds all eye spaces. Without {@code bigEyes}, a closed region makes one eye, whatever its size. */
    static List<EyeSpace> find(Chains chains, Occupation occupation, Regions regions, Groups groups, boolean bigEyes) {
        EyeSpaces spaces = new EyeSpaces(chains, occupation, groups);
        PointSet freeBlack = occupation.free(Stones.BLACK);
        PointSet freeWhite = occupation.free(Stones.WHITE);
        for (int region = 0; region < regions.count(); region++) {
            int owner = regions.owner(region);
            PointSet points = regions.points(region);
            if (owner != Stones.EMPTY) {
                spaces.add(owner, points, bigEyes ? EyeShape.eyes(spaces.board, points) : 1);
            } else {
                spaces.open(points, freeBlack, Stones.BLACK);
                spaces.open(points, freeWhite, Stones.WHITE);
            }
        }
        return spaces.found;
    }

    /** Finds the spaces of a color in a region that touches both; points with an adjacent enemy stone (not free) never qualify. */
    private void open(PointSet region, PointSet free, int code) {
        if (!region.intersects(free)) {
            return;
        }
        PointSet points = region.intersection(free);
        PointSet promising = points.filter(point -> EyePoint.of(stones, point, code) != EyePoint.NONE);
        for (PointSet space : promising.parts(board)) {
            add(code, space, promoted(space, code));
        }
    }

    /** Number of eyes of a space of contiguous eyes, special eyes and eyelikes (figure 10 and the text before it). */
    private int promoted(PointSet space, int code) {
        int eyes = 0;
        int special = 0;
        int size = 0;
        for (int point = space.first(); point != Board.NO_POINT; point = space.next(point)) {
            EyePoint type = EyePoint.of(stones, point, code);
            eyes += type == EyePoint.EYE ? 1 : 0;
            special += type == EyePoint.SPECIAL ? 1 : 0;
            size++;
        }
        if (special >= 5) {
            return 2;
        }
        boolean specialWithAnother = special > 0 && size >= 2;
        return eyes > 0 || specialWithAnother || size >= 3 ? 1 : 0;
    }

    private void add(int code, PointSet space, int eyes) {
        int count = 0;
        int number = found.size() + 1;
        PointSet around = space.neighborsIn(occupation.stones(code), board);
        for (int stone = around.first(); stone != Board.NO_POINT; stone = around.next(stone)) {
            int group = groups.of(chains.at(stone));
            if (seen[group] != number) {
                seen[group] = number;
                near[count++] = group;
            }
        }
        int[] groupsNear = Arrays.copyOf(near, count);
        Arrays.sort(groupsNear);
        found.add(new EyeSpace(code, space, groupsNear, eyes));
    }
}
