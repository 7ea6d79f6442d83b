package org.seichi.app.render;

import java.util.List;
import org.seichi.app.scoring.EngineOpinion;
import org.seichi.app.scoring.ScoredGame;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.report.Margin;
import org.seichi.report.OpenPlay;
import org.seichi.report.ScoreReport;
import org.seichi.score.Flag;
import org.seichi.score.Ko;
import org.seichi.score.Play;
import org.seichi.score.PlayerScore;
import org.seichi.score.Reason;
import org.seichi.score.Teire;
import org.seichi.score.Verdict;
import org.seichi.text.Coordinates;

/** Writes the members of one game's object. */
final class JsonReport {
    private final ScoredGame game;
    private final ScoreReport report;
    private final Board board;
    private final JsonLine json;

    JsonReport(ScoredGame game, JsonLine json) {
        this.game = game;
        this.report = game.report();
        this.board = report.assessment().position().board();
        this.json = json;
    }

    void write() {
        json.object(this::members);
    }

    /** Writes the object as a member of another. */
    void write(String key) {
        json.object(key, this::members);
    }

    private void members() {
        json.text("file", game.source().file());
        json.number("game", game.source().number());
        json.text("method", report.method());
        json.text("rules", report.terms().rules().id());
        json.halfPoints("komi", report.terms().komi());
        json.number("handicap", report.terms().handicap());
        json.flag("endedByPasses", report.ending() == Ending.TWO_PASSES);
        json.halfPoints("score", report.score().margin());
        json.text("result", Margin.format(report.score().margin()));
        json.text("certainty", Sentences.code(report.certainty()));
        json.objects("flags", report.assessment().flags(), flag -> write(flag));
        json.object("black", () -> write(report.score().black(), json));
        json.object("white", () -> write(report.score().white(), json));
        json.object("board", () -> JsonBoard.write(report, json));
        json.objects("chains", report.assessment().verdicts(), verdict -> write(verdict));
        points("dame", report.dame());
        json.object("teire", () -> {
            points("black", teire(Color.BLACK));
            points("white", teire(Color.WHITE));
        });
        json.objects("teireReasons", report.assessment().teire(), teire -> write(teire));
        points("kos", report.assessment().kos().stream().map(Ko::point).toList());
        json.objects("plays", report.assessment().plays(), play -> write(play));
        report.open().ifPresentOrElse(open -> json.object("open", () -> write(open)), () -> json.nothing("open"));
        json.texts(
                "warnings", report.warnings().stream().map(Sentences::warning).toList());
        json.number("micros", game.times().analysis() / 1000);
        json.number("recordMicros", game.times().record() / 1000);
        game.opinion()
                .ifPresentOrElse(opinion -> json.object("engine", () -> write(opinion)), () -> json.nothing("engine"));
    }

    private void write(Play play) {
        json.text("player", Sentences.code(play.player()));
        json.text("point", Coordinates.format(board, play.point()));
        json.text("text", play.text());
    }

    private void write(OpenPlay open) {
        json.text("toMove", Sentences.code(open.toMove()));
        json.halfPoints("score", open.margin());
        json.halfPoints("low", open.low());
        json.halfPoints("high", open.high());
        points("largest", open.largest());
    }

    private void write(EngineOpinion opinion) {
        json.text("name", opinion.engine());
        if (opinion.margin().isPresent()) {
            json.halfPoints("score", opinion.margin().getAsInt());
            json.text("result", Margin.format(opinion.margin().getAsInt()));
        } else {
            json.nothing("score");
            json.nothing("result");
        }
        points("dead", opinion.dead());
        opinion.failure().ifPresentOrElse(cause -> json.text("failure", cause), () -> json.nothing("failure"));
        json.number("micros", opinion.nanos() / 1000);
    }

    private void write(Flag flag) {
        json.text("code", flag.code());
        json.text("text", flag.text());
        points("points", flag.points());
    }

    static void write(PlayerScore player, JsonLine json) {
        json.number("territory", player.territory());
        json.number("prisoners", player.prisoners());
        json.number("deadCaptured", player.deadCaptured());
        json.number("area", player.area());
        json.halfPoints("handicap", player.handicapHalfPoints());
        json.halfPoints("komi", player.komiHalfPoints());
        json.halfPoints("total", player.totalHalfPoints());
    }

    private void write(Verdict verdict) {
        json.text("color", Sentences.code(verdict.color()));
        points("stones", verdict.stones());
        json.text("status", Sentences.code(verdict.status()));
        json.text("certainty", Sentences.code(verdict.certainty()));
        json.objects("reasons", verdict.reasons(), reason -> write(reason));
    }

    private void write(Reason reason) {
        json.text("rule", reason.rule().code());
        json.text("text", reason.text());
        points("points", reason.points());
        points("line", reason.line());
        json.text("source", reason.source());
    }

    private void write(Teire teire) {
        json.text("player", Sentences.code(teire.owner()));
        json.text("point", Coordinates.format(board, teire.point()));
        write(teire.reason());
    }

    private List<Integer> teire(Color owner) {
        return report.assessment().teire().stream()
                .filter(teire -> teire.owner() == owner)
                .map(Teire::point)
                .toList();
    }

    private void points(String key, PointSet points) {
        json.texts(key, Coordinates.format(board, points));
    }

    /** Points in the given order; {@link Board#NO_POINT} is a pass. */
    private void points(String key, List<Integer> points) {
        json.texts(
                key,
                points.stream().map(point -> Coordinates.format(board, point)).toList());
    }
}
