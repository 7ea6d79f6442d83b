package org.seichi.method.carta;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.method.Removal;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.structure.Chains;
import org.seichi.text.Texts;

/** Turns the result of the removal into a verdict for each chain of the position. */
final class GroupVerdicts {
    private static final String BENT_FOUR =
            "Bent four in the corner: the opponent can start a ko for the stones at any time,"
                    + " so under rules that count territory they are dead as they stand.";

    private final Removal<RemovalPass> removal;
    private final PointSet dead;
    private final PointSet inSeki;
    /** For each group of the last pass, the text why it stays, once computed: all its chains stay for the same reason. */
    private final String[] stayTexts;

    /**
     * Prepares the verdicts.
     *
     * @param removal the removals with their passes
     * @param dead the dead stones
     * @param inSeki the stones in seki
     */
    GroupVerdicts(Removal<RemovalPass> removal, PointSet dead, PointSet inSeki) {
        this.removal = removal;
        this.dead = dead;
        this.inSeki = inSeki;
        this.stayTexts = new String[removal.last().structure().groups().count()];
    }

    /** One verdict for each chain, ordered by the first stone. */
    List<Verdict> all() {
        Chains chains = removal.first().chains();
        List<Verdict> verdicts = new ArrayList<>(chains.count());
        for (int chain = 0; chain < chains.count(); chain++) {
            int stone = chains.stone(chain, 0);
            PointSet stones = chains.stones(chain);
            Status status = inSeki.contains(stone) ? Status.SEKI : dead.contains(stone) ? Status.DEAD : Status.ALIVE;
            List<Reason> reasons = status == Status.DEAD ? died(stone, stones) : List.of(stays(stone, stones));
            verdicts.add(new Verdict(stones, chains.color(chain), status, Certainty.JUDGED, reasons));
        }
        return verdicts;
    }

    /** The reason why a stone is dead, in terms that a player sees; what the method counted is left to its trace. */
    private List<Reason> died(int stone, PointSet stones) {
        RemovalPass round = removal.roundOf(stone);
        int group = round.structure().groups().at(stone);
        if (round.isKilledInCorner(group)) {
            return List.of(new Reason(Rule.WAITING_KO_AS_IT_STANDS, stones, List.of(), BENT_FOUR));
        }
        String holdings = GroupDescription.holdings(round, group);
        return List.of(reason(LifeGround.NONE, stones, "with " + holdings + " it cannot live"));
    }

    private Reason stays(int stone, PointSet stones) {
        if (inSeki.contains(stone)) {
            return reason(LifeGround.SEKI, stones, LifeGround.SEKI.text());
        }
        RemovalPass last = removal.last();
        if (removal.reinstated().contains(stone)) {
            return reason(LifeGround.REINSTATED, stones, LifeGround.REINSTATED.text());
        }
        int group = last.structure().groups().at(stone);
        LifeGround ground = last.ground(group);
        if (stayTexts[group] == null) {
            stayTexts[group] = Texts.sentence(ground.text() + " (" + GroupDescription.holdings(last, group) + ")");
        }
        return new Reason(ground.rule(), stones, List.of(), stayTexts[group]);
    }

    private static Reason reason(LifeGround ground, PointSet points, String text) {
        return new Reason(ground.rule(), points, List.of(), Texts.sentence(text));
    }
}
