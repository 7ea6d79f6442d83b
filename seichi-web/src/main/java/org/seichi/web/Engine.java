package org.seichi.web;

import java.util.Optional;
import java.util.Set;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.Watch;
import org.seichi.answer.Refused;
import org.seichi.answer.TakenOptions;
import org.seichi.method.ScoringMethod;
import org.seichi.record.Encodings;
import org.seichi.record.RecordException;
import org.seichi.text.Texts;

/** Answers questions about records with the same JSON as the command line, or with the reason why there is no answer. */
final class Engine {
    private final Repertoire repertoire;
    private final Encodings encodings;

    Engine(Repertoire repertoire, TextHost host) {
        this(repertoire, Encodings.of(new HostCharacterSets(host)));
    }

    Engine(Repertoire repertoire, Encodings encodings) {
        this.repertoire = repertoire;
        this.encodings = encodings;
    }

    /**
     * Answers a question: the object of the command line, or one with {@code code}, {@code message}, {@code line},
     * {@code column} and, for an unusable record, {@code reason} and {@code value}, as in the API.
     *
     * @param question the name of the question, such as {@code score}
     * @param record the bytes of a record or a diagram
     * @param wishes one line per option: its name, a space and its value
     */
    String answer(String question, byte[] record, String wishes) {
        try {
            return answer(question, record, Wishes.parse(wishes));
        } catch (RecordException unusable) {
            return Refused.of(unusable).json();
        } catch (UnusableException unfit) {
            return refusal("unusable", unfit.getMessage());
        } catch (RuntimeException broken) {
            return refusal("internal", "internal error, " + broken);
        }
    }

    private String answer(String question, byte[] record, Wishes wishes) throws RecordException, UnusableException {
        Set<String> taken = TakenOptions.of(question).orElse(wishes.values().keySet());
        Optional<String> unknown = wishes.other(taken);
        if (unknown.isPresent()) {
            return refusal(
                    "unknown-key",
                    "unknown key \"" + unknown.get() + "\" in the options, which take " + String.join(", ", taken));
        }
        return answer(question, GameFile.parse(wishes.file(), record, encodings, Watch.NONE), wishes);
    }

    private String answer(String question, GameFile file, Wishes wishes) throws RecordException, UnusableException {
        if (wishes.game() > file.size()) {
            throw new UnusableException(
                    "there is no game " + wishes.game() + ": the record holds " + Texts.count(file.size(), "game"));
        }
        ReadGame game = wishes.continuation().of(file.read(wishes.game()), wishes.terms());
        Options options = wishes.continuation().of(wishes.options(), game);
        ScoringMethod method = wishes.method(repertoire.methods());
        if (question.equals("score") && wishes.values().containsKey("nodes") && !repertoire.searches(method, options)) {
            return refusal("bad-value", "\"nodes\" limits a search: the method " + method.name() + " does not search");
        }
        return repertoire.answer(question, game, method, options);
    }

    private static String refusal(String code, String message) {
        return Refused.of(code, message).json();
    }
}
