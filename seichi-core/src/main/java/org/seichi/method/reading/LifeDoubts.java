package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.judge.CaptureReadings;
import org.seichi.judge.ChainFate;
import org.seichi.judge.ChainOrder;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Capture;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.text.Coordinates;

/**
 * Finds doubts about life: chains with an uncertain fate, those among them that a ko decides, chains on which shape and sampled games
 * disagree, and chains whose life depends on who moves first. In the last case the game was not over: somebody erred, or a
 * protective move is missing.
 */
final class LifeDoubts {
    /** A chain whose fate is less sure than this, from 0 to 1, is a sign of doubt. */
    private static final double SURE = 0.8;
    /** Chains whose fate is less sure than this are read with either player moving first. */
    private static final double WORTH_READING = 0.95;
    /** In stones. A dead chain of this size or larger is read however sure it is: sampled games seldom find a single saving move. */
    private static final int LARGE = 12;

    private static final Set<Rule> OVERRULING = EnumSet.of(Rule.SAMPLED, Rule.FIGHT_PLAYED, Rule.CLOSE_GAME);
    private static final SearchLimit LIMIT = new SearchLimit(1_000, 60);

    private final Position position;
    private final CaptureReadings readings;

    LifeDoubts(Position position, CaptureReadings readings) {
        this.position = position;
        this.readings = readings;
    }

    /**
     * Reads captures as far as doubts about life need it.
     *
     * @param table shared by all searches of the position
     * @param counter bounds the reading
     */
    static CaptureReadings readings(Position position, TranspositionTable table, NodeCounter counter) {
        return new CaptureReadings(position, table, counter, LIMIT);
    }

    /** Adds the signs of doubt about these fates. */
    void addTo(Doubts doubts, List<ChainFate> fates) {
        List<String> texts = new ArrayList<>();
        PointSet.Builder unsettled = PointSet.builder(position.board());
        PointSet.Builder unsure = PointSet.builder(position.board());
        PointSet.Builder byKo = PointSet.builder(position.board());
        List<Verdict> chains = fates.stream().map(ChainFate::verdict).toList();
        for (int index : ChainOrder.of(position, chains)) {
            ChainFate fate = fates.get(index);
            Verdict chain = fate.verdict();
            if (isWorthReading(fate)) {
                UnsettledChain.of(chain, readings).ifPresent(found -> {
                    texts.add(inWords(found));
                    unsettled.addAll(chain.stones());
                });
            }
            if (fate.sureness() < SURE || isOverruled(chain)) {
                unsure.addAll(chain.stones());
                byKo.addAll(isByKo(chain) ? chain.stones() : PointSet.empty(position.board()));
            }
        }
        doubts.addIfAny(DoubtSign.UNSETTLED, unsettled.build(), String.join(" ", texts));
        doubts.addIfAny(DoubtSign.LIFE, unsure.build());
        doubts.addIfAny(DoubtSign.LIFE_BY_KO, byKo.build());
    }

    /** Whether a chain should be read with either player moving first. */
    static boolean isWorthReading(ChainFate fate) {
        Verdict chain = fate.verdict();
        return fate.sureness() < WORTH_READING
                || (chain.status() == Status.DEAD && chain.stones().size() >= LARGE);
    }

    /** Whether sampled games, a tree search or the closeness of the game overruled shape. */
    private static boolean isOverruled(Verdict chain) {
        return chain.status() != Status.SEKI
                && chain.reasons().stream().anyMatch(reason -> OVERRULING.contains(reason.rule()));
    }

    private boolean isByKo(Verdict chain) {
        return readings.read(chain, chain.color().opponent()).result() == CaptureResult.KO;
    }

    /** A sentence with the moves by which the opponent captures a chain and its owner saves it, each moving first. */
    private String inWords(UnsettledChain unsettled) {
        Color owner = unsettled.chain().color();
        String stone =
                Coordinates.format(position.board(), unsettled.chain().stones().first());
        return owner.opponent().inWords() + " captures " + stone + " with " + firstMove(unsettled.attack()) + ", "
                + owner.inWords() + " saves it with " + firstMove(unsettled.defence()) + ".";
    }

    private String firstMove(Capture reading) {
        return Coordinates.format(position.board(), reading.line().get(0));
    }
}
