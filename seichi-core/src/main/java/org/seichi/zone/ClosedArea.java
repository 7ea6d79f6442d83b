package org.seichi.zone;

import java.util.Optional;
import java.util.function.IntPredicate;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.life.LifeQuestion;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;

/** Finds the area in which the life of a chain is decided, where stones of the opponent enclose it that live. */
final class ClosedArea {
    /** Maximum number of empty points of an area that is searched exhaustively. */
    private static final int MOST_EMPTY = 14;

    /** Maximum number of positions visited for the proof that one surrounding chain is alive. */
    private static final int WALL_NODES = 1_000;

    private static final int WALL_BITS = 12;

    private final GroupQuestion question;
    private final SearchBoard board;
    private final IntPredicate isLiving;
    private PointSet walls;
    private PointSet reached;

    /** Prepares to find the area, given whether the chain of a stone of the opponent lives. */
    private ClosedArea(GroupQuestion question, SearchBoard board, IntPredicate isLiving) {
        this.question = question;
        this.board = board;
        this.isLiving = isLiving;
        walls = PointSet.empty(board.board());
        reached = walls;
    }

    /**
     * Returns the question about the life of a chain in an area that stones enclose which are proven alive; empty if the group has
     * several chains or the area is too large.
     */
    static Optional<LifeQuestion> around(GroupQuestion question, NodeCounter counter) {
        SearchBoard board = new SearchBoard(question.position());
        return new ClosedArea(question, board, stone -> lives(question, board.stonesOf(stone), counter)).around();
    }

    /** The same if all chains around that have liberties elsewhere are taken to live, as problems drawn on an empty board mean it. */
    static Optional<LifeQuestion> amidLivingStones(GroupQuestion question) {
        SearchBoard board = new SearchBoard(question.position());
        PointSet inside = within(question);
        return new ClosedArea(question, board, stone -> !inside.containsAll(board.libertySet(stone))).around();
    }

    /** The points that the group reaches without passing through stones of the opponent. */
    private static PointSet within(GroupQuestion question) {
        PointSet free = question.position().empty().union(question.position().stones(question.owner()));
        return free.connected(question.position().board(), question.group().first());
    }

    private Optional<LifeQuestion> around() {
        Position position = question.position();
        PointSet stones = question.group().intersection(position.stones(question.owner()));
        if (stones.isEmpty() || !board.stonesOf(stones.first()).containsAll(stones)) {
            return Optional.empty();
        }
        PointSet target = board.stonesOf(stones.first());
        flood(target);
        PointSet area = reached.minus(target);
        return area.intersection(position.empty()).size() > MOST_EMPTY || area.size() > LifeQuestion.MAX_AREA
                ? Optional.empty()
                : Optional.of(new LifeQuestion(position, target, area));
    }

    /** Flood fill from a chain up to proven living stones of the opponent; stops early when it holds too many empty points. */
    private void flood(PointSet from) {
        reached = from;
        PointSet edge = from;
        while (!edge.isEmpty()
                && reached.intersection(question.position().empty()).size() <= MOST_EMPTY) {
            edge = edge.neighbors(board.board()).minus(reached).filter(point -> !isWall(point));
            reached = reached.union(edge);
        }
    }

    private boolean isWall(int point) {
        int attacker = question.owner().opponent().code();
        if (board.at(point) == attacker && !walls.contains(point) && isLiving.test(point)) {
            walls = walls.union(board.stonesOf(point));
        }
        return walls.contains(point);
    }

    /** Whether a chain of the opponent is proven alive with the group's owner to move first. */
    private static boolean lives(GroupQuestion question, PointSet chain, NodeCounter counter) {
        Color player = question.owner().opponent();
        Claim claim = new Claim(Claim.Kind.EACH_LIVES, chain);
        Position attacked = question.position().withToMove(question.owner());
        return counter.ask(
                        WALL_NODES,
                        part -> ZoneReader.read(attacked, question.suicide(), player, claim, WALL_BITS, part))
                .isPresent();
    }
}
