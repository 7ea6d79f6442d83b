package org.seichi.safety.local;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.structure.Chains;

/**
 * A part of the board as a game of its own. The owner is the defender; the groups around it are his, and each counts as one
 * block, whose chains cannot be cut apart. Everything else around the zone, whatever stands there, counts as a stone of the
 * opponent that is never captured: points next to it are <em>open</em>.
 *
 * <p>The zone never favors the owner over the board. His stones in a zone with open points are never captured in a
 * proof, so the board has all of them, and it has no stone of the opponent that the zone does not have.
 *
 * <p>Points are numbered from 0 in the order of the board; sets of points are bit sets in a {@code long}.
 */
public final class LocalZone {
    /** The maximum number of points. */
    public static final int MOST_POINTS = 64;

    final int[] points;
    final long[] neighbors;
    final long all;
    /** The zone before any points were left out. */
    private final LocalZone whole;

    final long open;
    final long[] contacts;
    final Demand[] demands;
    /** By group, the sure liberties that it has elsewhere, as in {@link Debt#eyes}. */
    final long[] eyes;

    final Suicide suicide;
    final Goal goal;
    final long defenders;
    final long attackers;

    private LocalZone(Scan scan, Suicide suicide, Goal goal) {
        points = scan.points;
        neighbors = scan.neighbors;
        all = points.length == MOST_POINTS ? -1L : (1L << points.length) - 1;
        open = scan.open;
        contacts = new long[scan.contacts.size()];
        Arrays.setAll(contacts, scan.contacts::get);
        demands = scan.debts.stream().map(Debt::inZone).toArray(Demand[]::new);
        eyes = new long[scan.debts.size()];
        Arrays.setAll(eyes, group -> scan.debts.get(group).eyes());
        defenders = scan.defenders;
        attackers = scan.attackers;
        this.suicide = suicide;
        this.goal = goal;
        whole = this;
    }

    private LocalZone(LocalZone zone, long within) {
        whole = zone.whole;
        points = zone.points;
        all = within;
        neighbors = new long[points.length];
        long cut = 0;
        for (int i = 0; i < points.length; i++) {
            neighbors[i] = zone.neighbors[i] & within;
            cut |= (zone.neighbors[i] & ~within) == 0 ? 0 : 1L << i;
        }
        open = (zone.open | cut) & within;
        contacts = zone.contacts;
        demands = zone.demands;
        eyes = zone.eyes;
        defenders = zone.defenders & within;
        attackers = zone.attackers & within;
        suicide = zone.suicide;
        goal = zone.goal;
    }

    /**
     * Returns a zone of a position.
     *
     * @param space its points, at most {@value #MOST_POINTS}
     * @param groupAt the number of the group of the owner's stone at a point outside the zone; {@link Chains#NONE} for stones
     *     that are not relied on and for all other points
     * @param debt what is owed to a group
     * @param goal what has to be proven
     */
    public static LocalZone of(
            Stones stones,
            Color owner,
            PointSet space,
            IntUnaryOperator groupAt,
            IntFunction<Debt> debt,
            Suicide suicide,
            Goal goal) {
        Scan scan = new Scan(stones, owner, space, groupAt, debt);
        scan.run();
        return new LocalZone(scan, suicide, goal);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LocalZone zone
                && defenders == zone.defenders
                && attackers == zone.attackers
                && open == zone.open
                && all == zone.all
                && suicide == zone.suicide
                && goal == zone.goal
                && Arrays.equals(points, zone.points)
                && Arrays.equals(contacts, zone.contacts)
                && Arrays.equals(demands, zone.demands)
                && Arrays.equals(eyes, zone.eyes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(points) + 31 * Arrays.hashCode(contacts);
    }

    /** Returns the number of points, with those that were left out. */
    int size() {
        return points.length;
    }

    /** Returns the maximum number of the opponent's moves: one for each point, and a pass where territory has to be proven. */
    int attacks() {
        return goal == Goal.TERRITORY ? size() + 1 : size();
    }

    /** Returns the zone before any points were left out. */
    LocalZone whole() {
        return whole;
    }

    /** Whether a group has a sure liberty elsewhere. */
    boolean isBacked(int group) {
        return eyes[group] != 0;
    }

    /** Returns the zone cut down to some points of the board; its points keep their numbers. */
    public LocalZone within(PointSet some) {
        long within = 0;
        for (int i = 0; i < points.length; i++) {
            within |= some.contains(points[i]) ? 1L << i : 0;
        }
        return within == all ? this : new LocalZone(this, within);
    }

    /** Whether the zone has no open points: only the owner's groups and the edge are around it. */
    boolean isClosed() {
        return open == 0;
    }

    /** Returns all neighbors of the points of a set, in the set or not. */
    long grow(long set) {
        long grown = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            grown |= neighbors[Long.numberOfTrailingZeros(rest)];
        }
        return grown;
    }

    /** Returns the points of a set that are connected within it to some of its points. */
    long flood(long seed, long within) {
        long filled = seed & within;
        long edge = filled;
        while (edge != 0) {
            edge = grow(edge) & within & ~filled;
            filled |= edge;
        }
        return filled;
    }

    /** Collects the contents, neighbors and groups of a zone from a position. */
    private static final class Scan {
        private final Stones stones;
        private final Color owner;
        private final IntUnaryOperator groupAt;
        private final IntFunction<Debt> debt;
        private final int[] points;
        private final int[] indexAt;
        private final long[] neighbors;
        private final List<Integer> groups = new ArrayList<>();
        private final List<Long> contacts = new ArrayList<>();
        private final List<Debt> debts = new ArrayList<>();
        private long open;
        private long defenders;
        private long attackers;

        Scan(Stones stones, Color owner, PointSet space, IntUnaryOperator groupAt, IntFunction<Debt> debt) {
            this.stones = stones;
            this.owner = owner;
            this.groupAt = groupAt;
            this.debt = debt;
            points = space.toArray();
            neighbors = new long[points.length];
            indexAt = new int[stones.board().arrayLength()];
        }

        void run() {
            for (int i = 0; i < points.length; i++) {
                indexAt[points[i]] = i + 1;
            }
            for (int i = 0; i < points.length; i++) {
                int content = stones.at(points[i]);
                defenders |= content == owner.code() ? 1L << i : 0;
                attackers |= content == owner.opponent().code() ? 1L << i : 0;
                for (int direction = 0; direction < 4; direction++) {
                    look(i, stones.board().neighbor(points[i], direction));
                }
            }
        }

        private void look(int i, int neighbor) {
            if (indexAt[neighbor] > 0) {
                neighbors[i] |= 1L << (indexAt[neighbor] - 1);
            } else if (stones.at(neighbor) != Stones.EDGE) {
                int group = groupAt.applyAsInt(neighbor);
                if (group == Chains.NONE) {
                    open |= 1L << i;
                } else {
                    contact(group, 1L << i);
                }
            }
        }

        private void contact(int group, long bit) {
            int at = groups.indexOf(group);
            if (at < 0) {
                groups.add(group);
                contacts.add(bit);
                debts.add(debt.apply(group));
            } else {
                contacts.set(at, contacts.get(at) | bit);
            }
        }
    }
}
