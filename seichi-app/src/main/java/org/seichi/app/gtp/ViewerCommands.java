package org.seichi.app.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.seichi.app.play.MoveTime;
import org.seichi.app.play.SearchedMove;
import org.seichi.app.play.SearchingPlayer;
import org.seichi.app.play.Turn;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.game.Terms;
import org.seichi.text.Coordinates;

/**
 * Analysis in the formats of Leela Zero and of KataGo (with the owners of points), which viewers such as Sabaki and Lizzie read.
 * An analysis has a fixed amount of work, is reported once and then ends; it is the same for the same game. A line that arrives
 * meanwhile cuts it short. The clock counts only where a move is played.
 *
 * <p>Win rates, leads and owners are from the view of the player to move. What viewers ask for besides is in {@link ViewerOptions}.
 */
record ViewerCommands(GtpSession session, SearchingPlayer player, PlayCommands play) {
    private static final int LEELA_SCALE = 10_000;

    /** Adds the commands. */
    static void add(GtpCommands commands, GtpSession session, SearchingPlayer player, PlayCommands play) {
        ViewerCommands viewer = new ViewerCommands(session, player, play);
        commands.put("lz-analyze", GtpCommands.ANY, arguments -> viewer.analyze(arguments, viewer::leela));
        commands.put("kata-analyze", GtpCommands.ANY, arguments -> viewer.analyze(arguments, viewer::kata));
        commands.put("lz-genmove_analyze", GtpCommands.ANY, arguments -> viewer.generate(arguments, viewer::leela));
        commands.put("kata-genmove_analyze", GtpCommands.ANY, arguments -> viewer.generate(arguments, viewer::kata));
    }

    /** An output format of an analysis. */
    private interface Form {
        /** What the text needs besides the moves, found before they are searched. */
        Text of(Turn turn, ViewerOptions options) throws GtpException;
    }

    /** The text of searched moves. */
    private interface Text {
        String of(List<SearchedMove> moves);
    }

    /** {@code lz-analyze}, {@code kata-analyze}: the searched moves, or those found before the next line came. */
    private String analyze(Arguments arguments, Form form) throws GtpException {
        ViewerOptions options = ViewerOptions.of(arguments);
        Turn turn = turn(options);
        Controller controller = session.controller();
        Optional<Text> text = controller.untilNext(() -> form.of(turn, options));
        if (text.isEmpty()) {
            return "";
        }
        List<SearchedMove> moves = player.search(turn, session.report(), controller::hasNext);
        return "\n" + text.get().of(tried(moves));
    }

    /** The {@code genmove_analyze} variants: the searched moves, then the one that is played. */
    private String generate(Arguments arguments, Form form) throws GtpException {
        ViewerOptions options = ViewerOptions.of(arguments);
        Turn turn = turn(options);
        Color color = turn.position().toMove();
        MoveTime time = play.time(color);
        Text text = form.of(turn, options);
        List<SearchedMove> moves = player.search(turn, session.report(), time.clock());
        return "\n" + text.of(tried(moves)) + "\nplay " + play.generate(color, time, moves);
    }

    /** The turn of the player to analyze for. */
    private Turn turn(ViewerOptions options) {
        return session.turn(
                options.color().orElseGet(() -> session.game().position().toMove()));
    }

    private static List<SearchedMove> tried(List<SearchedMove> moves) {
        return moves.stream().filter(move -> move.sampled().games() > 0).toList();
    }

    private Text leela(Turn turn, ViewerOptions options) throws GtpException {
        session.report();
        return moves -> infos(
                moves,
                move -> String.format(
                        Locale.ROOT,
                        "visits %d winrate %d prior %d lcb %d",
                        move.sampled().games(),
                        Math.round(LEELA_SCALE * move.sampled().share()),
                        Math.round(LEELA_SCALE * move.prior()),
                        Math.round(LEELA_SCALE * move.low())));
    }

    private Text kata(Turn turn, ViewerOptions options) throws GtpException {
        int sign = turn.position().toMove() == Color.BLACK ? 1 : -1;
        Terms terms = session.terms();
        Evaluation evaluation = Evaluation.of(turn.position(), Effort.FULL);
        Estimate estimate = Estimate.of(evaluation, terms);
        return moves -> {
            String infos =
                    infos(moves, move -> figures(move, sign * estimate.score() + move.gain(), estimate.deviation()));
            return options.ownership() ? infos + " " + owners(evaluation, sign) : infos;
        };
    }

    private static String figures(SearchedMove move, double lead, double deviation) {
        return String.format(
                Locale.ROOT,
                "visits %d winrate %.6f scoreMean %.2f scoreStdev %.2f scoreLead %.2f prior %.6f lcb %.6f",
                move.sampled().games(),
                move.sampled().share(),
                lead,
                deviation,
                lead,
                move.prior(),
                move.low());
    }

    private String infos(List<SearchedMove> moves, Function<SearchedMove, String> figures) {
        List<String> infos = new ArrayList<>();
        for (SearchedMove move : moves) {
            String name = Coordinates.format(session.board(), move.sampled().point());
            infos.add("info move " + name + " " + figures.apply(move) + " order " + infos.size() + " pv " + name);
        }
        return String.join(" ", infos);
    }

    /** The expectation for each point, by rows from the top left: from 1 (the player's) to -1 (the opponent's). */
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
}
