package org.seichi.app.render.score;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.seichi.analysis.Result;
import org.seichi.app.picture.Mark;
import org.seichi.app.picture.Picture;
import org.seichi.app.picture.Sign;
import org.seichi.app.render.Players;
import org.seichi.app.render.Sections;
import org.seichi.app.render.Sheet;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.report.ScoreReport;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Scoring;
import org.seichi.score.Flag;
import org.seichi.score.FlagKind;
import org.seichi.score.Ownership;
import org.seichi.score.PlayerScore;
import org.seichi.score.Verdict;

/** A scored game as a picture: dead stones, seki, the owner of each point, points to be filled, and the score. */
final class ScorePicture {
    private static final char NO_BREAK = '\u00a0';

    private final ScoreReport report;
    private final Position position;
    private final List<Mark> marks = new ArrayList<>();

    private ScorePicture(ScoreReport report) {
        this.report = report;
        this.position = report.assessment().position();
        stones();
        points();
        report.assessment().flags().stream()
                .filter(flag -> flag.kind() == FlagKind.OPEN_BORDER)
                .forEach(this::unsealed);
    }

    /** The picture of a game: of the board arranged for counting, if that was requested. */
    static Picture of(Result<ScoreReport> game) {
        return game.report()
                .arranged()
                .map(arranged -> ArrangedPicture.of(game, arranged))
                .orElseGet(() -> scored(game));
    }

    private static Picture scored(Result<ScoreReport> game) {
        ScoreReport report = game.report();
        return picture(
                game,
                List.of(
                        Headline.result(report),
                        player("Black", report.score().black(), report),
                        player("White", report.score().white(), report),
                        Headline.judgment(report)));
    }

    /** The sheet of a game: its table replaces the two lines about the players below the picture. */
    static Sheet sheet(Result<ScoreReport> game) {
        ScoreReport report = game.report();
        Sections found = new Findings(report).sections();
        return new Sheet(
                game.read(),
                report.arranged()
                        .map(arranged -> ArrangedPicture.of(game, arranged))
                        .orElseGet(() -> picture(game, List.of(Headline.result(report), Headline.judgment(report)))),
                new ScoreTable(report).html(),
                found.list(),
                Stream.concat(found.look().stream(), Headline.disagreement(report).stream())
                        .toList());
    }

    private static Picture picture(Result<ScoreReport> game, List<String> caption) {
        ScoreReport report = game.report();
        Position position = report.assessment().position();
        return new Picture(Players.names(game.read()), Headline.terms(report), position, marks(report), caption);
    }

    /** The signs on the board of a score. */
    static List<Mark> marks(ScoreReport report) {
        return new ScorePicture(report).marks;
    }

    private void stones() {
        for (Verdict verdict : report.assessment().verdicts()) {
            boolean black = verdict.color() == Color.BLACK;
            switch (verdict.status()) {
                case DEAD -> add(verdict.stones(), black ? Sign.DEAD_BLACK : Sign.DEAD_WHITE);
                case SEKI -> add(verdict.stones(), black ? Sign.SEKI_BLACK : Sign.SEKI_WHITE);
                case UNSETTLED -> add(verdict.stones(), black ? Sign.UNSETTLED_BLACK : Sign.UNSETTLED_WHITE);
                case ALIVE -> {
                    // Living stones have no sign.
                }
            }
        }
    }

    private void points() {
        Ownership owners = report.ownership();
        PointSet.Builder special = PointSet.builder(position.board());
        report.assessment().teire().forEach(teire -> {
            special.add(teire.point());
            marks.add(Mark.of(teire.point(), teire.owner() == Color.BLACK ? Sign.BLACK_FILLS : Sign.WHITE_FILLS));
        });
        report.assessment().kos().forEach(ko -> {
            special.add(ko.point());
            marks.add(Mark.of(ko.point(), Sign.KO));
        });
        PointSet plain = position.empty().minus(special.build());
        add(owners.black().intersection(plain), Sign.BLACK_POINT);
        add(owners.white().intersection(plain), Sign.WHITE_POINT);
        add(owners.seki().intersection(owners.neutral()).intersection(plain), Sign.SEKI_POINT);
        add(report.dame().intersection(plain), Sign.DAME);
    }

    /** Marks the points of an open border next to points of another owner; next to neutral points only the neutral ones. */
    private void unsealed(Flag flag) {
        Board board = position.board();
        Ownership owners = report.ownership();
        PointSet black = flag.points().intersection(owners.black());
        PointSet white = flag.points().intersection(owners.white());
        add(black.intersection(white.neighbors(board)), Sign.UNSEALED);
        add(white.intersection(black.neighbors(board)), Sign.UNSEALED);
        PointSet neutral = flag.points().intersection(owners.neutral());
        add(neutral.intersection(black.neighbors(board).union(white.neighbors(board))), Sign.UNSEALED);
    }

    private void add(PointSet points, Sign sign) {
        points.forEach(point -> marks.add(Mark.of(point, sign)));
    }

    private static String player(String name, PlayerScore score, ScoreReport report) {
        boolean area = report.score().rules().scoring() == Scoring.AREA;
        List<String> items = new ArrayList<>();
        if (area) {
            item("area", 2 * score.area(), items);
        } else {
            item("territory", 2 * score.territory(), items);
            item("prisoners", 2 * score.prisoners(), items);
            item("dead stones", 2 * score.deadCaptured(), items);
        }
        item("handicap", score.handicapHalfPoints(), items);
        item("komi", score.komiHalfPoints(), items);
        return name + " " + HalfPoints.format(score.totalHalfPoints())
                + (items.isEmpty() ? "" : ": " + String.join(", ", items));
    }

    private static void item(String name, int halfPoints, List<String> items) {
        if (halfPoints != 0) {
            items.add(name.replace(' ', NO_BREAK) + NO_BREAK + HalfPoints.format(halfPoints));
        }
    }
}
