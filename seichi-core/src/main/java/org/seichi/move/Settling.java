package org.seichi.move;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.Peril;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.structure.Chains;
import org.seichi.structure.Groups;
import org.seichi.zone.Claim;
import org.seichi.zone.ZoneReader;

/**
 * Counts the moves that settle a group, that is, capture it or make it live, while the opponent plays elsewhere (the local search of Yen,
 * section 5.2.2). Captures are read for the group's largest chain, life and death for the group, both without the help of kos. A group that
 * is not lost at once is taken to need two moves.
 */
final class Settling {
    private static final int SEVERAL = 2;
    private static final int TABLE_BITS = 12;
    private static final SearchLimit CAPTURE_LIMIT = new SearchLimit(60, 60);

    /** Positions visited for a question of capture and for one of life: each question has its own, so that their order does not matter. */
    private static final Budget CAPTURE = new Budget(500);

    private static final Budget LIFE = new Budget(60);

    private final MoveContext context;
    private final Orientation view;
    private final Position position;
    private final Color player;

    Settling(MoveContext context) {
        this.context = context;
        view = Orientation.inPlay(context.position());
        position = view.seen(context.position());
        player = position.toMove();
    }

    /** The number of moves that the opponent of a group needs to capture it, 1 or {@value #SEVERAL}. */
    int moves(int group) {
        int chain = largestChain(group);
        Color attacker = view.seen(context.chains().color(chain)).opponent();
        Position first = position.withToMove(attacker);
        if (context.evaluation().facts().perils().of(chain) != Peril.NONE || isProven(first, group, attacker)) {
            return 1;
        }
        return SEVERAL;
    }

    /**
     * The number of moves that settle a group if the player's first one is given: 1 if no answer changes the result, {@value #SEVERAL} if
     * one more move settles it; empty if neither is proven.
     */
    Optional<Integer> moves(int group, int move) {
        int chain = largestChain(group);
        Position after = position.play(player, view.seen(move));
        if (isTaken(after, chain, player.opponent()) || isProven(after, group, player)) {
            return Optional.of(1);
        }
        Position again = after.pass();
        return isTaken(again, chain, player) || isProven(again, group, player)
                ? Optional.of(SEVERAL)
                : Optional.empty();
    }

    /** The largest chain of a group; of several the one that comes first in the view. */
    private int largestChain(int group) {
        Groups groups = context.groups();
        return IntStream.range(0, groups.size(group))
                .map(index -> groups.chain(group, index))
                .boxed()
                .max(Comparator.<Integer>comparingInt(context.chains()::size)
                        .thenComparingInt(chain ->
                                -view.seen(context.chains().stones(chain)).first()))
                .orElseThrow();
    }

    /** Whether it is proven of a position, whoever moves in it, that a player's own group lives or he captures the opponent's. */
    private boolean isProven(Position later, int group, Color claimant) {
        PointSet stones = view.seen(context.groups().stones(group));
        boolean own = position.at(stones.first()) == claimant.code();
        Claim claim = new Claim(own ? Claim.Kind.ONE_LIVES : Claim.Kind.TAKEN, stones);
        return ZoneReader.read(later, Suicide.FORBIDDEN, claimant, claim, TABLE_BITS, new NodeCounter(LIFE))
                .isPresent();
    }

    private boolean isTaken(Position later, int chain, Color first) {
        Chains chains = context.chains();
        if (chains.color(chain) == context.player() || chains.libertyCount(chain) > CaptureReader.MAX_LIBERTIES) {
            return false;
        }
        int stone = view.seen(chains.stone(chain, 0));
        CaptureReader reader =
                new CaptureReader(new TranspositionTable(TABLE_BITS), new NodeCounter(CAPTURE), CAPTURE_LIMIT);
        return later.at(stone) != position.at(stone)
                || reader.read(later, stone, first).result() == CaptureResult.CAPTURED;
    }
}
