package org.seichi.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.app.play.SearchingPlayer;
import org.seichi.playout.Crew;

class PlayCommandsTest {
    private final GtpEngine engine = GtpEngines.create();

    private String ask(String command) {
        return GtpEngines.answer(engine, command);
    }

    @BeforeEach
    void smallBoard() {
        ask("boardsize 5");
        ask("kgs-rules chinese");
        ask("komi 0");
    }

    @Test
    void genmovePlaysAndRegGenmoveDoesNot() {
        String board = ask("showboard");
        String move = ask("reg_genmove b");
        assertThat(ask("showboard")).isEqualTo(board);

        assertThat(ask("genmove b")).isEqualTo(move).matches("[A-E][1-5]");
        assertThat(ask("showboard")).isNotEqualTo(board);
        ask("undo");
        assertThat(ask("showboard")).isEqualTo(board);
    }

    @Test
    void aGameAgainstItselfIsLegalAndEnds() {
        int passes = 0;
        int moves = 0;
        while (passes < 2) {
            String move = ask("genmove " + (moves % 2 == 0 ? "b" : "w"));
            passes = move.equals("pass") ? passes + 1 : 0;
            if (move.equals("resign")) {
                break;
            }
            assertThat(++moves).isLessThan(100);
        }
    }

    /** With half the board each and 40 points of komi Black has lost, though there are neutral points left to play. */
    @ParameterizedTest
    @CsvSource({"true, resign", "false, D[1-7]"})
    void aLostGameIsGivenUpUnlessThatIsSwitchedOff(boolean resigns, String answer) {
        GtpEngine player = GtpEngines.playing(new SearchingPlayer(resigns, 10_000, Crew.ALONE));
        List.of(
                        "boardsize 7",
                        "kgs-rules chinese",
                        "komi 40",
                        "gogui-setup b C1 b C2 b C3 b C4 b C5 b C6 b C7 b B2 b B6"
                                + " w E1 w E2 w E3 w E4 w E5 w E6 w E7 w F2 w F6")
                .forEach(command -> GtpEngines.answer(player, command));

        assertThat(GtpEngines.answer(player, "genmove b")).matches(answer);
        assertThat(GtpEngines.answer(player, "genmove w")).isNotEqualTo("resign");
    }

    @Test
    void whereNothingIsLeftItPasses() {
        ask("loadsgf examples/13x13-chinese.sgf");
        ask("undo");
        ask("undo");

        assertThat(ask("reg_genmove b")).isEqualTo("pass");
        assertThat(ask("reg_genmove w")).isEqualTo("pass");
    }

    /** No point belongs to a player yet, and none is neutral for good. */
    @ParameterizedTest
    @ValueSource(strings = {"clear_board", "gogui-setup b B2", "gogui-setup b B2 w D4"})
    void anOpenBoardIsNoFinishedGame(String setup) {
        ask("kgs-rules japanese");
        ask(setup);

        assertThat(ask("reg_genmove b")).matches("[A-E][1-5]");
    }

    @Test
    void whoIsAheadPassesBehindAPass() {
        ask("gogui-setup b B2 b B4 b D2 b D4 b C3");
        ask("play w pass");

        assertThat(ask("genmove b")).isEqualTo("pass");
    }

    @ParameterizedTest
    @CsvSource({
        "time_settings 0 0 0",
        "time_settings 60 10 5",
        "kgs-time_settings none",
        "kgs-time_settings byoyomi 60 10 3",
        "kgs-time_settings canadian 60 30 10",
        "kgs-time_settings absolute 60",
        "time_left b 10 0",
        "time_left w 0 1"
    })
    void timeIsAcceptedAndKept(String command) {
        assertThat(ask(command)).isEmpty();
        assertThat(ask("genmove b")).matches("[A-E][1-5]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"time_settings 60", "time_left b", "kgs-time_settings hourglass 60", "genmove", "genmove green"})
    void whatMakesNoSenseIsRefused(String command) {
        assertThat(engine.answer(command)).startsWith("? ");
    }
}
