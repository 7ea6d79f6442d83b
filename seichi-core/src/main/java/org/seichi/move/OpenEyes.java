package org.seichi.move;

import java.util.Optional;
import org.seichi.life.EyeOutcome;
import org.seichi.life.EyeShapes;
import org.seichi.structure.EyeSpace;

/** Finds groups whose only eye space makes one eye or two depending on who moves first, by the table of searched eye shapes. */
final class OpenEyes {
    private OpenEyes() {}

    /** Whether the life of a group depends on who moves first in its only eye space. */
    static boolean areOf(MoveContext context, int group) {
        EyeSpace only = null;
        for (EyeSpace space : context.structure().eyeSpaces()) {
            for (int i = 0; i < space.groupCount(); i++) {
                if (space.group(i) == group) {
                    if (only != null) {
                        return false;
                    }
                    only = space;
                }
            }
        }
        return only != null && dependsOnFirstMove(context, only);
    }

    private static boolean dependsOnFirstMove(MoveContext context, EyeSpace space) {
        if (space.points().size() > EyeShapes.MAX_SIZE) {
            return false;
        }
        Optional<EyeOutcome> outcome = EyeShapes.standard().find(context.board(), space.points());
        return outcome.filter(found -> found.attackerFirst() != found.defenderFirst())
                .isPresent();
    }
}
