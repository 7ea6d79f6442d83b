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
import static org.seichi.json.JsonType.whole;

import java.util.List;
import java.util.stream.Stream;
import org.seichi.analysis.Result;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.json.Shape;
import org.seichi.report.ProofReport;
import org.seichi.safety.GroupProof;
import org.seichi.safety.ProofKind;
import org.seichi.safety.RegionProof;
import org.seichi.safety.Reply;

/** The JSON of what is proven. */
public final class ProofShape {
    private static final Shape<ProofReport> POINT_COUNTS = Shape.<ProofReport>named(
                    "pointCounts", "Numbers of points; together all of the board.")
            .key(
                    "blackStones",
                    "Safe black stones.",
                    COUNT,
                    proof -> proof.stones(Color.BLACK).size())
            .key(
                    "whiteStones",
                    "Safe white stones.",
                    COUNT,
                    proof -> proof.stones(Color.WHITE).size())
            .key(
                    "blackTerritory",
                    "Points of safe territory, those under dead stones included.",
                    COUNT,
                    proof -> proof.territory(Color.BLACK).size())
            .key(
                    "whiteTerritory",
                    "The same for White.",
                    COUNT,
                    proof -> proof.territory(Color.WHITE).size())
            .key(
                    "open",
                    "Points of which nothing is proven.",
                    COUNT,
                    proof -> proof.open().size())
            .end();

    private static final Shape<Reply> REPLY = Shape.<Reply>named("reply", "What the owner answers to an attack.")
            .key("attack", POINT, Reply::attack)
            .key("answer", POINT, Reply::answer)
            .end();

    private static final Shape<Proof> PROOF = Shape.<Proof>named("proof", "What is proven of some points.")
            .key("color", GoTypes.COLOR, Proof::color)
            .key("what", oneOf(What.values()), Proof::what)
            .key("kind", oneOf(ProofKind.values()), Proof::kind)
            .key("points", POINTS, Proof::points)
            .key(
                    "eyes",
                    "The spaces that give stones their sure liberties; none for territory.",
                    listOf(POINTS),
                    Proof::eyes)
            .key("replies", "The owner's answers in the position as it stands.", listOf(REPLY.type()), Proof::replies)
            .key("line", "A line of play that shows it, the opponent first.", LINE, Proof::line)
            .key(
                    "needsAnswer",
                    "Whether a move outside the owner's territory can force an answer, which may cost a point.",
                    FLAG,
                    Proof::needsAnswer)
            .end();

    /** What is proven. */
    public static final Shape<Result<ProofReport>> SHAPE = Shape.<Result<ProofReport>>named(
                    "prove", "What is proven of a game, as written by: seichi prove --format json")
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
            .key("points", POINT_COUNTS.type(), Result::report)
            .key("by", kinds().type(), Result::report)
            .key(
                    "regions",
                    "The proofs, Black's before White's, stones before territory.",
                    listOf(PROOF.type()),
                    game -> Proof.all(game.report()))
            .keysOf(OpenShape.SHAPE, game -> game.report().rest())
            .key("warnings", GoTypes.WARNINGS, game -> game.report().warnings())
            .keyIfKnown("micros", "Microseconds spent on proving and reading.", COUNT, ScoreShape::analysisMicros)
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
        TERRITORY
    }

    /** A proof of stones or of territory, as it is written. */
    private record Proof(
            Color color,
            What what,
            ProofKind kind,
            PointSet points,
            List<PointSet> eyes,
            List<Reply> replies,
            List<Integer> line,
            boolean needsAnswer) {
        static List<Proof> all(ProofReport report) {
            return Stream.of(Color.values())
                    .flatMap(color -> Stream.concat(
                            report.safety().of(color).groups().stream().map(proof -> of(color, proof)),
                            report.safety().of(color).regions().stream().map(proof -> of(color, proof))))
                    .toList();
        }

        private static Proof of(Color color, GroupProof proof) {
            return new Proof(
                    color,
                    What.STONES,
                    proof.kind(),
                    proof.stones(),
                    proof.eyes(),
                    proof.replies(),
                    proof.line(),
                    proof.needsAnswer());
        }

        private static Proof of(Color color, RegionProof proof) {
            return new Proof(
                    color,
                    What.TERRITORY,
                    proof.kind(),
                    proof.points(),
                    List.of(),
                    proof.replies(),
                    first(proof.replies()),
                    proof.needsAnswer());
        }

        private static List<Integer> first(List<Reply> replies) {
            return replies.stream()
                    .limit(1)
                    .flatMap(reply -> Stream.of(reply.attack(), reply.answer()))
                    .toList();
        }
    }
}
