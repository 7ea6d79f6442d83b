package org.seichi.semeai;

import java.util.Objects;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * The goal of an attacker, and where he plays for it.
 *
 * @param area where moves are tried
 * @param targets one stone of each opposing chain whose capture counts as a success
 * @param keep one stone of each chain that the attacker must not lose before
 */
record Fight(Color attacker, PointSet area, PointSet targets, PointSet keep) {
    /** A hash that is the same in every run, unlike that of an enum. */
    @Override
    public int hashCode() {
        return Objects.hash(attacker.code(), area, targets, keep);
    }
}
