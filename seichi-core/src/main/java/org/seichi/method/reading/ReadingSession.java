package org.seichi.method.reading;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.judge.CaptureReadings;
import org.seichi.judge.ChainFate;
import org.seichi.judge.Evidence;
import org.seichi.judge.JudgedLife;
import org.seichi.judge.LifeJudge;
import org.seichi.judge.ProvenLife;
import org.seichi.judge.ShapeEvidence;
import org.seichi.method.PositionSession;
import org.seichi.method.reading.ending.ChangedFates;
import org.seichi.method.reading.ending.EndingReader;
import org.seichi.method.reading.ending.KoAnswers;
import org.seichi.method.reading.ending.PlayedEnding;
import org.seichi.method.reading.ending.UnsettledTerritories;
import org.seichi.method.reading.ending.UnsettledTerritory;
import org.seichi.rules.Ruleset;
import org.seichi.safety.Safety;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.Ko;
import org.seichi.score.LastMoves;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Play;
import org.seichi.score.Status;
import org.seichi.score.Territories;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;
import org.seichi.text.Coordinates;

/**
 * Reads one position in stages, each computed once from the one before: position, evidence, life, borders and kos, ending,
 * assessment; counting is done elsewhere. Only the ending depends on who moves, so an assessment with the other player to move
 * starts there. The searches share one transposition table; those for doubts about life and for the ending share one node
 * counter.
 */
final class ReadingSession implements PositionSession {
    private static final int TABLE_BITS = 14;
    /** The search for proofs where a fight is in doubt gets the budget divided by this. */
    private static final int PROOFS = 10;
    /** A game with a larger share of undecided points is not finished; of 151 finished games 150 had a smaller one. */
    private static final double MOST_UNDECIDED = 0.2;

    private final FinalPosition end;
    private final Ruleset rules;
    private final ReadingMeans means;
    private final TranspositionTable table = new TranspositionTable(TABLE_BITS);
    private final NodeCounter counter;
    private final Doubts doubts = new Doubts();
    /** Proofs without search; empty if the method looks for none. */
    private final Optional<ProvenLife> proofs;

    private final Evidence evidence;
    private final LifeAndDeath life;
    private final BordersAndKos borders;
    private final EndingReader endings;
    private final Assessment assessment;

    ReadingSession(FinalPosition end, Ruleset rules, ReadingMeans means) {
        this.end = end;
        this.rules = rules;
        this.means = means;
        counter = new NodeCounter(means.budget());
        ShapeEvidence shape = means.shape().judge(end.position(), means.trace());
        proofs = means.has(ReadingPart.PROOFS)
                ? Optional.of(new ProvenLife(end.position(), Safety.of(end.position(), rules.suicide())))
                : Optional.empty();
        proofs.ifPresent(found -> found.tell(means.trace()));
        JudgedLife judged = judged(Evidence.of(end.position(), shape, proofs, means.budget(), table));
        evidence = judged.evidence();
        life = life(judged.fates());
        borders = borders();
        endings = new EndingReader(life, borders.owners(), borders.kos(), end.lastMove(), laterFates(), table, counter);
        assessment = assess(end.position().toMove());
    }

    @Override
    public Assessment assessment() {
        return assessment;
    }

    @Override
    public Assessment ifOtherMoved() {
        Color other = end.position().toMove().opponent();
        LifeAndDeath turned = new LifeAndDeath(end.position().withToMove(other), life.verdicts());
        if (!isEndingRead()) {
            LifeAndDeath known = new WaitingKos(turned, rules).underRules();
            return new Assessment(known, borders.territories(), assessment.last(), List.of(), evidence.proven());
        }
        PlayedEnding ending = read(other);
        LifeAndDeath after = afterEnding(turned, ending).underRules();
        return assessment(after, ending, List.of());
    }

    /** The signs of doubt, whether or not they add up to a flag. */
    Set<DoubtSign> signs() {
        return doubts.signs();
    }

    /** Number of endings that have been played from the position. */
    int endingsPlayed() {
        return endings.played();
    }

    /** Nodes spent so far by searches for doubts about life and for the endings, with the cost of games in territories. */
    long nodes() {
        return counter.spent();
    }

    /** The verdicts on all chains. Adds doubts about life, and about whether the game is finished. */
    private LifeAndDeath life(List<ChainFate> fates) {
        if (evidence.undecided() > MOST_UNDECIDED && evidence.undecidedAfterAllGames() > MOST_UNDECIDED) {
            PointSet nowhere = PointSet.empty(end.position().board());
            doubts.add(DoubtSign.NOT_FINISHED, nowhere, (int) (100 * evidence.undecidedAfterAllGames() + 0.5));
        }
        List<Verdict> verdicts = verdicts(fates);
        doubts.addSekis(verdicts);
        return new LifeAndDeath(end.position(), verdicts);
    }

    private JudgedLife judged(Evidence first) {
        if (!means.has(ReadingPart.LIFE)) {
            return new JudgedLife(first, List.of());
        }
        LifeJudge.Sekis sekis = means.has(ReadingPart.SEKI) ? LifeJudge.Sekis.SEARCHED : LifeJudge.Sekis.AS_FOUND;
        return LifeJudge.judge(first, sekis, this::searched);
    }

