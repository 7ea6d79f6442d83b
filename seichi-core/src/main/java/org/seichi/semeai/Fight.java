package org.seichi.semeai;

import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * The goal of an attacker, and where he plays for it.
 *
 * @param area where moves are tried
 * @param targets one stone of each opposing chain whose capture counts as a success
 * @param keep one stone of each chain that the attacker must not lose before
 */
record Fight(Color attacker, PointSet area, PointSet targets, PointSet keep) {}
