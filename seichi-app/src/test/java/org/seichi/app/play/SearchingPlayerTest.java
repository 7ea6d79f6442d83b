package org.seichi.app.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.Options;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.Watch;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.method.Methods;
import org.seichi.playout.JobRunner;
import org.seichi.playout.SampledMove;
import org.seichi.report.ScoreReport;

class SearchingPlayerTest {
    /** Between two walls a column of neutral points is open. */
    private static final String OPEN = "(;FF[4]GM[1]SZ[7]RU[Chinese]KM[?]"
            + "AB[ca][cb][cc][cd][ce][cf][cg][bb][bf]AW[ea][eb][ec][ed][ee][ef][eg][fb][ff])";

    /** Two walls that leave no neutral point. */
    private static final String CLOSED = "(;FF[4]GM[1]SZ[7]RU[Chinese]KM[?]"
            + "AB[ca][cb][cc][cd][ce][cf][cg][bb][bf]AW[da][db][dc][dd][de][df][dg][fb][ff])";

    private static final Board BOARD = Board.square(7);
    private static final int MOVE = BOARD.point(3, 3);
    private final SearchingPlayer player = new SearchingPlayer(true, 1000, JobRunner.SEQUENTIAL);

    private static ScoreReport report(int komi) throws Exception {
        return report(OPEN, komi);
    }

    private static ScoreReport report(String game, int komi) throws Exception {
        byte[] record = game.replace("?", Integer.toString(komi)).getBytes(UTF_8);
        return new ScoreAnalysis(Methods.all().get(0), Options.USUAL)
                .of(GameFile.parse("open", record, Watch.NONE).read(1), Watch.NONE)
                .report();
    }

    private static SearchedMove searched(int point, int games) {
        return new SearchedMove(new SampledMove(point, games, 0.5), 0.5, 0);
    }

    /** The choice where the search likes a pass best, and a reply to it changes the komi from 0 to another. */
    private Choice choice(Color color, int komi, SearchedMove... moves) throws Exception {
        ScoreReport now = report(0);
        ScoreReport later = report(komi);
        return choice(color, now, (move, reply) -> later, MoveTime.UNLIMITED, moves);
    }

    private Choice choice(Color color, ScoreReport now, Outlook.Ahead ahead, MoveTime time, SearchedMove... moves) {
        Position position = now.assessment().position().withToMove(color);
        Turn turn = new Turn(position, List.of(), 20, point -> true);
        return player.choose(turn, new Outlook(now, ahead), time, () -> List.of(moves));
    }

    @Test
    void theUsualEffortIsTheMoreGamesTheSmallerTheBoard() {
        SearchingPlayer usual = SearchingPlayer.usual(true);
        assertThat(usual.games(Board.square(19), Clock.NONE)).isEqualTo(2000);
        assertThat(usual.games(Board.square(9), Clock.NONE)).isEqualTo(8913);
    }

    @Test
    void littleTimeIsFewGamesButThirty() {
        SearchingPlayer other = new SearchingPlayer(true, 1_000_000, JobRunner.SEQUENTIAL);
        assertThat(other.games(Board.square(10), new Clock(OptionalDouble.of(1), 1)))
                .isEqualTo(2000);
        assertThat(other.games(Board.square(10), new Clock(OptionalDouble.of(0), 1)))
                .isEqualTo(30);
    }

    @Test
    void aPassThatTheSearchLikesIsPlayedIfNoReplyDoesDamage() throws Exception {
        SearchedMove pass = searched(Board.NO_POINT, 20);
        SearchedMove move = searched(MOVE, 10);

        assertThat(choice(Color.BLACK, 0, pass, move)).isEqualTo(Choice.PASS);
        assertThat(choice(Color.BLACK, -1, pass, move)).isEqualTo(Choice.PASS);
        assertThat(choice(Color.BLACK, 1, pass, move)).isEqualTo(Choice.at(MOVE));
        assertThat(choice(Color.WHITE, 1, pass, move)).isEqualTo(Choice.PASS);
        assertThat(choice(Color.WHITE, -1, pass, move)).isEqualTo(Choice.at(MOVE));
    }

    /**
     * The time for a move is a second, or more; 0.85 seconds have passed when it has been searched, and each reply takes 0.1. The third would
     * do damage.
     */
    @ParameterizedTest
    @CsvSource({"1, true", "2, false", "100, false"})
    void onlyRepliesThatAreTriedInTimeKeepFromAPass(int seconds, boolean passes) throws Exception {
        ScoreReport now = report(0);
        ScoreReport worse = report(1);
        AtomicInteger tried = new AtomicInteger();
        Watch watch = () -> 850_000_000L + tried.get() * 100_000_000L;
        MoveTime time = new MoveTime(new Clock(OptionalDouble.of(seconds), 1), watch, 0);
        Outlook.Ahead third = (move, reply) -> tried.incrementAndGet() == 3 ? worse : now;

        Choice choice = choice(Color.BLACK, now, third, time, searched(Board.NO_POINT, 20), searched(MOVE, 10));

        assertThat(choice).isEqualTo(passes ? Choice.PASS : Choice.at(MOVE));
        assertThat(tried.get()).isEqualTo(passes ? 2 : 8);
    }

    /** Where all is settled no search came before, and one may follow: half of the time is left for it. */
    @ParameterizedTest
    @CsvSource({"2, true", "4, false"})
    void halfOfTheTimeIsForRepliesBeforeASearch(int seconds, boolean passes) throws Exception {
        ScoreReport now = report(CLOSED, 0);
        ScoreReport worse = report(CLOSED, 1);
        AtomicInteger tried = new AtomicInteger();
        Watch watch = () -> 850_000_000L + tried.get() * 100_000_000L;
        MoveTime time = new MoveTime(new Clock(OptionalDouble.of(seconds), 1), watch, 0);
        Outlook.Ahead third = (move, reply) -> tried.incrementAndGet() == 3 ? worse : now;

        Choice choice = choice(Color.BLACK, now, third, time, searched(MOVE, 20));

        assertThat(choice).isEqualTo(passes ? Choice.PASS : Choice.at(MOVE));
        assertThat(tried.get()).isEqualTo(passes ? 2 : 8);
    }

    @Test
    void whoHasNoOtherMovePasses() throws Exception {
        assertThat(choice(Color.BLACK, 1, searched(Board.NO_POINT, 20))).isEqualTo(Choice.PASS);
        assertThat(choice(Color.BLACK, 1)).isEqualTo(Choice.PASS);
    }
}
