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
            .key("code", TEXT, Flag::code)
            .says("For programs; later versions may have more.")
            .key("text", TEXT, Flag::text)
            .says("For people.")
            .key("points", POINTS, Flag::points)
            .end();

    static final Shape<Reason> REASON = Shape.<Reason>named("reason", "Why something was decided.")
            .key("rule", RULE, Reason::rule)
            .says("Name of the rule, for programs.")
            .key("text", TEXT, Reason::text)
            .says("A sentence for people.")
            .key("points", POINTS, Reason::points)
            .says("The points that the rule looked at.")
            .key("line", LINE, Reason::line)
            .says("Moves played in turn that show it.")
            .key("source", TEXT, Reason::source)
            .says("Where the rule comes from.")
            .end();

    private static final Shape<Verdict> CHAIN = Shape.<Verdict>named("chain", "What becomes of a chain.")
            .key("color", GoTypes.COLOR, Verdict::color)
            .key("stones", POINTS, Verdict::stones)
            .says("Its stones.")
            .key("status", oneOf(Status.values()), Verdict::status)
            .key("certainty", oneOf(Certainty.values()), Verdict::certainty)
            .key("reasons", listOf(REASON.type()), Verdict::reasons)
            .says("Why; the decisive reason first.")
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
            .key("text", TEXT, Play::text)
            .says("What it is for.")
            .end();

    private static final Shape<ScoreReport> BOARD = Shape.<ScoreReport>named("board", "Boards by rows, top row first.")
            .keysOf(GoTypes.SIDES, report -> position(report).board())
            .key("rows", GoTypes.STONES, AssessmentShapes::position)
            .says("The stones, dead ones included.")
            .key("ownership", GoTypes.rows("BW.s"), report -> owners(report.ownership()))
            .says("The owner of each point.")
            .key("proven", GoTypes.rows("BW."), AssessmentShapes::proven)
            .says("The proven owner of each point.")
            .end();

    private static final Shape<Assessment> ASSESSMENT = Shape.<Assessment>named("assessment", "")
            .key("teire", TEIRE_POINTS.type(), Assessment::teire)
            .says("Points that their owner must fill.")
            .key("teireReasons", listOf(TEIRE.type()), Assessment::teire)
            .says("Why each of them is needed.")
            .key("kos", listOf(POINT), AssessmentShapes::kos)
            .says("Kos that stand open.")
            .key("plays", listOf(PLAY.type()), Assessment::plays)
            .says("The moves with which the method has played the position to its end, in order.")
            .end();

    /** The assessment of a position. */
    static final Shape<ScoreReport> ASSESSED = Shape.<ScoreReport>named("assessed", "")
            .key("board", BOARD.type(), report -> report)
            .key("chains", listOf(CHAIN.type()), AssessmentShapes::verdicts)
            .says("What becomes of each chain.")
            .key("dame", POINTS, ScoreReport::dame)
            .says("Neutral points, those of a seki apart.")
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
