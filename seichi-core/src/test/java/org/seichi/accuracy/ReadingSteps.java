package org.seichi.accuracy;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.judge.ChainFate;
import org.seichi.judge.Evidence;
import org.seichi.judge.LifeEvidence;
import org.seichi.judge.LifeJudge;
import org.seichi.judge.ProvenLife;
import org.seichi.method.PositionSession;
import org.seichi.method.carta.StaticMethod;
import org.seichi.method.reading.ReadingMethod;
import org.seichi.rules.Ruleset;
import org.seichi.safety.Safety;
import org.seichi.score.Certainty;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.search.TranspositionTable;
import org.seichi.text.Coordinates;

/**
 * The intermediate results of {@code reading} for a known position, in numbers: a changed weight or limit shows here long
 * before it changes a score.
 */
final class ReadingSteps {
    private static final int TABLE_BITS = 14;

    private final KnownPosition known;
    private final Board board;

    ReadingSteps(KnownPosition known) {
        this.known = known;
        board = known.end().position().board();
    }

    /** The steps as text: a line for each chain that is not proven and one for each thing that is left to play. */
    String draw() {
        Ruleset rules = known.scores().keySet().iterator().next();
        ReadingMethod reading = new ReadingMethod(new StaticMethod());
        PositionSession session = reading.open(known.end(), rules, Budget.NORMAL, Trace.NONE);
        StringBuilder text = new StringBuilder("== " + known + '\n');
        life(text, known.end().position(), rules);
        text.append("signs ")
                .append(reading.signs(known.end(), rules, Budget.NORMAL))
                .append('\n');
        Color toMove = known.end().position().toMove();
        text.append(toMove).append(" first: ").append(AssessmentText.leftToPlay(session.assessment()));
        text.append(toMove.opponent()).append(" first: ").append(AssessmentText.leftToPlay(session.ifOtherMoved()));
        return text.toString();
    }

    private void life(StringBuilder text, Position position, Ruleset rules) {
        Evidence evidence = Evidence.of(
                position,
                new StaticMethod().judge(position, Trace.NONE),
                Optional.of(new ProvenLife(position, Safety.of(position, rules.suicide()))),
                Budget.NORMAL,
                new TranspositionTable(TABLE_BITS));
        List<ChainFate> fates = LifeJudge.judge(evidence, LifeJudge.Sekis.SEARCHED, asked -> Optional.empty())
                .fates();
        for (int i = 0; i < fates.size(); i++) {
            if (fates.get(i).verdict().certainty() != Certainty.PROVEN
                    && !evidence.chains().isEmpty()) {
                text.append(chain(fates.get(i), evidence.chains().get(i)));
            }
        }
        text.append(String.format(Locale.ROOT, "undecided %.4f%n", evidence.undecided()));
    }

    private String chain(ChainFate fate, LifeEvidence evidence) {
        return String.format(
                Locale.ROOT,
                "%s %s %s by %s, sure %.6f, kept %.4f%n",
                fate.verdict().color(),
                Coordinates.format(board, fate.verdict().stones().first()),
                fate.verdict().status(),
                fate.verdict().reasons().get(0).rule(),
                fate.sureness(),
                evidence.kept());
    }
}
