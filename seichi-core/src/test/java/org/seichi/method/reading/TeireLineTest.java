package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.method.carta.StaticMethod;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.testkit.RandomPositions;

/** What a protective move is said to prevent happens without it. */
class TeireLineTest {
    private static Stream<Position> positions() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../examples"))) {
            List<Position> examples = files.filter(file -> file.toString().endsWith(".sgf"))
                    .sorted()
                    .map(TeireLineTest::end)
                    .toList();
            return Stream.concat(examples.stream(), RandomPositions.sample(31, 60));
        }
    }

    private static Position end(Path file) {
        try {
            Game game = SgfReader.readFirst(Files.readAllBytes(file));
            return Replay.of(game, Terms.of(game).rules()).end().position();
        } catch (IOException | RecordException broken) {
            throw new AssertionError(file.toString(), broken);
        }
    }

    @Test
    void withoutTheMoveTheLineTakesTheChain() throws IOException {
        int shown = 0;
        for (Position position : positions().toList()) {
            FinalPosition end = new FinalPosition(position, Ending.STOPPED);
            Assessment judged = new StaticMethod().assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
            Position now = position;
            for (EndingMove move :
                    new Endings(judged, new NodeCounter(Budget.NORMAL)).read().moves()) {
                if (isShown(move)) {
                    assertThat(isTaken(now, move)).as("%s at %s", move, now).isTrue();
                    shown++;
                }
                now = now.play(move.player(), move.point());
            }
        }
        assertThat(shown).isGreaterThan(3);
    }

    private static boolean isShown(EndingMove move) {
        return move.line().size() > 1 && move.attack().orElseThrow().kind() != Attack.Kind.RESCUE;
    }

    private static boolean isTaken(Position before, EndingMove move) {
        Color victim = move.player();
        int stone = move.attack().orElseThrow().stone();
        Position after = before.withToMove(victim.opponent());
        List<Integer> line = move.line();
        for (int point : line) {
            after = point == 0 ? after.pass() : after.play(after.toMove(), point);
        }
        boolean raid = move.attack().orElseThrow().kind() == Attack.Kind.RAID;
        Color attacker = victim.opponent();
        return raid ? after.capturedBy(attacker) > before.capturedBy(attacker) : after.at(stone) != victim.code();
    }
}
