package org.seichi.method.reading;

import org.seichi.method.Kos;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Ownership;
import org.seichi.score.Status;
import org.seichi.score.Tally;

/**
 * The kos that stand open once life is judged: what seemed a ko before may lie between stones that have turned out to be
 * dead.
 */
final class JudgedKos {
    private JudgedKos() {}

    /** The same assessment with the kos that are open according to its verdicts. */
    static Assessment settle(Assessment judged) {
        Ownership owners = Tally.ownership(judged, Rulesets.JAPANESE);
        return judged.withKos(Kos.open(judged.position(), owners::codeAt, judged.stones(Status.DEAD)));
    }
}
