package org.seichi.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Stones;

/**
 * Finds the eye spaces of a position (Carta, section 3).
 *
 * <p>An empty region that touches one color alone is one space; the table of big eyes says how many eyes it makes. In a
 * region that touches both colors, the points that are eyes, special eyes or eyelikes for a color form spaces where
 * they are contiguous. There the paper's promotions decide: an eye is an eye; a special eye with any other point, or
 * three eyelikes, make one; five special eyes make two.
 */
final class EyeSpaces {
    private final Stones stones;
    private final Board board;
    private final Chains chains;
    private final Regions regions;
    private final Groups groups;
    private final boolean bigEyes;
    private final List<EyeSpace> found = new ArrayList<>();
    private final int[] directions;
    private final int[] space;
    private final EyePoint[] type;
    private final int[] near;

    private EyeSpaces(Chains chains, Regions regions, Groups groups, boolean bigEyes) {
        this.stones = chains.stones();
        this.board = stones.board();
        this.chains = chains;
        this.regions = regions;
        this.groups = groups;
        this.bigEyes = bigEyes;
        this.directions = board.directions();
        this.space = new int[board.size()];
        this.type = new EyePoint[board.arrayLength()];
        this.near = new int[groups.count()];
    }

    /** All eye spaces. Without big eyes a closed region makes one eye, whatever its size. */
    static List<EyeSpace> find(Chains chains, Regions regions, Groups groups, boolean bigEyes) {
        EyeSpaces spaces = new EyeSpaces(chains, regions, groups, bigEyes);
        for (int region = 0; region < regions.count(); region++) {
            int owner = regions.owner(region);
            if (owner != Stones.EMPTY) {
                spaces.closed(region, owner);
            } else {
                spaces.open(region, Stones.BLACK);
                spaces.open(region, Stones.WHITE);
            }
        }
        return spaces.found;
    }

    private void closed(int region, int owner) {
        int size = regions.size(region);
        for (int i = 0; i < size; i++) {
            space[i] = regions.point(region, i);
        }
        add(owner, size, bigEyes ? EyeShape.eyes(board, space, size) : 1);
    }

    private void open(int region, int code) {
        int size = regions.size(region);
        for (int i = 0; i < size; i++) {
            int point = regions.point(region, i);
            type[point] = EyePoint.of(stones, point, code);
        }
        for (int i = 0; i < size; i++) {
            int point = regions.point(region, i);
            if (type[point] != EyePoint.NONE) {
                contiguous(point, code);
            }
        }
    }

    /** Collects the eye points around a point, forgetting their types so that each is taken once. */
    private void contiguous(int start, int code) {
        int size = 0;
        int eyes = 0;
        int special = 0;
        space[size++] = start;
        EyePoint first = type[start];
        type[start] = EyePoint.NONE;
        eyes += first == EyePoint.EYE ? 1 : 0;
        special += first == EyePoint.SPECIAL ? 1 : 0;
        for (int i = 0; i < size; i++) {
            for (int direction : directions) {
                int neighbor = space[i] + direction;
                if (stones.at(neighbor) == Stones.EMPTY && type[neighbor] != EyePoint.NONE) {
                    eyes += type[neighbor] == EyePoint.EYE ? 1 : 0;
                    special += type[neighbor] == EyePoint.SPECIAL ? 1 : 0;
                    type[neighbor] = EyePoint.NONE;
                    space[size++] = neighbor;
                }
            }
        }
        add(code, size, promoted(eyes, special, size));
    }

    /** The number of eyes of contiguous eyes, special eyes and eyelikes (figure 10 and the text before it). */
    private static int promoted(int eyes, int special, int size) {
        if (special >= 5) {
            return 2;
        }
        boolean specialWithAnother = special > 0 && size >= 2;
        return eyes > 0 || specialWithAnother || size >= 3 ? 1 : 0;
    }

    private void add(int code, int size, int eyes) {
        int count = 0;
        boolean[] seen = new boolean[near.length];
        for (int i = 0; i < size; i++) {
            for (int direction : directions) {
                int neighbor = space[i] + direction;
                if (stones.at(neighbor) == code) {
                    int group = groups.of(chains.at(neighbor));
                    if (!seen[group]) {
                        seen[group] = true;
                        near[count++] = group;
                    }
                }
            }
        }
        int[] groupsNear = Arrays.copyOf(near, count);
        Arrays.sort(groupsNear);
        found.add(new EyeSpace(code, Arrays.copyOf(space, size), groupsNear, eyes));
    }
}
