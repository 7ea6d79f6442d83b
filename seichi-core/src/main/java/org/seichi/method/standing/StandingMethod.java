package org.seichi.method.standing;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.FinalPosition;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Certainty;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.structure.Chains;

/**
 * Takes every chain as alive. This is right if the players have removed the dead stones, and is the baseline that every method
 * must beat.
 */
public final class StandingMethod implements ScoringMethod {
    /** Creates the method; it has no settings. */
    public StandingMethod() {}

    @Override
    public String name() {
        return "standing";
    }

    @Override
    public String description() {
        return "every stone lives as it stands; dead stones are for a person to mark";
    }

    @Override
    public boolean searches() {
        return false;
    }

    @Override
    public Assessment assess(FinalPosition end, Ruleset rules, Budget budget, Trace trace) {
        Position position = end.position();
        List<Verdict> verdicts = new ArrayList<>();
        Chains chains = Chains.of(position);
        for (int number = 0; number < chains.count(); number++) {
            PointSet chain = chains.stones(number);
            Reason reason = Reason.of(Rule.STANDING, chain, List.of());
            verdicts.add(new Verdict(chain, chains.color(number), Status.ALIVE, Certainty.JUDGED, List.of(reason)));
        }
        return Assessment.of(new LifeAndDeath(position, verdicts), List.of());
    }
}
