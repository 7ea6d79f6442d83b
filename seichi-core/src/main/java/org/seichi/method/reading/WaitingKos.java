package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.line.LineText;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Scoring;
import org.seichi.score.Assessment;
import org.seichi.score.Reason;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.SearchBoard;
import org.seichi.text.Coordinates;

/**
 * What a ruleset makes of stones that a ko kills with which their opponent may wait: bent four in the corner. Where territory
 * is counted they are dead as they stand, because in the confirmation a ko may be retaken only after a pass for it. Where area
 * is counted the opponent has to play the ko out, and waits until there are no threats; threats in a seki stay for ever.
 */
final class WaitingKos {
    /** The rule by which such stones are judged. */
    private static final String RULE = "bent-four";

    private final Assessment judged;
    private final Ruleset rules;

    /**
     * The kos of one position.
     *
     * @param judged with the stones judged dead
     */
    WaitingKos(Assessment judged, Ruleset rules) {
        this.judged = judged;
        this.rules = rules;
    }

    /** The assessment in which such stones say what the rules make of them. */
    Assessment told() {
        List<Verdict> verdicts = judged.verdicts().stream()
                .map(chain -> isWaitedFor(chain) ? told(chain) : chain)
                .toList();
        return judged.withVerdicts(verdicts);
    }

    /** Adds a sign of doubt if there are threats that nobody can remove, and the rules ask for the ko. */
    void addTo(Doubts doubts) {
        judged.verdicts().stream()
                .filter(chain -> isWaitedFor(chain) && !threats(chain).isEmpty())
                .forEach(chain -> doubts.add(DoubtSign.THREATS, played(chain), chain.stones()));
    }

    private static boolean isWaitedFor(Verdict chain) {
        return chain.status() == Status.DEAD && chain.reasons().get(0).rule().equals(RULE);
    }

    private Verdict told(Verdict chain) {
        List<Reason> reasons = new ArrayList<>(chain.reasons());
        Reason found = reasons.get(0);
        boolean asItStands = rules.scoring() == Scoring.TERRITORY;
        String text = found.text() + " " + (asItStands ? standing() : played(chain));
        String source = asItStands ? "Japanese rules of 1989, article 7" : "area rules";
        reasons.set(0, new Reason(found.rule(), found.points(), found.line(), text, source));
        return new Verdict(chain.stones(), chain.color(), chain.status(), chain.certainty(), reasons);
    }

    private String standing() {
        return "Under " + rules.name()
                + " rules they are dead as they stand: after the game a ko is retaken only after a pass for it.";
    }

    private String played(Verdict chain) {
        String captor = LineText.name(chain.color().opponent());
        String owner = LineText.name(chain.color());
        PointSet threats = threats(chain);
        return "Under " + rules.name() + " rules " + captor + " has to play the ko out, and waits until " + owner
                + " has no ko threats"
                + (threats.isEmpty()
                        ? "."
                        : "; but those at " + String.join(" ", names(threats)) + " in a seki cannot be removed.");
    }

    private List<String> names(PointSet points) {
        return Coordinates.format(judged.position().board(), points);
    }

    /** The points in sekis at which the owner of the stones gives atari to stones of the opponent; none where the ko is not played. */
    private PointSet threats(Verdict chain) {
        Position position = judged.position();
        PointSet.Builder threats = PointSet.builder(position.board());
        if (rules.scoring() == Scoring.AREA) {
            for (Verdict other : judged.verdicts()) {
                if (other.status() == Status.SEKI && other.color() != chain.color()) {
                    threats.addAll(ataris(position, other.stones().first(), chain.color()));
                }
            }
        }
        return threats.build();
    }

    private static PointSet ataris(Position position, int stone, Color attacker) {
        SearchBoard board = new SearchBoard(position);
        PointSet liberties = board.libertySet(stone);
        PointSet.Builder ataris = PointSet.builder(position.board());
        for (int point = liberties.first(); point != Board.NO_POINT; point = liberties.next(point)) {
            if (board.legality(attacker, point) == Legality.LEGAL) {
                board.play(attacker, point);
                if (board.liberties(stone) == 1) {
                    ataris.add(point);
                }
                board.undo();
            }
        }
        return ataris.build();
    }
}
