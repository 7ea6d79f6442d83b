package org.seichi.method.reading.ending;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.judge.ChainOrder;
import org.seichi.life.Life;
import org.seichi.life.LifeQuestion;
import org.seichi.life.LifeReader;
import org.seichi.life.LifeStatus;
import org.seichi.score.Certainty;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Ownership;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;

/**
 * Finds small territories that hold all liberties of a chain and whose owner has to move first for it to live, by exhaustive
 * search where the record ends. Players who stop there have agreed that the chain lives, and the score follows them.
 */
public final class UnsettledTerritories {
    private static final SearchLimit LIMIT = new SearchLimit(5_000, 60);

    private final LifeAndDeath life;
    private final Orientation view;
    private final Position seen;
    private final Ownership owners;
    private final SmallTerritories territories;
    private final LifeReader reader;

    /**
     * Prepares to read the territories of a position.
     *
     * @param life the fate of each chain
     * @param owners the owner of each point
     * @param table shared by all searches of the position
     * @param counter bounds the reading
     */
    public UnsettledTerritories(LifeAndDeath life, Ownership owners, TranspositionTable table, NodeCounter counter) {
        this.life = life;
        view = Orientation.inPlay(life.position());
        seen = view.seen(life.position());
        this.owners = owners.seen(view);
        territories = new SmallTerritories(new SearchBoard(seen), this.owners);
        reader = new LifeReader(table, counter, LIMIT);
    }

    /** The territories, in an order that does not depend on how the position lies. */
    public List<UnsettledTerritory> find() {
        List<UnsettledTerritory> unsettled = new ArrayList<>();
        Set<PointSet> read = new HashSet<>();
        for (int chain : ChainOrder.of(life.position(), life.verdicts())) {
            Verdict verdict = life.verdicts().get(chain);
            if (verdict.status() == Status.ALIVE && verdict.certainty() != Certainty.PROVEN) {
                territories
                        .around(view.seen(verdict.stones()).first())
                        .filter(read::add)
                        .flatMap(territory -> read(territory, view.seen(verdict.color())))
                        .ifPresent(unsettled::add);
            }
        }
        return unsettled;
    }

    /** Whether a territory is one space, which holds all liberties of the chains around it, and these touch no other dead stones. */
    private boolean isOnlyRoom(PointSet territory, PointSet chains, Color owner) {
        PointSet elsewhere = chains.neighbors(seen.board()).minus(territory).minus(chains);
        return territory.connected(seen.board(), territory.first()).equals(territory)
                && territories.dependentOn(territory, owner).equals(chains)
                && !elsewhere.intersects(owners.of(owner));
    }

    private Optional<UnsettledTerritory> read(PointSet territory, Color owner) {
        PointSet chains = territories.chainsAround(territory, owner);
        if (!isOnlyRoom(territory, chains, owner)) {
            return Optional.empty();
        }
        LifeQuestion question = new LifeQuestion(seen, chains, territory);
        Life attacked = reader.read(question, owner.opponent());
        LifeStatus outcome = attacked.status();
        boolean holds = outcome == LifeStatus.ALIVE || outcome == LifeStatus.UNKNOWN || attacked.move() < 0;
        return holds || reader.read(question, owner).status() != LifeStatus.ALIVE
                ? Optional.empty()
                : Optional.of(new UnsettledTerritory(
                        view.seen(owner), view.origin(territory), outcome, view.origin(attacked.move())));
    }
}
