package org.seichi.method.park;

import java.util.EnumMap;
import java.util.Map;
import org.seichi.structure.Chains;
import org.seichi.structure.Structure;

/**
 * Reads the properties of the strings off a position.
 *
 * <p>An eye, special eye or eyelike counts for every string next to it. Territory is the only property that strings share
 * as a group: the empty points under the influence of all strings that cannot be parted. Park's own way to find it is not
 * known; the groups and the influence map of this library stand in for it.
 */
final class PropertyReader {
    private final Structure structure;
    private final Chains chains;
    private final GrowthPoints growth;

    PropertyReader(Structure structure) {
        this.structure = structure;
        this.chains = structure.chains();
        this.growth = new GrowthPoints(chains, structure.probe());
    }

    /** The properties of a string. */
    Properties of(int string) {
        Map<EyeKind, Integer> kinds = new EnumMap<>(EyeKind.class);
        int extensions = 0;
        int connections = 0;
        for (int i = 0; i < chains.libertyCount(string); i++) {
            int liberty = chains.liberty(string, i);
            EyeKind kind = EyeKind.of(chains, liberty, string);
            kinds.merge(kind, 1, Integer::sum);
            extensions += kind == EyeKind.NONE && growth.isExtension(liberty, string) ? 1 : 0;
            connections += growth.isConnection(liberty, string) ? 1 : 0;
        }
        int territory = structure.territory(structure.groups().of(string));
        return new Properties(
                kinds.getOrDefault(EyeKind.EYE, 0),
                kinds.getOrDefault(EyeKind.SPECIAL, 0),
                kinds.getOrDefault(EyeKind.EYELIKE, 0),
                extensions,
                connections,
                territory);
    }
}
