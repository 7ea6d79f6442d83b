package org.seichi.answer;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.FLAG;
import static org.seichi.json.JsonType.MOVE;
import static org.seichi.json.JsonType.POINTS;
import static org.seichi.json.JsonType.code;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.oneOf;
import static org.seichi.json.JsonType.rounded;
import static org.seichi.json.JsonType.whole;

import java.util.List;
import java.util.stream.IntStream;
import org.seichi.analysis.Result;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.evaluate.DoubleThreat;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.ExactGround;
import org.seichi.evaluate.ExactParts;
import org.seichi.evaluate.Expectation;
import org.seichi.evaluate.Omission;
import org.seichi.evaluate.Peril;
import org.seichi.evaluate.Perils;
import org.seichi.evaluate.PointKind;
import org.seichi.evaluate.Zone;
import org.seichi.evaluate.ZoneStatus;
import org.seichi.json.JsonType;
import org.seichi.json.Schema;
import org.seichi.json.Shape;
import org.seichi.report.EvaluationLayers;
import org.seichi.report.EvaluationReport;
import org.seichi.structure.Groups;

/** The JSON of an evaluation. */
public final class EvaluationShape {
    static final String OWNERS =
            "The expected owner of each point, from -1 (White's) to 1 (Black's): row by row, from the top left.";

    static final JsonType<Expectation> OWNERSHIP =
            new JsonType<>(new Schema.ListOf(new Schema.Decimal(false)), (expectation, json) -> {
                json.beginArray();
                json.board().points().forEach(point -> json.rounded(expectation.at(point), 3));
                json.endArray();
            });

    private static final Shape<Counts> COUNTS = Shape.<Counts>named("kindCounts", "")
            .key("black", COUNT, counts -> counts.of(Color.BLACK))
            .key("white", COUNT, counts -> counts.of(Color.WHITE))
            .key("all", COUNT, Counts::all)
            .end();

    private static final Shape<Group> GROUP = Shape.<Group>named("group", "A group with its chance to live.")
            .key("color", GoTypes.COLOR, Group::color)
            .key("stones", POINTS, Group::stones)
            .key("alive", rounded(4), Group::alive)
            .says("0 to 1.")
            .end();

    private static final Shape<Zone> ZONE = Shape.<Zone>named("zone", "A part of the board that a color cuts off.")
            .key("color", GoTypes.COLOR, Zone::color)
            .key("status", oneOf(ZoneStatus.values()), Zone::status)
            .key("potential", FLAG, Zone::isPotential)
            .says("Whether potential dividers close it.")
            .key("points", POINTS, Zone::points)
            .end();

    private static final Shape<Perils> PERILS = Shape.<Perils>named("perils", "Stones that can be captured.")
            .key("lost", POINTS, perils -> perils.stones(Peril.LOST))
            .says("Whoever moves first.")
            .key("whoMoves", POINTS, perils -> perils.stones(Peril.WHO_MOVES))
            .says("By who moves first.")
            .end();

    private static final Shape<DoubleThreat> DOUBLE_THREAT = Shape.<DoubleThreat>named(
                    "doubleThreat", "A move that threatens two regions at once.")
            .key("player", GoTypes.COLOR, DoubleThreat::player)
            .key("move", MOVE, DoubleThreat::move)
            .key("rescued", listOf(POINTS), DoubleThreat::rescued)
            .says("Own groups in danger that it threatens to connect.")
            .key("captured", listOf(POINTS), DoubleThreat::captured)
            .says("The opponent's chains that it threatens to take.")
            .key("worth", rounded(2), DoubleThreat::least)
            .says("What he gains whatever the answer, in points: the least of these, with the territory around.")
            .end();

    private static final Shape<Omission> OMISSION = Shape.<Omission>named(
                    "omission", "How many moves the owner of a chain may leave unanswered.")
            .key("owner", GoTypes.COLOR, Omission::owner)
            .key("stones", POINTS, Omission::stones)
            .says("The chain.")
            .key("number", whole(0, 1), Omission::number)
            .says("0: the opponent's next move takes it; 1: two in a row do, so each first move is a ko threat.")
            .key("moves", POINTS, Omission::moves)
            .says("The opponent's first moves.")
            .key("worth", COUNT, Omission::worth)
            .says("What he gains, in points: two for each stone.")
            .end();

