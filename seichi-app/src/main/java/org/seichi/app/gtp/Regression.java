package org.seichi.app.gtp;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.seichi.app.gtp.TestResult.Outcome;
import org.seichi.app.match.Peer;

/**
 * Runs a regression suite in the format of GNU Go and GoGui: GTP commands, of which the numbered ones are tests. The line after
 * a test gives its expected answer.
 *
 * <pre>{@code
 * loadsgf games/a.sgf
 * 10 final_score
 * #? [B\+3\.5]
 * 20 final_status_list dead
 * #? [!.*D4.*]*
 * }</pre>
 *
 * <p>The brackets contain a regular expression for the whole answer, negated by a leading {@code !}. A {@code *} after them
 * marks a test that is known to fail. Other lines that begin with {@code #} are ignored.
 */
public final class Regression {
    private static final Pattern EXPECTATION = Pattern.compile("#\\?\\s*\\[(.*)\\]\\s*([*&]*)\\s*");
    private static final Pattern TEST = Pattern.compile("(\\d+)\\s+(.*)");
    private static final Pattern ANSWER = Pattern.compile("([=?])\\d*\\s?(.*)", Pattern.DOTALL);

    private final Peer peer;
    private final List<TestResult> results = new ArrayList<>();
    private String id = "";
    private String command = "";
    private String answer = "";

    private Regression(Peer peer) {
        this.peer = peer;
    }

    /**
     * Runs a suite.
     *
     * @param suite the lines of the suite
     * @param peer the engine under test
     * @throws IOException if the peer stops answering or refuses an unnumbered command, or if the suite cannot be parsed
     */
    public static List<TestResult> run(List<String> suite, Peer peer) throws IOException {
        Regression regression = new Regression(peer);
        for (int i = 0; i < suite.size(); i++) {
            regression.line(suite.get(i).strip(), i + 1);
        }
        return regression.results;
    }

    private void line(String line, int number) throws IOException {
        if (line.startsWith("#?")) {
            expectation(line, number);
        } else if (!line.isEmpty() && !line.startsWith("#")) {
            ask(line, number);
        }
    }

    private void ask(String line, int number) throws IOException {
        Matcher test = TEST.matcher(line);
        id = test.matches() ? test.group(1) : "";
        command = test.matches() ? test.group(2) : line;
        Matcher parts = ANSWER.matcher(peer.ask(line).strip());
        if (!parts.matches()) {
            throw new IOException("line " + number + ": \"" + line + "\" has no proper answer");
        }
        answer = parts.group(2).strip();
        if (id.isEmpty() && parts.group(1).equals("?")) {
            throw new IOException("line " + number + ": \"" + line + "\" fails: " + answer);
        }
    }

    private void expectation(String line, int number) throws IOException {
        Matcher expectation = EXPECTATION.matcher(line);
        if (!expectation.matches() || id.isEmpty()) {
            throw new IOException("line " + number + ": an expectation is #? [...] after a numbered command");
        }
        String expected = expectation.group(1);
        boolean contrary = expected.startsWith("!");
        boolean found;
        try {
            found = Pattern.compile(contrary ? expected.substring(1) : expected)
                    .matcher(answer)
                    .matches();
        } catch (PatternSyntaxException unreadable) {
            throw new IOException("line " + number + ": not a regular expression", unreadable);
        }
        boolean known = expectation.group(2).contains("*");
        results.add(new TestResult(id, command, expected, answer, outcome(found != contrary, known)));
        id = "";
    }

    private static Outcome outcome(boolean asExpected, boolean known) {
        if (asExpected) {
            return known ? Outcome.UNEXPECTED_PASS : Outcome.PASS;
        }
        return known ? Outcome.KNOWN_FAILURE : Outcome.FAIL;
    }
}
