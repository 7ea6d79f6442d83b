package org.seichi.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/** Compares reading with the exact answers for all positions of small boards. */
class CaptureOracleTest {
    private static final SearchLimit LIMIT = new SearchLimit(20_000, 100);

    private record Proof(PointSet zone, Position position, Color first) {
        boolean coversAlso(Position other) {
            Board board = position.board();
            return PointSet.empty(board)
                    .equals(zone.minus(same(Stones.EMPTY, other))
                            .minus(same(Stones.BLACK, other))
                            .minus(same(Stones.WHITE, other)));
        }

        private PointSet same(int content, Position other) {
            return content == Stones.EMPTY
                    ? position.empty().intersection(other.empty())
                    : position.stones(Color.of(content)).intersection(other.stones(Color.of(content)));
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 3, 0, 0", "3, 3, 1, 0", "3, 3, 1, 1", "4, 2, 0, 0", "4, 2, 1, 0", "7, 1, 2, 0"})
    void capturesAreReadRight(int width, int height, int x, int y) {
        Board board = new Board(width, height);
        int target = board.point(x, y);
        CaptureOracle oracle = new CaptureOracle(board);
        CaptureOracle.Won againstMaster = oracle.won(target, Color.BLACK, Color.BLACK);
        CaptureOracle.Won asMaster = oracle.won(target, Color.BLACK, Color.WHITE);
        CaptureReader reader =
                new CaptureReader(new TranspositionTable(16), new NodeCounter(new Budget(Long.MAX_VALUE)), LIMIT);
        List<Proof> proofs = new ArrayList<>();
        int asked = 0;
        int other = 0;
        for (int code : oracle.positions()) {
            Position position = oracle.position(code);
            for (Color first : Color.values()) {
                if (position.at(target) == Stones.BLACK) {
                    Capture capture = reader.read(position, target, first);
                    CaptureResult truth = againstMaster.contains(code, first)
                            ? CaptureResult.CAPTURED
                            : asMaster.contains(code, first) ? CaptureResult.KO : CaptureResult.SAVED;
                    asked++;
                    other += capture.result() == truth ? 0 : 1;
                    if (capture.result() == CaptureResult.CAPTURED) {
                        assertThat(truth).isEqualTo(CaptureResult.CAPTURED);
                        assertThat(capture.proven()).isTrue();
                        proofs.add(new Proof(capture.zone(), position, first));
                    }
                }
            }
        }
        assertThat(proofs).isNotEmpty();
        assertThat(other)
                .as("answers by a choice of moves that are not the exact ones")
                .isLessThan(asked / 50);
        zonesTellTheTruth(proofs, oracle, againstMaster);
    }

    /** A proof holds in every position that agrees on its zone: for a sample of the proofs, all of these are looked up. */
    private static void zonesTellTheTruth(List<Proof> proofs, CaptureOracle oracle, CaptureOracle.Won won) {
        for (int index = 0; index < proofs.size(); index += 1 + proofs.size() / 40) {
            Proof proof = proofs.get(index);
            for (int code : oracle.positions()) {
                if (proof.coversAlso(oracle.position(code))) {
                    assertThat(won.contains(code, proof.first())).isTrue();
                }
            }
        }
    }
}
