package org.seichi.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.playout.Crew;

class SearchingPlayerTest {
    @Test
    void theUsualEffortIsTheMoreGamesTheSmallerTheBoard() {
        SearchingPlayer player = SearchingPlayer.usual(true);
        assertThat(player.games(Board.square(19), Clock.NONE)).isEqualTo(2000);
        assertThat(player.games(Board.square(9), Clock.NONE)).isEqualTo(8913);
    }

    @Test
    void littleTimeIsFewGamesButThirty() {
        SearchingPlayer player = new SearchingPlayer(true, 1_000_000, Crew.ALONE);
        assertThat(player.games(Board.square(10), new Clock(OptionalDouble.of(1), 1)))
                .isEqualTo(2000);
        assertThat(player.games(Board.square(10), new Clock(OptionalDouble.of(0), 1)))
                .isEqualTo(30);
    }
}
