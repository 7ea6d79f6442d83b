package org.seichi.method.carta;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;
import org.seichi.structure.Contact;
import org.seichi.structure.Groups;
import org.seichi.structure.Structure;

/**
 * Finds seki of two groups (Carta, section 3, figure 12) statically.
 *
 * <p>Two groups of opposite color, neither alive, share liberties. They are in seki if neither can take the last shared liberty
 * without being captured: without eyes they share at least two liberties and have at least three stones each; with an eye each,
 * one shared liberty is enough. Their other liberties, those in eyes included, must not decide the race ({@link
 * Contact#leadDecides}). And the stones inside must not form a killing shape that would leave their captor with one eye (the
 * left part of figure 12; three or more stones can still do that).
 *
 * <p>Seki of more groups (figure 17) is left to {@link SekiClosure} and comes first: some of its groups are in seki with no
 * other alone.
 */
final class SekiSearch {
    private static final int SMALLEST = 3;

    private final Structure structure;
    private final Set<StaticStep> steps;
    private final Stones stones;
    private final Board board;
    private final Groups groups;
    private final LifeGround[] grounds;
    private final Nakade nakade;
    private final List<CornerKo> cornerKos = new ArrayList<>();

    SekiSearch(Structure structure, LifeGround[] grounds, Set<StaticStep> steps) {
        this.steps = steps;
        this.structure = structure;
        this.stones = structure.stones();
        this.board = stones.board();
        this.groups = structure.groups();
        this.grounds = grounds;
        this.nakade = new Nakade(stones, groups);
    }

    /** All sekis among the groups that nothing else keeps on the board. */
    List<Seki> find() {
        List<Seki> found = new ArrayList<>();
        List<Pair> pairs = pairs();
        if (pairs.size() > 1 && steps.contains(StaticStep.MANY_CHAIN_SEKI)) {
            new SekiClosure(structure, pairs).find(found);
        }
        List<Seki> closures = List.copyOf(found);
        for (Pair pair : pairs) {
            if (closures.stream().noneMatch(seki -> seki.groups().contains(pair.black()))) {
                judge(pair, found);
            }
        }
        return found;
    }

    /** The bent fours in corners found in place of sekis. */
    List<CornerKo> cornerKos() {
        return cornerKos;
    }

    /** A black and a white group that share a liberty. */
    record Pair(int black, int white) {}

    /** The pairs of doubtful groups that share a liberty, each once, in a fixed order. */
    private List<Pair> pairs() {
        List<Pair> pairs = new ArrayList<>();
        PointSet black = doubtful(Stones.BLACK);
        PointSet white = doubtful(Stones.WHITE);
        if (black.isEmpty() || white.isEmpty()) {
            return pairs;
        }
        PointSet shared = white.neighborsIn(black.neighborsIn(structure.empty(), board), board);
        for (int point = shared.first(); point != Board.NO_POINT; point = shared.next(point)) {
            pairsAt(point, pairs);
        }
        return pairs;
    }

    /** The stones of a color's doubtful groups, those with no ground to stay on the board. */
    private PointSet doubtful(int code) {
        return groups.stonesWhere(group -> grounds[group] == LifeGround.NONE && groups.code(group) == code);
    }

    private void pairsAt(int point, List<Pair> pairs) {
        for (int a = 0; a < 4; a++) {
            int black = doubtful(board.neighbor(point, a), Color.BLACK);
            for (int b = 0; black != Chains.NONE && b < 4; b++) {
                int white = doubtful(board.neighbor(point, b), Color.WHITE);
                if (white != Chains.NONE
                        && pairs.stream().noneMatch(pair -> pair.black() == black && pair.white() == white)) {
                    pairs.add(new Pair(black, white));
                }
            }
        }
    }

    /** The group at a point if it has this color and is doubtful, otherwise {@link Chains#NONE}. */
    private int doubtful(int point, Color color) {
        if (stones.at(point) != color.code()) {
            return Chains.NONE;
        }
        int group = groups.at(point);
        return grounds[group] == LifeGround.NONE ? group : Chains.NONE;
    }

    private void judge(Pair pair, List<Seki> found) {
        Contact black = Contact.of(structure, pair.black());
        Contact white = Contact.of(structure, pair.white());
        PointSet shared = black.all().intersection(white.all());
        boolean eyed = !black.eye().isEmpty();
        if (eyed != !white.eye().isEmpty() || shared.size() < (eyed ? 1 : 2)) {
            return;
        }
        if (!eyed && Math.min(groups.stoneCount(pair.black()), groups.stoneCount(pair.white())) < SMALLEST) {
            return;
        }
        if (black.leadDecides(white) || white.leadDecides(black)) {
            return;
        }
        int outsideBlack = black.all().minus(shared).minus(black.eye()).size();
        int outsideWhite = white.all().minus(shared).minus(white.eye()).size();
        boolean kills = (outsideBlack == 0 && nakade.kills(pair.black(), pair.white(), shared))
                || (outsideWhite == 0 && nakade.kills(pair.white(), pair.black(), shared));
        if (!eyed && !kills && isCornerKo(pair, shared, outsideBlack, outsideWhite)) {
            return;
        }
        if (eyed || !kills) {
            PointSet both = groups.stones(pair.black()).union(groups.stones(pair.white()));
            found.add(new Seki(List.of(pair.black(), pair.white()), both, shared));
        }
    }

    /** Records a bent four in the corner, only under rules by which the stones around it are dead; returns whether it did. */
    private boolean isCornerKo(Pair pair, PointSet shared, int outsideBlack, int outsideWhite) {
        if (!steps.contains(StaticStep.BENT_FOUR)) {
            return false;
        }
        if (outsideBlack == 0 && nakade.isBentFour(pair.black(), pair.white(), shared)) {
            return cornerKos.add(new CornerKo(pair.black(), pair.white()));
        }
        return outsideWhite == 0
                && nakade.isBentFour(pair.white(), pair.black(), shared)
                && cornerKos.add(new CornerKo(pair.white(), pair.black()));
    }
}
