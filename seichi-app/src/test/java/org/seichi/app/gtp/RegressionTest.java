package org.seichi.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.app.gtp.TestResult.Outcome;

class RegressionTest {
    /** Answers every command with its last word, and fails if that is "fail". */
    private static String echo(String command) {
        String last = command.substring(command.lastIndexOf(' ') + 1);
        return last.equals("fail") ? "?1 that went wrong\n\n" : "=1 " + last + "\n\n";
    }

    private static List<TestResult> run(String suite) throws IOException {
        return Regression.run(suite.lines().toList(), RegressionTest::echo);
    }

    @Test
    void anExpectationIsARegularExpressionForTheWholeAnswer() throws IOException {
        List<TestResult> results = run("""
                # nothing is tested here
                loadsgf a
                1 say B+3.5
                #? [B\\+3\\.5]
                2 say B+3.5
                #? [B\\+3]
                3 say B+3.5
                #?[!W.*]
                4 say W+1
                #? [!W.*]
                5 say fail
                #? [that went wrong]
                """);

        assertThat(results)
                .extracting(TestResult::outcome)
                .containsExactly(Outcome.PASS, Outcome.FAIL, Outcome.PASS, Outcome.FAIL, Outcome.PASS);
        assertThat(results).extracting(TestResult::isFine).containsExactly(true, false, true, false, true);
    }

    @Test
    void aKnownFailureIsFineAndAnUnexpectedPassIsNot() throws IOException {
        List<TestResult> results = run("""
                1 say A
                #? [B]*
                2 say A
                #? [A]*
                """);

        assertThat(results)
                .extracting(TestResult::outcome)
                .containsExactly(Outcome.KNOWN_FAILURE, Outcome.UNEXPECTED_PASS);
        assertThat(results).extracting(TestResult::isFine).containsExactly(true, false);
    }

    @Test
    void aSuiteThatCannotBeUnderstoodIsRefusedWithTheLine() {
        assertThatThrownBy(() -> run("say A\n#? [A]")).hasMessageStartingWith("line 2: an expectation");
        assertThatThrownBy(() -> run("1 say A\n#? A")).hasMessageStartingWith("line 2: an expectation");
        assertThatThrownBy(() -> run("1 say A\n#? [(]")).hasMessageStartingWith("line 2: not a regular expression");
        assertThatThrownBy(() -> run("say fail")).hasMessage("line 1: \"say fail\" fails: that went wrong");
    }
}
