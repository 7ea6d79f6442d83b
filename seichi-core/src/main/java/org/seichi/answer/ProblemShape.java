package org.seichi.answer;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.LINE;
import static org.seichi.json.JsonType.MOVE;
import static org.seichi.json.JsonType.POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.oneOf;
import static org.seichi.json.JsonType.orNull;

import java.util.List;
import java.util.Optional;
import org.seichi.analysis.Result;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.json.Shape;
import org.seichi.report.ProblemReport;
import org.seichi.rules.Suicide;
import org.seichi.zone.AnswerWriter;
import org.seichi.zone.GroupOutcome;
import org.seichi.zone.GroupQuestion;
import org.seichi.zone.Refutation;
import org.seichi.zone.SolvedGroup;
import org.seichi.zone.ZonePattern;
import org.seichi.zone.ZoneStrategy;

/** The JSON of solved problems of life and death. */
public final class ProblemShape {
    private static final Shape<Refutation> WRONG = Shape.<Refutation>named(
                    "wrongMove", "A first move that is proven to fail.")
            .key("move", MOVE, Refutation::move)
            .key("line", LINE, Refutation::line)
            .says("How the opponent answers it, and so on.")
            .end();

    private static final Shape<WrittenStrategy> STRATEGY = Shape.<WrittenStrategy>named(
                    "problemStrategy", "How a player gets what he wants, whatever the other one does.")
            .key("color", GoTypes.COLOR, WrittenStrategy::color)
            .says("Who gets it.")
            .key("move", orNull(MOVE), WrittenStrategy::move)
            .says("His first move; null if the other one moves first.")
            .key("states", listOf(TEXT), WrittenStrategy::states)
            .says(
                    "By number from 0, which stands after the first move: the moves of the other one between commas (pass for one"
                            + " elsewhere), each with the answer (- for none) and the number of the state that follows. A state"
                            + " without moves is the end: the stones live, or are taken.")
            .end();

    private static final Shape<GroupQuestion> QUESTION = Shape.<GroupQuestion>named("question", "")
            .key("color", GoTypes.COLOR, GroupQuestion::owner)
            .key("stones", POINTS, GroupQuestion::group)
            .key("suicide", oneOf(Suicide.values()), GroupQuestion::suicide)
            .says("What the rules say of suicide.")
            .key("first", GoTypes.COLOR, question -> question.position().toMove())
            .says("Who moves first.")
            .end();

    private static final Shape<SolvedGroup> GROUP = Shape.<SolvedGroup>named("solvedGroup", "What becomes of a group.")
            .keysOf(QUESTION, SolvedGroup::question)
            .key("outcome", oneOf(GroupOutcome.values()), SolvedGroup::outcome)
            .says(
                    "What is proven: lives and taken although the other player wins every ko, ko if it depends on who wins the"
                            + " kos, seki if neither gains by playing on; unknown if nothing is.")
            .key("takesFirst", orNull(GoTypes.COLOR), SolvedGroup::takesFirst)
            .says(
                    "Of a ko: who succeeds if nobody has threats, so that the other one has to find the first; null if that"
                            + " is not proven.")
            .key("assumed", POINTS, SolvedGroup::assumed)
            .says(
                    "Stones of the opponent around the group on whose life the outcome rests, though it is not proven; empty if the"
                            + " outcome needs none.")
            .key("line", LINE, SolvedGroup::line)
            .says("A line of play; a pass stands for a move elsewhere. Empty if nothing is known.")
            .key("zone", POINTS, ProblemShape::zone)
            .says("The points that the proof looks at.")
            .key(
                    "patterns",
                    COUNT,
                    group -> group.proof().map(proof -> proof.patterns().size()).orElse(0))
            .says("Number of positions of the zone that the proof answers.")
            .key("strategy", orNull(STRATEGY.type()), WrittenStrategy::of)
            .says(
                    "The answers to everything; of a ko, how the player who moves first gets what he wants if he wins every ko, a move"
                            + " that is not named being a pass. Null if all moves of a closed area were searched.")
            .key("wrong", listOf(WRONG.type()), SolvedGroup::wrong)
            .says("Other first moves that are proven to fail.")
            .key("nodes", COUNT, SolvedGroup::nodes)
            .says("Positions visited.")
            .end();

    private static final Shape<ProblemReport> REPORT = Shape.<ProblemReport>named("problems", "")
            .keysOf(GoTypes.BOARD, ProblemReport::position)
            .key("groups", listOf(GROUP.type()), ProblemReport::groups)
            .key("warnings", GoTypes.WARNINGS, ProblemReport::warnings)
            .end();

    /** The answers to the problems of a position. */
    public static final Shape<Result<ProblemReport>> SHAPE = ResultShape.of(
                    "solve", "Problems of life and death", REPORT, "solving")
            .end();

    /**
     * A proof as written to JSON.
     *
     * @param color the prover
     * @param move his first move, if he moves first
     * @param states his answers
     */
    private record WrittenStrategy(Color color, Optional<Integer> move, List<String> states) {
        static Optional<WrittenStrategy> of(SolvedGroup group) {
            Board board = group.question().position().board();
            return group.proof()
                    .flatMap(proof -> AnswerWriter.writeAll(proof)
                            .map(all -> new WrittenStrategy(proof.prover(), first(proof), StatesText.of(board, all))));
        }

        private static Optional<Integer> first(ZoneStrategy proof) {
            ZonePattern last = proof.patterns().get(proof.patterns().size() - 1);
            return last.toMove() == proof.prover() ? Optional.of(last.move()) : Optional.empty();
        }
    }

    private ProblemShape() {}

    private static PointSet zone(SolvedGroup group) {
        return group.proof()
                .map(ZoneStrategy::zone)
                .orElse(PointSet.empty(group.question().position().board()));
    }
}
