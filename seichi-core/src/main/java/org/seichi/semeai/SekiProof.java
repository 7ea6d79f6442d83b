package org.seichi.semeai;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;

/**
 * Seki decided by search and not by shape: neither player, moving first, can take a chain of the other's among those that
 * stand together, even if he wins every ko and gives up chains of up to {@value #LARGEST_SACRIFICE} stones for it. Both
 * may pass. Eyes need no rule of their own.
 *
 * <p>Larger sacrifices are not tried: no nakade is that large, and what such a chain leaves makes two eyes.
 *
 * <p>Not for several threads at a time.
 */
public final class SekiProof {
    /** The most stones in one chain that an attacker would give up to play back into their place. */
    public static final int LARGEST_SACRIFICE = 6;

    private final FightReader reader;

    /**
     * A proof with its means.
     *
     * @param table shared by all searches of a game
     * @param counter shared by all searches of a game
     * @param limit of each single search; one question takes up to four
     */
    public SekiProof(TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        reader = new FightReader(table, counter, limit);
    }

    /**
     * Whether chains stand in seki.
     *
     * @param safe stones that no play can take: whole chains
     * @param closure stones of the chains that stand together, whole chains of both colors
     * @return proven only if no ko can change it; disproven as {@link SekiOutcome#NONE}; unknown otherwise
     */
    public Truth prove(Position position, PointSet safe, PointSet closure) {
        return switch (read(position, safe, closure)) {
            case SEKI -> Truth.PROVEN;
            case NONE -> Truth.DISPROVEN;
            default -> Truth.UNKNOWN;
        };
    }

    /**
     * The same with kos distinguished: {@link SekiOutcome#UNKNOWN} if the limits are reached, or if the safe stones around are
     * taken too easily.
     *
     * @param safe stones that no play can take: whole chains
     * @param closure stones of the chains that stand together, whole chains of both colors
     */
    public SekiOutcome read(Position position, PointSet safe, PointSet closure) {
        if (!share(position, closure)) {
            return SekiOutcome.NONE;
        }
        RaceArea area = RaceArea.of(position, safe, closure);
        if (!area.isEnclosed()) {
            return SekiOutcome.UNKNOWN;
        }
        FightReader.Outcome black = attack(position, area.points(), closure, Color.BLACK);
        FightReader.Outcome white =
                black == FightReader.Outcome.SUCCESS ? black : attack(position, area.points(), closure, Color.WHITE);
        return outcome(black, white);
    }

    private static SekiOutcome outcome(FightReader.Outcome black, FightReader.Outcome white) {
        if (white == FightReader.Outcome.SUCCESS) {
            return SekiOutcome.NONE;
        }
        if (black == FightReader.Outcome.UNKNOWN || white == FightReader.Outcome.UNKNOWN) {
            return SekiOutcome.UNKNOWN;
        }
        if (black != white) {
            return SekiOutcome.unlessKoFor(black == FightReader.Outcome.KO ? Color.BLACK : Color.WHITE);
        }
        return black == FightReader.Outcome.KO ? SekiOutcome.KO : SekiOutcome.SEKI;
    }

    private FightReader.Outcome attack(Position position, PointSet area, PointSet closure, Color attacker) {
        PointSet targets = heads(position, closure.intersection(position.stones(attacker.opponent())), 1);
        PointSet keep = heads(position, closure.intersection(position.stones(attacker)), LARGEST_SACRIFICE + 1);
        return reader.read(position, new Fight(attacker, area, targets, keep), attacker);
    }

    /** Whether the chains of the two colors have a liberty in common. */
    private static boolean share(Position position, PointSet closure) {
        PointSet black = closure.intersection(position.stones(Color.BLACK)).neighbors(position.board());
        PointSet white = closure.intersection(position.stones(Color.WHITE)).neighbors(position.board());
        return black.intersection(white).intersects(position.empty());
    }

    /** One stone of each chain of at least a given size. */
    private static PointSet heads(Position position, PointSet stones, int least) {
        SearchBoard board = new SearchBoard(position);
        PointSet.Builder heads = PointSet.builder(position.board());
        for (int stone = stones.first(); stone != Board.NO_POINT; stone = stones.next(stone)) {
            if (board.chainSize(stone) >= least && board.stonesOf(stone).first() == stone) {
                heads.add(stone);
            }
        }
        return heads.build();
    }
}
