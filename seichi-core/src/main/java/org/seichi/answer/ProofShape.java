package org.seichi.answer;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.FLAG;
import static org.seichi.json.JsonType.LINE;
import static org.seichi.json.JsonType.POINT;
import static org.seichi.json.JsonType.POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.code;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.oneOf;

import java.util.ArrayList;
import java.util.List;
import org.seichi.analysis.Result;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.json.Shape;
import org.seichi.report.ProofReport;
import org.seichi.rules.Suicide;
import org.seichi.safety.GroupProof;
import org.seichi.safety.ProofKind;
import org.seichi.safety.RegionProof;
import org.seichi.safety.Reply;
import org.seichi.safety.local.Strategy;
import org.seichi.safety.local.StrategyTable;
import org.seichi.text.Coordinates;

/** The JSON of what is proven. */
public final class ProofShape {
    private static final Shape<ProofReport> POINT_COUNTS = Shape.<ProofReport>named(
                    "pointCounts", "Numbers of points; together all of the board.")
            .key("blackStones", COUNT, proof -> proof.stones(Color.BLACK).size())
            .says("Safe black stones.")
            .key("whiteStones", COUNT, proof -> proof.stones(Color.WHITE).size())
            .says("Safe white stones.")
            .key("blackTerritory", COUNT, proof -> proof.territory(Color.BLACK).size())
            .says("Points of safe territory, those under dead stones included.")
            .key("whiteTerritory", COUNT, proof -> proof.territory(Color.WHITE).size())
            .says("The same for White.")
            .key("neutral", COUNT, proof -> proof.neutral().size())
            .says("Empty points beside safe stones of both players, which are nobody's territory.")
            .key("open", COUNT, proof -> proof.open().size())
            .says("Points of which nothing is proven.")
            .end();

    private static final Shape<Reply> REPLY = Shape.<Reply>named("reply", "What the owner answers to an attack.")
            .key("attack", POINT, Reply::attack)
            .key("answer", POINT, Reply::answer)
            .end();

    private static final Shape<WrittenProof> PROOF = Shape.<WrittenProof>named(
                    "proof", "What is proven of some points.")
            .key("color", GoTypes.COLOR, WrittenProof::color)
            .key("what", oneOf(What.values()), WrittenProof::what)
            .says(
                    "An eye is territory for which the rules give nothing if the stones beside it stand in seki, which is not"
                            + " disproven.")
            .key("kind", oneOf(ProofKind.values()), WrittenProof::kind)
            .key("points", POINTS, WrittenProof::points)
            .key("eyes", listOf(POINTS), WrittenProof::eyes)
            .says("The spaces that give stones their sure liberties; none for territory.")
            .key("replies", listOf(REPLY.type()), WrittenProof::replies)
            .says("The owner's answers in the position as it stands.")
            .key("line", LINE, WrittenProof::line)
            .says("A line of play that shows it, the opponent first.")
            .key("needsAnswer", FLAG, WrittenProof::needsAnswer)
            .says("Whether a move outside the owner's territory can force an answer, which may cost a point.")
            .end();

    private static final Shape<Table> TABLE = Shape.<Table>named(
                    "answerTable", "All answers of a color in one part of the board, as a table with states.")
            .key("color", GoTypes.COLOR, Table::color)
            .key("states", listOf(TEXT), Table::states)
            .says("By number from 0, which stands first: the attacks between commas, each with the point of the answer"
                    + " (- for none) and the number of the state that follows; without a number the state stays and"
                    + " the answer holds as long as its point is empty. Other attacks are not answered.")
            .end();

    private static final Shape<ProofReport> REPORT = Shape.<ProofReport>named("proofs", "")
            .keysOf(GoTypes.BOARD, ProofReport::position)
            .key("suicide", oneOf(Suicide.values()), ProofReport::suicide)
            .says("What the rules say of suicide.")
            .key("points", POINT_COUNTS.type(), report -> report)
            .key("by", kinds().type(), report -> report)
            .key("regions", listOf(PROOF.type()), WrittenProof::all)
            .says("The proofs, Black's before White's, stones before territory.")
            .key("neutral", POINTS, ProofReport::neutral)
            .says("The neutral points.")
            .key("answers", listOf(TABLE.type()), Table::all)
            .says("All answers that the proofs need; a point is attacked in one table of a color at most.")
            .keysOf(OpenShape.SHAPE, ProofReport::rest)
            .key("warnings", GoTypes.WARNINGS, ProofReport::warnings)
            .end();

