package org.seichi.app.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.FilePaths;
import org.seichi.app.files.JsonText;
import org.seichi.app.files.Unread;
import org.seichi.check.ProofCheck;
import org.seichi.check.StoredProof;
import org.seichi.check.StoredStrategy;
import org.seichi.check.StrategySiege;
import org.seichi.json.JsonType;
import org.seichi.text.Texts;

/** Checks stored proofs by attacking them; each line of a file is the JSON of {@code seichi prove} or {@code seichi solve}. */
final class ProofChecking {
    /** Maximum size of a file in bytes: some thousand proofs. */
    private static final int LONGEST = 64 << 20;

    private static final Pattern LINE = Pattern.compile("\\R");

    private final Streams streams;
    private final long most;
    private int checked;
    private int broken;
    private int refused;

    /**
     * Creates a checker.
     *
     * @param most budget of each search in positions visited
     */
    ProofChecking(Streams streams, long most) {
        this.streams = streams;
        this.most = most;
    }

    /** Checks files; returns the exit status: 1 if a proof is broken or some cannot be read, 2 if none can be read. */
    int run(List<String> files) {
        for (String file : files) {
            try {
                check(file);
            } catch (IOException cause) {
                failed(file, cause.getMessage());
            }
        }
        return broken > 0 ? ExitStatus.SOME_FAILED : ExitStatus.of(checked, refused);
    }

    private void check(String file) throws IOException {
        byte[] content = start(FilePaths.of(file));
        if (content.length > LONGEST) {
            failed(file, "is longer than " + LONGEST + " bytes");
            return;
        }
        String[] lines = LINE.split(new String(content, StandardCharsets.UTF_8), -1);
        if (Arrays.stream(lines).noneMatch(line -> line.stripLeading().startsWith("{"))) {
            failed(file, "there is no proof in this file; --format json writes them, one on each line");
            return;
        }
        for (int i = 0; i < lines.length; i++) {
            if (!lines[i].isBlank()) {
                check(file + ":" + (i + 1), lines[i]);
            }
        }
    }

    private static byte[] start(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(LONGEST + 1);
        } catch (IOException cause) {
            throw Unread.explained(file, "a file of proofs", cause);
        }
    }

    private void check(String place, String line) {
        try {
            Map<?, ?> json = JsonText.object(line.getBytes(StandardCharsets.UTF_8));
            if (StoredProofReader.isSolved(json)) {
                besiege(place, StoredProofReader.strategies(json));
            } else {
                StoredProof proof = StoredProofReader.proof(json);
                tell(place, proof.claims().size() + " claims stand", ProofCheck.of(proof, most));
            }
        } catch (JsonText.NoObjectException unreadable) {
            failed(place + ":" + unreadable.column(), unreadable.getMessage());
        } catch (UnusableException unfit) {
            failed(place, unfit.getMessage());
        }
    }

    private void besiege(String place, List<StoredStrategy> strategies) {
        if (strategies.isEmpty()) {
            checked++;
            streams.out().println(place + ": there is no strategy to attack");
        }
        for (StoredStrategy strategy : strategies) {
            String who = JsonType.code(strategy.answers().color());
            tell(place, "the strategy of " + who + " stands", StrategySiege.of(strategy, most));
        }
    }

    private void tell(String place, String stands, ProofCheck.Outcome outcome) {
        String seen = Texts.count(outcome.positions(), "position") + " attacked"
                + (outcome.cutShort() == 0 ? "" : ", not every line around " + outcome.cutShort() + " of the claims");
        checked++;
        if (outcome.faults().isEmpty()) {
            streams.out().println(place + ": " + stands + ", " + seen);
        } else {
            broken++;
            streams.out().println(place + ": broken, " + seen);
            outcome.faults().forEach(fault -> streams.out().println("  " + fault));
        }
    }

    private void failed(String place, String why) {
        refused++;
        streams.err().println(place + ": " + why);
    }
}
