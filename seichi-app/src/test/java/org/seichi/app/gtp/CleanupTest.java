package org.seichi.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CleanupTest {
    private final GtpEngine engine = GtpEngines.create();

    private String ask(String command) {
        return GtpEngines.answer(engine, command);
    }

    @BeforeEach
    void smallBoard() {
        List.of("boardsize 7", "kgs-rules chinese", "komi 0").forEach(this::ask);
    }

    /** The first moves of the cleanup by Black while White passes. */
    private List<String> moves(int number) {
        return IntStream.range(0, number)
                .mapToObj(i -> {
                    String move = ask("kgs-genmove_cleanup b");
                    ask("play w pass");
                    return move;
                })
                .toList();
    }

    /** White has an eye of three points: after B1 each move puts its stones in atari. */
    @Test
    void aKillingShapeIsFilledUpToTheCapture() {
        ask("gogui-setup w A2 w B2 w C2 w D2 w D1 b A3 b B3 b C3 b D3 b E3 b E2 b E1 b B5 b D5 b F5");

        assertThat(moves(4)).containsExactly("B1", "A1", "C1", "pass");
        assertThat(ask("showboard")).doesNotContain("O O");
    }

    /** B1 is dead only as long as Black can answer C1. On A1 White would answer there. */
    @Test
    void noMoveSpoilsAnEyeSpaceOfOnesOwn() {
        ask("gogui-setup b A2 b B2 b C2 b D2 b E2 b E1 w B1 w A3 w B3 w C3 w D3 w E3 w F3 w F2 w F1 w B5 w D5 w F5");

        assertThat(moves(1)).containsExactly("C1");
    }

    /** Of several chains the one with the fewest liberties comes first. */
    @Test
    void whatIsNextToCapturedComesFirst() {
        ask("gogui-setup b A3 b B3 b C3 b D3 b E3 b F3 b G3 b B5 b D5 b F5 b A2 b C2 w G1 w B2");

        assertThat(moves(1)).containsExactly("B1");
    }
}
