package org.seichi.method.reading.ending;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.endgame.LocalScoreReader;
import org.seichi.endgame.Premises;
import org.seichi.life.Life;
import org.seichi.life.LifeQuestion;
import org.seichi.life.LifeReader;
import org.seichi.life.LifeStatus;
import org.seichi.score.Ownership;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.Solution;
import org.seichi.search.TranspositionTable;
import org.seichi.structure.RingOrder;

/**
 * Reads one small territory: whether the opponent, moving first in it, captures something and gains points. Capturing a stone
 * that is recaptured gains none, so the score of the territory is searched as well, unless the whole chain around it falls or is left in a
 * seki. The owner wins all kos; only a chain without other room is also raided through a ko, which is found but not prevented.
 */
record RaidReader(
        SearchBoard board,
        Ownership owners,
        SmallTerritories territories,
        TranspositionTable table,
        NodeCounter counter) {
    private static final SearchLimit LIMIT = new SearchLimit(1_000, 60);

    /** A raid on a territory, if there is one, with the owner's move that prevents it. */
    Optional<Attack> read(PointSet territory, Color owner) {
        PointSet dependent = territories.dependentOn(territory, owner);
        boolean isOnly = isOnlyRoom(territory, owner);
        int noKo = attackingMove(territory, owner, owner);
        int first = noKo > Board.NO_POINT || !isOnly ? noKo : attackingMove(territory, owner, owner.opponent());
        boolean gains = first > Board.NO_POINT
                && (isOnly || gain(territory.union(dependent), owner.opponent(), -standing(territory)) > 0);
        if (!gains) {
            return Optional.empty();
        }
        int defence = noKo > Board.NO_POINT ? defence(territory, owner) : Board.NO_POINT;
        List<Integer> line = line(territory, owner, first);
        PointSet chain = board.stonesOf(dependent.first());
        int stone = chain.intersection(territory.neighbors(board.board())).first();
        return Optional.of(new Attack(Attack.Kind.RAID, owner, stone, 1, line.get(0), line, defence, Optional.empty()));
    }

    /** Whether a territory lies within a single chain that has no liberty elsewhere: nobody is left to retake what is captured. */
    private boolean isOnlyRoom(PointSet territory, Color owner) {
        PointSet dependent = territories.dependentOn(territory, owner);
        return territories.chainsAround(territory, owner).equals(dependent)
                && dependent.equals(board.stonesOf(dependent.first()));
    }

    /** The owner's points, in a territory left as it is, including the dead stones in it as prisoners. */
    private int standing(PointSet territory) {
        return territory.size() + territory.minus(board.empty()).size();
    }

    /** A move that captures something or, where a single chain has no other room, makes it a seki. */
    private int attackingMove(PointSet territory, Color owner, Color koMaster) {
        PointSet chains = territories.chainsAround(territory, owner);
        if (chains.isEmpty()) {
            return Solution.NO_MOVE;
        }
        LifeQuestion question = new LifeQuestion(board.toPosition(), chains, territory);
        LifeReader life = new LifeReader(table, counter, LIMIT);
        return isOnlyRoom(territory, owner)
                ? life.unsettlingMove(question, koMaster)
                : life.killingMove(question, koMaster);
    }

    /** A move of the owner after which nothing is captured. */
    private int defence(PointSet territory, Color owner) {
        for (int point : RingOrder.of(board, territory.intersection(board.empty()))) {
            if (defends(point, territory, owner)) {
                return point;
            }
        }
        return Board.NO_POINT;
    }

    private boolean defends(int point, PointSet territory, Color owner) {
        PointSet rest = territory.minus(PointSet.of(board.board(), point));
        return board.holdsAfter(
                owner,
                point,
                () -> board.liberties(point) > 1
                        && (rest.isEmpty() || attackingMove(rest, owner, owner) == Solution.NO_MOVE));
    }

    /** The points that a raider provably gains over a given score in an area, with everything else as the record left it. */
    private int gain(PointSet area, Color raider, int score) {
        Position position = board.toPosition();
        PointSet elsewhere = position.empty().minus(area);
        PointSet stones = position.stones(Color.BLACK).union(position.stones(Color.WHITE));
        PointSet black = elsewhere.intersection(owners.black());
        PointSet white = elsewhere.intersection(owners.white());
        PointSet nobody = elsewhere.minus(black).minus(white);
        Premises premises = new Premises(position, stones.minus(area), black, white, nobody);
        return premises.areas().contains(area)
                ? new LocalScoreReader(premises, table, counter, LIMIT).gain(area, raider, score)
                : 0;
    }

    private List<Integer> line(PointSet territory, Color owner, int first) {
        PointSet chains = territories.chainsAround(territory, owner);
        LifeQuestion question = new LifeQuestion(board.toPosition(), chains, territory);
        Life taken = new LifeReader(table, counter, LIMIT).read(question, owner.opponent());
        boolean shown = taken.status() == LifeStatus.DEAD
                && !taken.line().isEmpty()
                && taken.line().get(0) != Board.NO_POINT;
        return shown ? taken.line() : List.of(first);
    }
}
