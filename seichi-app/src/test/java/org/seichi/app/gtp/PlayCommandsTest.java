package org.seichi.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.app.play.SearchingPlayer;
import org.seichi.playout.JobRunner;

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

    /** Another session that plays the same moves referees the game. */
    @Test
    void aGameAgainstItselfIsLegalAndEnds() {
        GtpEngine referee = GtpEngines.standing();
        List.of("boardsize 5", "kgs-rules chinese", "komi 0").forEach(command -> GtpEngines.answer(referee, command));
        int passes = 0;
        int moves = 0;
        while (passes < 2) {
            String color = moves % 2 == 0 ? "b" : "w";
            String move = ask("genmove " + color);
            passes = move.equals("pass") ? passes + 1 : 0;
            if (move.equals("resign")) {
                break;
            }
            GtpEngines.answer(referee, "play " + color + " " + move);
            assertThat(ask("showboard")).isEqualTo(GtpEngines.answer(referee, "showboard"));
            assertThat(++moves).isLessThan(100);
        }
    }

    /** With half the board each and 40 points of komi Black has lost, though there are neutral points left to play. */
    @ParameterizedTest
    @CsvSource({"true, resign", "false, D[1-7]"})
    void aLostGameIsGivenUpUnlessThatIsSwitchedOff(boolean resigns, String answer) {
        GtpEngine player = GtpEngines.playing(new SearchingPlayer(resigns, 10_000, JobRunner.SEQUENTIAL));
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

    /** Replies before a pass and before a capture of dead stones are scored; without time for the move none is. */
    @ParameterizedTest
    @CsvSource({
        "time_settings 0 0 0, true",
        "time_left b 600 1, true",
        "time_left b 0 1, false",
        "time_left w 0 1, true",
        "kgs-time_settings absolute 0, false"
    })
    void repliesToAPassAreTriedAsLongAsThereIsTime(String command, boolean tried) {
        AtomicInteger scored = new AtomicInteger();
        GtpEngine player = GtpEngines.playing(new SearchingPlayer(true, 10_000, (jobs, job) -> {
            scored.addAndGet(jobs);
            JobRunner.SEQUENTIAL.run(jobs, job);
        }));
        List.of("loadsgf examples/13x13-chinese.sgf", "undo", "undo", command)
                .forEach(each -> GtpEngines.answer(player, each));

        assertThat(GtpEngines.answer(player, "reg_genmove b")).isEqualTo("pass");
        assertThat(scored.get() > 0).isEqualTo(tried);
        scored.set(0);
        GtpEngines.answer(player, "kgs-genmove_cleanup b");
        assertThat(scored.get() > 0).isEqualTo(tried);
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

    /** With the neutral points shared Black would win by one; as the position stands it is a draw. */
    @Test
    void whoIsAheadOnlyIfTheGameGoesOnPlaysOn() {
        ask("boardsize 7");
        ask("gogui-setup b C1 b C2 b C3 b C4 b C5 b C6 b C7 b B2 b B6"
                + " w E1 w E2 w E3 w E4 w E5 w E6 w E7 w F2 w F6");
        ask("play w pass");

        assertThat(ask("final_score")).isEqualTo("B+1");
        assertThat(ask("genmove b")).matches("D[1-7]");
    }

    /** White's first stone in Black's side of the board does no damage, a second one would: there White makes two eyes. */
    @Test
    void whereTheNextMoveDoesDamageItAnswers() {
        ask("boardsize 7");
        ask("komi 7");
        ask("gogui-setup b A5 b A4 b B4 b C4 b D4 b E4 b F4 b G4 b G5"
                + " w A6 w B6 w F6 w G6 w B5 w C5 w D5 w E5 w F5");
        assertThat(ask("reg_genmove b")).isEqualTo("pass");

        ask("play w B2");
        assertThat(ask("final_score")).isEqualTo("B+4");
        assertThat(ask("genmove b")).matches("[A-G][1-3]");
        ask("play w D2");
        assertThat(ask("final_score")).isEqualTo("B+4");
    }

    /**
     * The playouts of a move: 400 with time enough, 200 with a second for 40 moves (200,000 points of the board in a second,
     * of which 25 are a playout), and at least 30. Once no other move can catch up the rest is left out, so more than half of
     * them are played.
     */
    @ParameterizedTest
    @CsvSource({
        "time_settings 0 0 0, 400",
        "time_settings 60 10 5, 400",
        "time_settings 1 0 0, 200",
        "time_settings 1 30 0, 400",
        "kgs-time_settings none, 400",
        "kgs-time_settings byoyomi 60 10 3, 400",
        "kgs-time_settings canadian 60 30 10, 400",
        "kgs-time_settings canadian 0 1 40, 200",
        "kgs-time_settings absolute 60, 400",
        "kgs-time_settings absolute 1, 200",
        "time_left b 10 0, 400",
        "time_left b 0 1, 30",
        "time_left w 0 1, 400"
    })
    void timeIsAcceptedAndKept(String command, int playouts) {
        assertThat(ask(command)).isEmpty();
        assertThat(playouts("boardsize 5; " + command + "; genmove b")).isBetween(playouts / 2 + 1, playouts);
    }

    /** What was left in the last game says nothing about the next. */
    @ParameterizedTest
    @CsvSource({
        "time_left b 0 1, clear_board, 400",
        "time_settings 1 0 0, clear_board, 200",
        "time_settings 1 0 0, time_left b 0 1, 30",
        "time_settings 1 0 0, time_left b 0 1; clear_board, 200",
        "time_left b 0 1; time_settings 1 0 0, time_left b 600 0; clear_board, 200"
    })
    void aNewGameBeginsWithTheMainTime(String first, String then, int playouts) {
        assertThat(playouts("boardsize 5; " + first + "; " + then + "; genmove b"))
                .isBetween(playouts / 2 + 1, playouts);
    }

    /** An analysis has all the time it needs. */
    @ParameterizedTest
    @CsvSource({"lz-genmove_analyze b, 30", "kata-genmove_analyze b, 30", "lz-analyze b, 400", "kata-analyze b, 400"})
    void theClockCountsForMovesThatAreAnalyzedAndPlayed(String command, int playouts) {
        assertThat(playouts("boardsize 5; time_left b 0 1; " + command)).isBetween(playouts / 2 + 1, playouts);
    }

    /** The number of playouts that some commands cost. */
    private static int playouts(String commands) {
        AtomicInteger played = new AtomicInteger();
        GtpEngine player = GtpEngines.playing(new SearchingPlayer(true, 10_000, (jobs, job) -> {
            played.addAndGet(jobs);
            JobRunner.SEQUENTIAL.run(jobs, job);
        }));
        for (String command : commands.split("; ", -1)) {
            GtpEngines.answer(player, command);
        }
        return played.get();
    }

    @ParameterizedTest
    @CsvSource({
        "time_left b 10.5 1, 10.5 is not a whole number",
        "time_left b ten 1, ten is not a whole number",
        "time_left b 99999999999 1, 99999999999 is out of range",
        "time_settings -1 0 0, -1 is less than 0",
        "lz-analyze interval -5, -5 is not an interval"
    })
    void whatIsWrongWithANumberIsSaid(String command, String why) {
        assertThat(engine.answer(command)).isEqualTo("? syntax error: " + why + "\n\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "time_settings 60",
                "time_settings -1 2 3",
                "time_settings 1 2 -3",
                "time_settings 1 2 3 4",
                "time_left b",
                "time_left b 10 0 0",
                "kgs-time_settings hourglass 60",
                "kgs-time_settings none 60",
                "kgs-time_settings absolute 60 10",
                "kgs-time_settings absolute -60",
                "kgs-time_settings byoyomi 60 10",
                "kgs-time_settings canadian 60 30 10 1",
                "genmove",
                "genmove green",
                "genmove b w"
            })
    void whatMakesNoSenseIsRefused(String command) {
        assertThat(engine.answer(command)).startsWith("? ");
    }
}
