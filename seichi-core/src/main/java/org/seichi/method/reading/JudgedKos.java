package org.seichi.method.reading;

import java.util.List;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Ko;
import org.seichi.score.Ownership;
import org.seichi.score.Status;
import org.seichi.score.Tally;
import org.seichi.structure.OpenKos;

/**
 * The kos that stand open once life is judged: what seemed a ko before may lie between stones that have turned out to be
 * dead.
 */
final class JudgedKos {
    private JudgedKos() {}

    /** The same assessment with the kos that are open according to its verdicts. */
    static Assessment settle(Assessment judged) {
        Ownership owners = Tally.ownership(judged, Rulesets.JAPANESE);
        List<Ko> kos = new OpenKos(judged.position(), owners::codeAt, judged.stones(Status.DEAD))
                .find().stream()
                        .map(ko -> new Ko(ko.point(), ko.winner(), ko.taken()))
                        .toList();
        return judged.withKos(kos);
    }
}
