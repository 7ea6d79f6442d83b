package org.seichi.semeai;

import java.util.Objects;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * What an attacker wants, and where.
 *
 * @param area where moves are tried
 * @param targets a stone of each chain of the opponent's that counts as a success
 * @param keep a stone of each chain that the attacker must not lose before
 */
record Fight(Color attacker, PointSet area, PointSet targets, PointSet keep) {
    /** The same in every run, which the hash of an enum is not. */
    @Override
    public int hashCode() {
        return Objects.hash(attacker.code(), area, targets, keep);
    }
}
