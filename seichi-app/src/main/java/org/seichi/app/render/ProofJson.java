package org.seichi.app.render;

import java.io.StringWriter;
import java.util.List;
import java.util.stream.Stream;
import org.seichi.app.scoring.ProvenGame;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.report.ProofReport;
import org.seichi.safety.GroupProof;
import org.seichi.safety.ProofKind;
import org.seichi.safety.RegionProof;
import org.seichi.safety.Reply;
import org.seichi.text.Coordinates;

/** Proofs as one JSON object on a line of its own; its shape is documented in {@code docs/json.md}. */
public final class ProofJson implements TextualRenderer<ProvenGame> {
    @Override
    public String text(ProvenGame game) {
        StringWriter text = new StringWriter();
        try (JsonLine json = new JsonLine(text)) {
            json.object(() -> new Writing(game.report(), json).members(game));
        }
        return text.append('\n').toString();
    }

    /** A proof of stones or of territory, as it is written. */
    private record Region(
            Color color,
            String what,
            ProofKind kind,
            PointSet points,
            List<PointSet> eyes,
            List<Reply> replies,
            List<Integer> line,
            boolean needsAnswer) {
        static Region of(Color color, GroupProof proof) {
            return new Region(
                    color,
                    "stones",
                    proof.kind(),
                    proof.stones(),
                    proof.eyes(),
                    proof.replies(),
                    proof.line(),
                    proof.needsAnswer());
        }

        static Region of(Color color, RegionProof proof) {
            return new Region(
                    color,
                    "territory",
                    proof.kind(),
                    proof.points(),
                    List.of(),
                    proof.replies(),
                    first(proof.replies()),
                    proof.needsAnswer());
        }
    }

    private static List<Integer> first(List<Reply> replies) {
        return replies.stream()
                .limit(1)
                .flatMap(reply -> Stream.of(reply.attack(), reply.answer()))
                .toList();
    }

    private record Writing(ProofReport report, JsonLine json) {
        void members(ProvenGame game) {
            json.text("file", game.source().file());
            json.number("game", game.source().number());
            json.number("width", board().width());
            json.number("height", board().height());
            json.object("points", this::points);
            json.object("by", this::by);
            json.objects(
                    "regions", Stream.of(Color.values()).flatMap(this::regions).toList(), this::region);
            new OpenJson(board(), json).members(game.open());
            json.texts(
                    "warnings",
                    report.warnings().stream().map(Sentences::warning).toList());
            json.number("micros", game.times().analysis() / 1000);
        }

        private Board board() {
            return report.position().board();
        }

        private void points() {
            json.number("blackStones", report.stones(Color.BLACK).size());
            json.number("whiteStones", report.stones(Color.WHITE).size());
            json.number("blackTerritory", report.territory(Color.BLACK).size());
            json.number("whiteTerritory", report.territory(Color.WHITE).size());
            json.number("open", report.open().size());
        }

        private void by() {
            for (ProofKind kind : ProofKind.values()) {
                json.number(Sentences.code(kind), report.count(kind));
            }
        }

        private Stream<Region> regions(Color color) {
            return Stream.concat(
                    report.safety().of(color).groups().stream().map(proof -> Region.of(color, proof)),
                    report.safety().of(color).regions().stream().map(proof -> Region.of(color, proof)));
        }

        private void region(Region region) {
            json.text("color", Sentences.code(region.color()));
            json.text("what", region.what());
            json.text("kind", Sentences.code(region.kind()));
            json.texts("points", names(region.points()));
            json.lists("eyes", region.eyes().stream().map(this::names).toList());
            json.objects("replies", region.replies(), this::reply);
            json.texts(
                    "line",
                    region.line().stream()
                            .map(point -> Coordinates.format(board(), point))
                            .toList());
            json.flag("needsAnswer", region.needsAnswer());
        }

        private void reply(Reply reply) {
            json.text("attack", Coordinates.format(board(), reply.attack()));
            json.text("answer", Coordinates.format(board(), reply.answer()));
        }

        private List<String> names(PointSet points) {
            return Coordinates.format(board(), points);
        }
    }
}
