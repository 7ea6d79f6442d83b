package org.seichi.method.carta;

import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;
import org.seichi.structure.FillingBoard;
import org.seichi.structure.Groups;

/**
 * Finds snapbacks (Carta, section 3, figure 13): two chains share their only liberty, so that either could capture the other,
 * but one of them would be recaptured at once. The other one lives.
 */
final class Snapbacks {
    private Snapbacks() {}

    /** Marks the groups that survive by a snapback, among those with no other ground to stay on the board. */
    static void mark(Position position, Chains chains, Groups groups, LifeGround[] grounds) {
        for (int chain = 0; chain < chains.count(); chain++) {
            if (chains.libertyCount(chain) == 1
                    && grounds[groups.of(chain)] == LifeGround.NONE
                    && survives(position, chains, chain)) {
                grounds[groups.of(chain)] = LifeGround.SNAPBACK;
            }
        }
    }

    /** Whether enemy stones that capture the chain on its last liberty are recaptured, while the chain itself captures them safely. */
    private static boolean survives(Position position, Chains chains, int chain) {
        int liberty = chains.liberty(chain, 0);
        int enemy = Stones.STONES_SUM - chains.code(chain);
        Board board = position.board();
        boolean shared = false;
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.neighbor(liberty, direction);
            if (position.at(neighbor) == enemy) {
                if (chains.libertyCount(chains.at(neighbor)) != 1) {
                    return false;
                }
                shared = true;
            }
        }
        if (!shared) {
            return false;
        }
        FillingBoard taking = new FillingBoard(position);
        taking.place(liberty, enemy);
        boolean takenBack = taking.libertiesOf(liberty) == 1 && taking.sizeOf(liberty) > 1;
        FillingBoard answering = new FillingBoard(position);
        answering.place(liberty, chains.code(chain));
        return takenBack && answering.libertiesOf(liberty) > 1;
    }
}
