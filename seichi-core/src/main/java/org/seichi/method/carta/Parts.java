package org.seichi.method.carta;

import java.util.EnumSet;
import java.util.Set;
import org.seichi.structure.Structure;

/** Selects the parts of a structure that the steps need. */
final class Parts {
    private Parts() {}

    static Set<Structure.Part> of(Set<StaticStep> steps) {
        Set<Structure.Part> parts = EnumSet.noneOf(Structure.Part.class);
        if (steps.contains(StaticStep.GROUPS)) {
            parts.add(Structure.Part.GROUPS);
        }
        if (steps.contains(StaticStep.BIG_EYES)) {
            parts.add(Structure.Part.BIG_EYES);
        }
        return parts;
    }
}
