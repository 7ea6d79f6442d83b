package org.seichi.app.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.app.gtp.GtpEngine;
import org.seichi.app.gtp.GtpEngines;
import org.seichi.app.match.MatchGame.End;
import org.seichi.board.Color;

class MatchTest {
    private static final MatchSettings SETTINGS = new MatchSettings(7, 7, "chinese", 0, 1);

    private static Peer seichi() {
        GtpEngine engine = GtpEngines.create();
        return engine::answer;
    }

    /** An engine that plays the given moves and then passes. */
    private static Peer scripted(String... moves) {
        Deque<String> left = new ArrayDeque<>(List.of(moves));
        GtpEngine board = GtpEngines.create();
        return command -> {
            if (!command.startsWith("genmove")) {
                return board.answer(command);
            }
            String move = left.isEmpty() ? "pass" : left.poll();
            board.answer("play" + command.substring(7) + " " + move);
            return "= " + move + "\n\n";
        };
    }

    @Test
    void aPlayerOfRandomMovesLosesEveryGameAndEveryGameEnds() throws IOException {
        for (int number = 0; number < 2; number++) {
            MatchGame game = new Match(seichi(), new RandomPeer(number), SETTINGS).play(number);

            assertThat(game.points()).as(game.record()).isEqualTo(1);
            assertThat(game.end()).as(game.record()).isEqualTo(End.SCORE);
            assertThat(game.color()).isEqualTo(number % 2 == 0 ? Color.BLACK : Color.WHITE);
        }
    }

    @Test
    void whoPlaysAnIllegalMoveLoses() throws IOException {
        MatchGame game = new Match(scripted("D4", "C3"), scripted("D4"), SETTINGS).play(0);

        assertThat(game.end()).isEqualTo(End.ILLEGAL_MOVE);
        assertThat(game.points()).isEqualTo(1);
        assertThat(game.moves()).isEqualTo(1);

        MatchGame own = new Match(scripted("D4", "D4"), scripted("C3"), SETTINGS).play(0);
        assertThat(own.end()).isEqualTo(End.ILLEGAL_MOVE);
        assertThat(own.points()).isZero();
        assertThat(own.moves()).isEqualTo(2);
    }

    @Test
    void whoResignsLoses() throws IOException {
        MatchGame game = new Match(scripted("resign"), scripted(), SETTINGS).play(0);

        assertThat(game.end()).isEqualTo(End.RESIGNATION);
        assertThat(game.points()).isZero();

        MatchGame other = new Match(scripted("D4"), scripted("resign"), SETTINGS).play(0);
        assertThat(other.end()).isEqualTo(End.RESIGNATION);
        assertThat(other.points()).isEqualTo(1);
    }

    @Test
    void whoeverIsAheadAfterTwoPassesWins() throws IOException {
        MatchGame black = new Match(scripted("D4"), scripted(), SETTINGS).play(0);
        MatchGame white = new Match(scripted(), scripted("D4"), SETTINGS).play(1);

        assertThat(black.end()).isEqualTo(End.SCORE);
        assertThat(black.points()).isEqualTo(1);
        assertThat(white.points()).isZero();
        assertThat(black.record()).contains(";B[dd];W[];B[]", "KM[7]", "RU[Chinese]");
        assertThat(black.disputed()).isFalse();
    }

    @Test
    void twoGamesInARowBeginAlike() throws IOException {
        MatchSettings drawn = new MatchSettings(9, 7, "chinese", 4, 5);
        String first = new Match(scripted(), scripted(), drawn).play(0).record();

        assertThat(new Match(scripted(), scripted(), drawn).play(1).record()).isEqualTo(first);
        assertThat(new Match(scripted(), scripted(), drawn).play(2).record()).isNotEqualTo(first);
        assertThat(first.split(";[BW]", -1)).hasSize(4 + 2 + 1);
    }

    @Test
    void theLongestOpeningsAreFound() throws IOException {
        for (int size = 2; size <= 6; size++) {
            int longest = MatchSettings.longestOpening(size);
            for (int seed = 0; seed < 20; seed++) {
                MatchSettings drawn = new MatchSettings(size, 7, "chinese", longest, seed);

                assertThat(new Match(scripted(), scripted(), drawn).play(0).moves())
                        .isEqualTo(longest + 2);
            }
        }
    }

    @Test
    void anOpeningThatCannotGoOnEndsTheMatch() {
        MatchSettings drawn = new MatchSettings(2, 7, "chinese", 60, 1);

        assertThatThrownBy(() -> new Match(scripted(), scripted(), drawn).play(0))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("no move is left for an opening of 60 moves after ");
    }

    @Test
    void anEngineThatRefusesWhatEveryEngineKnowsEndsTheMatch() {
        assertThatThrownBy(() -> new Match(seichi(), command -> "? no\n\n", SETTINGS).play(0))
                .isInstanceOf(IOException.class)
                .hasMessage("an engine refuses boardsize 7: ? no");
    }
}
