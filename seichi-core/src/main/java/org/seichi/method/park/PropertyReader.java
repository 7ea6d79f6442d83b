package org.seichi.method.park;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.IntPredicate;
import org.seichi.structure.Chains;
import org.seichi.structure.Structure;

/**
 * Reads the properties of the strings of a position.
 *
 * <p>An eye, special eye or eyelike counts for every adjacent string. Territory is the only property that the strings of a
 * group share ({@link GroupTerritory}).
 */
final class PropertyReader {
    private final Chains chains;
    private final GrowthPoints growth;
    private final int[] territory;

    PropertyReader(Structure structure) {
        this.chains = structure.chains();
        this.growth = new GrowthPoints(chains, structure.probe());
        this.territory = GroupTerritory.of(structure);
    }

    /** The properties of a string while no string is known to stay on the board. */
    Properties of(int string) {
        Map<EyeKind, Integer> kinds = new EnumMap<>(EyeKind.class);
        int extensions = 0;
        int connections = 0;
        for (int i = 0; i < chains.libertyCount(string); i++) {
            int liberty = chains.liberty(string, i);
            EyeKind kind = EyeKind.of(chains, liberty, string);
            kinds.merge(kind, 1, Integer::sum);
            extensions += kind == EyeKind.NONE && growth.isExtension(liberty, string) ? 1 : 0;
            connections += growth.isConnection(liberty, string, other -> true) ? 1 : 0;
        }
        return new Properties(
                kinds.getOrDefault(EyeKind.EYE, 0),
                kinds.getOrDefault(EyeKind.SPECIAL, 0),
                kinds.getOrDefault(EyeKind.EYELIKE, 0),
                extensions,
                connections,
                0,
                territory[string]);
    }

    /** Number of points where a string can connect to one that stays on the board. */
    int safeConnections(int string, IntPredicate stays) {
        int connections = 0;
        for (int i = 0; i < chains.libertyCount(string); i++) {
            connections += growth.isConnection(chains.liberty(string, i), string, stays) ? 1 : 0;
        }
        return connections;
    }
}
