package org.seichi.method.reading.ending;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Ko;
import org.seichi.score.Ownership;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Teire;
import org.seichi.search.SearchBoard;
import org.seichi.text.Coordinates;

/**
 * Finds the points that a player must fill because he loses a ko that he holds: its capture leaves stones of his in atari, and while he
 * saves them the opponent fills the ko.
 *
 * @param position the position in which the record stops
 * @param owners the owner of each point there
 */
public record KoAnswers(Position position, Ownership owners) {
    /** The points that must be filled, with those that the capture of a ko adds. */
    public List<Teire> with(List<Teire> teire, List<Ko> kos) {
        List<Teire> all = new ArrayList<>(teire);
        kos.forEach(ko -> add(all, ko));
        return List.copyOf(all);
    }

    private void add(List<Teire> all, Ko ko) {
        Color holder = ko.winner().opponent();
        SearchBoard board = new SearchBoard(position);
        board.play(ko.winner(), ko.point());
        inAtari(board, ko).forEach(stone -> {
            int last = board.nextLiberty(stone, Board.NO_POINT);
            boolean isKnown = all.stream().anyMatch(one -> one.point() == last);
            if (!isKnown && owners.of(holder).contains(last)) {
                all.add(new Teire(last, holder, reason(ko, stone, last)));
            }
        });
    }

    /** The holder's stones in atari after the capture of a ko, each tested when the stream reaches it; none if nothing was captured. */
    static IntStream inAtari(SearchBoard board, Ko ko) {
        PointSet points = ko.taken().union(PointSet.of(board.board(), ko.point()));
        int holder = ko.winner().opponent().code();
        return points.neighbors(board.board()).stream()
                .filter(stone -> !ko.taken().isEmpty() && board.at(stone) == holder && board.liberties(stone) == 1);
    }

    private Reason reason(Ko ko, int stone, int last) {
        Board board = position.board();
        String what = ko.winner().inWords()
                + " takes the ko at " + Coordinates.format(board, ko.point())
                + ", and then the stones at " + Coordinates.format(board, stone);
        List<Integer> line = List.of(ko.point(), Board.NO_POINT, last);
        return Reason.of(Rule.CAPTURE_READ, PointSet.of(board, last), line, what);
    }
}
