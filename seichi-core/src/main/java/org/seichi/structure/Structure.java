package org.seichi.structure;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Everything that is derived from a position without search: chains, regions, influence, groups with their eye spaces,
 * territory and weighted liberties. Immutable for its users, but not thread-safe: {@link #probe} holds scratch space, so one
 * structure belongs to one thread.
 */
public final class Structure {
    private final Chains chains;
    private final Set<Part> parts;
    private final Regions regions;
    private final Occupation occupation;
    private final Influence influence;
    private final LibertyProbe probe;
    private final Groups groups;
    private final List<HalfLink> halfLinks;
    private final int[] territory;
    private final List<EyeSpace> eyeSpaces;

    private Structure(Chains chains, Occupation occupation, Regions regions, Set<Part> parts) {
        this.chains = chains;
        this.occupation = occupation;
        this.parts = parts;
        this.regions = regions;
        this.influence = Influence.ofFinished(occupation);
        this.probe = new LibertyProbe(chains);
        Groups.Builder builder = new Groups.Builder(chains);
        Territory spaces = new Territory(chains, occupation, influence);
        if (parts.contains(Part.GROUPS)) {
            Links links = new Links(chains, occupation, probe, builder);
            links.join();
            spaces.find(builder);
            this.groups = builder.build();
            this.halfLinks = links.left(groups);
        } else {
            spaces.find(null);
            this.groups = builder.build();
            this.halfLinks = List.of();
        }
        this.territory = spaces.points(groups);
        this.eyeSpaces =
                List.copyOf(EyeSpaces.find(chains, occupation, regions, groups, parts.contains(Part.BIG_EYES)));
    }

    /** Optional parts of a structure, which can be left out to measure what they contribute. */
    public enum Part {
        /** Chains that the opponent cannot part form groups; without it each chain is a group of its own. */
        GROUPS,
        /** The shape of a closed region decides how many eyes it makes; without it every closed region makes one. */
        BIG_EYES
    }

    /** Derives all parts from a position. Takes tens of microseconds on 19x19. */
    public static Structure of(Stones stones) {
        return of(stones, EnumSet.allOf(Part.class));
    }

    /** Derives only the given optional parts. */
    public static Structure of(Stones stones, Set<Part> parts) {
        Occupation occupation = Occupation.of(stones);
        return new Structure(Chains.of(stones), occupation, Regions.of(occupation), parts);
    }

    /**
     * Derives the structure after whole chains have been removed, with the same parts.
     *
     * @param removed the stones of the chains
     * @param left the position without them
     */
    public Structure without(PointSet removed, Stones left) {
        Occupation rest = occupation.without(removed);
        return new Structure(chains.without(removed, left), rest, regions.without(removed, rest), parts);
    }

    /** The position. */
    public Stones stones() {
        return chains.stones();
    }

    /** The chains. */
    public Chains chains() {
        return chains;
    }

    /** The empty regions. */
    public Regions regions() {
        return regions;
    }

    /** The empty points. */
    public PointSet empty() {
        return occupation.empty();
    }

    /** The stones with a content code. */
    public PointSet stones(int code) {
        return occupation.stones(code);
    }

    /** The contents of the points, as sets. */
    Occupation occupation() {
        return occupation;
    }

    /** Influence with 8 dilations and 21 erosions. */
    public Influence influence() {
        return influence;
    }

    /** Counts the liberties after one more stone. Not thread-safe. */
    public LibertyProbe probe() {
        return probe;
    }

    /** The groups of chains that the opponent cannot part. */
    public Groups groups() {
        return groups;
    }

    /** The half connections between different groups. */
    public List<HalfLink> halfLinks() {
        return halfLinks;
    }

    /** Number of empty points under the influence of a group. */
    public int territory(int group) {
        return territory[group];
    }

    /** The points where a color has eyes or may get one. */
    public List<EyeSpace> eyeSpaces() {
        return eyeSpaces;
    }

    /** The weights of the liberties. */
    public LibertyWeights weights() {
        return new LibertyWeights(chains, probe);
    }
}
