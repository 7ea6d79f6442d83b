package org.seichi.method.reading;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.method.reading.ending.PlayedEnding;
import org.seichi.rules.Rulesets;
import org.seichi.score.Certainty;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Ownership;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Territories;
import org.seichi.score.Verdict;

/**
 * Finds sekis by their definition: living stones with dame are in seki (Japanese rules of 1989, article 8). A dame here is a
 * neutral point that neither player could fill when the ending was played out. The chains around it, with those that
 * only an eye joins to them, are in seki if no group of them has more than one point of an eye.
 */
final class SekisWithDame {
    /** Greatest number of dead stones inside an eye that leave it a single eye. */
    private static final int MOST_DEAD = 1;

    private final LifeAndDeath life;
    private final Board board;
    private final Ownership owners;
    private final PointSet falseEyes;

    /** Prepares to look at one position. */
    SekisWithDame(LifeAndDeath life, Territories territories) {
        this.life = life;
        owners = territories.under(Rulesets.JAPANESE);
        falseEyes = territories.falseEyes();
        board = life.position().board();
    }

    /** The verdicts, with the sekis that an ending leaves. */
    LifeAndDeath after(PlayedEnding ending) {
        List<PointSet> dame = ending.unfilled().parts(board);
        PointSet stones = PointSet.unionOf(board, dame.stream().map(part -> inSeki(around(part, dame))));
        if (stones.isEmpty()) {
            return life;
        }
        List<Verdict> verdicts = life.verdicts().stream()
                .map(chain -> chain.status() == Status.ALIVE && stones.containsAll(chain.stones())
                        ? seki(chain, ending.unfilled())
                        : chain)
                .toList();
        return new LifeAndDeath(life.position(), verdicts);
    }

    /** The living chains beside some dame, and beside all dame that these touch in turn. */
    private List<Verdict> around(PointSet dame, List<PointSet> all) {
        PointSet beside = dame.neighbors(board);
        List<Verdict> chains = life.verdicts().stream()
                .filter(chain -> chain.status() != Status.DEAD && chain.stones().intersects(beside))
                .toList();
        PointSet liberties =
                PointSet.unionOf(board, chains.stream().map(Verdict::stones)).neighbors(board);
        PointSet linked = PointSet.unionOf(board, all.stream().filter(liberties::intersects));
        return linked.equals(dame) ? chains : around(linked, all);
    }

    /** The stones of chains around dame, and of those that their eyes join to them, if they are in seki; none otherwise. */
    private PointSet inSeki(List<Verdict> chains) {
        PointSet stones = PointSet.unionOf(board, chains.stream().map(this::group));
        boolean both = stones.intersects(life.position().stones(Color.BLACK))
                && stones.intersects(life.position().stones(Color.WHITE));
        return both && chains.stream().allMatch(this::isHeld) ? stones : PointSet.empty(board);
    }

    /** The stones of a chain, of the chains of its color around its eyes, and of those around their eyes in turn. */
    private PointSet group(Verdict chain) {
        PointSet stones = chain.stones();
        PointSet more = joined(stones);
        while (!more.equals(stones)) {
            stones = more;
            more = joined(stones);
        }
        return stones;
    }

    private PointSet joined(PointSet stones) {
        Color color = Color.of(life.position().at(stones.first()));
        PointSet around = territory(color)
                .connected(board, eyes(stones))
                .neighbors(board)
                .intersection(life.position().stones(color));
        return stones.union(life.position().chains(around));
    }

    /**
     * Whether a group has no false eye that connects it elsewhere and, once it has filled the eyes that only connect its chains, no more
     * than one empty point of an eye and one dead stone in its eyes.
     */
    private boolean isHeld(Verdict chain) {
        PointSet group = group(chain);
        PointSet eyes = eyes(group);
        if (group.neighbors(board).intersects(falseEyes)) {
            return false;
        }
        PointSet left = eyes;
        for (Verdict each : life.verdicts()) {
            PointSet own = eyes(each.stones());
            boolean connects = own.size() == 1 && !joined(each.stones()).equals(each.stones());
            left = connects ? left.minus(own) : left;
        }
        PointSet space = territory(chain.color()).connected(board, eyes);
        return left.size() <= 1 && space.minus(eyes).size() <= MOST_DEAD;
    }

    /** The empty points beside stones that are their owner's territory. */
    private PointSet eyes(PointSet stones) {
        Color color = Color.of(life.position().at(stones.first()));
        return stones.neighbors(board)
                .intersection(territory(color))
                .intersection(life.position().empty());
    }

    private PointSet territory(Color color) {
        return owners.of(color).minus(life.position().stones(color));
    }

    private Verdict seki(Verdict chain, PointSet dame) {
        PointSet beside = chain.stones().neighbors(board).intersection(dame);
        Reason reason = Reason.of(Rule.SEKI_WITH_DAME, beside, List.of());
        return new Verdict(chain.stones(), chain.color(), Status.SEKI, Certainty.JUDGED, List.of(reason));
    }
}
