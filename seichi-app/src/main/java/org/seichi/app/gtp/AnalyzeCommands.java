package org.seichi.app.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import org.seichi.app.render.Style;
import org.seichi.app.render.score.ScoreText;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.method.ScoringMethod;
import org.seichi.report.Margin;
import org.seichi.report.ScoreReport;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.FlagKind;
import org.seichi.score.Ownership;
import org.seichi.score.Status;
import org.seichi.score.Teire;
import org.seichi.score.Verdict;
import org.seichi.structure.Structure;
import org.seichi.text.Coordinates;

/** Commands with which a viewer displays Seichi's findings on its own board, in GoGui's analyze-command convention. */
record AnalyzeCommands(GtpSession session) {
    private static final String EMPTY_CELL = "\"\"";
    private static final double FULL_INFLUENCE = 64;

    /** Adds the commands. */
    static void add(GtpCommands commands, GtpSession session) {
        AnalyzeCommands analysis = new AnalyzeCommands(session);
        Map<String, GtpHandler> drawing = Map.of(
                "seichi-score", analysis::score,
                "seichi-territory", analysis::territory,
                "seichi-teire", analysis::teire,
                "seichi-borders", arguments -> analysis.flagged(flag -> flag.kind() == FlagKind.OPEN_BORDER),
                "seichi-doubts", arguments -> analysis.flagged(flag -> true),
                "seichi-influence", analysis::influence,
                "seichi-groups", analysis::groups,
                "seichi-certainty", analysis::certainty,
                "seichi-report", analysis::report);
        commands.put("gogui-analyze_commands", 0, arguments -> LIST.strip());
        drawing.keySet().stream().sorted().forEach(name -> commands.put(name, 0, drawing.get(name)));
        commands.put("seichi-param", 2, analysis::parameters);
    }

    private static final String LIST = """
            gfx/Score/seichi-score
            string/Report/seichi-report
            param/Rules and method/seichi-param
            plist/Dead stones/final_status_list dead
            plist/Stones in seki/final_status_list seki
            plist/Living stones/final_status_list alive
            plist/Black's territory/final_status_list black_territory
            plist/White's territory/final_status_list white_territory
            plist/Dame/final_status_list dame
            cboard/Territory/seichi-territory
            plist/Points that must be filled/seichi-teire
            plist/Unsealed borders/seichi-borders
            plist/Worth a look/seichi-doubts
            sboard/Groups/seichi-groups
            dboard/Influence/seichi-influence
            cboard/Certainty/seichi-certainty
            """;

    private String score(Arguments arguments) throws GtpException {
        ScoreReport report = session.report();
        Ownership owners = report.ownership();
        PointSet empty = report.assessment().position().empty();
        List<String> lines = new ArrayList<>();
        draw(lines, "BLACK", owners.black().minus(stones(report, Status.ALIVE)));
        draw(lines, "WHITE", owners.white().minus(stones(report, Status.ALIVE)));
        draw(lines, "MARK", stones(report, Status.DEAD));
        draw(lines, "CIRCLE", stones(report, Status.SEKI));
        draw(lines, "COLOR gray", owners.neutral().intersection(empty));
        draw(lines, "SQUARE", forced(report));
        lines.add("TEXT " + Margin.format(report.score().margin()) + ", "
                + report.terms().rules().name() + " rules, method " + report.method());
        return String.join("\n", lines);
    }

    private void draw(List<String> lines, String how, PointSet points) {
        if (!points.isEmpty()) {
            lines.add(how + " " + list(points));
        }
    }

    private String territory(Arguments arguments) throws GtpException {
        Ownership owners = session.report().ownership();
        return board(point -> owners.black().contains(point)
                ? "black"
                : owners.white().contains(point) ? "white" : owners.seki().contains(point) ? "green" : EMPTY_CELL);
    }

    private String teire(Arguments arguments) throws GtpException {
        return list(forced(session.report()));
    }

    private PointSet forced(ScoreReport report) {
        return PointSet.of(session.board(), report.assessment().teire().stream().mapToInt(Teire::point));
    }

    /** The points of the flags that match. */
    private String flagged(Predicate<Flag> which) throws GtpException {
        List<Flag> flags = session.report().assessment().flags();
        return list(
                PointSet.unionOf(session.board(), flags.stream().filter(which).map(Flag::points)));
    }

    private String influence(Arguments arguments) {
        Structure structure = Structure.of(session.game().position());
        return board(point -> {
            double share = structure.influence().at(point) / FULL_INFLUENCE;
            return String.format(Locale.ROOT, "%.2f", Math.max(-1, Math.min(1, share)));
        });
    }

    private String groups(Arguments arguments) {
        Structure structure = Structure.of(session.game().position());
        return board(point -> {
            int content = structure.stones().at(point);
            return content == Stones.EMPTY
                    ? EMPTY_CELL
                    : Integer.toString(structure.groups().at(point) + 1);
        });
    }

    private String certainty(Arguments arguments) throws GtpException {
        Assessment assessment = session.report().assessment();
        String[] colors = new String[session.board().arrayLength()];
        for (Verdict verdict : assessment.verdicts()) {
            String color = switch (verdict.certainty()) {
                case PROVEN, MARKED -> "green";
                case SEARCHED -> "yellow";
                case JUDGED -> "orange";
            };
            verdict.stones().forEach(point -> colors[point] = color);
        }
        return board(point -> colors[point] == null ? EMPTY_CELL : colors[point]);
    }

    private String report(Arguments arguments) throws GtpException {
        return new ScoreText(Style.PLAIN)
                .text(session.score())
                .replaceAll("\n\n+", "\n \n")
                .stripTrailing();
    }

    private String parameters(Arguments arguments) throws GtpException {
        if (arguments.size() == 0) {
            return choice(
                            "rules",
                            session.game().rules().id(),
                            Rulesets.all().stream().map(Ruleset::id).toList())
                    + "\n"
                    + choice(
                            "method",
                            session.method().name(),
                            session.methods().stream().map(ScoringMethod::name).toList());
        }
        String value = arguments.word(1);
        switch (arguments.word(0)) {
            case "rules" ->
                session.set(session.game()
                        .withRules(Rulesets.byId(value).orElseThrow(() -> new GtpException("no such rules"))));
            case "method" ->
                session.setMethod(session.methods().stream()
                        .filter(method -> method.name().equals(value))
                        .findFirst()
                        .orElseThrow(() -> new GtpException("no such method")));
            default -> throw new GtpException("there are rules and method");
        }
        return "";
    }

    private static String choice(String name, String current, List<String> values) {
        return "[list/" + String.join("/", values) + "] " + name + " " + current;
    }

    private PointSet stones(ScoreReport report, Status status) {
        return report.assessment().stones(status);
    }

    private String list(PointSet points) {
        return Coordinates.list(session.board(), points);
    }

    /** A line feed, then a line for each row of the board from the top. */
    private String board(IntFunction<String> cell) {
        Board board = session.board();
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < board.height(); y++) {
            List<String> cells = new ArrayList<>();
            for (int x = 0; x < board.width(); x++) {
                cells.add(cell.apply(board.point(x, y)));
            }
            rows.add(String.join(" ", cells));
        }
        return "\n" + String.join("\n", rows);
    }
}
