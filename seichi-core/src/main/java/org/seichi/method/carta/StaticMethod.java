package org.seichi.method.carta;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.judge.ShapeEvidence;
import org.seichi.judge.ShapeJudge;
import org.seichi.method.Kos;
import org.seichi.method.PositionSession;
import org.seichi.method.Removal;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Scoring;
import org.seichi.score.Assessment;
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
import org.seichi.structure.Chains;
import org.seichi.structure.FalseEyes;

/**
 * Carta's complete static method (section 3 of the paper): groups, eyes, weighted liberties and stability; removal of the
 * deadest groups; seki and snapback; dame, forced connections and kos. No move is searched.
 *
 * <p>If the record ends in two passes, the position is counted as it stands: points that their owner is forced to fill count as
 * false eyes, not as moves still to be made.
 */
public final class StaticMethod implements ScoringMethod, ShapeJudge {
    private static final String NAME = "static";
    private static final String LITERAL = "static-literal";

    private final Set<StaticStep> steps;

    /** The method with all its steps. */
    public StaticMethod() {
        this(EnumSet.allOf(StaticStep.class));
    }

    private StaticMethod(Set<StaticStep> steps) {
        this.steps = steps;
    }

    /** The method as the paper describes it, without the steps added here. */
    public static StaticMethod literal() {
        return new StaticMethod(StaticStep.ofThePaper());
    }

    /** The method without one of its steps, to measure what that step contributes. */
    public static StaticMethod without(StaticStep step) {
        return new StaticMethod(EnumSet.complementOf(EnumSet.of(step)));
    }

    @Override
    public String name() {
        if (steps.equals(StaticStep.ofThePaper())) {
            return LITERAL;
        }
        return ScoringMethod.name(NAME, steps);
    }

    @Override
    public String description() {
        return "Carta's static method: groups, eyes, liberties and influence; no search";
    }

    @Override
    public List<ScoringMethod> variants() {
        return Stream.concat(
                        Stream.of(literal()), Stream.of(StaticStep.values()).map(StaticMethod::without))
                .<ScoringMethod>map(variant -> variant)
                .toList();
    }

    @Override
    public boolean searches() {
        return false;
    }

    @Override
    public Assessment assess(FinalPosition end, Ruleset rules, Budget budget, Trace trace) {
        Position position = end.position();
        boolean open = end.ending() == Ending.STOPPED;
        StaticNarration narration = new StaticNarration(trace, position.board());
        StaticLife found = life(position, rules.scoring() == Scoring.TERRITORY ? steps : withoutBentFour(), narration);
        narration.forced(found.forced(), open ? "forced: the owner must fill it" : "false eye");
        LifeAndDeath life = new LifeAndDeath(position, found.verdicts());
        Borders borders = found.borders();
        List<Ko> unfilled = steps.contains(StaticStep.KOS)
                ? Kos.open(position, borders::owner, life.stones(Status.DEAD))
                : List.of();
        List<Ko> kos = open ? unfilled : List.of();
        narration.kos(kos);
        PointSet falseEyes = open
                ? PointSet.empty(position.board())
                : new FalseEyes(found.removal().first().chains(), life.stones(Status.DEAD))
                        .among(found.forced())
                        .union(Kos.points(position, unfilled));
        List<Teire> teire = open ? teire(position.board(), borders, found.forced()) : List.of();
        return Assessment.of(
                life,
                new Leanings(borders.leaningBlack(), borders.leaningWhite(), falseEyes),
                new LastMoves(teire, kos, List.of()),
                flags(found, life, kos));
    }

    /** The session of a method that does not depend on who moves. */
    @Override
    public PositionSession open(FinalPosition end, Ruleset rules, Budget budget, Trace trace) {
        Assessment assessment = assess(end, rules, budget, trace);
        return PositionSession.of(assessment, assessment::forOtherToMove);
    }

    @Override
    public ShapeEvidence judge(Position position, Trace trace) {
        StaticNarration narration = new StaticNarration(trace, position.board());
        StaticLife found = life(position, withoutBentFour(), narration);
        narration.forced(found.forced(), "forced once the neutral points are filled");
        Borders borders = found.borders();
        return new ShapeEvidence(found.verdicts(), borders.leaningBlack(), borders.leaningWhite(), found.forced());
    }

    /** The removals, the verdicts on the chains, the territories, and the points that are forced once the dame are filled. */
    private record StaticLife(Removal<RemovalPass> removal, List<Verdict> verdicts, Borders borders, PointSet forced) {}

