package org.seichi.move;

import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.search.Ladders;
import org.seichi.search.SearchBoard;

/** Measures what a move does to adjacent chains and to its own chain: liberties, ataris, ladders. */
final class ContactTraits {
    private static final int BASE = 10;
    private static final int MANY_LIBERTIES = 5;
    private static final int FEW_LIBERTIES = 4;
    private static final int MANY_STONES = 6;
    private static final int MANY_CHAINS = 3;

    /** Upper bounds, in stones, of the size classes of chains; larger chains form one more class. */
    private static final int[] SIZES = {1, 2, 4, 8};

    private final SearchBoard board;
    private final int last;
    private final int[] steps;
    private final int own;
    private final Ladders ladders;
    private final int[] beside = new int[4];
    private int chains;

    /** Of the move being measured: the liberties and stones of its chain, and whether a ladder captures that chain. */
    private int liberties;

    private int stones;
    private boolean isInDanger;

    ContactTraits(SearchBoard board, int last) {
        this.board = board;
        this.last = last;
        steps = board.board().directions();
        own = board.toMove().code();
        ladders = new Ladders(board);
    }

    /** Adds the contact traits of a legal move. */
    void add(int move, TraitKeys traits) {
        board.play(move);
        liberties = board.liberties(move);
        stones = board.chainSize(move);
        isInDanger = liberties == 2 && ladders.isInDangerNow(move);
        board.undo();
        traits.add(PlainTrait.LIBERTIES, Math.min(MANY_LIBERTIES, liberties) * BASE + sign(isInDanger));
        meet(move);
        boolean takes = false;
        int owns = 0;
        int weakestOwn = FEW_LIBERTIES;
        int weakestOther = FEW_LIBERTIES;
        for (int i = 0; i < chains; i++) {
            int chain = beside[i];
            if (board.at(chain) == own) {
                owns++;
                weakestOwn = Math.min(weakestOwn, board.liberties(chain));
                addOwn(chain, traits);
            } else {
                takes |= board.liberties(chain) == 1;
                weakestOther = Math.min(weakestOther, board.liberties(chain));
                addOther(chain, move, traits);
            }
        }
        traits.add(PlainTrait.CHAINS, Math.min(MANY_CHAINS, owns) * BASE + Math.min(MANY_CHAINS, chains - owns));
        traits.add(PlainTrait.WEAKEST, weakestOwn * BASE + weakestOther);
        if (liberties == 1) {
            traits.add(PlainTrait.SELF_ATARI, Math.min(MANY_STONES, stones) * BASE + sign(takes));
        }
        if (board.ko() != Board.NO_POINT) {
            traits.add(PlainTrait.KO, sign(takes));
        }
    }

    /** Collects the distinct chains adjacent to a move. */
    private void meet(int move) {
        chains = 0;
        for (int step : steps) {
            int content = board.at(move + step);
            if (Stones.isStone(content)) {
                int chain = board.chain(move + step);
                boolean known = false;
                for (int i = 0; i < chains; i++) {
                    known |= beside[i] == chain;
                }
                if (!known) {
                    beside[chains++] = chain;
                }
            }
        }
    }

    private void addOwn(int chain, TraitKeys traits) {
        int described = size(chain) * BASE + sign(isBesideLast(chain));
        int after = Math.min(MANY_LIBERTIES, liberties);
        switch (board.liberties(chain)) {
            case 1 -> {
                int escapes = sign(ladders.escapes(chain));
                for (int most = size(chain); most >= 0; most--) {
                    traits.add(PlainTrait.SAVES_SO_MANY, (most * BASE + escapes) * BASE + Math.min(3, after));
                }
                traits.add(
                        PlainTrait.SAVES,
                        ((described * BASE + escapes) * BASE + Math.min(3, after)) * BASE + sign(isInDanger));
            }
            case 2 ->
                traits.add(
                        PlainTrait.OWN_OF_TWO,
                        (described * BASE + sign(ladders.isInDanger(chain))) * BASE + Math.min(3, after));
            case 3 -> traits.add(PlainTrait.OWN_OF_THREE, described * BASE + Math.min(FEW_LIBERTIES, after));
            default -> {
                // A chain with more liberties is in no hurry.
            }
        }
    }

    private void addOther(int chain, int move, TraitKeys traits) {
        boolean latest = Stones.isStone(board.at(last)) && board.chain(last) == chain;
        int described = size(chain) * BASE + sign(latest);
        switch (board.liberties(chain)) {
            case 1 -> {
                int escapes = sign(ladders.escapes(chain));
                for (int most = size(chain); most >= 0; most--) {
                    traits.add(PlainTrait.TAKES_SO_MANY, most * BASE + escapes);
                }
                traits.add(PlainTrait.TAKES, (described * BASE + escapes) * BASE + rescued(chain));
            }
            case 2 -> {
                int caught = ladders.catches(chain, move) ? 2 : sign(ladders.isInDanger(chain));
                traits.add(PlainTrait.ATARI, (described * BASE + caught) * BASE + sign(liberties == 1));
            }
            case 3 -> traits.add(PlainTrait.OTHER_OF_THREE, described * BASE + sign(liberties <= 2));
            default -> {
                // A chain with more liberties is in no hurry.
            }
        }
    }

    /** What the capture of a chain rescues: 2 and more, by size class, an own chain in atari; 1 one that a ladder would take. */
    private int rescued(int chain) {
        int most = 0;
        int stone = chain;
        do {
            for (int step : steps) {
                int neighbor = stone + step;
                if (board.at(neighbor) == own && board.liberties(neighbor) == 1) {
                    most = Math.max(most, 2 + size(neighbor));
                } else if (board.at(neighbor) == own && board.liberties(neighbor) == 2) {
                    most = Math.max(most, sign(ladders.isInDanger(neighbor)));
                }
            }
            stone = board.nextStone(stone);
        } while (stone != chain);
        return most;
    }

    private boolean isBesideLast(int chain) {
        for (int step : steps) {
            if (last != Board.NO_POINT && Stones.isStone(board.at(last + step)) && board.chain(last + step) == chain) {
                return true;
            }
        }
        return false;
    }

    private int size(int chain) {
        int size = 0;
        while (size < SIZES.length && board.chainSize(chain) > SIZES[size]) {
            size++;
        }
        return size;
    }

    private static int sign(boolean is) {
        return is ? 1 : 0;
    }
}
