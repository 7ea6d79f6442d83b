package org.seichi.move;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.structure.Chains;
import org.seichi.structure.Structure;

/**
 * What is measured of a move to tell how likely a strong player is to choose it. Names are those of the table of
 * weights; a trait without a weight counts nothing.
 */
public final class MoveTraits {
    private static final int FARTHEST = 16;
    private static final int HIGHEST_LINE = 6;
    private static final int MANY_STONES = 5;
    private static final int MANY_LIBERTIES = 4;
    private static final int STAGES = 4;
    private static final int OWNER_STEPS = 5;

    private final Board board;
    private final Position position;
    private final Structure structure;
    private final Chains chains;
    private final Color player;
    private final List<Integer> last;
    private final MoveShapes shapes;
    private final int stage;

    /**
     * Measures the moves of a position.
     *
     * @param last the moves before it, the latest first
     */
    public MoveTraits(Position position, Structure structure, List<Integer> last) {
        this.position = position;
        this.structure = structure;
        this.last = last;
        board = position.board();
        chains = structure.chains();
        player = position.toMove();
        shapes = new MoveShapes(chains, player.code());
        stage = Math.min(STAGES - 1, (board.size() - position.empty().size()) * STAGES / board.size());
    }

    /** What the stones around a move and the moves before it say: no judgment enters. */
    public Map<String, Double> plain(int move) {
        Map<String, Double> traits = new LinkedHashMap<>();
        shapes.put(move, traits);
        if (!last.isEmpty() && last.get(0) != Board.NO_POINT) {
            shapes.putAnswer(last.get(0), move, traits);
        }
        traits.put("line " + Math.min(HIGHEST_LINE, Gain.line(board, move)) + " stage " + stage, 1.0);
        for (int ago = 0; ago < 3; ago++) {
            int before = ago < last.size() ? last.get(ago) : Board.NO_POINT;
            traits.put("ago " + ago + " distance " + distance(move, before), 1.0);
        }
        int liberties = structure.probe().libertiesAfter(move, player.code());
        traits.put("liberties " + Math.min(MANY_LIBERTIES, liberties), 1.0);
        boolean selfAtari = structure.probe().isSelfAtari(move, player.code());
        int joined = 1;
        for (int direction = 0; direction < 4; direction++) {
            int chain = chains.at(board.neighbor(move, direction));
            if (chain != Chains.NONE) {
                boolean own = chains.color(chain) == player;
                joined += own ? chains.size(chain) : 0;
                beside(chain, own, selfAtari, traits);
            }
        }
        if (selfAtari) {
            traits.put("self-atari " + (joined == 1 ? "one" : joined < MANY_STONES ? "few" : "many"), 1.0);
        }
        if (position.ko() != Board.NO_POINT) {
            traits.put("ko " + (structure.probe().capturesAt(move, player.code()) > 0 ? "takes" : "else"), 1.0);
        }
        return traits;
    }

    /** What a move does to a chain beside it. */
    private void beside(int chain, boolean own, boolean selfAtari, Map<String, Double> traits) {
        int liberties = chains.libertyCount(chain);
        String stones = Math.min(MANY_STONES, chains.size(chain)) + " stones";
        boolean latest = !last.isEmpty() && last.get(0) != Board.NO_POINT && chains.at(last.get(0)) == chain;
        if (own && liberties == 1 && !selfAtari) {
            traits.put("saves " + stones, 1.0);
        } else if (!own && liberties == 1) {
            traits.put("takes " + stones + (latest ? " of the last move" : ""), 1.0);
            if (savesNeighbor(chain)) {
                traits.put("takes a captor", 1.0);
            }
        } else if (!own && liberties == 2 && !selfAtari) {
            traits.put("atari on " + stones + (latest ? " of the last move" : ""), 1.0);
        } else if (liberties == 2 || liberties == 3) {
            traits.put((own ? "own " : "other ") + "chain of " + liberties + " liberties, " + stones, 1.0);
        }
    }

    /** Whether a chain in atari stands beside a chain of the player in atari. */
    private boolean savesNeighbor(int chain) {
        var around = chains.stones(chain).neighbors(board).intersection(position.stones(player));
        for (int stone = around.first(); stone != Board.NO_POINT; stone = around.next(stone)) {
            if (chains.libertyCount(chains.at(stone)) == 1) {
                return true;
            }
        }
        return false;
    }

    /** All that is measured of a candidate. */
    Map<String, Double> of(int move, List<Motive> motives, MoveContext context) {
        Map<String, Double> traits = plain(move);
        for (Motive motive : motives) {
            String kind = motive.kind().name().toLowerCase(Locale.ROOT);
            traits.merge("kind " + kind, 1.0, Math::max);
            double worth = Math.max(0, motive.worth().max()) * missing(motive, context);
            traits.merge("worth " + kind, StrictMath.log1p(worth), Math::max);
            traits.put("source " + motive.source(), 1.0);
        }
        double value = context.evaluation().expectation().at(move) * (player == Color.BLACK ? 1 : -1);
        traits.put("owner " + (int) Math.floor(value * OWNER_STEPS + 0.5), 1.0);
        traits.put("open", 1 - value * value);
        double own = Gain.of(context, player, move).points();
        double other = Gain.of(context, player.opponent(), move).points();
        traits.put("gain", StrictMath.log1p(own));
        traits.put("opponent's gain", StrictMath.log1p(other));
        for (int direction = 0; direction < 4; direction++) {
            int chain = chains.at(board.neighbor(move, direction));
            if (chain != Chains.NONE) {
                double weak = 1
                        - context.evaluation().strength().alive(context.groups().of(chain));
                traits.merge(chains.color(chain) == player ? "beside weak own" : "beside weak other", weak, Math::max);
            }
        }
        return traits;
    }

    /**
     * The share of the points that a motive is about which is not the player's yet, 0 to 1: to take what is dead, or to save what is
     * alive, changes nothing.
     */
    private double missing(Motive motive, MoveContext context) {
        PointSet stones = motive.points();
        double sum = 0;
        for (int stone = stones.first(); stone != Board.NO_POINT; stone = stones.next(stone)) {
            double value = context.evaluation().expectation().at(stone) * (player == Color.BLACK ? 1 : -1);
            sum += (1 - value) / 2;
        }
        return stones.isEmpty() ? 1 : sum / stones.size();
    }

    /** Columns and rows and the greater of both, so that a diagonal step is 3 and a straight one 2. */
    private int distance(int move, int other) {
        if (other == Board.NO_POINT) {
            return FARTHEST + 1;
        }
        int dx = Math.abs(board.x(move) - board.x(other));
        int dy = Math.abs(board.y(move) - board.y(other));
        return Math.min(FARTHEST, dx + dy + Math.max(dx, dy));
    }
}