    /** The steps without bent four: unless the rules say otherwise, the stones around it are as alive as those in a seki. */
    private Set<StaticStep> withoutBentFour() {
        Set<StaticStep> others = EnumSet.copyOf(steps);
        others.remove(StaticStep.BENT_FOUR);
        return others;
    }

    private StaticLife life(Position position, Set<StaticStep> steps, StaticNarration narration) {
        Removal<RemovalPass> removal = Removal.of(new RemovalPass(position, steps));
        narration.groups(removal.first());
        narration.removal(removal);
        Borders borders = new Borders(position, removal.dead());
        narration.borders(borders);
        PointSet forced = steps.contains(StaticStep.FORCED_CONNECTIONS)
                ? ForcedConnections.of(
                        removal.first().chains(),
                        borders,
                        removal.dead(),
                        removal.last().inSeki(),
                        steps)
                : PointSet.empty(position.board());
        PointSet lateSeki = steps.contains(StaticStep.SEKI_AGAIN)
                ? sekiAfter(position, borders, forced, removal, steps)
                : PointSet.empty(position.board());
        PointSet dead = removal.dead().minus(lateSeki);
        PointSet inSeki = removal.last().inSeki().union(lateSeki);
        List<Verdict> verdicts = new GroupVerdicts(removal, dead, inSeki).all();
        return new StaticLife(removal, verdicts, borders, forced);
    }

    /**
     * Stones in seki with dead ones once the forced points are filled (the paper's new search for seki). Only stones that share
     * liberties with the filled points can have lost one by it.
     */
    private static PointSet sekiAfter(
            Position position, Borders borders, PointSet forced, Removal<RemovalPass> removal, Set<StaticStep> steps) {
        PointSet none = PointSet.empty(position.board());
        if (!takesLiberties(forced, removal)) {
            return none;
        }
        Position filled = position.with(owned(forced, borders, Color.BLACK), Color.BLACK.code())
                .with(owned(forced, borders, Color.WHITE), Color.WHITE.code());
        RemovalPass first = new RemovalPass(filled, steps);
        if (!first.isDoubtfulBeside(removal.dead())) {
            return none;
        }
        PointSet inSeki = Removal.of(first).last().inSeki();
        return inSeki.intersects(removal.dead()) ? inSeki.minus(position.empty()) : none;
    }

    /** Whether a chain next to a forced point shares liberties with dead stones. */
    private static boolean takesLiberties(PointSet forced, Removal<RemovalPass> removal) {
        Chains chains = removal.first().chains();
        Board board = chains.stones().board();
        PointSet liberties = removal.dead().neighbors(board);
        return forced.neighbors(board).stream()
                .map(chains::at)
                .anyMatch(
                        chain -> chain != Chains.NONE && chains.liberties(chain).intersects(liberties));
    }

    private static PointSet owned(PointSet points, Borders borders, Color color) {
        return points.filter(point -> borders.owner(point) == color.code());
    }

    private static List<Teire> teire(Board board, Borders borders, PointSet forced) {
        List<Teire> teire = new ArrayList<>();
        forced.forEach(point -> teire.add(new Teire(
                point,
                Color.of(borders.owner(point)),
                Reason.of(Rule.FORCED_CONNECTION, PointSet.of(board, point), List.of()))));
        return teire;
    }

    private static List<Flag> flags(StaticLife found, LifeAndDeath life, List<Ko> kos) {
        List<Flag> flags = new ArrayList<>();
        Borders borders = found.borders();
        PointSet doubtful = new DoubtfulGroups(found.removal(), life.stones(Status.DEAD)).stones();
        PointSet inSeki = life.stones(Status.SEKI);
        if (!doubtful.isEmpty()) {
            flags.add(Flag.of(FlagKind.LIFE_DOUBTFUL, doubtful));
        }
        if (!borders.unsealed().isEmpty()) {
            flags.add(Flag.of(FlagKind.OPEN_BORDER, borders.unsealed(), ""));
        }
        if (!inSeki.isEmpty()) {
            flags.add(Flag.of(FlagKind.SEKI_JUDGED, inSeki));
        }
        for (Ko ko : kos) {
            flags.add(Flag.of(FlagKind.OPEN_KO, PointSet.of(borders.board(), ko.point())));
        }
        return flags;
    }
}
