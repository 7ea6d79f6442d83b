package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.score.Ko;
import org.seichi.score.Ownership;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Teire;
import org.seichi.structure.FillingBoard;
import org.seichi.text.Coordinates;

/**
 * Finds the points that a player must fill because he loses a ko that he holds: its capture leaves stones of his in atari, and while he
 * saves them the opponent fills the ko.
 *
 * @param position the position in which the record stops
 * @param owners the owner of each point there
 */
record KoAnswers(Position position, Ownership owners) {
    /** The points that must be filled, with those that the capture of a ko adds. */
    List<Teire> with(List<Teire> teire, List<Ko> kos) {
        List<Teire> all = new ArrayList<>(teire);
        for (Ko ko : kos) {
            ko.taken().forEach(stone -> add(all, ko, stone));
        }
        return List.copyOf(all);
    }

    private void add(List<Teire> all, Ko ko, int stone) {
        Board board = position.board();
        Color holder = ko.winner().opponent();
        FillingBoard taken = new FillingBoard(position);
        taken.place(ko.point(), ko.winner().code());
        PointSet.of(board, ko.point(), stone).neighbors(board).forEach(beside -> {
            if (taken.at(beside) == holder.code() && taken.libertiesOf(beside) == 1) {
                int last = taken.liberty(0);
                boolean isKnown = all.stream().anyMatch(one -> one.point() == last);
                if (!isKnown
                        && taken.at(last) == Stones.EMPTY
                        && owners.of(holder).contains(last)) {
                    all.add(new Teire(last, holder, reason(ko, beside, last)));
                }
            }
        });
    }

    private Reason reason(Ko ko, int beside, int last) {
        Board board = position.board();
        String what = ko.winner().inWords()
                + " takes the ko at " + Coordinates.format(board, ko.point())
                + ", and then the stones at " + Coordinates.format(board, beside);
        List<Integer> line = List.of(ko.point(), Board.NO_POINT, last);
        return Reason.of(Rule.CAPTURE_READ, PointSet.of(board, last), line, what);
    }
}
