package org.seichi.record;

import java.util.Map;
import java.util.Optional;
import org.seichi.board.PointSet;
import org.seichi.game.Marks;
import org.seichi.game.Move;
import org.seichi.game.Setup;

/**
 * A node of a record with what is drawn of it. A node of the text with several moves is as many of these.
 *
 * @param parent index of the node it follows, -1 for the first; what follows the same node are variations, the main one first
 * @param setup stones put on and taken off before the move
 * @param move the move
 * @param comment what is said of it; may be empty
 * @param signs points marked with a triangle (TR), square (SQ), circle (CR) or cross (MA), by these names; no empty sets
 * @param labels letters and numbers on points (LB)
 * @param territory territory marked in it (TB, TW)
 */
public record RecordNode(
        int parent,
        Optional<Setup> setup,
        Optional<Move> move,
        String comment,
        Map<String, PointSet> signs,
        Map<Integer, String> labels,
        Optional<Marks> territory) {}
