package org.seichi.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.check.StoredAnswers;
import org.seichi.check.StoredStrategy;
import org.seichi.check.StrategySiege;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.zone.AnswerWriter;
import org.seichi.zone.Claim;
import org.seichi.zone.KoThreats;
import org.seichi.zone.ZoneAnswers;
import org.seichi.zone.ZonePattern;
import org.seichi.zone.ZoneReader;
import org.seichi.zone.ZoneStrategy;

/** Strategies for a player who wins every ko, for the kos of the collection: they hold, and fail if the opponent wins the kos. */
class StoredKosTest {
    private static final Budget SOME = new Budget(20_000);
    private static final long MOST = 100_000;

    private static Optional<ZoneStrategy> proof(LifeCase each, Color first) {
        LifeQuestion question = each.question();
        Claim.Kind kind = first == question.defender() ? Claim.Kind.ONE_LIVES : Claim.Kind.TAKEN;
        Claim claim = new Claim(kind, question.target(), KoThreats.PROVER);
        return ZoneReader.read(
                question.position().withToMove(first), Suicide.FORBIDDEN, first, claim, 12, new NodeCounter(SOME));
    }

    private static StoredStrategy stored(LifeCase each, ZoneStrategy proof, ZoneAnswers answers, Color koWinner) {
        ZonePattern last = proof.patterns().get(proof.patterns().size() - 1);
        List<Map<Integer, StoredAnswers.Step>> states = new ArrayList<>();
        for (List<ZoneAnswers.Answer> state : answers.states()) {
            Map<Integer, StoredAnswers.Step> steps = new HashMap<>();
            state.forEach(answer -> steps.put(answer.attack(), new StoredAnswers.Step(answer.point(), answer.next())));
            states.add(steps);
        }
        Position position = each.question().position().withToMove(proof.prover());
        return new StoredStrategy(
                position,
                Suicide.FORBIDDEN,
                each.question().target(),
                proof.prover() == each.question().defender()
                        ? StoredStrategy.Wanted.LIVES
                        : StoredStrategy.Wanted.TAKEN,
                koWinner,
                proof.zone(),
                last.move(),
                new StoredAnswers(proof.prover(), states));
    }

    @Test
    void theyStandForWhoWinsTheKos() {
        int stood = 0;
        int fell = 0;
        for (LifeCase each : LifeCase.all()) {
            for (Color first : Color.values()) {
                if (each.answer(first) == LifeStatus.KO) {
                    Optional<ZoneStrategy> proof = proof(each, first);
                    Optional<ZoneAnswers> answers = proof.flatMap(AnswerWriter::writeAll);
                    if (answers.isPresent()) {
                        StoredStrategy kept = stored(each, proof.orElseThrow(), answers.orElseThrow(), first);
                        assertThat(StrategySiege.of(kept, MOST).faults())
                                .as("%s, %s first", each, first)
                                .isEmpty();
                        stood++;
                        StoredStrategy lost =
                                stored(each, proof.orElseThrow(), answers.orElseThrow(), first.opponent());
                        fell += StrategySiege.of(lost, MOST).faults().size();
                    }
                }
            }
        }
        assertThat(List.of(stood, fell)).containsExactly(8, 8);
    }
}
