package org.seichi.semeai;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;
import org.seichi.semeai.FightReader.FightOutcome;

/**
 * Decides seki by search instead of shape: neither player, moving first, can capture an opposing chain among the given ones,
 * even if he wins every ko and sacrifices chains of up to {@value #LARGEST_SACRIFICE} stones. Both may pass. Eyes need no
 * special rule.
 *
 * <p>Larger sacrifices are not tried: no nakade is that large, so the space that such a chain leaves makes two eyes.
 *
 * <p>Not thread-safe.
 */
public final class SekiProof {
    /** Maximum number of stones in a chain that an attacker may sacrifice to play back into its place. */
    public static final int LARGEST_SACRIFICE = 6;

    private final FightReader reader;

    /**
     * Creates a proof.
     *
     * @param table shared by all searches of a game
     * @param counter shared by all searches of a game
     * @param limit of each single search; one question takes up to four
     */
    public SekiProof(TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        reader = new FightReader(table, counter, limit);
    }

    /**
     * Whether chains are in seki.
     *
     * @param safe stones that cannot be captured: whole chains
     * @param closure stones of the chains in question, whole chains of both colors
     * @return proven only if no ko can change it; disproven for {@link SekiOutcome#NONE}; unknown otherwise
     */
    public Truth prove(Position position, PointSet safe, PointSet closure) {
        return switch (read(position, safe, closure)) {
            case SEKI -> Truth.PROVEN;
            case NONE -> Truth.DISPROVEN;
            default -> Truth.UNKNOWN;
        };
    }

    /**
     * The same with kos distinguished: {@link SekiOutcome#UNKNOWN} if a limit is reached, or if the safe stones do not
     * enclose the area ({@link RaceArea}).
     *
     * @param safe stones that cannot be captured: whole chains
     * @param closure stones of the chains in question, whole chains of both colors
     */
    public SekiOutcome read(Position position, PointSet safe, PointSet closure) {
        if (!share(position, closure)) {
            return SekiOutcome.NONE;
        }
        RaceArea area = RaceArea.of(position, safe, closure);
        if (!area.isEnclosed()) {
            return SekiOutcome.UNKNOWN;
        }
        FightOutcome black = attack(position, area.points(), closure, Color.BLACK);
        FightOutcome white =
                black == FightOutcome.SUCCESS ? black : attack(position, area.points(), closure, Color.WHITE);
        return outcome(black, white);
    }

    /**
     * Whether a chain falls to the opponent's chains among the given ones even if its owner moves first and wins every ko. The
     * opponent may sacrifice chains of up to {@value #LARGEST_SACRIFICE} stones.
     *
     * @param safe stones that cannot be captured: whole chains
     * @param closure stones of the chains in question, whole chains of both colors
     * @param chain the stones of one of them
     * @return unknown if a limit is reached, or if the safe stones do not enclose the area
     */
    public Truth falls(Position position, PointSet safe, PointSet closure, PointSet chain) {
        RaceArea area = RaceArea.of(position, safe, closure);
        if (!area.isEnclosed()) {
            return Truth.UNKNOWN;
        }
        Color owner = Color.of(position.at(chain.first()));
        Color attacker = owner.opponent();
        Fight fight = new Fight(attacker, area.points(), heads(position, chain, 1), keep(position, closure, attacker));
        return reader.read(position, fight, owner, owner);
    }

    private static SekiOutcome outcome(FightOutcome black, FightOutcome white) {
        if (white == FightOutcome.SUCCESS) {
            return SekiOutcome.NONE;
        }
        if (black == FightOutcome.UNKNOWN || white == FightOutcome.UNKNOWN) {
            return SekiOutcome.UNKNOWN;
        }
        if (black != white) {
            return SekiOutcome.unlessKoFor(black == FightOutcome.KO ? Color.BLACK : Color.WHITE);
        }
        return black == FightOutcome.KO ? SekiOutcome.KO : SekiOutcome.SEKI;
    }

    private FightOutcome attack(Position position, PointSet area, PointSet closure, Color attacker) {
        PointSet targets = heads(position, closure.intersection(position.stones(attacker.opponent())), 1);
        return reader.read(position, new Fight(attacker, area, targets, keep(position, closure, attacker)), attacker);
    }

    /** One stone of each chain that the attacker may not sacrifice. */
    private static PointSet keep(Position position, PointSet closure, Color attacker) {
        return heads(position, closure.intersection(position.stones(attacker)), LARGEST_SACRIFICE + 1);
    }

    /** Whether the chains of the two colors have a liberty in common. */
    private static boolean share(Position position, PointSet closure) {
        PointSet black = closure.intersection(position.stones(Color.BLACK)).neighbors(position.board());
        PointSet white = closure.intersection(position.stones(Color.WHITE)).neighbors(position.board());
        return black.intersection(white).intersects(position.empty());
    }

    /** One stone of each chain with at least the given number of stones. */
    private static PointSet heads(Position position, PointSet stones, int least) {
        SearchBoard board = new SearchBoard(position);
        return stones.filter(stone ->
                board.chainSize(stone) >= least && board.stonesOf(stone).first() == stone);
    }
}
