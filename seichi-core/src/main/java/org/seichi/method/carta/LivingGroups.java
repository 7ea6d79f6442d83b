package org.seichi.method.carta;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.life.NakadeShapes;
import org.seichi.structure.EyeSpace;
import org.seichi.structure.Groups;
import org.seichi.structure.HalfLink;
import org.seichi.structure.Reach;
import org.seichi.structure.Structure;

/**
 * Decides which groups live by their eyes and their territory (Carta, section 3).
 *
 * <p>A group lives with two eyes; with one eye, a second one that can still be made, and some territory; with one eye and half
 * connections at two points to groups with two eyes; or with a territory of seven or more points. An eye counts only while
 * every group around it lives: when one of them is removed, the eye is broken open. So groups are struck out until nothing
 * changes, as in Benson's algorithm; this tells a false eye from a true one, and a ring that shares two false eyes from both.
 */
final class LivingGroups {
    /** In points: territory in which, by the paper, two eyes can be made. */
    private static final int LARGE_BY_THE_PAPER = 6;

    /** In points: with six the shape can be a rabbity six, and seven cannot be killed. */
    private static final int ENOUGH_TERRITORY = 7;

    private static final int SOME_BY_THE_PAPER = 1;
    private static final int SOME_TERRITORY = 5;

    private final Structure structure;
    private final Set<StaticStep> steps;
    private final Groups groups;
    private final Position before;
    private final int[] eyes;
    private final int[] hopes;
    private final int[] allEyes;
    private final LifeGround[] grounds;

    /**
     * Judges all groups.
     *
     * @param before the position before any stone was removed
     */
    LivingGroups(Structure structure, Position before, Set<StaticStep> steps) {
        this.structure = structure;
        this.steps = steps;
        this.before = before;
        this.groups = structure.groups();
        this.eyes = new int[groups.count()];
        this.hopes = new int[groups.count()];
        this.grounds = new LifeGround[groups.count()];
        Arrays.fill(grounds, LifeGround.TWO_EYES);
        countEyes();
        this.allEyes = eyes.clone();
        while (strikeOut() && steps.contains(StaticStep.STRIKING_OUT)) {
            countEyes();
        }
        if (steps.contains(StaticStep.REACH)) {
            connect();
        }
    }

    /** Marks the groups that reach a living group. */
    private void connect() {
        boolean[] living = new boolean[grounds.length];
        for (int group = 0; group < living.length; group++) {
            living[group] = grounds[group].isAlive();
        }
        boolean[] reached = Reach.of(structure, living);
        for (int group = 0; group < living.length; group++) {
            grounds[group] = reached[group] && !living[group] ? LifeGround.CONNECTED : grounds[group];
        }
    }

    /** Why the group lives, or {@link LifeGround#NONE}. */
    LifeGround ground(int group) {
        return grounds[group];
    }

    /** Number of eyes next to the group, including those that are broken open in the end. */
    int eyes(int group) {
        return allEyes[group];
    }

    private void countEyes() {
        Arrays.fill(eyes, 0);
        Arrays.fill(hopes, 0);
        IntPredicate stays = group -> grounds[group] != LifeGround.NONE;
        for (EyeSpace space : structure.eyeSpaces()) {
            if (space.areAll(stays)) {
                int made = made(space);
                for (int i = 0; i < space.groupCount(); i++) {
                    eyes[space.group(i)] += made;
                    hopes[space.group(i)] += space.eyes() == 0 ? 1 : 0;
                }
            }
        }
    }

    private int made(EyeSpace space) {
        boolean spoiled = space.eyes() > 1 && steps.contains(StaticStep.OCCUPIED_EYES) && isSpoiled(space, before);
        return spoiled ? 1 : space.eyes();
    }

    /**
     * Whether stones of the opponent, removed since, have made a space too small for two eyes (not in the paper, which judges a
     * space by its shape once these stones are removed): a straight four with stones on both middle points makes one eye,
     * although an empty one makes two.
     *
     * @param before the position before any stone was removed
     */
    static boolean isSpoiled(EyeSpace space, Position before) {
        Board board = before.board();
        PointSet points = space.points();
        PointSet inside =
                points.intersection(before.stones(Color.of(space.code()).opponent()));
        return !inside.isEmpty()
                && !points.intersects(before.stones(Color.of(space.code())))
                && NakadeShapes.standard().contains(board, points, inside);
    }

    private boolean strikeOut() {
        boolean struck = false;
        for (int group = 0; group < grounds.length; group++) {
            if (grounds[group] != LifeGround.NONE) {
                grounds[group] = judge(group);
                struck |= grounds[group] == LifeGround.NONE;
            }
        }
        return struck;
    }

    private LifeGround judge(int group) {
        int territory = structure.territory(group);
        if (eyes[group] >= 2) {
            return LifeGround.TWO_EYES;
        }
        boolean strict = steps.contains(StaticStep.LARGE_TERRITORY);
        if (territory >= (strict ? ENOUGH_TERRITORY : LARGE_BY_THE_PAPER)) {
            return LifeGround.TERRITORY;
        }
        boolean another = hopes[group] > 0 && territory >= (strict ? SOME_TERRITORY : SOME_BY_THE_PAPER);
        if (eyes[group] == 1 && another) {
            return LifeGround.EYE_AND_TERRITORY;
        }
        return eyes[group] == 1 && steps.contains(StaticStep.REACH) && isHeldTwice(group)
                ? LifeGround.CONNECTED
                : LifeGround.NONE;
    }

    /** Whether the group has half connections at two separate points to groups with two eyes: one of them will hold. */
    private boolean isHeldTwice(int group) {
        List<HalfLink> held = new ArrayList<>();
        for (HalfLink link : structure.halfLinks()) {
            int friend = link.a() == group ? link.b() : link.b() == group ? link.a() : group;
            if (friend != group && grounds[friend] != LifeGround.NONE && eyes[friend] >= 2) {
                if (held.stream().anyMatch(link::isApartFrom)) {
                    return true;
                }
                held.add(link);
            }
        }
        return false;
    }
}
