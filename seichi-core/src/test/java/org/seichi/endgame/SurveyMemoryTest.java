package org.seichi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Legality;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

class SurveyMemoryTest {
    private static final int AREAS = 20;
    private static final int STEPS = 4_000;

    /** After any sequence of moves and undos, the memory agrees with a fresh survey. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "X X X X O / X a a a O / X a a a O / X X X O O",
                "a a a X / a a a X / a a a O / X X O O",
                "X X X X X X / X a a a a X / X a a a a O / O O O O O O"
            })
    void saysWhatASurveySays(String frame) {
        SplittableRandom random = new SplittableRandom(11);
        for (int area = 0; area < AREAS; area++) {
            AreaDrawing drawing = AreaDrawing.random(frame.replace(" / ", "\n"), random);
            SearchBoard board = drawing.premises().searchBoard();
            SurveyMemory memory = new SurveyMemory(board, drawing.area());
            int[] points = drawing.area().toArray();
            for (int step = 0; step < STEPS; step++) {
                compare(memory, board, random.nextBoolean());
                int point = points[random.nextInt(points.length)];
                if (board.depth() > 0 && random.nextInt(5) < 2) {
                    board.undo();
                } else if (board.legality(board.toMove(), point) == Legality.LEGAL) {
                    board.play(point);
                } else {
                    board.pass();
                }
            }
        }
    }

    private static void compare(SurveyMemory memory, SearchBoard board, boolean asksForStanding) {
        Survey fresh = new Survey(board, memory.area());
        fresh.look();
        memory.look();
        assertThat(memory.settled()).isEqualTo(fresh.settled());
        assertThat(memory.mostBlack()).isEqualTo(fresh.mostBlack());
        assertThat(memory.mostWhite()).isEqualTo(fresh.mostWhite());
        assertThat(memory.hasStonesInDoubt()).isEqualTo(fresh.hasStonesInDoubt());
        if (asksForStanding) {
            assertThat(memory.standing()).isEqualTo(fresh.standing());
        }
        for (int index = 0; index < memory.points().length; index++) {
            int point = memory.points()[index];
            boolean open = board.at(point) == Stones.EMPTY && fresh.isOpenAt(point);
            assertThat(memory.isOpen(index)).isEqualTo(open);
        }
    }
}
