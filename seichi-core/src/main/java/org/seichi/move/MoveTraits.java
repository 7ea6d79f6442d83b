package org.seichi.move;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.structure.Chains;

/**
 * What is measured of a candidate to tell how likely a strong player is to choose it. Names are those of the table of
 * weights; a trait without a weight counts nothing.
 */
public final class MoveTraits {
    private static final int FARTHEST = 12;
    private static final int HIGHEST_LINE = 6;

    private final MoveContext context;
    private final Board board;
    private final Chains chains;
    private final Color player;

    MoveTraits(MoveContext context) {
        this.context = context;
        this.board = context.board();
        this.chains = context.chains();
        this.player = context.player();
    }

    /** The traits of a candidate, each with its size. */
    Map<String, Double> of(int move, List<Motive> motives) {
        Map<String, Double> traits = new LinkedHashMap<>();
        for (Motive motive : motives) {
            String kind = motive.kind().name().toLowerCase(Locale.ROOT);
            traits.merge("kind " + kind, 1.0, Math::max);
            traits.merge("worth " + kind, StrictMath.log1p(motive.worth().max()), Math::max);
            traits.put("source " + motive.source(), 1.0);
        }
        traits.put("line " + Math.min(HIGHEST_LINE, Gain.line(board, move)), 1.0);
        for (int ago = 0; ago < 3; ago++) {
            traits.put("ago " + ago + " distance " + distance(move, context.played(ago)), 1.0);
        }
        double value = context.evaluation().expectation().at(move) * (player == Color.BLACK ? 1 : -1);
        traits.put("open", 1 - value * value);
        traits.put("own ground", Math.max(0, value));
        traits.put("opponent's ground", Math.max(0, -value));
        double own = Gain.of(context, player, move).points();
        double other = Gain.of(context, player.opponent(), move).points();
        traits.put("gain", StrictMath.log1p(own));
        traits.put("opponent's gain", StrictMath.log1p(other));
        contacts(move, traits);
        return traits;
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

    private void contacts(int move, Map<String, Double> traits) {
        int own = 0;
        int others = 0;
        for (int direction = 0; direction < 4; direction++) {
            int chain = chains.at(board.neighbor(move, direction));
            if (chain != Chains.NONE) {
                boolean mine = chains.color(chain) == player;
                own += mine ? 1 : 0;
                others += mine ? 0 : 1;
                double weak = 1
                        - context.evaluation().strength().alive(context.groups().of(chain));
                traits.merge(mine ? "beside weak own" : "beside weak other", weak, Math::max);
                if (chains.libertyCount(chain) <= 3) {
                    String whose = mine ? "own" : "other";
                    traits.put("beside " + whose + " with liberties " + chains.libertyCount(chain), 1.0);
                }
            }
        }
        traits.put("contact own " + own, 1.0);
        traits.put("contact other " + others, 1.0);
        int liberties = context.structure().probe().libertiesAfter(move, player.code());
        traits.put("liberties " + Math.min(4, liberties), 1.0);
        if (context.structure().probe().isSelfAtari(move, player.code())) {
            traits.put("self-atari", 1.0);
        }
    }
}
