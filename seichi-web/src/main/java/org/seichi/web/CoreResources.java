package org.seichi.web;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** The resource files of the library, which the compiler includes in the engine only if they are listed here. */
@SuppressWarnings("deprecation") // TeaVM 0.15 has no other way yet.
public final class CoreResources implements ResourceSupplier {
    private static final String[] NAMES = {
        "evaluate/board-weights.tsv",
        "evaluate/connections.txt",
        "evaluate/dividers.txt",
        "evaluate/owner-network.tsv",
        "life/eye-shapes.txt",
        "method/park/makings.tsv",
        "method/park/stability.tsv",
        "move/move-weights.tsv",
        "move/moves.txt",
        "move/move-network.tsv",
        "playout/local-shapes.tsv",
    };

    /** Called by the compiler. */
    public CoreResources() {}

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        String[] paths = new String[NAMES.length];
        for (int i = 0; i < NAMES.length; i++) {
            paths[i] = "org/seichi/" + NAMES[i];
        }
        return paths;
    }
}
