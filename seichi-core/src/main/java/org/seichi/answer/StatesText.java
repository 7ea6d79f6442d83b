package org.seichi.answer;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.text.Coordinates;
import org.seichi.zone.ZoneAnswers;

/** The answers of a proof with a zone as written to JSON: for each state a text with its attacks, separated by commas. */
final class StatesText {
    private StatesText() {}

    /** Returns the texts of the states: each attack with its answer (- for none) and the number of the state that follows. */
    static List<String> of(Board board, ZoneAnswers answers) {
        return answers.states().stream()
                .map(state -> String.join(
                        ",", state.stream().map(answer -> entry(board, answer)).toList()))
                .toList();
    }

    private static String entry(Board board, ZoneAnswers.Answer answer) {
        String attack = answer.attack() == Board.NO_POINT ? "pass" : Coordinates.format(board, answer.attack());
        String point = answer.point() == Board.NO_POINT ? "-" : Coordinates.format(board, answer.point());
        return attack + " " + point + " " + answer.next();
    }
}
