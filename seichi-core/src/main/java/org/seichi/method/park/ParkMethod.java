package org.seichi.method.park;

import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.game.FinalPosition;
import org.seichi.method.Removal;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.FlagKind;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.structure.OpenBorders;
import org.seichi.structure.Regions;

/**
 * Park's method, reconstructed (Carta, section 2): strings and their properties, stability by table, removal of the deadest
 * strings, seki by articulation points. Dame are the empty regions between living stones of both colors; the rest is counted as
 * it stands. The baseline for the other methods.
 */
public final class ParkMethod implements ScoringMethod {
    @Override
    public String name() {
        return "park";
    }

    @Override
    public String description() {
        return "Park's method, reconstructed: each chain by a table of its properties; the baseline";
    }

    @Override
    public boolean searches() {
        return false;
    }

    @Override
    public Assessment assess(FinalPosition end, Ruleset rules, Budget budget, Trace trace) {
        Position position = end.position();
        Removal<StringPass> removal = Removal.of(new StringPass(position));
        ParkNarration narration = new ParkNarration(trace);
        narration.tell(removal);
        narration.dame(dame(position, removal.dead()));
        List<Verdict> verdicts = new StringVerdicts(removal).all();
        return Assessment.of(new LifeAndDeath(position, verdicts), flags(removal.last()));
    }

    private static List<Flag> flags(StringPass last) {
        PointSet inSeki = last.inSeki();
        return inSeki.isEmpty() ? List.of() : List.of(Flag.of(FlagKind.SEKI_JUDGED, inSeki));
    }

    /** The empty regions next to living stones of both colors; the point of a dead stone belongs to its captor. */
    private static PointSet dame(Position position, PointSet dead) {
        Position settled = OpenBorders.settled(position, dead);
        Regions regions = Regions.of(settled);
        return settled.empty().filter(point -> regions.owner(regions.at(point)) == Stones.EMPTY);
    }
}