    /** What is proven. */
    public static final Shape<Result<ProofReport>> SHAPE = ResultShape.of(
                    "prove", "What is proven of a game", REPORT, "proving and reading")
            .end();

    private ProofShape() {}

    private static Shape<ProofReport> kinds() {
        Shape.Builder<ProofReport> kinds = Shape.named("proofKinds", "Proven points by their first proof.");
        for (ProofKind kind : ProofKind.values()) {
            kinds.key(code(kind), COUNT, proof -> proof.count(kind));
        }
        return kinds.end();
    }

    private enum What {
        STONES,
        TERRITORY,
        EYE
    }

    /** A table of answers as written to JSON. */
    private record Table(Color color, List<String> states) {
        static List<Table> all(ProofReport report) {
            Board board = report.position().board();
            List<Table> tables = new ArrayList<>();
            for (Color color : Color.values()) {
                List<Reply> replies = report.safety().of(color).replies();
                if (!replies.isEmpty()) {
                    List<String> pairs = replies.stream()
                            .map(reply -> name(board, reply.attack()) + " " + name(board, reply.answer()))
                            .toList();
                    tables.add(new Table(color, List.of(String.join(",", pairs))));
                }
                report.safety().of(color).strategies().forEach(strategy -> tables.add(of(board, color, strategy)));
                report.safety()
                        .of(color)
                        .zones()
                        .forEach(zone -> tables.add(new Table(color, StatesText.of(board, zone))));
            }
            return tables;
        }

        private static Table of(Board board, Color color, Strategy strategy) {
            return new Table(
                    color,
                    StrategyTable.of(strategy).states().stream()
                            .map(state -> state.entries().stream()
                                    .map(entry -> text(board, entry, state.isSettled()))
                                    .toList())
                            .map(entries -> String.join(",", entries))
                            .toList());
        }

        private static String text(Board board, StrategyTable.Entry entry, boolean isSettled) {
            return name(board, entry.attack()) + " " + name(board, entry.answer())
                    + (isSettled ? "" : " " + entry.next());
        }

        private static String name(Board board, int point) {
            return point == Board.NO_POINT ? "-" : Coordinates.format(board, point);
        }
    }

    /** A proof of stones or of territory, as written to JSON. */
    private record WrittenProof(
            Color color,
            What what,
            ProofKind kind,
            PointSet points,
            List<PointSet> eyes,
            List<Reply> replies,
            List<Integer> line,
            boolean needsAnswer) {
        static List<WrittenProof> all(ProofReport report) {
            List<WrittenProof> all = new ArrayList<>();
            for (Color color : Color.values()) {
                report.safety().of(color).groups().forEach(proof -> all.add(of(color, proof)));
                report.safety().of(color).regions().forEach(proof -> all.add(of(report, color, proof)));
            }
            return all;
        }

        private static WrittenProof of(Color color, GroupProof proof) {
            return new WrittenProof(
                    color,
                    What.STONES,
                    proof.kind(),
                    proof.stones(),
                    proof.eyes(),
                    proof.replies(),
                    proof.line(),
                    proof.needsAnswer());
        }

        private static WrittenProof of(ProofReport report, Color color, RegionProof proof) {
            return new WrittenProof(
                    color,
                    report.sekiEyes().containsAll(proof.points()) ? What.EYE : What.TERRITORY,
                    proof.kind(),
                    proof.points(),
                    List.of(),
                    proof.replies(),
                    first(proof.replies()),
                    proof.needsAnswer());
        }

        private static List<Integer> first(List<Reply> replies) {
            return replies.isEmpty()
                    ? List.of()
                    : List.of(replies.get(0).attack(), replies.get(0).answer());
        }
    }
}
