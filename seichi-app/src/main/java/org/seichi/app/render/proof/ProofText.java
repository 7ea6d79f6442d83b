package org.seichi.app.render.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.seichi.app.render.BoardPicture;
import org.seichi.app.render.Page;
import org.seichi.app.render.ResultText;
import org.seichi.app.render.Sections;
import org.seichi.app.render.Style;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.report.Glyph;
import org.seichi.report.GlyphLayers;
import org.seichi.report.ProofReport;
import org.seichi.safety.GroupProof;
import org.seichi.safety.ProofKind;
import org.seichi.safety.RegionProof;
import org.seichi.safety.Reply;
import org.seichi.text.Coordinates;

/** Renders proofs as text: the board, how much is proven, and each proof with its answers. */
public final class ProofText extends ResultText<ProofReport> {
    private static final int MOST_REPLIES = 6;

    /** A renderer with or without colors. */
    public ProofText(Style style) {
        super(style);
    }

    @Override
    protected String about(ProofReport report) {
        Board board = report.position().board();
        return board.width() + "x" + board.height() + ", what is proven, each player answering the other";
    }

    @Override
    protected void append(ProofReport report, Page page) {
        BoardPicture.append(report.position().board(), glyphs(report), page);
        table(report, page);
        sections(report).print(page);
    }

    private static Glyph[] glyphs(ProofReport report) {
        Position position = report.position();
        PointSet black = position.stones(Color.BLACK);
        PointSet white = position.stones(Color.WHITE);
        return new GlyphLayers(position.board(), Glyph.OPEN)
                .lay(report.territory(Color.BLACK), Glyph.BLACK_POINT)
                .lay(report.territory(Color.WHITE), Glyph.WHITE_POINT)
                .lay(report.neutral(), Glyph.NEUTRAL)
                .lay(black, Glyph.OPEN_BLACK)
                .lay(white, Glyph.OPEN_WHITE)
                .lay(black.intersection(report.territory(Color.BLACK)), Glyph.INSIDE_BLACK)
                .lay(white.intersection(report.territory(Color.WHITE)), Glyph.INSIDE_WHITE)
                .lay(report.stones(Color.BLACK), Glyph.BLACK)
                .lay(report.stones(Color.WHITE), Glyph.WHITE)
                .lay(black.intersection(report.territory(Color.WHITE)), Glyph.DEAD_BLACK)
                .lay(white.intersection(report.territory(Color.BLACK)), Glyph.DEAD_WHITE)
                .glyphs();
    }

    /** The proofs in sentences. */
    static Sections sections(ProofReport report) {
        return new Sections()
                .append("Stones that cannot be captured", lines(report, Color.values()))
                .append("Territory in which the opponent cannot live", territories(report, false))
                .append("Eyes that do not count if the stones beside them stand in seki", territories(report, true))
                .append(
                        "Races between proven walls",
                        OpenText.races(report.rest().proven().races()))
                .append(
                        "Open areas between proven walls",
                        OpenText.areas(report.position().board(), report.rest().provenAreas()))
                .append(
                        "Races, if groups live as they are judged",
                        OpenText.races(report.rest().judgedRaces()))
                .append(
                        "Dead by a ko that can wait, if groups live as they are judged",
                        OpenText.waitingKos(report.rest()))
                .append(
                        "Open areas, if groups live as they are judged",
                        OpenText.areas(report.position().board(), report.rest().judgedAreas()))
                .appendWarnings(report.warnings());
    }

    private static void table(ProofReport report, Page page) {
        page.heading(String.format("%-19s%7s%7s", "Proven", "Black", "White"));
        row(page, "Stones", report.stones(Color.BLACK), report.stones(Color.WHITE));
        row(page, "Territory", report.territory(Color.BLACK), report.territory(Color.WHITE));
        page.format("%-19s%7d", "Neutral", report.neutral().size());
        page.format("%-19s%7d", "Open", report.open().size());
        page.line("");
        for (ProofKind kind : ProofKind.values()) {
            page.format("%-19s%7d", kindName(kind), report.count(kind));
        }
    }

    private static void row(Page page, String name, PointSet black, PointSet white) {
        page.format("%-19s%7d%7d", name, black.size(), white.size());
    }

    private static String kindName(ProofKind kind) {
        return switch (kind) {
            case BENSON -> "Without answers";
            case STATIC -> "By static rules";
            case SEARCH -> "By search";
        };
    }

    private static List<String> lines(ProofReport report, Color... colors) {
        List<String> lines = new ArrayList<>();
        Board board = report.position().board();
        for (Color color : colors) {
            for (GroupProof proof : report.safety().of(color).groups()) {
                lines.add(color.inWords() + " " + Coordinates.list(board, proof.stones()) + ": "
                        + why(board, proof.kind(), proof.replies()));
            }
        }
        return lines;
    }

    private static List<String> territories(ProofReport report, boolean isSekiEye) {
        List<String> lines = new ArrayList<>();
        Board board = report.position().board();
        for (Color color : Color.values()) {
            for (RegionProof proof : regions(report, color, isSekiEye)) {
                lines.add(color.inWords() + "'s " + Coordinates.list(board, proof.points()) + ": "
                        + why(board, proof.kind(), proof.replies())
                        + (proof.needsAnswer() ? " An answer may cost a point." : ""));
            }
        }
        return lines;
    }

    private static List<RegionProof> regions(ProofReport report, Color color, boolean areSekiEyes) {
        return report.safety().of(color).regions().stream()
                .filter(proof -> report.sekiEyes().containsAll(proof.points()) == areSekiEyes)
                .toList();
    }

    private static String why(Board board, ProofKind kind, List<Reply> replies) {
        String how = switch (kind) {
            case BENSON -> "safe even if the owner always passes";
            case STATIC -> "safe by static rules";
            case SEARCH -> "safe by search";
        };
        if (replies.isEmpty()) {
            return how + ".";
        }
        String answers = replies.stream()
                .limit(MOST_REPLIES)
                .map(reply -> Coordinates.format(board, reply.attack()) + " is answered at "
                        + Coordinates.format(board, reply.answer()))
                .collect(Collectors.joining(", "));
        return how + "; " + answers + (replies.size() > MOST_REPLIES ? " and so on." : ".");
    }
}
