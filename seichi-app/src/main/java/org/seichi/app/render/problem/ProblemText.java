package org.seichi.app.render.problem;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.seichi.app.render.BoardPicture;
import org.seichi.app.render.Page;
import org.seichi.app.render.ResultText;
import org.seichi.app.render.Sections;
import org.seichi.app.render.Sentences;
import org.seichi.app.render.Style;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.report.Glyph;
import org.seichi.report.GlyphLayers;
import org.seichi.report.ProblemReport;
import org.seichi.text.Coordinates;
import org.seichi.text.Texts;
import org.seichi.zone.Refutation;
import org.seichi.zone.SolvedGroup;
import org.seichi.zone.ZoneStrategy;

/** Renders solved problems as text: the board with the proof zone of the first one, then each answer with its line. */
final class ProblemText extends ResultText<ProblemReport> {
    /** A renderer with or without colors. */
    ProblemText(Style style) {
        super(style);
    }

    @Override
    protected String about(ProblemReport report) {
        return subtitle(report);
    }

    @Override
    protected void append(ProblemReport report, Page page) {
        BoardPicture.append(report.position().board(), glyphs(report), page);
        sections(report).print(page);
    }

    /** A line with the player to move first. */
    static String subtitle(ProblemReport report) {
        return report.position().toMove().inWords() + " moves first";
    }

    /** The answers in sentences. */
    static Sections sections(ProblemReport report) {
        Sections sections = new Sections();
        for (SolvedGroup group : report.groups()) {
            sections.append(answer(group), details(group));
        }
        if (report.groups().isEmpty()) {
            sections.append("Groups", List.of("Everything on the board is proven: 'seichi prove' shows how."));
        }
        return sections.appendWarnings(report.warnings());
    }

    /** The answer in one sentence. */
    static String answer(SolvedGroup group) {
        String owner = group.question().owner().inWords();
        String stones = owner + " "
                + Sentences.points(
                        group.question().position().board(), group.question().group());
        return switch (group.outcome()) {
            case LIVES -> stones + " lives" + assumed(group);
            case TAKEN -> stones + " is captured" + assumed(group);
            case KO -> stones + ": ko" + takesFirst(group) + assumed(group);
            case SEKI -> stones + " is in seki" + assumed(group);
            case UNKNOWN -> stones + ": nothing is proven; a ko, a seki, or too hard for the budget";
        };
    }

    private static String assumed(SolvedGroup group) {
        return group.assumed().isEmpty()
                ? ""
                : ", if " + group.question().owner().opponent().inWords() + "'s stones around it live";
    }

    private static String takesFirst(SolvedGroup group) {
        return group.takesFirst()
                .map(player -> ", " + player.inWords() + " takes the ko first: "
                        + player.opponent().inWords() + " must find the first ko threat")
                .orElse("");
    }

    private static List<String> details(SolvedGroup group) {
        List<String> lines = new ArrayList<>();
        if (!group.line().isEmpty()) {
            lines.add("Line: " + line(group.question().position(), group.line()));
        }
        group.proof()
                .ifPresent(proof -> lines.add(Texts.count(proof.zone().size(), "point matters; ", "points matter; ")
                        + Texts.count(proof.patterns().size(), "position is answered, ", "positions are answered, ")
                        + Texts.count(group.nodes(), "was visited.", "were visited.")));
        wrong(group)
                .forEach((line, moves) -> lines.add(
                        String.join(" ", moves) + (moves.size() == 1 ? " is wrong: " : " are wrong: ") + line));
        if (group.proof().isEmpty()) {
            lines.add(Texts.count(group.nodes(), "position was visited.", "positions were visited."));
        }
        return lines;
    }

    /** The wrong moves by their refutation, which often is the same for moves that change nothing. */
    private static Map<String, List<String>> wrong(SolvedGroup group) {
        Position position = group.question().position();
        Map<String, List<String>> moves = new LinkedHashMap<>();
        for (Refutation wrong : group.wrong()) {
            String line = line(position.play(position.toMove(), wrong.move()), wrong.line());
            moves.computeIfAbsent(line, key -> new ArrayList<>())
                    .add(Coordinates.format(position.board(), wrong.move()));
        }
        return moves;
    }

    private static String line(Position start, List<Integer> moves) {
        StringBuilder text = new StringBuilder();
        Color player = start.toMove();
        for (int move : moves) {
            text.append(text.isEmpty() ? "" : ", ")
                    .append(player == Color.BLACK ? "B " : "W ")
                    .append(move == Board.NO_POINT ? "elsewhere" : Coordinates.format(start.board(), move));
            player = player.opponent();
        }
        return text.isEmpty() ? "nothing more is needed." : text + ".";
    }

    private static Glyph[] glyphs(ProblemReport report) {
        Position position = report.position();
        GlyphLayers layers = new GlyphLayers(position.board(), Glyph.OPEN);
        report.groups().stream()
                .limit(1)
                .flatMap(group -> group.proof().stream())
                .map(ZoneStrategy::zone)
                .forEach(zone -> layers.lay(zone, Glyph.ZONE));
        layers.lay(position.stones(Color.BLACK), Glyph.BLACK).lay(position.stones(Color.WHITE), Glyph.WHITE);
        report.groups()
                .forEach(group -> layers.lay(
                        group.question()
                                .group()
                                .intersection(position.stones(group.question().owner())),
                        group.question().owner() == Color.BLACK ? Glyph.OPEN_BLACK : Glyph.OPEN_WHITE));
        return layers.glyphs();
    }
}
