package org.seichi.line;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Assessment;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.NodeCounter;
import org.seichi.text.Coordinates;

/**
 * Shows how dead chains are captured: by a line in which the owner moves first, if one is found, else by one in which the
 * opponent does. A chain that falls in the line of another with common liberties is explained by that line.
 */
final class DeadLines {
    private final Position position;
    private final List<Verdict> dead;
    private final PointSet deadStones;
    private final FightLines finder;
    /** Lines in which the owner moves first, by the stones of the chain for which they were found. */
    private final Map<PointSet, Line> tries = new LinkedHashMap<>();

    /**
     * Prepares the lines of an assessment.
     *
     * @param counter bounds the search
     */
    DeadLines(Assessment assessment, NodeCounter counter) {
        position = assessment.position();
        deadStones = assessment.stones(Status.DEAD);
        dead = assessment.verdicts().stream()
                .filter(verdict -> verdict.status() == Status.DEAD)
                .sorted(Comparator.comparingInt(verdict -> -verdict.stones().size()))
                .toList();
        finder = new FightLines(counter);
    }

    /** Further reasons, by the stones of the chain, for chains without a line in which the owner moves first. */
    Map<PointSet, Reason> reasons() {
        dead.forEach(this::rememberTry);
        Map<PointSet, Reason> reasons = new HashMap<>();
        for (Verdict chain : dead) {
            if (!tries.containsKey(chain.stones())) {
                show(chain).ifPresent(reason -> reasons.put(chain.stones(), reason));
            }
        }
        return reasons;
    }

    private void rememberTry(Verdict chain) {
        chain.reasons().stream()
                .map(Reason::line)
                .filter(moves -> moves.size() > 1 && moves.get(0) == Board.NO_POINT)
                .map(moves -> new Line(chain.color(), moves.subList(1, moves.size()), true))
                .filter(line -> line.takes(chain.stones(), position))
                .findFirst()
                .ifPresent(line -> tries.put(chain.stones(), line));
    }

    private Optional<Reason> show(Verdict chain) {
        return fallsWith(chain, stones -> isLinked(chain.stones(), stones))
                .or(() -> ownersTry(chain))
                .or(() -> fallsWith(chain, stones -> true))
                .or(() -> isShown(chain) ? Optional.empty() : captorsLine(chain));
    }

    private static boolean isShown(Verdict chain) {
        return chain.reasons().stream().anyMatch(reason -> !reason.line().isEmpty());
    }

    /** Whether two chains have a liberty in common, so that a try to save one is a try to save the other. */
    private boolean isLinked(PointSet one, PointSet other) {
        Board board = position.board();
        return one.neighbors(board).intersection(other.neighbors(board)).intersects(position.empty());
    }

    private Optional<Reason> fallsWith(Verdict chain, Predicate<PointSet> which) {
        return tries.entrySet().stream()
                .filter(entry -> owner(entry.getKey()) == chain.color()
                        && which.test(entry.getKey())
                        && entry.getValue().takes(chain.stones(), position))
                .findFirst()
                .map(entry -> reason(
                        chain,
                        Rule.FALLS_WITH_OTHERS,
                        entry.getValue(),
                        Coordinates.format(position.board(), entry.getKey().first())));
    }

    private Color owner(PointSet stones) {
        return Color.of(position.at(stones.first()));
    }

    private Optional<Reason> ownersTry(Verdict chain) {
        Optional<Line> found = finder.find(fight(chain), chain.color());
        found.ifPresent(line -> tries.put(chain.stones(), line));
        return found.map(line -> line.searched()
                ? reason(chain, Rule.CAPTURED_SECOND, line, line.inVain(position.board(), chain.stones()))
                : reason(chain, Rule.TRY_FAILS, line, chain.color().inWords(), inWords(line)));
    }

    private Optional<Reason> captorsLine(Verdict chain) {
        String captor = chain.color().opponent().inWords();
        return finder.find(fight(chain), chain.color().opponent())
                .map(line -> line.searched()
                        ? reason(chain, Rule.CAPTURED_FIRST, line, captor, ": " + inWords(line))
                        : reason(chain, Rule.ATTACK_SUCCEEDS, line, captor, inWords(line)));
    }

    private ChainFight fight(Verdict chain) {
        PointSet walls = position.stones(chain.color().opponent()).minus(deadStones);
        return new ChainFight(position, chain.stones(), walls);
    }

    private String inWords(Line line) {
        return line.inWords(position.board()) + ".";
    }

    private static Reason reason(Verdict chain, Rule rule, Line line, Object... words) {
        return Reason.of(rule, chain.stones(), line.openedBy(chain.color().opponent()), words);
    }
}
