package org.seichi.method.dyer;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.life.Life;
import org.seichi.life.LifeQuestion;
import org.seichi.life.LifeReader;
import org.seichi.life.LifeStatus;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;
import org.seichi.semeai.SekiProof;

/** The problem solver (Dyer, step 2): life and death of a group in doubt within the walls around it. */
final class ProblemSolver {
    /** The largest area that is searched. */
    private static final int LARGEST_AREA = 12;

    private static final int TABLE_BITS = 12;
    private static final SearchLimit LIMIT = new SearchLimit(4_000, 60);

    private final Round round;
    private final NodeCounter counter;

    ProblemSolver(Round round, NodeCounter counter) {
        this.round = round;
        this.counter = counter;
    }

    Optional<Fate> solve(Doubt doubt) {
        PointSet target = round.largestChain(doubt);
        PointSet area = doubt.area().minus(target);
        if (doubt.byOwn() || area.minus(doubt.stones()).size() > LARGEST_AREA || area.size() > LifeQuestion.MAX_AREA) {
            return Optional.empty();
        }
        LifeQuestion question = new LifeQuestion(closed(), target, area);
        LifeReader reader = new LifeReader(new TranspositionTable(TABLE_BITS), counter, LIMIT);
        Life attacked = reader.read(question, doubt.color().opponent());
        if (attacked.status() == LifeStatus.ALIVE) {
            return fate(doubt, Ground.SOLVED_ALIVE, attacked);
        }
        if (attacked.status() == LifeStatus.SEKI) {
            return fate(doubt, Ground.SOLVED_SEKI, attacked);
        }
        if (attacked.status() == LifeStatus.UNKNOWN) {
            return Optional.empty();
        }
        Life defended = reader.read(question, doubt.color());
        return switch (defended.status()) {
            case DEAD -> fate(doubt, Ground.SOLVED_DEAD, attacked);
            case ALIVE -> fate(doubt, Ground.SAVED_BY_A_MOVE, defended);
            default -> Optional.empty();
        };
    }

    /** Whether a group and the enemies in doubt that share its liberties stand in seki: it and they. */
    List<Fate> seki(Doubt doubt) {
        Board board = round.position().board();
        List<Doubt> stand = round.doubts().stream()
                .filter(other -> other.equals(doubt)
                        || (other.color() != doubt.color() && other.liberties().intersects(doubt.liberties())))
                .toList();
        PointSet.Builder closure = PointSet.builder(board);
        stand.forEach(other -> closure.addAll(round.largestChain(other)));
        if (stand.size() < 2
                || doubt.area().intersection(round.position().empty()).size() > LARGEST_AREA) {
            return List.of();
        }
        SekiProof proof = new SekiProof(new TranspositionTable(TABLE_BITS), counter, LIMIT);
        boolean proven = proof.prove(closed(), round.walls(), closure.build()) == Truth.PROVEN;
        return proven
                ? stand.stream()
                        .map(other -> other.fate(Ground.SOLVED_SEKI, List.of()))
                        .toList()
                : List.of();
    }

    /** The position with the walls closed as the generator has closed them. */
    private Position closed() {
        Position position = round.position();
        for (Color color : Color.values()) {
            PointSet wall = round.walls().intersection(round.filled().stones().stones(color));
            position = position.with(wall.intersection(position.empty()), color.code());
        }
        return position;
    }

    private static Optional<Fate> fate(Doubt doubt, Ground ground, Life life) {
        return Optional.of(
                new Fate(doubt.color(), doubt.stones(), doubt.liberties(), ground, List.copyOf(life.line())));
    }
}
