package org.seichi.method.park;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.method.Removal;
import org.seichi.structure.Chains;
import org.seichi.structure.Regions;
import org.seichi.structure.Structure;

/** One pass over a position: computes the properties and the stability of every string anew. */
final class StringPass implements Removal.Judged<StringPass> {
    private final Position position;
    private final Structure structure;
    private final Chains chains;
    private final Properties[] properties;
    private final int[] stability;
    private final StabilityGround[] grounds;

    /** Judges every string of a position: the stones left. */
    StringPass(Position position) {
        this(position, Structure.of(position, EnumSet.noneOf(Structure.Part.class)));
    }

    private StringPass(Position position, Structure structure) {
        PropertyReader reader = new PropertyReader(structure);
        this.position = position;
        this.structure = structure;
        this.chains = structure.chains();
        this.properties = new Properties[chains.count()];
        this.stability = new int[chains.count()];
        this.grounds = new StabilityGround[chains.count()];
        Arrays.fill(grounds, StabilityGround.TABLE);
        for (int string = 0; string < stability.length; string++) {
            properties[string] = reader.of(string);
            stability[string] = StringStability.of(properties[string]);
        }
        connect(reader);
        judgeSeki();
    }

    /** The pass over the position that is left when whole strings have been removed. */
    @Override
    public StringPass without(PointSet stones) {
        Position left = position.with(stones, Stones.EMPTY);
        return new StringPass(left, structure.without(stones, left));
    }

    /** Counts connections to strings that stay; other strings may then stay too, so this is repeated until nothing changes. */
    private void connect(PropertyReader reader) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int string = 0; string < stability.length; string++) {
                int safe = reader.safeConnections(string, other -> StringStability.stays(stability[other]));
                if (safe != properties[string].safe()) {
                    properties[string] = properties[string].withSafe(safe);
                    stability[string] = StringStability.of(properties[string]);
                    changed = true;
                }
            }
        }
    }

    /** Judges sekis; only a string that would be removed can be the outer one of a seki. */
    private void judgeSeki() {
        SekiJudgment judgment = new SekiJudgment(chains);
        for (int outer = 0; outer < stability.length; outer++) {
            List<Integer> inside = StringStability.stays(stability[outer]) ? List.of() : judgment.inside(outer);
            if (!inside.isEmpty()) {
                boolean seki = judgment.isSeki(inside);
                inside.forEach(inner ->
                        set(inner, seki ? StabilityGround.SEKI : StabilityGround.CAPTOR, StringStability.ALIVE));
                set(
                        outer,
                        seki ? StabilityGround.SEKI : StabilityGround.CAPTIVE,
                        seki ? StringStability.ALIVE : StringStability.DEAD);
            }
        }
    }

    private void set(int string, StabilityGround ground, int value) {
        grounds[string] = ground;
        stability[string] = value;
    }

    @Override
    public Position position() {
        return position;
    }

    @Override
    public Regions regions() {
        return structure.regions();
    }

    /** The strings of the position. */
    Chains chains() {
        return chains;
    }

    Properties properties(int string) {
        return properties[string];
    }

    int stability(int string) {
        return stability[string];
    }

    /** The ground on which a string was judged. */
    StabilityGround ground(int string) {
        return grounds[string];
    }

    /** The greatest stability; {@link StringStability#ALIVE} on an empty board. */
    int worst() {
        return Arrays.stream(stability).max().orElse(StringStability.ALIVE);
    }

    /**
     * The stones of the deadest strings, if they do not stay: among those of greatest stability, the ones with the fewest
     * liberties, all of them together (a guess). Otherwise adjacent strings of both colors would be removed together.
     */
    @Override
    public PointSet deadest() {
        int worst = worst();
        int fewest = IntStream.range(0, stability.length)
                .filter(string -> stability[string] == worst)
                .map(chains::libertyCount)
                .min()
                .orElse(0);
        return chains.stonesWhere(string ->
                !StringStability.stays(worst) && stability[string] == worst && chains.libertyCount(string) == fewest);
    }

    /** The stones in seki. */
    PointSet inSeki() {
        return chains.stonesWhere(string -> grounds[string] == StabilityGround.SEKI);
    }
}
