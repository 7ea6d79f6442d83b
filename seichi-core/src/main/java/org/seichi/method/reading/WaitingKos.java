package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Scoring;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.SearchBoard;
import org.seichi.text.Coordinates;

/**
 * Applies a ruleset to stones killed by a ko that their opponent can delay, such as bent four in the corner. Under territory
 * scoring they are dead as they stand, because in the confirmation a ko may be retaken only after a pass for it. Under area
 * scoring the opponent has to play the ko out, and waits until there are no threats; but threats in a seki can never be
 * removed.
 *
 * @param judged the fate of each chain, with such stones judged dead
 */
record WaitingKos(LifeAndDeath judged, Ruleset rules) {
    /** The same verdicts, with the reason that the ruleset gives for such stones. */
    LifeAndDeath underRules() {
        List<Verdict> verdicts = judged.verdicts().stream()
                .map(chain -> chain.isDeadByWaitingKo() ? underRules(chain) : chain)
                .toList();
        return new LifeAndDeath(judged.position(), verdicts);
    }

    /** Adds a sign of doubt if the ruleset requires the ko to be played and the owner of the stones has threats that cannot be removed. */
    void addTo(Doubts doubts) {
        judged.verdicts().stream()
                .filter(chain -> chain.isDeadByWaitingKo() && !threats(chain).isEmpty())
                .forEach(chain -> doubts.add(DoubtSign.THREATS, chain.stones(), playedOut(chain)));
    }

    private Verdict underRules(Verdict chain) {
        List<Reason> reasons = new ArrayList<>(chain.reasons());
        Reason found = reasons.get(0);
        Rule rule = rules.scoring() == Scoring.TERRITORY ? Rule.WAITING_KO_AS_IT_STANDS : Rule.WAITING_KO_PLAYED;
        String more = rule == Rule.WAITING_KO_PLAYED ? playedOut(chain) : rules.name();
        reasons.set(0, Reason.of(rule, found.points(), found.line(), found.text(), more));
        return chain.with(reasons);
    }

    private String playedOut(Verdict chain) {
        String captor = chain.color().opponent().inWords();
        String owner = chain.color().inWords();
        return "Under " + rules.name() + " rules " + captor + " must play the ko out, and can wait until " + owner
                + " has no ko threats left" + remaining(threats(chain), chain);
    }

    /** The end of the sentence on the threats that stay, with the stones at stake on either side: a threat to fewer stones may be ignored. */
    private String remaining(Map<Integer, Integer> threats, Verdict chain) {
        if (threats.isEmpty()) {
            return ".";
        }
        Board board = judged.position().board();
        List<String> points = threats.keySet().stream()
                .map(point -> Coordinates.format(board, point))
                .toList();
        return "; but the threats at " + String.join(" ", points)
                + " in a seki cannot be removed. The largest threatens "
                + stones(Collections.max(threats.values())) + ", the ko is for "
                + stones(chain.stones().size()) + ".";
    }

    private static String stones(int number) {
        return number == 1 ? "one stone" : number + " stones";
    }

    /**
     * The points in sekis at which the owner of the stones can give atari, each with the number of stones threatened; empty if
     * the ruleset does not require the ko to be played.
     */
    private Map<Integer, Integer> threats(Verdict chain) {
        Map<Integer, Integer> threats = new TreeMap<>();
        if (rules.scoring() == Scoring.AREA) {
            for (Verdict other : judged.verdicts()) {
                if (other.status() == Status.SEKI && other.color() != chain.color()) {
                    int size = other.stones().size();
                    ataris(judged.position(), other.stones().first(), chain.color())
                            .forEach(point -> threats.merge(point, size, Integer::sum));
                }
            }
        }
        return threats;
    }

    private static PointSet ataris(Position position, int stone, Color attacker) {
        SearchBoard board = new SearchBoard(position);
        return board.libertySet(stone)
                .filter(point -> board.holdsAfter(attacker, point, () -> board.liberties(stone) == 1));
    }
}
