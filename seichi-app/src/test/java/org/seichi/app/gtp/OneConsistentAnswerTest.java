package org.seichi.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What users demand of a score: it does not change with the passes, every session gives the same answer, and score and
 * statuses do not contradict each other.
 */
class OneConsistentAnswerTest {
    private static final List<String> STATUSES =
            List.of("alive", "dead", "seki", "black_territory", "white_territory", "dame");

    private final GtpEngine engine = GtpEngines.create();

    private String ask(String command) {
        return GtpEngines.answer(engine, command);
    }

    private List<String> points(String status) {
        String list = ask("final_status_list " + status);
        return list.isEmpty() ? List.of() : Arrays.asList(list.split("\\s+"));
    }

    /** Games in which nothing is left to play. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "9x9-chinese",
                "9x9-dead-stones",
                "9x9-few-moves",
                "13x13-chinese",
                "13x13-handicap",
                "19x19-chinese"
            })
    void theScoreOfAFinishedGameDoesNotChangeWithPasses(String name) {
        ask("loadsgf examples/" + name + ".sgf");
        String score = ask("final_score");
        String dead = ask("final_status_list dead");
        ask("play b pass");
        ask("play w pass");
        assertThat(ask("final_score")).isEqualTo(score);
        ask("undo");
        ask("undo");
        int passes = 0;
        while (ask("printsgf").matches("(?s).*;[BW]\\[\\]\\)\\s*")) {
            ask("undo");
            passes++;
            assertThat(ask("final_score")).isEqualTo(score);
            assertThat(ask("final_status_list dead")).isEqualTo(dead);
        }
        assertThat(passes).as("passes that end the record").isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"9x9-seki", "9x9-seki-chinese", "13x13-dame-open", "19x19-dead-stones", "9x7-rectangular"})
    void everyPointHasExactlyOneStatus(String name) {
        ask("loadsgf examples/" + name + ".sgf");
        List<String> all = new ArrayList<>();
        STATUSES.forEach(status -> all.addAll(points(status)));
        Set<String> different = new HashSet<>(all);

        assertThat(all).hasSize(different.size());
        assertThat(different).hasSize(name.startsWith("9x7") ? 63 : size(name) * size(name));
    }

    private static int size(String name) {
        return Integer.parseInt(name.substring(0, name.indexOf('x')));
    }

    @ParameterizedTest
    @ValueSource(strings = {"9x9-chinese", "13x13-chinese", "19x19-chinese", "9x9-seki-chinese"})
    void theStatusesAddUpToTheScore(String name) {
        ask("loadsgf examples/" + name + ".sgf");
        ask("komi 0");
        Set<String> black = blackStones();
        int margin =
                points("black_territory").size() - points("white_territory").size();
        for (String status : List.of("alive", "seki")) {
            for (String point : points(status)) {
                margin += black.contains(point) ? 1 : -1;
            }
        }
        for (String point : points("dead")) {
            margin += black.contains(point) ? -1 : 1;
        }

        assertThat(ask("final_score")).isEqualTo(margin == 0 ? "0" : margin > 0 ? "B+" + margin : "W+" + -margin);
    }

    private Set<String> blackStones() {
        Set<String> stones = new HashSet<>();
        for (String row : ask("showboard")
                .lines()
                .filter(line -> line.matches("\\s*\\d+ .*"))
                .toList()) {
            String[] cells = row.strip().split(" +", -1);
            for (int x = 1; x < cells.length - 1; x++) {
                if (cells[x].equals("X")) {
                    stones.add("ABCDEFGHJKLMNOPQRST".charAt(x - 1) + cells[0]);
                }
            }
        }
        return stones;
    }

    @ParameterizedTest
    @ValueSource(strings = {"19x19-dead-stones", "19x19-chinese-dame-open"})
    void anotherSessionGivesTheSameAnswer(String name) {
        List<String> first = answers(name);

        assertThat(answers(name)).isEqualTo(first);
    }

    private static List<String> answers(String name) {
        GtpEngine session = GtpEngines.create();
        List<String> answers = new ArrayList<>();
        for (String command :
                List.of("loadsgf examples/" + name + ".sgf", "final_score", "seichi-score", "seichi-certainty")) {
            answers.add(session.answer(command));
        }
        STATUSES.forEach(status -> answers.add(session.answer("final_status_list " + status)));
        return answers;
    }
}
