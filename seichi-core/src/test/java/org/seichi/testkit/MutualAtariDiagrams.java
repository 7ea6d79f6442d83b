package org.seichi.testkit;

import org.seichi.text.Diagram;

/** Chains of both colors that are in atari at the same point. */
public final class MutualAtariDiagrams {
    /** Three points without capturing: whoever captures is captured in turn. */
    public static final Diagram THREE_POINTS = Diagram.parse("""
            . X X O . O . O O
            O X X O O O O O O
            X O O O X X X X X
            X X X X X . X . X
            X . X X X X X X X
            """);

    /** Black, who takes at B5, is captured in turn; White is not. */
    public static final Diagram SNAPBACK = Diagram.parse("""
            O . O . O X . X .
            X X O O O X X X X
            O O O O O X X X .
            X X X X X X . X X
            X . X . X X X X X
            """);

    private MutualAtariDiagrams() {}
}
