package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.judge.Evidence;
import org.seichi.judge.ShapeEvidence;
import org.seichi.method.Kos;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.rules.Scoring;
import org.seichi.score.Ko;
import org.seichi.score.LastMoves;
import org.seichi.score.Leanings;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Ownership;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Teire;
import org.seichi.score.Territories;
import org.seichi.structure.Chains;
import org.seichi.structure.FalseEyes;

/**
 * The third stage. Input: the fate of each chain. Output: who owns each point, and which borders and kos are open. Who moves
 * next does not matter.
 *
 * @param life the fate of each chain
 * @param territories the owner of each point
 * @param open all points of the regions whose border is open
 * @param kos the open kos; none if the players have passed
 * @param ending how the record ended
 */
record BordersAndKos(LifeAndDeath life, Territories territories, PointSet open, List<Ko> kos, Ending ending) {
    /** Computes the stage with leanings by sampled games. */
    static BordersAndKos of(LifeAndDeath life, Evidence evidence, Ending ending) {
        BorderJudge borders = new BorderJudge(life);
        Leanings leanings = borders.settle(leanings(life, evidence.shape(), ending), evidence.samples());
        return of(life, leanings, borders.open(), ending);
    }

    /** Computes the stage with leanings by shape. */
    static BordersAndKos fromShape(LifeAndDeath life, ShapeEvidence shape, Ending ending) {
        return of(life, leanings(life, shape, ending), new BorderJudge(life).open(), ending);
    }

    private static BordersAndKos of(LifeAndDeath life, Leanings leanings, PointSet open, Ending ending) {
        Territories territories = Territories.of(life, leanings);
        Ownership owners = territories.under(Rulesets.JAPANESE);
        List<Ko> kos = Kos.open(life.position(), owners::codeAt, life.stones(Status.DEAD));
        return ending == Ending.STOPPED
                ? new BordersAndKos(life, territories, open, kos, ending)
                : new BordersAndKos(
                        life, territories.withFalseEyes(Kos.points(life.position(), kos)), open, List.of(), ending);
    }

    private static Leanings leanings(LifeAndDeath life, ShapeEvidence shape, Ending ending) {
        PointSet falseEyes = ending == Ending.STOPPED
                ? PointSet.empty(life.position().board())
                : new FalseEyes(Chains.of(life.position()), life.stones(Status.DEAD)).among(shape.forced());
        return new Leanings(shape.leaningBlack(), shape.leaningWhite(), falseEyes);
    }

    /** The owners of the points under territory scoring. */
    Ownership owners() {
        return territories.under(Rulesets.JAPANESE);
    }

    /** The territories under verdicts on the same position that may put more stones in seki. */
    Territories territories(LifeAndDeath after) {
        return after.verdicts().equals(life.verdicts()) ? territories : territories.of(after);
    }

    /** The last moves if no ending is played: of the points that must be filled according to shape, those inside territory. */
    LastMoves forced(PointSet points) {
        List<Teire> teire = new ArrayList<>();
        if (ending == Ending.STOPPED) {
            for (Color owner : Color.values()) {
                owners().of(owner).intersection(points).forEach(point -> teire.add(teire(point, owner)));
            }
        }
        return new LastMoves(teire, kos, List.of());
    }

    private Teire teire(int point, Color owner) {
        PointSet here = PointSet.of(life.position().board(), point);
        return new Teire(point, owner, Reason.of(Rule.FORCED_CONNECTION, here, List.of()));
    }

    /**
     * Reports open borders and, under territory scoring, open kos. Under area scoring the player who fills a ko gets a point for it, so that
     * the ko is doubtful only beside neutral points or another ko ({@link EndingDoubts}).
     */
    void addTo(Doubts doubts, Ruleset rules) {
        Board board = life.position().board();
        if (!open.isEmpty()) {
            SealingMoves sealing = new SealingMoves(board, territories.leanings(), open);
            doubts.add(DoubtSign.OPEN_BORDER, open, sealing.text());
        }
        if (rules.scoring() == Scoring.TERRITORY) {
            kos.forEach(ko -> doubts.add(DoubtSign.KO, PointSet.of(board, ko.point())));
        }
    }
}
