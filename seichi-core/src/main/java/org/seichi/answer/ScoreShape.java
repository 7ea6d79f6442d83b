package org.seichi.answer;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.FLAG;
import static org.seichi.json.JsonType.HALF_POINTS;
import static org.seichi.json.JsonType.POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.oneOf;
import static org.seichi.json.JsonType.orNull;
import static org.seichi.json.JsonType.whole;

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
            .key("score", "Points by which Black is ahead with best play from here.", HALF_POINTS, OpenPlay::margin)
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

    private static final Shape<Score> COUNTERPART = Shape.<Score>named("counterpart", "The other way of counting.")
            .key("rules", "Id of the ruleset.", TEXT, score -> score.rules().id())
            .key(
                    "scoring",
                    "How these rules count.",
                    oneOf(Scoring.values()),
                    score -> score.rules().scoring())
            .key("result", GoTypes.RESULT, Score::margin)
            .key("black", PLAYER.type(), Score::black)
            .key("white", PLAYER.type(), Score::white)
            .end();

    /** A score. */
    public static final Shape<Result<ScoreReport>> SHAPE = Shape.<Result<ScoreReport>>named(
                    "score", "The score of one game, as written by: seichi score --format json")
            .key(
                    "file",
                    "The file as the user named it; - for standard input.",
                    TEXT,
                    game -> game.source().file())
            .key(
                    "game",
                    "Number of the game in the file.",
                    whole(1, Integer.MAX_VALUE),
                    game -> game.source().number())
            .keysOf(verdict(), Result::report)
            .key(
                    "black",
                    "What counts for Black.",
                    PLAYER.type(),
                    game -> game.report().score().black())
            .key(
                    "white",
                    "What counts for White.",
                    PLAYER.type(),
                    game -> game.report().score().white())
            .key(
                    "counterpart",
                    "The count of the same position the other way, by area or by territory.",
                    COUNTERPART.type(),
                    game -> game.report().counterpart())
            .keysOf(AssessmentShapes.ASSESSED, Result::report)
            .key(
                    "open",
                    "What is still to be played for, if that is more than neutral points.",
                    orNull(OPEN.type()),
                    game -> game.report().open())
            .key(
                    "warnings",
                    "What was tolerated in the record.",
                    GoTypes.WARNINGS,
                    game -> game.report().warnings())
            .keyIfKnown("micros", "Microseconds spent on assessing and counting.", COUNT, ScoreShape::analysisMicros)
            .keyIfKnown(
                    "recordMicros",
                    "Microseconds spent on parsing and replaying the record.",
                    COUNT,
                    game -> game.times().map(Times::record).map(nanos -> nanos / 1000))
            .key(
                    "engine",
                    "What another program says, if one was asked.",
                    orNull(ENGINE.type()),
                    game -> game.report().opinion())
            .end();

    private ScoreShape() {}

    /** The terms. */
    private static Shape.Builder<ScoreReport> terms() {
        return Shape.<ScoreReport>named("verdict", "")
                .key("method", "Name of the scoring method.", TEXT, ScoreReport::method)
                .key(
                        "rules",
                        "Id of the ruleset under which the game was counted.",
                        TEXT,
                        report -> report.terms().rules().id())
                .key(
                        "komi",
                        "Points that White receives.",
                        HALF_POINTS,
                        report -> report.terms().komi())
                .key(
                        "handicap",
                        "Number of handicap stones.",
                        COUNT,
                        report -> report.terms().handicap())
                .key(
                        "endedByPasses",
                        "Whether the record ends in two passes.",
                        FLAG,
                        report -> report.ending() == Ending.TWO_PASSES);
    }

    /** The terms, and what the score comes to under them. */
    private static Shape<ScoreReport> verdict() {
        return terms().key(
                        "score",
                        "Points by which Black is ahead, komi included; negative if White is.",
                        HALF_POINTS,
                        report -> report.score().margin())
                .key(
                        "result",
                        "The same as a result.",
                        GoTypes.RESULT,
                        report -> report.score().margin())
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
    }

    /** Microseconds of the analysis, if anybody took the time. */
    static Optional<Long> analysisMicros(Result<?> game) {
        return game.times().map(times -> times.analysis() / 1000);
    }

    private static Optional<Integer> boxed(OptionalInt value) {
        return value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty();
    }
}
