package org.seichi.answer;

import static org.seichi.json.JsonType.LINE;
import static org.seichi.json.JsonType.POINT;
import static org.seichi.json.JsonType.POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.oneOf;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.json.JsonType;
import org.seichi.json.Shape;
import org.seichi.report.ScoreReport;
import org.seichi.score.Assessment;
import org.seichi.score.Certainty;
import org.seichi.score.Flag;
import org.seichi.score.Ko;
import org.seichi.score.Ownership;
import org.seichi.score.Play;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Teire;
import org.seichi.score.Verdict;

/** The JSON of an assessment: the board, the chains, and what is left to play. */
final class AssessmentShapes {

    private static final JsonType<Rule> RULE = TEXT.of(Rule::code);

    static final Shape<Flag> FLAG = Shape.<Flag>named("flag", "Something that a person should look at.")
            .key("code", "For programs; later versions may have more.", TEXT, Flag::code)
            .key("text", "For people.", TEXT, Flag::text)
            .key("points", POINTS, Flag::points)
            .end();

    static final Shape<Reason> REASON = Shape.<Reason>named("reason", "Why something was decided.")
            .key("rule", "Name of the rule, for programs.", RULE, Reason::rule)
            .key("text", "A sentence for people.", TEXT, Reason::text)
            .key("points", "The points that the rule looked at.", POINTS, Reason::points)
            .key("line", "Moves played in turn that show it.", LINE, Reason::line)
            .key("source", "Where the rule comes from.", TEXT, Reason::source)
            .end();

    private static final Shape<Verdict> CHAIN = Shape.<Verdict>named("chain", "What becomes of a chain.")
            .key("color", GoTypes.COLOR, Verdict::color)
            .key("stones", "Its stones.", POINTS, Verdict::stones)
            .key("status", oneOf(Status.values()), Verdict::status)
            .key("certainty", oneOf(Certainty.values()), Verdict::certainty)
            .key("reasons", "Why; the decisive reason first.", listOf(REASON.type()), Verdict::reasons)
            .end();

    private static final Shape<Teire> TEIRE = Shape.<Teire>named(
                    "teireReason", "A point that must be filled: the moves by which the opponent gains otherwise.")
            .key("player", GoTypes.COLOR, Teire::owner)
            .key("point", POINT, Teire::point)
            .keysOf(REASON, Teire::reason)
            .end();

    private static final Shape<List<Teire>> TEIRE_POINTS = Shape.<List<Teire>>named(
                    "teire", "Points that their owner must fill.")
            .key("black", listOf(POINT), teire -> of(Color.BLACK, teire))
            .key("white", listOf(POINT), teire -> of(Color.WHITE, teire))
            .end();

    private static final Shape<Play> PLAY = Shape.<Play>named(
                    "play", "A move with which the method has played the position to its end.")
            .key("player", GoTypes.COLOR, Play::player)
            .key("point", POINT, Play::point)
            .key("text", "What it is for.", TEXT, Play::text)
            .end();

    private static final Shape<ScoreReport> BOARD = Shape.<ScoreReport>named("board", "Boards by rows, top row first.")
            .keysOf(GoTypes.SIDES, report -> position(report).board())
            .key("rows", "The stones, dead ones included.", GoTypes.STONES, AssessmentShapes::position)
            .key("ownership", "The owner of each point.", GoTypes.rows("BW.s"), report -> owners(report.ownership()))
            .key("proven", "The proven owner of each point.", GoTypes.rows("BW."), AssessmentShapes::proven)
            .end();

    private static final Shape<Assessment> ASSESSMENT = Shape.<Assessment>named("assessment", "")
            .key("teire", "Points that their owner must fill.", TEIRE_POINTS.type(), Assessment::teire)
            .key("teireReasons", "Why each of them is needed.", listOf(TEIRE.type()), Assessment::teire)
            .key("kos", "Kos that stand open.", listOf(POINT), AssessmentShapes::kos)
            .key(
                    "plays",
                    "The moves with which the method has played the position to its end, in order.",
                    listOf(PLAY.type()),
                    Assessment::plays)
            .end();

    /** The assessment of a position. */
    static final Shape<ScoreReport> ASSESSED = Shape.<ScoreReport>named("assessed", "")
            .key("board", BOARD.type(), report -> report)
            .key("chains", "What becomes of each chain.", listOf(CHAIN.type()), AssessmentShapes::verdicts)
            .key("dame", "Neutral points, those of a seki apart.", POINTS, ScoreReport::dame)
            .keysOf(ASSESSMENT, ScoreReport::assessment)
            .end();

    private AssessmentShapes() {}

    private static List<Verdict> verdicts(ScoreReport report) {
        return report.assessment().verdicts();
    }

    private static List<Integer> kos(Assessment assessment) {
        return assessment.kos().stream().map(Ko::point).toList();
    }

    private static Position position(ScoreReport report) {
        return report.assessment().position();
    }

    private static List<Integer> of(Color owner, List<Teire> teire) {
        return teire.stream()
                .filter(one -> one.owner() == owner)
                .map(Teire::point)
                .toList();
    }

    private static IntUnaryOperator owners(Ownership ownership) {
        return point -> {
            if (ownership.seki().contains(point)) {
                return 's';
            }
            if (ownership.black().contains(point)) {
                return 'B';
            }
            return ownership.white().contains(point) ? 'W' : '.';
        };
    }

    private static IntUnaryOperator proven(ScoreReport report) {
        PointSet black = report.provenOf(Color.BLACK);
        PointSet white = report.provenOf(Color.WHITE);
        return point -> black.contains(point) ? 'B' : white.contains(point) ? 'W' : '.';
    }
}
