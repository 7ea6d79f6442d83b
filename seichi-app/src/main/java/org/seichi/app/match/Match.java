package org.seichi.app.match;

import java.io.IOException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import org.seichi.app.match.MatchGame.End;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.text.Coordinates;

/**
 * Plays games between Seichi and another engine. Seichi's side keeps the record, decides which moves of the opening are legal,
 * and counts; the other engine's count is compared.
 */
public final class Match {
    private final Peer seichi;
    private final Peer other;
    private final MatchSettings settings;

    /** A match between two engines. */
    public Match(Peer seichi, Peer other, MatchSettings settings) {
        this.seichi = seichi;
        this.other = other;
        this.settings = settings;
    }

    /**
     * Plays a game.
     *
     * @param number number of the game, from 0: Seichi has Black in the even ones; games 2n and 2n+1 have the same opening
     * @throws IOException if an engine stops answering or refuses a command that every engine must support
     */
    public MatchGame play(int number) throws IOException {
        return new CurrentGame(number % 2 == 0 ? Color.BLACK : Color.WHITE).play(settings.seed() + number / 2);
    }

    private static String need(Peer peer, String command) throws IOException {
        String answer = peer.ask(command);
        if (!answer.startsWith("=")) {
            throw new IOException("an engine refuses " + command + ": " + answer.strip());
        }
        return answer.substring(1).strip();
    }

    /** A game in progress. */
    private final class CurrentGame {
        private final Color color;
        private Color toMove = Color.BLACK;
        private int moves;
        private int passes;
        private long nanos;

        private CurrentGame(Color color) {
            this.color = color;
        }

        private MatchGame play(long opening) throws IOException {
            for (Peer peer : new Peer[] {seichi, other}) {
                need(peer, "boardsize " + settings.size());
                need(peer, "clear_board");
                need(peer, String.format(Locale.ROOT, "komi %.1f", settings.komi()));
            }
            need(seichi, "kgs-rules " + settings.rules());
            // Not every engine knows the command; those that do not play by their own rules.
            other.ask("kgs-rules " + settings.rules());
            playOpening(new SplittableRandom(opening));
            int longest = 4 * settings.size() * settings.size();
            while (passes < 2 && moves < longest) {
                String move = generate();
                if (move.equals("resign")) {
                    return ended(toMove.opponent(), End.RESIGNATION, false);
                }
                if (!relay(move)) {
                    return ended(toMove.opponent(), End.ILLEGAL_MOVE, false);
                }
                count(move);
            }
            return counted();
        }

        private void playOpening(SplittableRandom random) throws IOException {
            Board board = Board.square(settings.size());
            while (moves < settings.opening()) {
                String command = "play " + letter(toMove) + " " + playable(board, random);
                need(other, command);
                count("");
            }
        }

        /** Draws a point until Seichi has accepted a move there. */
        private String playable(Board board, SplittableRandom random) throws IOException {
            Set<String> refused = new HashSet<>();
            while (refused.size() < board.width() * board.height()) {
                int x = random.nextInt(board.width());
                int y = random.nextInt(board.height());
                String point = Coordinates.format(board, board.point(x, y));
                if (!refused.contains(point)
                        && seichi.ask("play " + letter(toMove) + " " + point).startsWith("=")) {
                    return point;
                }
                refused.add(point);
            }
            throw new IOException("no move is left for an opening of " + settings.opening() + " moves after " + moves);
        }

        private String generate() throws IOException {
            long start = System.nanoTime();
            boolean own = toMove == color;
            String move = need(own ? seichi : other, "genmove " + letter(toMove));
            nanos += own ? System.nanoTime() - start : 0;
            return move.toLowerCase(Locale.ROOT);
        }

        /** Sends the move to the other side; returns whether that accepts it as legal. */
        private boolean relay(String move) throws IOException {
            Peer listener = toMove == color ? other : seichi;
            return listener.ask("play " + letter(toMove) + " " + move).startsWith("=");
        }

        private void count(String move) {
            moves++;
            passes = move.equals("pass") ? passes + 1 : 0;
            toMove = toMove.opponent();
        }

        private MatchGame counted() throws IOException {
            String ours = need(seichi, "final_score");
            String theirs = other.ask("final_score").replaceFirst("^=\\d*", "").strip();
            boolean disputed = theirs.matches("[BW]\\+.*|0.*") && theirs.charAt(0) != ours.charAt(0);
            End end = passes < 2 ? End.TOO_LONG : End.SCORE;
            return switch (ours.charAt(0)) {
                case 'B' -> ended(Color.BLACK, end, disputed);
                case 'W' -> ended(Color.WHITE, end, disputed);
                default -> game(0.5, end, disputed);
            };
        }

        private MatchGame ended(Color winner, End end, boolean disputed) throws IOException {
            return game(winner == color ? 1 : 0, end, disputed);
        }

        private MatchGame game(double points, End end, boolean disputed) throws IOException {
            return new MatchGame(color, points, end, disputed, moves, nanos, need(seichi, "printsgf"));
        }

        private static String letter(Color player) {
            return player == Color.BLACK ? "b" : "w";
        }
    }
}
