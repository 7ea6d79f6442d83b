package org.seichi.method.reading;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.judge.Fate;
import org.seichi.judge.LifeJudge;
import org.seichi.judge.ProvenLife;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Scoring;
import org.seichi.safety.Safety;
import org.seichi.score.Assessment;
import org.seichi.score.FlagKind;
import org.seichi.score.Status;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.structure.FalseEyes;

/**
 * Takes over what is proven and the rest of life and death from another method, holds it against sampled play, and reads the
 * ending itself: the neutral points are played out in turn, and a point inside a territory must be filled when a chain there
 * could be captured otherwise; in wide territories games are played to see whether they hold. Where the players passed
 * nothing is taken off for such points: they are named beside the score.
 */
public final class ReadingMethod implements ScoringMethod {
    private final ScoringMethod life;
    private final Set<ReadingPart> parts;

    /**
     * The method on top of another.
     *
     * @param life decides which chains are dead, alive and in seki, and finds kos and open borders
     */
    public ReadingMethod(ScoringMethod life) {
        this(life, EnumSet.allOf(ReadingPart.class));
    }

    private ReadingMethod(ScoringMethod life, Set<ReadingPart> parts) {
        this.life = life;
        this.parts = parts;
    }

    @Override
    public String name() {
        StringBuilder name = new StringBuilder("reading");
        for (ReadingPart missing : EnumSet.complementOf(EnumSet.copyOf(parts))) {
            name.append("-without-").append(missing.name().toLowerCase(Locale.ROOT));
        }
        return name.toString();
    }

    @Override
    public String description() {
        return "life as the " + life.name()
                + " method has it, held against sampled play; the ending played out in turn";
    }

    @Override
    public List<ScoringMethod> variants() {
        return Stream.of(ReadingPart.values())
                .<ScoringMethod>map(part -> new ReadingMethod(life, EnumSet.complementOf(EnumSet.of(part))))
                .toList();
    }

    @Override
    public Assessment assess(FinalPosition end, Ruleset rules, Budget budget, Trace trace) {
        Doubts doubts = new Doubts();
        Assessment assessment = assess(end, rules, budget, trace, doubts);
        return assessment.withEnding(assessment.teire(), doubts.flags());
    }

    /** What makes the score of a position doubtful, whether it is enough to be flagged or not. */
    public Set<DoubtSign> signs(FinalPosition end, Ruleset rules, Budget budget) {
        Doubts doubts = new Doubts();
        assess(end, rules, budget, Trace.NONE, doubts);
        return doubts.signs();
    }

    private Assessment assess(FinalPosition end, Ruleset rules, Budget budget, Trace trace, Doubts doubts) {
        Assessment first = prove(life.assess(end, rules, budget, trace), rules, trace);
        first.flags().stream()
                .filter(flag -> flag.kind() == FlagKind.SEKI_JUDGED)
                .forEach(flag -> doubts.add(DoubtSign.SEKI, flag.points()));
        NodeCounter counter = new NodeCounter(budget);
        boolean stopped = end.ending() == Ending.STOPPED;
        WaitingKos waiting = new WaitingKos(judge(first, budget, counter, doubts), rules);
        waiting.addTo(doubts);
        Assessment judged = closed(waiting.told(), budget, doubts);
        if (stopped) {
            judged = JudgedKos.settle(judged);
            addKos(doubts, judged, rules);
        }
        if (!parts.contains(ReadingPart.ENDING) || (!stopped && budget.nodes() < Budget.NORMAL.nodes())) {
            return judged;
        }
        Endings endings = new Endings(judged, counter);
        boolean costs = stopped && rules.scoring() == Scoring.TERRITORY;
        ReadEnding ending = costs && parts.contains(ReadingPart.INVASIONS) ? endings.readToTheEnd() : endings.read();
        Board board = end.position().board();
        trace.say("ending", PointSet.empty(board), () -> ending.told(board));
        Assessment read = judged.withEnding(ending.teire(), List.of());
        if (stopped) {
            new EndingDoubts(judged, read, counter).addTo(doubts, ending, endings);
            read = read.withPlays(ending.plays());
        }
        return read;
    }

    private Assessment prove(Assessment first, Ruleset rules, Trace trace) {
        if (!parts.contains(ReadingPart.PROOFS)) {
            return first;
        }
        ProvenLife proofs = new ProvenLife(first.position(), Safety.of(first.position(), rules.suicide()));
        proofs.tell(trace);
        return proofs.settle(first);
    }

    private Assessment judge(Assessment first, Budget budget, NodeCounter counter, Doubts doubts) {
        if (!parts.contains(ReadingPart.LIFE)) {
            return first;
        }
        LifeJudge.Sekis sekis = parts.contains(ReadingPart.SEKI) ? LifeJudge.Sekis.SEARCHED : LifeJudge.Sekis.AS_FOUND;
        List<Fate> fates = LifeJudge.judge(first.position(), first.verdicts(), budget, sekis);
        new LifeDoubts(first.position(), counter).addTo(doubts, fates);
        Assessment judged = first.withVerdicts(fates.stream().map(Fate::verdict).toList());
        FalseEyes falseEyes = new FalseEyes(judged.position(), judged.stones(Status.DEAD));
        return judged.withFalseEyes(falseEyes.among(judged.falseEyes()));
    }

    /** Borders that are open once life is judged. */
    private Assessment closed(Assessment judged, Budget budget, Doubts doubts) {
        JudgedBorders borders = new JudgedBorders(judged);
        if (borders.open().isEmpty()) {
            return judged;
        }
        boolean sampled = parts.contains(ReadingPart.LIFE) && budget.nodes() >= Budget.NORMAL.nodes();
        Assessment settled = sampled ? borders.settle() : judged;
        doubts.add(DoubtSign.OPEN_BORDER, borders.open(), new OpenBorders(settled, borders.open()).text());
        return settled;
    }

    /** Under area rules an open ko seldom makes a score wrong: who fills it gets the point for his stone. */
    private static void addKos(Doubts doubts, Assessment judged, Ruleset rules) {
        if (rules.scoring() == Scoring.TERRITORY) {
            Board board = judged.position().board();
            judged.kos().forEach(ko -> doubts.add(DoubtSign.KO, PointSet.of(board, ko.point())));
        }
    }
}
