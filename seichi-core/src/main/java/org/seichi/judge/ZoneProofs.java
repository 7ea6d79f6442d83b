package org.seichi.judge;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.zone.Claim;
import org.seichi.zone.ZoneReader;

/**
 * Decides chains in doubt by search with zones. A chain lives if its owner brings it to life though the opponent moves first; it
 * is dead if the opponent takes it though its owner moves first, with stones that live. Both hold although the other side wins every ko. What whoever
 * moves first decides, and what is too hard for the search, stays as it was judged. All sixteen views of a position get
 * the same answer.
 */
final class ZoneProofs {
    /** Chains whose fate is surer than this are not in doubt. */
    private static final double SURE = 0.97;
    /** How sure a fate is that was proven: what the players agreed on may be something else. */
    private static final double PROVEN = 0.99;
    /** A single stone or two may be taken without a loss, as where it is thrown in. */
    private static final int LEAST_STONES = 3;
    /** The budget is divided by this: the share for one claim. */
    private static final int CLAIM = 25;
    /** The budget is divided by this: the share for all claims. */
    private static final int SHARE = 3;

    private static final int MEMORY_BITS = 13;

    private final Board board;
    private final Orientation view;
    private final Position seen;
    private final Suicide suicide;
    private final long nodesOfAClaim;
    private final NodeCounter counter;
    private final Map<Integer, Integer> there = new HashMap<>();

    /**
     * Proofs in one position.
     *
     * @param suicide what the rules say of it
     * @param budget of which a third may be spent
     */
    ZoneProofs(Position position, Suicide suicide, Budget budget) {
        this.board = position.board();
        this.view = Orientation.canonical(position);
        this.seen = Position.of(view, Color.BLACK, Board.NO_POINT, 0, 0);
        this.suicide = suicide;
        nodesOfAClaim = budget.nodes() / CLAIM;
        counter = new NodeCounter(new Budget(budget.nodes() / SHARE));
        view.board().points().forEach(point -> there.put(view.origin(point), point));
    }

    /**
     * The fates, those of chains in doubt as they are proven, in the same order. Who lives is asked first, and of the largest chains.
     * Then of those that are left who is taken by stones that live: what only dead stones could take is not dead.
     */
    List<ChainFate> settle(List<ChainFate> fates) {
        List<ChainFate> living = each(fates, fate -> holds(Claim.Kind.ONE_LIVES, fate.verdict()), ZoneProofs::living);
        return each(
                living,
                fate -> hasCaptor(fate.verdict(), living) && holds(Claim.Kind.TAKEN, fate.verdict()),
                ZoneProofs::taken);
    }

    private List<ChainFate> each(
            List<ChainFate> fates, Predicate<ChainFate> isProven, UnaryOperator<ChainFate> settle) {
        ChainFate[] settled = fates.toArray(new ChainFate[0]);
        IntStream.range(0, settled.length)
                .filter(chain -> isInDoubt(settled[chain]))
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(
                                chain -> -fates.get(chain).verdict().stones().size())
                        .thenComparingInt(chain ->
                                there(fates.get(chain).verdict().stones()).first()))
                .filter(chain -> isProven.test(fates.get(chain)))
                .forEach(chain -> settled[chain] = settle.apply(fates.get(chain)));
        return List.of(settled);
    }

    /** Whether a chain of the other player beside it lives beyond doubt. */
    private boolean hasCaptor(Verdict chain, List<ChainFate> fates) {
        PointSet beside = chain.stones().neighbors(board);
        return fates.stream()
                .filter(fate -> fate.sureness() >= SURE && fate.verdict().status() == Status.ALIVE)
                .anyMatch(fate -> fate.verdict().color() != chain.color()
                        && fate.verdict().stones().intersects(beside));
    }

    private static boolean isInDoubt(ChainFate fate) {
        return fate.sureness() < SURE
                && fate.verdict().status() != Status.SEKI
                && fate.verdict().stones().size() >= LEAST_STONES;
    }

    private static ChainFate living(ChainFate fate) {
        return proven(fate, Status.ALIVE, Rule.LIVES_BY_SEARCH);
    }

    private static ChainFate taken(ChainFate fate) {
        return proven(fate, Status.DEAD, Rule.TAKEN_BY_SEARCH);
    }

    private static ChainFate proven(ChainFate fate, Status status, Rule rule) {
        Verdict chain = fate.verdict();
        Color first = status == Status.DEAD ? chain.color() : chain.color().opponent();
        Reason reason = Reason.of(rule, chain.stones(), List.of(), CaptureReadings.name(first));
        return new ChainFate(fate.because(reason, status, Certainty.SEARCHED).verdict(), PROVEN);
    }

    /** Whether a claim holds though the other side moves first. */
    private boolean holds(Claim.Kind kind, Verdict chain) {
        Color prover = seen(kind == Claim.Kind.TAKEN ? chain.color().opponent() : chain.color());
        NodeCounter part = counter.part(nodesOfAClaim);
        boolean holds = ZoneReader.read(
                        seen.withToMove(prover.opponent()),
                        suicide,
                        prover,
                        new Claim(kind, there(chain.stones())),
                        MEMORY_BITS,
                        part)
                .isProven();
        counter.add(part);
        return holds;
    }

    private Color seen(Color player) {
        return view.isSwapped() ? player.opponent() : player;
    }

    private PointSet there(PointSet points) {
        PointSet.Builder builder = PointSet.builder(view.board());
        points.forEach(point -> builder.add(there.get(point)));
        return builder.build();
    }
}
