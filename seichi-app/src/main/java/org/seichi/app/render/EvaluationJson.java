package org.seichi.app.render;

import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.seichi.app.scoring.EvaluatedGame;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.evaluate.DoubleThreat;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.Peril;
import org.seichi.evaluate.PointKind;
import org.seichi.evaluate.Zone;
import org.seichi.report.EvaluationReport;
import org.seichi.structure.Groups;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** An evaluation as one JSON object on a line of its own; its shape is documented in {@code docs/json.md}. */
public final class EvaluationJson implements TextualRenderer<EvaluatedGame> {
    @Override
    public String text(EvaluatedGame game) {
        StringWriter text = new StringWriter();
        try (JsonLine json = new JsonLine(text)) {
            json.object(() -> new Writing(game.report(), json).members(game));
        }
        return text.append('\n').toString();
    }

    private record Writing(EvaluationReport report, JsonLine json) {
        void members(EvaluatedGame game) {
            Estimate estimate = report.estimate();
            json.text("file", game.source().file());
            json.number("game", game.source().number());
            json.text("rules", report.terms().rules().id());
            json.halfPoints("komi", report.terms().komi());
            json.number("handicap", report.terms().handicap());
            json.number("move", report.move());
            json.text("toMove", Sentences.code(evaluation().position().toMove()));
            json.rounded("score", estimate.score(), 2);
            json.rounded("low", estimate.low(), 2);
            json.rounded("high", estimate.high(), 2);
            json.rounded("blackWins", estimate.chance(), 4);
            json.rounded("plainScore", estimate.plain(), 2);
            json.rounded("board", evaluation().board(), 2);
            json.rounded("turn", evaluation().turn(), 2);
            json.object("points", this::kinds);
            json.object("layers", this::layers);
            json.objects("groups", IntStream.range(0, groups().count()).boxed().toList(), this::group);
            json.objects(
                    "zones",
                    evaluation().layers().zones().stream()
                            .filter(zone -> zone.points().size() < board().size() / 2)
                            .toList(),
                    this::zone);
            json.object("perils", this::perils);
            json.objects("doubleThreats", evaluation().doubleThreats(), this::doubleThreat);
            json.texts(
                    "warnings",
                    report.warnings().stream().map(Sentences::warning).toList());
            json.number("micros", game.times().analysis() / 1000);
        }

        private Evaluation evaluation() {
            return report.evaluation();
        }

        private Board board() {
            return evaluation().position().board();
        }

        private Groups groups() {
            return evaluation().facts().structure().groups();
        }

        private void kinds() {
            for (PointKind kind : PointKind.values()) {
                json.object(Sentences.code(kind), () -> {
                    json.number(
                            "black",
                            evaluation().kinds().points(kind, Color.BLACK).size());
                    json.number(
                            "white",
                            evaluation().kinds().points(kind, Color.WHITE).size());
                    json.number("all", evaluation().kinds().points(kind).size());
                });
            }
        }

        private void layers() {
            EvaluationLayers layers = new EvaluationLayers(evaluation());
            Map<String, Glyph[]> boards = new TreeMap<>();
            boards.put("expectation", layers.expectation());
            boards.put("kinds", layers.kinds());
            boards.put("connectable", layers.connectable());
            for (Color color : Color.values()) {
                String prefix = Sentences.code(color);
                boards.put(prefix + "Dividers", layers.dividers(color));
                boards.put(prefix + "Zones", layers.zones(color));
            }
            boards.forEach((name, glyphs) -> JsonBoard.rows(name, board(), point -> glyphs[point].letter(), json));
            for (Color color : Color.values()) {
                JsonBoard.rows(
                        Sentences.code(color) + "Distances",
                        board(),
                        point -> '0' + evaluation().layers().distances(color).at(point),
                        json);
            }
            JsonBoard.rows(
                    "stones",
                    board(),
                    point -> Diagram.symbol(evaluation().position().at(point)),
                    json);
        }

        private void group(int group) {
            json.text("color", Sentences.code(Color.of(groups().code(group))));
            points("stones", groups().stones(group));
            json.rounded("alive", evaluation().strength().alive(group), 4);
        }

        private void zone(Zone zone) {
            json.text("color", Sentences.code(zone.color()));
            json.text("status", Sentences.code(zone.status()));
            json.flag("potential", zone.isPotential());
            points("points", zone.points());
        }

        private void perils() {
            points("lost", evaluation().facts().perils().stones(Peril.LOST));
            points("whoMoves", evaluation().facts().perils().stones(Peril.WHO_MOVES));
        }

        private void doubleThreat(DoubleThreat threat) {
            json.text("player", Sentences.code(threat.player()));
            json.text("move", Coordinates.format(board(), threat.move()));
            json.lists("rescued", threat.rescued().stream().map(this::names).toList());
        }

        private void points(String key, PointSet points) {
            json.texts(key, names(points));
        }

        private List<String> names(PointSet points) {
            return Coordinates.format(board(), points);
        }
    }
}
