package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/**
 * How often Black answers White's last move ({@code W}) where only one kind of answer exists: most often by capturing or
 * saving stones in atari, less often by answers that look further. Answering always would repeat the same game.
 */
class AnswersTest {
    private static final int TRIES = 4096;
    private static final double LUCK = 0.025;

    @ParameterizedTest
    @CsvSource({
        // the last stone put itself in atari
        "230, E4, .......|..XXX..|..XW...|..XXX..|.......|.......",
        // the black stone is in atari, and can run
        "230, C4, .......|.......|.......|.WXO...|.OOO...|.......",
        // the black stone has two liberties
        "150, C4 D3, .......|.......|.......|.WX....|.OO....|.......",
        // the middle of three points in a row
        "200, D1, .......|.......|.......|.......|.OOOOO.|.W...O.",
        // the black stone has three liberties
        "100, C4 D3 C2, .......|.......|.O.....|.WX....|.O.....|.......",
    })
    void theUsualPlayerAnswersSoOftenOf256(int often, String answering, String rows) {
        Diagram diagram = Diagram.parse(rows.replace('|', '\n'));
        Position position = diagram.position();
        int last = diagram.point('W');
        PlayoutBoard board = new PlayoutBoard(position.board());
        position.board().points().forEach(point -> {
            if (position.at(point) != Stones.EMPTY && point != last) {
                board.play(position.at(point), point);
            }
        });
        board.play(Stones.WHITE, last);
        MoveKnowledge knowledge = new MoveKnowledge(position.board(), board);
        Answers answers = new Answers(board, knowledge, new RandomNumbers(1), PlayoutPolicy.LIFE);
        int answered = 0;
        PointSet.Builder chosen = PointSet.builder(position.board());
        for (int i = 0; i < TRIES; i++) {
            int answer = answers.choose(Stones.BLACK);
            if (answer != Board.NO_POINT) {
                answered++;
                chosen.add(answer);
            }
        }
        assertThat(chosen.build()).isEqualTo(Coordinates.points(position.board(), answering));
        assertThat((double) answered / TRIES).isCloseTo(often / 256.0, within(LUCK));
    }
}
