package org.seichi.app.gtp;

import java.util.List;
import java.util.Map;
import org.seichi.board.PointSet;
import org.seichi.report.Margin;
import org.seichi.report.ScoreReport;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.text.Coordinates;

/** Commands that score. */
final class ScoreCommands {
    private final GtpSession session;

    private ScoreCommands(GtpSession session) {
        this.session = session;
    }

    /** Adds them. */
    static void add(Map<String, GtpHandler> commands, GtpSession session) {
        ScoreCommands score = new ScoreCommands(session);
        commands.put("final_score", score::score);
        commands.put("final_status_list", score::statusList);
    }

    private String score(Arguments arguments) throws GtpException {
        int margin = session.report().score().margin();
        return margin == 0 ? "0" : Margin.format(margin);
    }

    /**
     * Every point of the board is in exactly one list: living stones, which are all that are neither dead nor in seki;
     * the empty points of each player; and dame, which are all other empty points.
     */
    private String statusList(Arguments arguments) throws GtpException {
        ScoreReport report = session.report();
        PointSet empty = report.assessment().position().empty();
        return switch (arguments.word(0)) {
            case "alive" -> chains(report, Status.ALIVE, Status.UNSETTLED);
            case "dead" -> chains(report, Status.DEAD);
            case "seki" -> chains(report, Status.SEKI);
            case "black_territory" -> points(report.ownership().black().intersection(empty));
            case "white_territory" -> points(report.ownership().white().intersection(empty));
            case "dame" -> points(report.ownership().neutral().intersection(empty));
            default ->
                throw new GtpException(
                        "no such status; there are alive dead seki black_territory white_territory dame");
        };
    }

    /** A line for each chain. */
    private String chains(ScoreReport report, Status... statuses) {
        return String.join(
                "\n",
                report.assessment().verdicts().stream()
                        .filter(verdict -> List.of(statuses).contains(verdict.status()))
                        .map(Verdict::stones)
                        .map(this::points)
                        .toList());
    }

    private String points(PointSet points) {
        return String.join(" ", Coordinates.format(session.board(), points));
    }
}