    /** The proofs that a search finds about some stones; empty if the method looks for no proofs. */
    private Optional<ProvenLife> searched(PointSet asked) {
        return proofs.map(known -> {
            Budget search = new Budget(means.budget().nodes() / PROOFS);
            ProvenLife found =
                    new ProvenLife(end.position(), Safety.of(end.position(), rules.suicide(), search, asked));
            found.tellBeyond(known, means.trace());
            return found;
        });
    }

    private List<Verdict> verdicts(List<ChainFate> fates) {
        if (!means.has(ReadingPart.LIFE)) {
            return evidence.first();
        }
        CaptureReadings readings = LifeDoubts.readings(end.position(), table, counter);
        new LifeDoubts(end.position(), readings).addTo(doubts, fates);
        SavedInTurn saved = new SavedInTurn(end, readings);
        return saved.verdicts(fates);
    }

    /** Finds fates that the ending changes; none if the method does not judge life. */
    private ChangedFates laterFates() {
        return means.has(ReadingPart.LIFE) ? new LaterFates(life, evidence.shape(), means, table) : ChangedFates.NONE;
    }

    /** Finds the owner of each point, and open borders and kos. */
    private BordersAndKos borders() {
        boolean sampled = means.has(ReadingPart.LIFE) && means.isPlentiful();
        BordersAndKos found = sampled
                ? BordersAndKos.of(life, evidence, end.ending())
                : BordersAndKos.fromShape(life, evidence.shape(), end.ending());
        found.addTo(doubts, rules);
        return found;
    }

    /** Plays the ending; adds the doubts about it if the record stopped before the players passed. */
    private Assessment assess(Color toMove) {
        if (!isEndingRead()) {
            LastMoves last = borders.forced(evidence.shape().forced());
            LifeAndDeath known = doubted(new WaitingKos(life, rules));
            return new Assessment(known, borders.territories(), last, doubts.flags(), evidence.proven());
        }
        addUnsettled();
        PlayedEnding ending = read(toMove);
        means.trace().say("ending", PointSet.empty(life.position().board()), ending::inWords);
        if (end.ending() == Ending.STOPPED) {
            new EndingDoubts(borders, rules.scoring(), counter)
                    .addTo(doubts, ending, endings, evidence.shape().forced());
        }
        LifeAndDeath after = doubted(afterEnding(life, ending));
        return assessment(after, ending, doubts.flags());
    }

    /** The fates after the ending, which shows the last sekis; the rules on kos that the captor can delay are yet to be applied. */
    private WaitingKos afterEnding(LifeAndDeath before, PlayedEnding ending) {
        return new WaitingKos(new SekisWithDame(before, borders.territories()).after(ending), rules);
    }

    private LifeAndDeath doubted(WaitingKos waiting) {
        waiting.addTo(doubts);
        return waiting.underRules();
    }

    private Assessment assessment(LifeAndDeath after, PlayedEnding ending, List<Flag> flags) {
        return new Assessment(
                after, with(borders.territories(after), ending), moves(after, ending), flags, evidence.proven());
    }

    private void addUnsettled() {
        NodeCounter ownCounter = new NodeCounter(means.budget());
        List<UnsettledTerritory> unsettled = new UnsettledTerritories(life, borders.owners(), table, ownCounter).find();
        if (!unsettled.isEmpty()) {
            Board board = life.position().board();
            PointSet points = PointSet.unionOf(board, unsettled.stream().map(UnsettledTerritory::points));
            doubts.add(
                    DoubtSign.UNSETTLED,
                    points,
                    unsettled.stream().map(this::inWords).collect(Collectors.joining(" ")));
        }
    }

    private String inWords(UnsettledTerritory territory) {
        String effect = switch (territory.outcome()) {
            case SEKI -> " makes it a seki.";
            case KO -> " makes it a ko.";
            default -> " kills.";
        };
        return territory.owner().opponent().inWords() + " "
                + Coordinates.format(life.position().board(), territory.attack()) + effect;
    }

    private boolean isEndingRead() {
        return means.has(ReadingPart.ENDING) && (end.ending() == Ending.STOPPED || means.isPlentiful());
    }

    private PlayedEnding read(Color first) {
        boolean toTheEnd = end.ending() == Ending.STOPPED && means.has(ReadingPart.INVASIONS);
        return toTheEnd ? endings.readToTheEnd(first, rules.scoring()) : endings.read(first);
    }

    /** The territories with the neutral points that the ending encloses, takes and leaves open. After two passes the position counts as it stands. */
    private Territories with(Territories territories, PlayedEnding ending) {
        return end.ending() == Ending.STOPPED
                ? territories.with(ending.enclosed()).withDame(ending.taken(), ending.unfilled())
                : territories;
    }

    /** The last moves, without the kos beside stones in seki: nobody settles them. */
    private LastMoves moves(LifeAndDeath after, PlayedEnding ending) {
        List<Play> plays = end.ending() == Ending.STOPPED ? ending.plays() : List.of();
        PointSet seki = after.stones(Status.SEKI).neighbors(end.position().board());
        List<Ko> kos =
                borders.kos().stream().filter(ko -> !seki.contains(ko.point())).toList();
        KoAnswers answers = new KoAnswers(end.position(), borders.owners());
        return new LastMoves(answers.with(ending.teire(), kos), kos, plays);
    }
}
