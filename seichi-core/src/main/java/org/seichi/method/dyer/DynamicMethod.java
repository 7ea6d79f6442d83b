package org.seichi.method.dyer;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Ownership;
import org.seichi.rules.Rulesets;
import org.seichi.score.Reason;
import org.seichi.score.Status;
import org.seichi.score.Tally;
import org.seichi.score.Teire;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.structure.Chains;

/** Dyer. */
public final class DynamicMethod implements ScoringMethod {
    private final Set<Pass> passes;

    /** The whole method. */
    public DynamicMethod() {
        this(EnumSet.allOf(Pass.class));
    }

    private DynamicMethod(Set<Pass> passes) {
        this.passes = passes;
    }

    /** The method without one of its passes, to measure what the pass is worth. */
    public static DynamicMethod without(Pass pass) {
        return new DynamicMethod(EnumSet.complementOf(EnumSet.of(pass)));
    }

    @Override
    public String name() {
        StringBuilder name = new StringBuilder("dynamic");
        for (Pass missing : EnumSet.complementOf(EnumSet.copyOf(passes))) {
            name.append("-without-").append(missing.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
        return name.toString();
    }

    @Override
    public String description() {
        return "Dyer's dynamic method: the position is played to its end in four passes";
    }

    @Override
    public Assessment assess(FinalPosition end, Ruleset rules, Budget budget, Trace trace) {
        Position position = end.position();
        NodeCounter counter = new NodeCounter(new Budget(Long.MAX_VALUE));
        Fates fates = new Fates(position, passes, counter);
        List<Fate> decided = fates.settle();
        PointSet none = PointSet.empty(position.board());
        Assessment settled = new Assessment(position, verdicts(position, decided), none, none, none, List.of(), List.of(), List.of());
        if (end.ending() != Ending.STOPPED) {
            return settled;
        }
        Ownership owners = Tally.ownership(settled, Rulesets.JAPANESE);
        Playout playout = new Playout(position, settled.stones(Status.DEAD), counter);
        Threats threats = new Threats(playout, 2);
        List<Played> moves = new ArrayList<>();
        if (passes.contains(Pass.FAIR_DAME)) moves.addAll(new FairDame(playout, threats, owners.neutral().minus(owners.seki())).fill());
        if (passes.contains(Pass.FORCED_MOVES)) moves.addAll(new ForcedMoves(playout, threats).find());
        List<Teire> teire = new ArrayList<>();
        for (Played m : moves) if (m.victim()!=0 && owners.of(m.color()).contains(m.point())) teire.add(new Teire(m.point(), m.color(), new Reason("x", none, m.threat(), m.kind().word(), "Dyer")));
        List<org.seichi.score.Ko> kos = new org.seichi.structure.OpenKos(position, p -> owners.black().contains(p) ? 1 : owners.white().contains(p) ? 2 : 0, settled.stones(Status.DEAD)).find().stream().filter(ko -> teire.stream().noneMatch(t -> t.point() == ko.point())).map(ko -> new org.seichi.score.Ko(ko.point(), ko.winner(), ko.taken())).toList();
        Assessment x = settled.withEnding(teire, List.of());
        return new Assessment(position, x.verdicts(), none, none, none, teire, Boolean.getBoolean("noko") ? List.of() : kos, List.of());
    }

    private static List<Verdict> verdicts(Position position, List<Fate> fates) {
        Chains chains = Chains.of(position);
        List<Verdict> verdicts = new ArrayList<>();
        for (int chain = 0; chain < chains.count(); chain++) {
            PointSet stones = chains.stones(chain);
            Ground ground = fates.stream().filter(f -> f.stones().intersects(stones)).map(Fate::ground).findFirst().orElse(Ground.TWO_EYES);
            verdicts.add(new Verdict(stones, chains.color(chain), ground.status(), ground.certainty(), List.of(new Reason("x", stones, List.of(), ground.sentence(), "Dyer"))));
        }
        return verdicts;
    }
}
