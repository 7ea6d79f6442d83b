package org.seichi.app.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.seichi.app.play.Clock;
import org.seichi.app.play.SearchingPlayer;
import org.seichi.app.play.Turn;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.playout.SampledMove;
import org.seichi.text.Coordinates;

/**
 * Analysis in the form that Sabaki, Lizzie and viewers like them read: that of Leela Zero, and that of KataGo with the owners
 * of points. An analysis is bounded and comes as a whole, the same for the same game; it ends by itself.
 *
 * <p>Chances, leads and owners are those of the player to move. A number for how often to report is accepted and does nothing.
 */
final class ViewerCommands {
    private static final int LEELA_SCALE = 10_000;

    private final GtpSession session;
    private final SearchingPlayer player;

    private ViewerCommands(GtpSession session, SearchingPlayer player) {
        this.session = session;
        this.player = player;
    }

    /** Adds them. */
    static void add(Map<String, GtpHandler> commands, GtpSession session, SearchingPlayer player) {
        ViewerCommands viewer = new ViewerCommands(session, player);
        commands.put("lz-analyze", viewer::leela);
        commands.put("kata-analyze", viewer::kata);
    }

    /** The player to analyze for: the first word if it is a color, otherwise who is to move. */
    private Color color(Arguments arguments) throws GtpException {
        boolean named = arguments.size() > 0 && arguments.word(0).matches("(?i)b|w|black|white");
        return named ? arguments.color(0) : session.game().position().toMove();
    }

    private List<SampledMove> moves(Turn turn) throws GtpException {
        return player.search(turn, session.report(), Clock.NONE).stream()
                .filter(move -> move.games() > 0)
                .toList();
    }

    /** {@code lz-analyze [color] [interval]}. */
    private String leela(Arguments arguments) throws GtpException {
        List<SampledMove> moves = moves(session.turn(color(arguments)));
        List<String> infos = new ArrayList<>();
        for (int order = 0; order < moves.size(); order++) {
            SampledMove move = moves.get(order);
            long winRate = Math.round(LEELA_SCALE * move.share());
            infos.add(String.format(
                    Locale.ROOT,
                    "info move %s visits %d winrate %d prior %d order %d pv %s",
                    name(move),
                    move.games(),
                    winRate,
                    Math.round((double) LEELA_SCALE / moves.size()),
                    order,
                    name(move)));
        }
        return "\n" + String.join(" ", infos);
    }

    /** {@code kata-analyze [color] [interval] [ownership true]}; other options are accepted and do nothing. */
    private String kata(Arguments arguments) throws GtpException {
        Color color = color(arguments);
        Turn turn = session.turn(color);
        int sign = color == Color.BLACK ? 1 : -1;
        Evaluation evaluation = Evaluation.of(turn.position(), Effort.FULL);
        Estimate estimate = Estimate.of(evaluation, session.terms());
        List<SampledMove> moves = moves(turn);
        List<String> parts = new ArrayList<>();
        for (int order = 0; order < moves.size(); order++) {
            SampledMove move = moves.get(order);
            parts.add(String.format(
                    Locale.ROOT,
                    "info move %s visits %d winrate %.6f scoreMean %.2f scoreStdev %.2f scoreLead %.2f prior %.6f order %d pv"
                            + " %s",
                    name(move),
                    move.games(),
                    move.share(),
                    sign * estimate.score(),
                    estimate.deviation(),
                    sign * estimate.score(),
                    1.0 / moves.size(),
                    order,
                    name(move)));
        }
        if (wantsOwners(arguments)) {
            parts.add(owners(evaluation, sign));
        }
        return "\n" + String.join(" ", parts);
    }

    private static boolean wantsOwners(Arguments arguments) throws GtpException {
        for (int i = 0; i + 1 < arguments.size(); i++) {
            if (arguments.word(i).equals("ownership") && arguments.word(i + 1).equals("true")) {
                return true;
            }
        }
        return false;
    }

    /** For each point, from the top left by rows, from 1 for the player's own to -1 for the opponent's. */
    private String owners(Evaluation evaluation, int sign) {
        Board board = session.board();
        StringBuilder owners = new StringBuilder("ownership");
        for (int y = 0; y < board.height(); y++) {
            for (int x = 0; x < board.width(); x++) {
                double owner = sign * evaluation.expectation().at(board.point(x, y));
                owners.append(String.format(Locale.ROOT, " %.4f", owner + 0.0));
            }
        }
        return owners.toString();
    }

    private String name(SampledMove move) {
        return Coordinates.format(session.board(), move.point());
    }
}
