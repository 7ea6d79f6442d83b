package org.seichi.endgame;

import java.util.SplittableRandom;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/**
 * One area as a diagram: lower-case letters are its empty points, {@code B} and {@code W} stones that may be captured,
 * {@code X} and {@code O} safe stones; other empty points belong to nobody.
 */
record AreaDrawing(Position position, PointSet area) {
    static AreaDrawing parse(String text) {
        Diagram diagram = Diagram.parse(text);
        PointSet.Builder area = PointSet.builder(diagram.board());
        diagram.marks().values().forEach(area::addAll);
        return new AreaDrawing(diagram.position(), area.build());
    }

    /** A drawing with its area filled at random; stones that touch a safe stone of their color are safe as well. */
    static AreaDrawing random(String frame, SplittableRandom random) {
        AreaDrawing empty = parse(frame);
        Board board = empty.position.board();
        PointSet safe = empty.position.stones(Color.BLACK).union(empty.position.stones(Color.WHITE));
        while (true) {
            PointSet.Builder black = PointSet.builder(board);
            PointSet.Builder white = PointSet.builder(board);
            empty.area.forEach(point -> {
                int content = random.nextInt(4);
                if (content == Stones.BLACK) {
                    black.add(point);
                } else if (content == Stones.WHITE) {
                    white.add(point);
                }
            });
            Position filled = empty.position.with(black.build(), Stones.BLACK).with(white.build(), Stones.WHITE);
            Chains chains = Chains.of(filled);
            PointSet.Builder open = PointSet.builder(board);
            boolean legal = true;
            for (int point = empty.area.first(); point != Board.NO_POINT; point = empty.area.next(point)) {
                int chain = chains.at(point);
                if (chain == Chains.NONE || !chains.stones(chain).intersects(safe)) {
                    open.add(point);
                    legal &= chain == Chains.NONE || chains.libertyCount(chain) > 0;
                }
            }
            if (legal) {
                return new AreaDrawing(filled, open.build());
            }
        }
    }

    Premises premises() {
        Board board = position.board();
        PointSet stones = position.stones(Color.BLACK).union(position.stones(Color.WHITE));
        PointSet none = PointSet.empty(board);
        return new Premises(
                position, stones.minus(area), none, none, position.empty().minus(area));
    }

    AreaDrawing variant(Variant variant) {
        return new AreaDrawing(variant.position(position), variant.points(position.board(), area));
    }

    @Override
    public String toString() {
        return "\n" + Diagram.format(position);
    }
}
