package org.seichi.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Symmetry;
import org.seichi.text.Coordinates;

class FingerprintTest {
    private static final Board BOARD = Board.square(9);
    private static final List<Step> STEPS = steps(BOARD, 1);

    private static List<Step> steps(Board board, long seed) {
        List<Step> steps = new ArrayList<>();
        steps.add(setup(board, "A1 B2", "C3"));
        steps.addAll(RandomPositions.played(board, seed, 40).moves());
        return steps;
    }

    private static Setup setup(Board board, String black, String white) {
        return new Setup(
                Coordinates.points(board, black),
                Coordinates.points(board, white),
                PointSet.empty(board),
                Optional.empty());
    }

    private static OptionalLong fingerprint(Board board, List<Step> steps) {
        return Fingerprint.of(Records.game(board, Map.of(), steps));
    }

    private static Step turned(Board board, Step step, Symmetry symmetry) {
        if (step instanceof Setup setup) {
            return new Setup(
                    symmetry.points(board, setup.black()),
                    symmetry.points(board, setup.white()),
                    symmetry.points(board, setup.cleared()),
                    setup.toMove());
        }
        Move move = (Move) step;
        return new Move(move.color(), symmetry.point(board, move.point()), 0, 0);
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void aTurnedRecordIsTheSameGame(Symmetry symmetry) {
        for (Board board : List.of(BOARD, new Board(9, 7))) {
            List<Step> steps = steps(board, 5);
            List<Step> turned =
                    steps.stream().map(step -> turned(board, step, symmetry)).toList();

            assertThat(fingerprint(symmetry.board(board), turned)).isEqualTo(fingerprint(board, steps));
        }
    }

    @Test
    void passesAndHeadersDoNotMatter() {
        List<Step> passed = new ArrayList<>(STEPS);
        passed.add(STEPS.size() / 2, new Move(Color.WHITE, Board.NO_POINT, 0, 0));
        passed.add(new Move(Color.BLACK, Board.NO_POINT, 0, 0));
        OptionalLong named = Fingerprint.of(Records.game(BOARD, Map.of("PB", "Kuro"), passed));

        assertThat(named).isPresent().isEqualTo(fingerprint(BOARD, STEPS));
    }

    @Test
    void anyOtherStoneMattersAndSoDoOrderAndColor() {
        Set<OptionalLong> seen = new HashSet<>();
        seen.add(fingerprint(BOARD, STEPS));
        for (Setup setup : List.of(setup(BOARD, "A1", "C3"), setup(BOARD, "A1 B2", ""), setup(BOARD, "A1 C3", "B2"))) {
            List<Step> other = new ArrayList<>(STEPS);
            other.set(0, setup);
            seen.add(fingerprint(BOARD, other));
        }
        for (int i = 1; i < STEPS.size(); i++) {
            List<Step> shorter = new ArrayList<>(STEPS);
            Step removed = shorter.remove(i);
            List<Step> moved = new ArrayList<>(shorter);
            moved.add(removed);
            List<Step> swapped = new ArrayList<>(STEPS);
            Move move = (Move) removed;
            swapped.set(i, new Move(move.color().opponent(), move.point(), 0, 0));
            seen.add(fingerprint(BOARD, shorter));
            seen.add(fingerprint(BOARD, swapped));
            if (i < STEPS.size() - 1) {
                seen.add(fingerprint(BOARD, moved));
            }
        }
        assertThat(seen).hasSize(3 + 3 * (STEPS.size() - 1));
    }

    @Test
    void thousandsOfGamesDiffer() {
        Set<OptionalLong> seen = new HashSet<>();
        for (int seed = 0; seed < 2000; seed++) {
            seen.add(fingerprint(BOARD, steps(BOARD, seed)));
        }
        assertThat(seen).hasSize(2000);
    }

    @Test
    void aFewStonesAreNoGame() {
        String nine = "B A1, W B1, B C1, W D1, B E1, W F1, B G1, W H1, B J1";
        assertThat(fingerprint(BOARD, Records.moves(BOARD, nine))).isEmpty();
        assertThat(fingerprint(BOARD, Records.moves(BOARD, nine + ", W A2")))
                .as("tables of earlier runs hold this number")
                .hasValue(2257817846750240675L);
        assertThat(fingerprint(BOARD, List.of())).isEmpty();
    }
}
