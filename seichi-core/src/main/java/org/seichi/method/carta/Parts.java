package org.seichi.method.carta;

import java.util.EnumSet;
import java.util.Set;
import org.seichi.structure.Structure;

/** Which parts of a structure the steps need. */
final class Parts {
    private Parts() {}

    static Set<Structure.Part> of(Set<Step> steps) {
        Set<Structure.Part> parts = EnumSet.noneOf(Structure.Part.class);
        if (steps.contains(Step.GROUPS)) {
            parts.add(Structure.Part.GROUPS);
        }
        if (steps.contains(Step.BIG_EYES)) {
            parts.add(Structure.Part.BIG_EYES);
        }
        return parts;
    }
}
