package org.seichi.answer;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.MOVE;
import static org.seichi.json.JsonType.POINT;
import static org.seichi.json.JsonType.POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.mapOf;
import static org.seichi.json.JsonType.orNull;
import static org.seichi.json.JsonType.whole;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.UnusableException;
import org.seichi.board.PointSet;
import org.seichi.game.Marks;
import org.seichi.game.Move;
import org.seichi.game.Setup;
import org.seichi.game.Terms;
import org.seichi.json.Shape;
import org.seichi.record.RecordException;
import org.seichi.record.RecordNode;
import org.seichi.record.RecordTree;
import org.seichi.rules.Outcome;

/** The JSON of a record as a tree for display: every node with its stones, comment and marks. */
public final class TreeShape {
    private static final Shape<Move> PLAYED = Shape.<Move>named("playedMove", "A move.")
            .key("player", GoTypes.COLOR, Move::color)
            .key("point", MOVE, Move::point)
            .end();

    private static final Shape<Setup> SETUP = Shape.<Setup>named("setup", "Stones put on and taken off.")
            .key("black", POINTS, Setup::black)
            .key("white", POINTS, Setup::white)
            .key("cleared", POINTS, Setup::cleared)
            .key("toMove", orNull(GoTypes.COLOR), Setup::toMove)
            .end();

    private static final Shape<Marks> TERRITORY = Shape.<Marks>named("markedTerritory", "Territory as marked.")
            .key("black", POINTS, Marks::black)
            .key("white", POINTS, Marks::white)
            .end();

    private static final Shape<Map.Entry<Integer, String>> LABEL = Shape.<Map.Entry<Integer, String>>named(
                    "label", "A letter or number on a point.")
            .key("point", POINT, Map.Entry::getKey)
            .key("text", TEXT, Map.Entry::getValue)
            .end();

    private static final Shape<RecordNode> NODE = Shape.<RecordNode>named("node", "A node of a record.")
            .key("parent", whole(-1, Integer.MAX_VALUE), node -> node.parent())
            .says("Index of the node it follows; -1 for the first.")
            .keyIfKnown("setup", SETUP.type(), RecordNode::setup)
            .says("Done before the move.")
            .keyIfKnown("move", PLAYED.type(), RecordNode::move)
            .says("The move.")
            .keyIfKnown("comment", TEXT, node -> known(node.comment(), String::isEmpty))
            .says("")
            .keyIfKnown("signs", mapOf(POINTS), TreeShape::signs)
            .says("Points marked with signs, by the name of the sign.")
            .keyIfKnown("labels", listOf(LABEL.type()), TreeShape::labels)
            .says("")
            .keyIfKnown("territory", TERRITORY.type(), RecordNode::territory)
            .says("")
            .end();

    /** A record as a tree for display. */
    public static final Shape<Content> SHAPE = Shape.<Content>named("tree", "A record as it is drawn")
            .key("games", COUNT, tree -> tree.game().source().count())
            .says("Number of games in the file.")
            .keysOf(GoTypes.SIDES, tree -> tree.tree().board())
            .keysOf(GoTypes.TERMS, Content::terms)
            .key("result", orNull(TEXT), tree -> tree.terms().result().map(Outcome::notation))
            .says("As read.")
            .key("header", mapOf(TEXT), tree -> tree.game().game().header().values())
            .says("Values as written, by the name of the property.")
            .key("nodes", listOf(NODE.type()), tree -> tree.tree().nodes())
            .says("In the order of the record.")
            .end();

    /** The data from which the JSON is written. */
    public record Content(ReadGame game, Terms terms, RecordTree tree) {}

    private TreeShape() {}

    /**
     * Returns the JSON object, on a line of its own.
     *
     * @throws UnusableException if the record cannot be used, which does not happen if the game could be read
     */
    public static String of(ReadGame game, Options options) throws UnusableException {
        try {
            Terms terms = Terms.of(game.game(), options.terms());
            return SHAPE.line(
                    new Content(game, terms, RecordTree.of(game.record())),
                    game.game().board());
        } catch (RecordException unusable) {
            throw new UnusableException(unusable.getMessage());
        }
    }

    private static Optional<Map<String, PointSet>> signs(RecordNode node) {
        return known(node.signs(), Map::isEmpty);
    }

    private static Optional<List<Map.Entry<Integer, String>>> labels(RecordNode node) {
        return known(List.copyOf(node.labels().entrySet()), List::isEmpty);
    }

    private static <V> Optional<V> known(V value, Function<V, Boolean> isNothing) {
        return isNothing.apply(value) ? Optional.empty() : Optional.of(value);
    }
}
