package org.seichi.app.gtp;

import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.report.Margin;
import org.seichi.report.ScoreReport;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.text.Coordinates;

/** Commands that score the position. */
record ScoreCommands(GtpSession session) {
    /** The statuses, living stones last: they are all stones that have no other status. */
    private static final List<String> STATUSES =
            List.of("dead", "seki", "black_territory", "white_territory", "dame", "alive");

    /** Adds the commands. */
    static void add(GtpCommands commands, GtpSession session) {
        ScoreCommands score = new ScoreCommands(session);
        commands.put("final_score", 0, score::score);
        commands.put("final_status", 1, score::status);
        commands.put("final_status_list", 1, score::statusList);
    }

    /** The status of a point. */
    private String status(Arguments arguments) throws GtpException {
        int point = arguments.point(0, session.board());
        for (String status : STATUSES) {
            if (points(status).contains(point)) {
                return status;
            }
        }
        throw new IllegalStateException("a point without a status");
    }

    /** The points of a status; of {@code alive} all stones, so other statuses have to be checked first. */
    private PointSet points(String status) throws GtpException {
        ScoreReport report = session.report();
        PointSet empty = report.assessment().position().empty();
        return switch (status) {
            case "dead" -> report.assessment().stones(Status.DEAD);
            case "seki" -> report.assessment().stones(Status.SEKI);
            case "black_territory" -> report.ownership().black().intersection(empty);
            case "white_territory" -> report.ownership().white().intersection(empty);
            case "dame" -> report.ownership().neutral().intersection(empty);
            default -> report.assessment().position().board().points().minus(empty);
        };
    }

    private String score(Arguments arguments) throws GtpException {
        int margin = session.report().score().margin();
        return margin == 0 ? "0" : Margin.format(margin);
    }

    /**
     * The points of a status. Every point of the board has exactly one: dead; seki; alive, for all other stones; the territory of
     * a player, for his empty points; and dame, for all other empty points.
     */
    private String statusList(Arguments arguments) throws GtpException {
        String status = arguments.word(0);
        if (!STATUSES.contains(status)) {
            throw new GtpException("no such status; there are alive dead seki black_territory white_territory dame");
        }
        return switch (status) {
            case "alive" -> chains(Status.ALIVE, Status.UNSETTLED);
            case "dead" -> chains(Status.DEAD);
            case "seki" -> chains(Status.SEKI);
            default -> points(points(status));
        };
    }

    /** A line for each chain with one of the statuses. */
    private String chains(Status... statuses) throws GtpException {
        return String.join(
                "\n",
                session.report().assessment().verdicts().stream()
                        .filter(verdict -> List.of(statuses).contains(verdict.status()))
                        .map(Verdict::stones)
                        .map(this::points)
                        .toList());
    }

    private String points(PointSet points) {
        return Coordinates.list(session.board(), points);
    }
}
