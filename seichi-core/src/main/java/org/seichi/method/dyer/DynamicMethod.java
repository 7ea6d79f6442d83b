package org.seichi.method.dyer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.Kos;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.FlagKind;
import org.seichi.score.LastMoves;
import org.seichi.score.Leanings;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Ownership;
import org.seichi.score.Status;
import org.seichi.score.Teire;
import org.seichi.score.Territories;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;

/**
 * Dyer's dynamic method ("Scoring Completed Games"). Its premise: no place is left where a single move changes the score, given
 * correct replies. Pass 1 finds absolutely alive groups, pass 2 decides the others, pass 3 fills the dame, and pass 4 looks for
 * moves that this forces. If both players passed at the end of the record, nothing is played and the last two are omitted.
 */
public final class DynamicMethod implements ScoringMethod {
    /** What a person should look at: groups that nothing decides, or whose life hangs on a single move. */
    private static final Set<FateGround> DOUBTFUL =
            Set.of(FateGround.PRESUMED_ALIVE, FateGround.PRESUMED_DEAD, FateGround.SAVED_BY_A_MOVE);

    private final Set<Pass> passes;

    /** The method with all its passes. */
    public DynamicMethod() {
        this(EnumSet.allOf(Pass.class));
    }

    private DynamicMethod(Set<Pass> passes) {
        this.passes = passes;
    }

    @Override
    public String name() {
        return ScoringMethod.name("dynamic", passes);
    }

    @Override
    public String description() {
        return "Dyer's dynamic method: life by filling, heuristics and a problem solver; the ending played out";
    }

    @Override
    public List<ScoringMethod> variants() {
        return Stream.of(Pass.values())
                .<ScoringMethod>map(pass -> new DynamicMethod(EnumSet.complementOf(EnumSet.of(pass))))
                .toList();
    }

    @Override
    public Assessment assess(FinalPosition end, Ruleset rules, Budget budget, Trace trace) {
        Position position = end.position();
        Orientation view = Orientation.inPlay(position);
        Transcript transcript = new Transcript(trace, position);
        NodeCounter counter = new NodeCounter(budget);
        Fates fates = new Fates(view.seen(position), passes, counter);
        transcript.absoluteLife(fates.first());
        List<GroupFate> decided = fates.settle().stream()
                .map(fate -> fate.origin(view))
                .sorted(Comparator.comparingInt(fate -> fate.stones().first()))
                .toList();
        transcript.fates(decided);
        LifeAndDeath life = new LifeAndDeath(position, FateVerdicts.of(position, decided));
        OpenSpace borders = borders(life, view, fates.last());
        Territories territories = territories(life, borders, end.ending());
        Ownership owners = territories.under(Rulesets.JAPANESE);
        LastMoves last =
                end.ending() == Ending.STOPPED ? finish(life, owners, view, counter, transcript) : LastMoves.NONE;
        transcript.result(
                decided,
                owners,
                PointSet.of(position.board(), last.teire().stream().mapToInt(Teire::point)));
        PointSet none = PointSet.empty(position.board());
        return new Assessment(life, territories, last, flags(borders, life, decided), none);
    }

    /** The territories; after two passes the point of an open ko is a false eye, since its holder would have to fill it. */
    private static Territories territories(LifeAndDeath life, OpenSpace borders, Ending ending) {
        PointSet none = PointSet.empty(life.position().board());
        Territories found = Territories.of(life, new Leanings(borders.black(), borders.white(), none));
        return ending == Ending.STOPPED
                ? found
                : found.withFalseEyes(
                        Kos.points(life.position(), Finish.kos(life, found.under(Rulesets.JAPANESE), List.of())));
    }

    private static OpenSpace borders(LifeAndDeath life, Orientation view, Round last) {
        Position position = life.position();
        PointSet neutral = Territories.of(life, Leanings.none(position.board()))
                .under(Rulesets.JAPANESE)
                .neutral();
        Position settled = position.with(life.stones(Status.DEAD), Stones.EMPTY);
        return OpenSpace.of(view.seen(settled), view.seen(neutral), last.filled())
                .origin(view);
    }

    private static List<Flag> flags(OpenSpace borders, LifeAndDeath life, List<GroupFate> fates) {
        List<Flag> flags = new ArrayList<>();
        if (!borders.open().isEmpty()) {
            flags.add(Flag.of(FlagKind.OPEN_BORDER, borders.open(), ""));
        }
        PointSet seki = life.stones(Status.SEKI);
        if (!seki.isEmpty()) {
            flags.add(Flag.of(FlagKind.SEKI_FOUND, seki));
        }
        for (GroupFate fate : fates) {
            if (DOUBTFUL.contains(fate.ground())) {
                flags.add(Flag.of(
                        FlagKind.FATE_DOUBTFUL,
                        fate.stones(),
                        fate.ground().rule().sentence()));
            }
        }
        return flags;
    }

    private LastMoves finish(
            LifeAndDeath life, Ownership owners, Orientation view, NodeCounter counter, Transcript transcript) {
        Finish finish = Finish.of(
                        view.seen(life.position()),
                        view.seen(life.stones(Status.DEAD)),
                        owners.seen(view),
                        passes,
                        counter)
                .origin(view);
        transcript.dame(finish.dame(), owners.dame());
        transcript.checks(finish.checks());
        List<Teire> teire = finish.teire(life.position().board(), owners);
        transcript.forced(teire);
        return new LastMoves(teire, Finish.kos(life, owners, teire), finish.plays());
    }
}
