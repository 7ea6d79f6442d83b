package org.seichi.answer;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.LINE;
import static org.seichi.json.JsonType.MOVE;
import static org.seichi.json.JsonType.POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.oneOf;
import static org.seichi.json.JsonType.orNull;
import static org.seichi.json.JsonType.whole;

import org.seichi.analysis.Result;
import org.seichi.board.PointSet;
import org.seichi.json.Shape;
import org.seichi.report.ProblemReport;
import org.seichi.zone.GroupOutcome;
import org.seichi.zone.Refutation;
import org.seichi.zone.SolvedGroup;
import org.seichi.zone.ZoneStrategy;

/** The JSON of problems of life and death. */
public final class ProblemShape {
    private static final Shape<Refutation> WRONG = Shape.<Refutation>named(
                    "wrongMove", "A first move that is proven to fail.")
            .key("move", MOVE, Refutation::move)
            .key("line", "How the opponent answers it, and so on.", LINE, Refutation::line)
            .end();

    private static final Shape<SolvedGroup> GROUP = Shape.<SolvedGroup>named("solvedGroup", "What becomes of a group.")
            .key("color", GoTypes.COLOR, group -> group.question().owner())
            .key("stones", POINTS, group -> group.question().group())
            .key(
                    "first",
                    "Who moves first.",
                    GoTypes.COLOR,
                    group -> group.question().position().toMove())
            .key(
                    "outcome",
                    "What is proven: lives and taken although the other player wins every ko, ko if it depends on who wins the"
                            + " kos, seki if neither gains by playing on; unknown if nothing is.",
                    oneOf(GroupOutcome.values()),
                    SolvedGroup::outcome)
            .key(
                    "takesFirst",
                    "Of a ko: who succeeds if nobody has threats, so that the other one has to find the first; null if that"
                            + " is not proven.",
                    orNull(GoTypes.COLOR),
                    SolvedGroup::takesFirst)
            .key(
                    "line",
                    "A line of play; a pass stands for a move elsewhere. Empty if nothing is known.",
                    LINE,
                    SolvedGroup::line)
            .key("zone", "The points that the proof looks at.", POINTS, ProblemShape::zone)
            .key(
                    "patterns",
                    "Number of positions of the zone that the proof answers.",
                    COUNT,
                    group -> group.proof().map(proof -> proof.patterns().size()).orElse(0))
            .key("wrong", "Other first moves that are proven to fail.", listOf(WRONG.type()), SolvedGroup::wrong)
            .key("nodes", "Positions visited.", COUNT, SolvedGroup::nodes)
            .end();

    /** The answers to the problems of a position. */
    public static final Shape<Result<ProblemReport>> SHAPE = Shape.<Result<ProblemReport>>named(
                    "solve", "Problems of life and death, as written by: seichi solve --format json")
            .key(
                    "file",
                    "The file as the user named it.",
                    TEXT,
                    game -> game.source().file())
            .key(
                    "game",
                    "Number of the game in the file.",
                    whole(1, Integer.MAX_VALUE),
                    game -> game.source().number())
            .key("width", GoTypes.SIDE, game -> game.report().position().board().width())
            .key(
                    "height",
                    GoTypes.SIDE,
                    game -> game.report().position().board().height())
            .key("groups", listOf(GROUP.type()), game -> game.report().groups())
            .key("warnings", GoTypes.WARNINGS, game -> game.report().warnings())
            .keyIfKnown("micros", "Microseconds spent on solving.", COUNT, ScoreShape::analysisMicros)
            .end();

    private ProblemShape() {}

    private static PointSet zone(SolvedGroup group) {
        return group.proof()
                .map(ZoneStrategy::zone)
                .orElse(PointSet.empty(group.question().position().board()));
    }
}
