package org.seichi.app.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.JsonText;
import org.seichi.app.render.Sentences;
import org.seichi.check.ProofCheck;
import org.seichi.check.StoredProof;
import org.seichi.check.StoredStrategy;
import org.seichi.check.StrategySiege;

/** Checks stored proofs by attacking them; each line of a file is the JSON of {@code seichi prove} or {@code seichi solve}. */
final class ProofChecking {
    /** Maximum size of a file in bytes: some thousand proofs. */
    private static final int LONGEST = 64 << 20;

    private static final Pattern LINE = Pattern.compile("\\R");

    private final Streams streams;
    private final long most;
    private int held;
    private int broken;

    /**
     * Creates a checker.
     *
     * @param most budget of each search in positions visited
     */
    ProofChecking(Streams streams, long most) {
        this.streams = streams;
        this.most = most;
    }

    /** Checks files; returns the exit status: 1 if a proof is broken, a file cannot be read, or there is no proof. */
    int run(List<String> files) {
        for (String file : files) {
            try {
                check(file);
            } catch (IOException | InvalidPathException unreadable) {
                failed(file, "cannot be read");
            }
        }
        return broken == 0 && held > 0 ? ExitStatus.DONE : ExitStatus.SOME_FAILED;
    }

    private void check(String file) throws IOException {
        byte[] content;
        try (InputStream in = Files.newInputStream(Path.of(file))) {
            content = in.readNBytes(LONGEST + 1);
        }
        if (content.length > LONGEST) {
            failed(file, "is longer than " + LONGEST + " bytes");
            return;
        }
        String[] lines = LINE.split(new String(content, StandardCharsets.UTF_8), -1);
        for (int i = 0; i < lines.length; i++) {
            if (!lines[i].isBlank()) {
                check(file + ":" + (i + 1), lines[i]);
            }
        }
    }

    private void check(String place, String line) {
        try {
            Map<?, ?> json = JsonText.object(line.getBytes(StandardCharsets.UTF_8));
            if (StoredStrategyReader.isSolved(json)) {
                besiege(place, StoredStrategyReader.read(json));
            } else {
                StoredProof proof = StoredProofReader.read(json);
                tell(place, proof.claims().size() + " claims stand", ProofCheck.of(proof, most));
            }
        } catch (JsonText.NoObjectException unreadable) {
            failed(place + ":" + unreadable.column(), unreadable.getMessage());
        } catch (UnusableException unfit) {
            failed(place, unfit.getMessage());
        }
    }

    private void besiege(String place, List<StoredStrategy> strategies) throws UnusableException {
        if (strategies.isEmpty()) {
            throw new UnusableException("there is no strategy");
        }
        for (StoredStrategy strategy : strategies) {
            String who = strategy.answers().color().name().toLowerCase(Locale.ROOT);
            tell(place, "the strategy of " + who + " stands", StrategySiege.of(strategy, most));
        }
    }

    private void tell(String place, String stands, ProofCheck.Outcome outcome) {
        String seen = Sentences.count(outcome.positions(), "position") + " attacked"
                + (outcome.cutShort() == 0 ? "" : ", not every line around " + outcome.cutShort() + " of the claims");
        if (outcome.faults().isEmpty()) {
            held++;
            streams.out().println(place + ": " + stands + ", " + seen);
        } else {
            broken++;
            streams.out().println(place + ": broken, " + seen);
            outcome.faults().forEach(fault -> streams.out().println("  " + fault));
        }
    }

    private void failed(String place, String why) {
        broken++;
        streams.err().println(place + ": " + why);
    }
}