    private static final Shape<Estimate> ESTIMATE = Shape.<Estimate>named("estimate", "")
            .key("judged", rounded(2), Estimate::judged)
            .says("Board, turn, komi and rules summed up: the score before it is drawn toward an even game.")
            .key("sampled", rounded(4), Estimate::sampled)
            .says("The share of the sampled games that Black wins; a witness of the score beside what is judged.")
            .key("plainScore", rounded(2), Estimate::plain)
            .says("The score by the weights of the paper, without the turn.")
            .end();

    /** An evaluation. */
    public static final Shape<Result<EvaluationReport>> SHAPE = ResultShape.of(
                    "evaluate", "The worth of a position", report(), "evaluating the position")
            .end();

    private EvaluationShape() {}

    /** A group as written to JSON. */
    private record Group(Color color, PointSet stones, double alive) {
        static List<Group> all(Evaluation evaluation) {
            Groups groups = evaluation.facts().structure().groups();
            return IntStream.range(0, groups.count())
                    .boxed()
                    .map(group -> new Group(
                            Color.of(groups.code(group)),
                            groups.stones(group),
                            evaluation.strength().alive(group)))
                    .toList();
        }
    }

    private static Shape<EvaluationReport> report() {
        return Shape.<EvaluationReport>named("worth", "")
                .keysOf(GoTypes.TERMS, EvaluationReport::terms)
                .keysOf(LeadShape.SHAPE, report -> report)
                .keysOf(ESTIMATE, EvaluationReport::estimate)
                .keysOf(grounds(), EvaluationReport::evaluation)
                .key("warnings", GoTypes.WARNINGS, EvaluationReport::warnings)
                .end();
    }

    private static Shape<Evaluation> grounds() {
        return Shape.<Evaluation>named("grounds", "")
                .key("board", rounded(2), Evaluation::board)
                .says("By how much Black's area is expected to be larger.")
                .key("turn", rounded(2), Evaluation::turn)
                .says("What the turn adds for Black; negative if White is to move.")
                .key("exact", exact().type(), evaluation -> evaluation.facts().exact())
                .says("Which points are exact, each on the strongest ground.")
                .key("points", kinds().type(), all -> all)
                .says("Number of points of each kind, for each color and in all.")
                .key("layers", LayersShape.SHAPE.type(), all -> all)
                .key("ownership", OWNERSHIP, Evaluation::expectation)
                .says(OWNERS)
                .key("groups", listOf(GROUP.type()), Group::all)
                .says("Groups with their chance to live.")
                .key("zones", listOf(ZONE.type()), all -> new EvaluationLayers(all).zones())
                .says("Zones that take less than half of the board.")
                .key("perils", PERILS.type(), evaluation -> evaluation.facts().perils())
                .key("doubleThreats", listOf(DOUBLE_THREAT.type()), Evaluation::doubleThreats)
                .says("Moves that threaten two regions at once.")
                .key("omissions", listOf(OMISSION.type()), Evaluation::omissions)
                .says("Chains that one move or two in a row take, those worth most first.")
                .end();
    }

    private static Shape<ExactParts> exact() {
        Shape.Builder<ExactParts> grounds = Shape.named("exact", "Points whose fate is exact, by the ground.");
        grounds.key("wholeBoard", FLAG, parts -> parts.margin().isPresent())
                .says("All of the board is exact: the score is no estimate.");
        for (ExactGround ground : ExactGround.values()) {
            grounds.key(code(ground), POINTS, parts -> parts.on(ground));
        }
        return grounds.end();
    }

    private static Shape<Evaluation> kinds() {
        Shape.Builder<Evaluation> kinds = Shape.named("pointKinds", "Numbers of points by kind.");
        for (PointKind kind : PointKind.values()) {
            kinds.key(code(kind), COUNTS.type(), evaluation -> new Counts(evaluation, kind));
        }
        return kinds.end();
    }

    /** The numbers of points of a kind. */
    private record Counts(Evaluation evaluation, PointKind kind) {
        int of(Color color) {
            return evaluation.kinds().points(kind, color).size();
        }

        int all() {
            return evaluation.kinds().points(kind).size();
        }
    }
}
