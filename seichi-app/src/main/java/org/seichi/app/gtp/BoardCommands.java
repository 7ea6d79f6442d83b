package org.seichi.app.gtp;

import java.util.Locale;
import java.util.Optional;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.WantedTerms;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.HandicapPoints;
import org.seichi.game.Move;
import org.seichi.game.Setup;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Commands that set up the board and play moves. */
record BoardCommands(GtpSession session) {
    /** Adds the commands. */
    static void add(GtpCommands commands, GtpSession session) {
        BoardCommands board = new BoardCommands(session);
        commands.put("boardsize", 2, board::boardsize);
        commands.put("rectangular_boardsize", 2, board::boardsize);
        commands.put("clear_board", 0, board::clearBoard);
        commands.put("komi", 1, board::komi);
        commands.put(
                "get_komi", 0, arguments -> HalfPoints.format(session.game().komi()));
        commands.put("kgs-rules", 1, board::rules);
        commands.put("fixed_handicap", 1, board::fixedHandicap);
        commands.put("place_free_handicap", 1, board::fixedHandicap);
        commands.put("set_free_handicap", GtpCommands.ANY, board::freeHandicap);
        commands.put("play", 2, board::play);
        commands.put("gogui-play_sequence", GtpCommands.ANY, board::play);
        commands.put("gogui-setup", GtpCommands.ANY, board::setUp);
        commands.put("gogui-setup_player", 1, board::setPlayer);
        commands.put("undo", 0, board::undo);
        commands.put("showboard", 0, board::show);
    }

    private String boardsize(Arguments arguments) throws GtpException {
        int width = side(arguments, 0);
        int height = arguments.size() > 1 ? side(arguments, 1) : width;
        session.set(GtpGame.empty(
                new Board(width, height), session.game().rules(), session.game().komi()));
        return "";
    }

    private static int side(Arguments arguments, int index) throws GtpException {
        int points = arguments.number(index);
        if (points < 1 || points > Board.MAX_SIZE) {
            throw new GtpException("unacceptable size");
        }
        return points;
    }

    private String clearBoard(Arguments arguments) {
        GtpGame game = session.game();
        session.set(GtpGame.empty(game.board(), game.rules(), game.komi()));
        session.clocks().restart();
        return "";
    }

    private String komi(Arguments arguments) throws GtpException {
        try {
            session.set(
                    session.game().withKomi(WantedTerms.komi(arguments.word(0)).orElseThrow()));
            return "";
        } catch (UnusableException unreadable) {
            throw new GtpException("syntax error: " + unreadable.getMessage());
        }
    }

    private String rules(Arguments arguments) throws GtpException {
        if (arguments.size() == 0) {
            return session.game().rules().id();
        }
        try {
            Optional<Ruleset> rules = WantedTerms.rules(arguments.word(0).replace('_', ' '));
            session.set(session.game().withRules(rules.orElseThrow()));
            return "";
        } catch (UnusableException unknown) {
            throw new GtpException("no such rules; there are " + ids());
        }
    }

    private static String ids() {
        return String.join(" ", Rulesets.all().stream().map(Ruleset::id).toList());
    }

    private String fixedHandicap(Arguments arguments) throws GtpException {
        int stones = arguments.number(0);
        PointSet points = HandicapPoints.of(session.board(), stones)
                .orElseThrow(() -> new GtpException("invalid number of stones"));
        placeHandicap(points);
        return Coordinates.list(session.board(), points);
    }

    private String freeHandicap(Arguments arguments) throws GtpException {
        PointSet points = arguments.points(session.board());
        if (points.size() < 2 || points.size() != arguments.size()) {
            throw new GtpException("bad vertex list");
        }
        placeHandicap(points);
        return "";
    }

    private void placeHandicap(PointSet points) throws GtpException {
        GtpGame game = session.game();
        if (!game.steps().isEmpty()) {
            throw new GtpException("board not empty");
        }
        PointSet none = PointSet.empty(game.board());
        session.set(game.withHandicap(points.size(), new Setup(points, none, none, Optional.of(Color.WHITE))));
    }

    /** Plays all moves, or none if one of them is illegal. */
    private String play(Arguments arguments) throws GtpException {
        GtpGame game = session.game();
        for (int i = 0; i < Math.max(2, arguments.size()); i += 2) {
            Color player = arguments.color(i);
            game = game.with(new Move(player, arguments.vertex(i + 1, game.board()), 0, 0));
            if (!game.lastMoveIsLegal()) {
                throw new GtpException("illegal move");
            }
        }
        session.set(game);
        return "";
    }

    private String setUp(Arguments arguments) throws GtpException {
        Board board = session.board();
        PointSet.Builder black = PointSet.builder(board);
        PointSet.Builder white = PointSet.builder(board);
        for (int i = 0; i < Math.max(2, arguments.size()); i += 2) {
            PointSet.Builder stones = arguments.color(i) == Color.BLACK ? black : white;
            stones.add(arguments.point(i + 1, board));
        }
        Setup setup = new Setup(black.build(), white.build(), PointSet.empty(board), Optional.of(Color.BLACK));
        if (setup.black().intersects(setup.white())) {
            throw new GtpException("a point has stones of both colors");
        }
        GtpGame game = session.game();
        GtpGame placed = GtpGame.empty(board, game.rules(), game.komi()).with(setup);
        PointSet breathless = setup.black()
                .union(setup.white())
                .intersection(placed.position().empty());
        if (!breathless.isEmpty()) {
            throw new GtpException("stones without a liberty: " + Coordinates.list(board, breathless));
        }
        session.set(placed);
        return "";
    }

    private String setPlayer(Arguments arguments) throws GtpException {
        PointSet none = PointSet.empty(session.board());
        session.set(session.game().with(new Setup(none, none, none, Optional.of(arguments.color(0)))));
        return "";
    }

    private String undo(Arguments arguments) throws GtpException {
        session.set(session.game().undo().orElseThrow(() -> new GtpException("cannot undo")));
        return "";
    }

    private String show(Arguments arguments) {
        Position position = session.game().position();
        String board = Diagram.formatLabelled(session.board(), point -> Diagram.symbol(position.at(point)));
        return "\n" + board
                + String.format(
                        Locale.ROOT,
                        "X Black, %d prisoners; O White, %d prisoners; %s to play; %s rules, komi %s",
                        position.capturedBy(Color.BLACK),
                        position.capturedBy(Color.WHITE),
                        position.toMove().inWords(),
                        session.game().rules().name(),
                        HalfPoints.format(session.game().komi()));
    }
}
