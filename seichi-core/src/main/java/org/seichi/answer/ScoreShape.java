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
import org.seichi.arrange.Arrangement;
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
            .key("territory", COUNT, PlayerScore::territory)
            .says("Surrounded points, those under dead stones included, those that will be filled not.")
            .key("prisoners", COUNT, PlayerScore::prisoners)
            .says("Stones of the opponent taken in play.")
            .key("deadCaptured", COUNT, PlayerScore::deadCaptured)
            .says("Dead stones of the opponent left on the board.")
            .key("area", COUNT, PlayerScore::area)
            .says("Living stones, surrounded points and the share of neutral points still to be played.")
            .key("handicap", HALF_POINTS, PlayerScore::handicapHalfPoints)
            .says("Compensation for handicap stones in points.")
            .key("komi", HALF_POINTS, PlayerScore::komiHalfPoints)
            .says("Komi in points.")
            .key("total", HALF_POINTS, PlayerScore::totalHalfPoints)
            .says("What the rules add up, in points.")
            .end();

    private static final Shape<OpenPlay> OPEN = Shape.<OpenPlay>named("openPlay", "What is still to be played for.")
            .key("toMove", GoTypes.COLOR, OpenPlay::toMove)
            .says("Who moves next.")
            .key("score", HALF_POINTS, OpenPlay::margin)
            .says("Points by which Black is ahead once all is played out, as far as it was read.")
            .key("low", HALF_POINTS, OpenPlay::low)
            .says("The lower of the scores with either player to move.")
            .key("high", HALF_POINTS, OpenPlay::high)
            .says("The higher of the two.")
            .key("largest", POINTS, OpenPlay::largest)
            .says("The points of the largest open place.")
            .end();

    private static final Shape<EngineOpinion> ENGINE = Shape.<EngineOpinion>named(
                    "engine", "What another program says.")
            .key("name", TEXT, EngineOpinion::engine)
            .says("Name and version, as the engine gives them.")
            .key("score", orNull(HALF_POINTS), opinion -> boxed(opinion.margin()))
            .says("Points by which Black is ahead; null if it gave no score.")
            .key("result", orNull(GoTypes.RESULT), opinion -> boxed(opinion.margin()))
            .says("The score as a result.")
            .key("dead", listOf(JsonType.POINT), EngineOpinion::dead)
            .says("The stones that it calls dead.")
            .key("failure", orNull(TEXT), EngineOpinion::failure)
            .says("Why there is no score.")
            .key("micros", COUNT, opinion -> opinion.nanos() / 1000)
            .says("How long it took.")
            .end();

    private static final Shape<Arrangement.Side> SIDE = Shape.<Arrangement.Side>named(
                    "arrangedSide", "A player's part of an arranged board.")
            .key("stones", POINTS, Arrangement.Side::stones)
            .says("Where stones of this color stand, those put into the territory among them.")
            .key("blocks", listOf(POINTS), Arrangement.Side::blocks)
            .says("The territory that is left, each rectangle by its points, in the order of counting.")
            .key("noRoom", COUNT, Arrangement.Side::noRoom)
            .says("Stones that the player has lost for which the territory has no room; then no territory is left.")
            .end();

    private static final Shape<Arrangement> ARRANGED = Shape.<Arrangement>named(
                    "arranged", "The board arranged for counting.")
            .key("black", SIDE.type(), Arrangement::black)
            .says("Black's part of the board.")
            .key("white", SIDE.type(), Arrangement::white)
            .says("White's part of the board.")
            .end();

    private static final Shape<Ruleset> RULES = Shape.<Ruleset>named("counting", "")
            .key("rules", TEXT, Ruleset::id)
            .says("Id of the ruleset.")
            .key("scoring", oneOf(Scoring.values()), Ruleset::scoring)
            .says("How these rules count.")
            .end();

    private static final Shape<Score> PLAYERS = Shape.<Score>named("players", "")
            .key("black", PLAYER.type(), Score::black)
            .says("What counts for Black.")
            .key("white", PLAYER.type(), Score::white)
            .says("What counts for White.")
            .end();

    private static final Shape<Score> COUNTERPART = Shape.<Score>named("counterpart", "The other way of counting.")
            .keysOf(RULES, Score::rules)
            .key("result", GoTypes.RESULT, Score::margin)
            .keysOf(PLAYERS, score -> score)
            .end();

    private static final Shape<Score> MARGIN = Shape.<Score>named("margin", "")
            .key("score", HALF_POINTS, Score::margin)
            .says("Points by which Black is ahead, komi included; negative if White is.")
            .key("result", GoTypes.RESULT, Score::margin)
            .says("The same as a result.")
            .end();

    /** The terms, and what the score comes to under them. */
    private static final Shape<ScoreReport> VERDICT = Shape.<ScoreReport>named("verdict", "")
            .key("method", TEXT, ScoreReport::method)
            .says("Name of the scoring method.")
            .keysOf(GoTypes.TERMS, ScoreReport::terms)
            .key("endedByPasses", FLAG, report -> report.ending() == Ending.TWO_PASSES)
            .says("Whether the record ends in two passes.")
            .keysOf(MARGIN, ScoreReport::score)
            .key(
                    "certainty",
                    oneOf(new Certainty[] {Certainty.PROVEN, Certainty.SEARCHED, Certainty.JUDGED}),
                    ScoreReport::certainty)
            .says("The weakest of the verdicts.")
            .key(
                    "flags",
                    listOf(AssessmentShapes.FLAG.type()),
                    report -> report.assessment().flags())
            .says("What a person should look at.")
            .end();

    private static final Shape<ScoreReport> REPORT = Shape.<ScoreReport>named("report", "")
            .keysOf(VERDICT, report -> report)
            .keysOf(PLAYERS, ScoreReport::score)
            .key("counterpart", COUNTERPART.type(), ScoreReport::counterpart)
            .says("The count of the same position the other way, by area or by territory.")
            .keysOf(AssessmentShapes.ASSESSED, report -> report)
            .key("open", orNull(OPEN.type()), ScoreReport::open)
            .says("What is still to be played for, if that is more than neutral points.")
            .key("warnings", GoTypes.WARNINGS, ScoreReport::warnings)
            .says("What was tolerated in the record.")
            .end();

    /** A score. */
    public static final Shape<Result<ScoreReport>> SHAPE = ResultShape.of(
                    "score", "The score of one game", REPORT, "assessing and counting")
            .keyIfKnown(
                    "recordMicros",
                    COUNT,
                    game -> game.times().map(Times::record).map(nanos -> nanos / 1000))
            .says("Microseconds spent on parsing and replaying the record.")
            .key("arranged", orNull(ARRANGED.type()), game -> game.report().arranged())
            .says("The board arranged for counting; null unless that was asked.")
            .key("engine", orNull(ENGINE.type()), ScoreShape::opinion)
            .says("What another program says, if one was asked.")
            .end();

    private ScoreShape() {}

    private static Optional<EngineOpinion> opinion(Result<ScoreReport> game) {
        return game.report().opinion();
    }

    private static Optional<Integer> boxed(OptionalInt value) {
        return value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty();
    }
}
