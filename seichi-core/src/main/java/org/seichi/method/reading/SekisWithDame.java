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
 * neutral point that neither player could fill when the ending was played out. The chains around it are in seki if none has more
 * than one point of an eye.
 */
final class SekisWithDame {
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

    /** The stones of chains around dame if they are in seki; none otherwise. */
    private PointSet inSeki(List<Verdict> chains) {
        PointSet stones = PointSet.unionOf(board, chains.stream().map(Verdict::stones));
        boolean both = stones.intersects(life.position().stones(Color.BLACK))
                && stones.intersects(life.position().stones(Color.WHITE));
        return both && chains.stream().allMatch(chain -> isHeld(chain, stones)) ? stones : PointSet.empty(board);
    }

    /**
     * Whether a chain has at most one point of an eye beside it, which only chains of the seki surround, and no false eye, with which
     * it could connect.
     */
    private boolean isHeld(Verdict chain, PointSet seki) {
        if (chain.stones().neighbors(board).intersects(falseEyes)) {
            return false;
        }
        PointSet eye = eye(chain);
        if (eye.size() != 1) {
            return eye.isEmpty();
        }
        PointSet space = territory(chain.color()).connected(board, eye.first());
        return seki.containsAll(space.neighbors(board));
    }

    /** The points beside a chain that are its owner's territory, with those of dead stones. */
    private PointSet eye(Verdict chain) {
        return chain.stones().neighbors(board).intersection(territory(chain.color()));
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
