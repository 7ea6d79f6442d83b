package org.seichi.app;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.FinalPosition;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Certainty;
import org.seichi.score.Flag;
import org.seichi.score.FlagKind;
import org.seichi.score.Ko;
import org.seichi.score.LastMoves;
import org.seichi.score.Leanings;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Teire;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.text.Coordinates;

/**
 * A method with a result set by the test: every chain lives except those named.
 *
 * @param dead points of dead chains
 * @param seki points of chains in seki
 * @param teire points that White must fill
 * @param kos points at which Black captures the stone on the left in a last ko
 */
public record StandInMethod(String dead, String seki, String teire, String kos) implements ScoringMethod {
    /** A method by which everything lives. */
    public static final StandInMethod ALL_ALIVE = new StandInMethod("", "", "", "");

    @Override
    public String name() {
        return "stand-in";
    }

    @Override
    public String description() {
        return "Says what it was told.";
    }

    @Override
    public Assessment assess(FinalPosition end, Ruleset rules, Budget budget, Trace trace) {
        Position position = end.position();
        Board board = position.board();
        trace.say("look", position.stones(Color.BLACK), () -> "black stones\nand nothing else");
        List<Verdict> verdicts = new ArrayList<>();
        PointSet seen = PointSet.empty(board);
        for (int point : board.points().minus(position.empty()).toArray()) {
            if (!seen.contains(point)) {
                PointSet chain = chain(position, point);
                seen = seen.union(chain);
                verdicts.add(verdict(chain, Color.of(position.at(point))));
            }
        }
        trace.say("judge", PointSet.empty(board), () -> verdicts.size() + " chains");
        PointSet kosToFill = Coordinates.points(board, kos);
        List<Flag> flags = kosToFill.isEmpty() ? List.of() : List.of(Flag.of(FlagKind.OPEN_KO, kosToFill));
        LastMoves last = new LastMoves(forced(board), open(kosToFill, board), List.of());
        return Assessment.of(new LifeAndDeath(position, verdicts), Leanings.none(board), last, flags);
    }

    private Verdict verdict(PointSet chain, Color color) {
        Status status = named(chain, dead) ? Status.DEAD : named(chain, seki) ? Status.SEKI : Status.ALIVE;
        Reason reason = new Reason(Rule.STANDING, chain, List.of(chain.first(), 0), "So it was told.");
        Certainty certainty = status == Status.ALIVE ? Certainty.PROVEN : Certainty.JUDGED;
        return new Verdict(chain, color, status, certainty, List.of(reason));
    }

    /** Whether the chain has one of the named points; names are always read on a 9x9 board. */
    private static boolean named(PointSet chain, String names) {
        return !names.isEmpty() && chain.intersects(Coordinates.points(Board.square(9), names));
    }

    private List<Teire> forced(Board board) {
        List<Teire> forced = new ArrayList<>();
        Coordinates.points(board, teire)
                .forEach(point -> forced.add(new Teire(
                        point,
                        Color.WHITE,
                        new Reason(
                                Rule.CAPTURE_READ, PointSet.of(board, point), List.of(), "Black would cut there."))));
        return forced;
    }

    private static List<Ko> open(PointSet points, Board board) {
        List<Ko> open = new ArrayList<>();
        points.forEach(point -> open.add(new Ko(point, Color.BLACK, PointSet.of(board, point - 1))));
        return open;
    }

    private static PointSet chain(Position position, int point) {
        PointSet own = position.stones(Color.of(position.at(point)));
        PointSet chain = PointSet.of(position.board(), point);
        PointSet larger = chain.union(chain.neighbors(position.board()).intersection(own));
        while (!larger.equals(chain)) {
            chain = larger;
            larger = chain.union(chain.neighbors(position.board()).intersection(own));
        }
        return chain;
    }
}
