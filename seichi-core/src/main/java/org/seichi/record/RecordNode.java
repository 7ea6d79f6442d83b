package org.seichi.record;

import java.util.Map;
import java.util.Optional;
import org.seichi.board.PointSet;
import org.seichi.game.Marks;
import org.seichi.game.Move;
import org.seichi.game.Setup;

/**
 * A node of a record with everything that is drawn for it. A node of the text with several moves becomes several of these.
 *
 * @param parent index of the node it follows, -1 for the first; nodes with the same parent are variations, the main one first
 * @param setup stones placed or removed before the move
 * @param move the move
 * @param comment the comment; may be empty
 * @param signs points by the name of their sign: triangles (TR), squares (SQ), circles (CR), crosses (MA); no empty sets
 * @param labels labels by point (LB)
 * @param territory territory marked in the node (TB, TW)
 */
public record RecordNode(
        int parent,
        Optional<Setup> setup,
        Optional<Move> move,
        String comment,
        Map<String, PointSet> signs,
        Map<Integer, String> labels,
        Optional<Marks> territory) {}
