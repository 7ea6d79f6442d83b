package org.seichi.answer;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.FLAG;
import static org.seichi.json.JsonType.HALF_POINTS;
import static org.seichi.json.JsonType.POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.oneOf;
import static org.seichi.json.JsonType.orNull;

import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.analysis.Result;
import org.seichi.analysis.Times;
import org.seichi.game.Ending;
import org.seichi.json.JsonType;
import org.seichi.json.Shape;
import org.seichi.report.EngineOpinion;
import org.seichi.report.OpenPlay;
import org.seichi.report.ScoreReport;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Scoring;
import org.seichi.score.Certainty;
import org.seichi.score.PlayerScore;
import org.seichi.score.Score;

/** The JSON of a score. */
public final class ScoreShape {
    /** What counts for a player. */
    public static final Shape<PlayerScore> PLAYER = Shape.<PlayerScore>named("player", "What counts for a player.")
            .key(
                    "territory",
                    "Surrounded points, those under dead stones included, those that will be filled not.",
                    COUNT,
                    PlayerScore::territory)
            .key("prisoners", "Stones of the opponent taken in play.", COUNT, PlayerScore::prisoners)
            .key("deadCaptured", "Dead stones of the opponent left on the board.", COUNT, PlayerScore::deadCaptured)
            .key(
                    "area",
                    "Living stones, surrounded points and the share of neutral points still to be played.",
                    COUNT,
                    PlayerScore::area)
            .key(
                    "handicap",
                    "Compensation for handicap stones in points.",
                    HALF_POINTS,
                    PlayerScore::handicapHalfPoints)
            .key("komi", "Komi in points.", HALF_POINTS, PlayerScore::komiHalfPoints)
            .key("total", "What the rules add up, in points.", HALF_POINTS, PlayerScore::totalHalfPoints)
            .end();

    private static final Shape<OpenPlay> OPEN = Shape.<OpenPlay>named("openPlay", "What is still to be played for.")
            .key("toMove", "Who moves next.", GoTypes.COLOR, OpenPlay::toMove)
            .key(
                    "score",
                    "Points by which Black is ahead once all is played out, as far as it was read.",
                    HALF_POINTS,
                    OpenPlay::margin)
            .key("low", "The lower of the scores with either player to move.", HALF_POINTS, OpenPlay::low)
            .key("high", "The higher of the two.", HALF_POINTS, OpenPlay::high)
            .key("largest", "The points of the largest open place.", POINTS, OpenPlay::largest)
            .end();

    private static final Shape<EngineOpinion> ENGINE = Shape.<EngineOpinion>named(
                    "engine", "What another program says.")
            .key("name", "Name and version, as the engine gives them.", TEXT, EngineOpinion::engine)
            .key(
                    "score",
                    "Points by which Black is ahead; null if it gave no score.",
                    orNull(HALF_POINTS),
                    opinion -> boxed(opinion.margin()))
            .key("result", "The score as a result.", orNull(GoTypes.RESULT), opinion -> boxed(opinion.margin()))
            .key("dead", "The stones that it calls dead.", listOf(JsonType.POINT), EngineOpinion::dead)
            .key("failure", "Why there is no score.", orNull(TEXT), EngineOpinion::failure)
            .key("micros", "How long it took.", COUNT, opinion -> opinion.nanos() / 1000)
            .end();

    private static final Shape<Ruleset> RULES = Shape.<Ruleset>named("counting", "")
            .key("rules", "Id of the ruleset.", TEXT, Ruleset::id)
            .key("scoring", "How these rules count.", oneOf(Scoring.values()), Ruleset::scoring)
            .end();

    private static final Shape<Score> PLAYERS = Shape.<Score>named("players", "")
            .key("black", "What counts for Black.", PLAYER.type(), Score::black)
            .key("white", "What counts for White.", PLAYER.type(), Score::white)
            .end();

    private static final Shape<Score> COUNTERPART = Shape.<Score>named("counterpart", "The other way of counting.")
            .keysOf(RULES, Score::rules)
            .key("result", GoTypes.RESULT, Score::margin)
            .keysOf(PLAYERS, score -> score)
            .end();

    private static final Shape<Score> MARGIN = Shape.<Score>named("margin", "")
            .key(
                    "score",
                    "Points by which Black is ahead, komi included; negative if White is.",
                    HALF_POINTS,
                    Score::margin)
            .key("result", "The same as a result.", GoTypes.RESULT, Score::margin)
            .end();

    /** The terms, and what the score comes to under them. */
    private static final Shape<ScoreReport> VERDICT = Shape.<ScoreReport>named("verdict", "")
            .key("method", "Name of the scoring method.", TEXT, ScoreReport::method)
            .keysOf(GoTypes.TERMS, ScoreReport::terms)
            .key(
                    "endedByPasses",
                    "Whether the record ends in two passes.",
                    FLAG,
                    report -> report.ending() == Ending.TWO_PASSES)
            .keysOf(MARGIN, ScoreReport::score)
            .key(
                    "certainty",
                    "The weakest of the verdicts.",
                    oneOf(new Certainty[] {Certainty.PROVEN, Certainty.SEARCHED, Certainty.JUDGED}),
                    ScoreReport::certainty)
            .key(
                    "flags",
                    "What a person should look at.",
                    listOf(AssessmentShapes.FLAG.type()),
                    report -> report.assessment().flags())
            .end();

    private static final Shape<ScoreReport> REPORT = Shape.<ScoreReport>named("report", "")
            .keysOf(VERDICT, report -> report)
            .keysOf(PLAYERS, ScoreReport::score)
            .key(
                    "counterpart",
                    "The count of the same position the other way, by area or by territory.",
                    COUNTERPART.type(),
                    ScoreReport::counterpart)
            .keysOf(AssessmentShapes.ASSESSED, report -> report)
            .key(
                    "open",
                    "What is still to be played for, if that is more than neutral points.",
                    orNull(OPEN.type()),
                    ScoreReport::open)
            .key("warnings", "What was tolerated in the record.", GoTypes.WARNINGS, ScoreReport::warnings)
            .end();

    /** A score. */
    public static final Shape<Result<ScoreReport>> SHAPE = ResultShape.of(
                    "score", "The score of one game", REPORT, "assessing and counting")
            .keyIfKnown(
                    "recordMicros",
                    "Microseconds spent on parsing and replaying the record.",
                    COUNT,
                    game -> game.times().map(Times::record).map(nanos -> nanos / 1000))
            .key("engine", "What another program says, if one was asked.", orNull(ENGINE.type()), ScoreShape::opinion)
            .end();

    private ScoreShape() {}

    private static Optional<EngineOpinion> opinion(Result<ScoreReport> game) {
        return game.report().opinion();
    }

    private static Optional<Integer> boxed(OptionalInt value) {
        return value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty();
    }
}
