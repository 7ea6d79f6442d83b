package org.seichi.accuracy;

import java.util.List;

/** Regions of eight to eleven points for {@link RegionOracle}, the points drawn as {@code a}. */
final class WalledRegions {
    private static final List<WalledRegion> ALL = List.of(
            WalledRegion.of("edge", """
                    . O a a a a X .
                    O O a a a a X X
                    . O X X X X X X
                    O O X X X X X .
                    """),
            WalledRegion.of("corner", """
                    a a a X X X X
                    a a a X . X .
                    a a a X X X X
                    O O O O O O O
                    O . O . O O O
                    """),
            WalledRegion.of("edge over White", """
                    . O a a a X .
                    O O a a a X X
                    . O a a a X .
                    O O O O O X X
                    """),
            WalledRegion.of("edge between Black's walls", """
                    . X a a a X .
                    X X a a a X X
                    . X a a a X .
                    X X O O O X X
                    O O O O O O O
                    O . O . O O O
                    """),
            WalledRegion.of("long edge", """
                    . O a a a a a X .
                    O O a a a a a X X
                    . O X X X X X X X
                    O O X X X X X X .
                    """),
            WalledRegion.of("large corner", """
                    a a a a X X X X
                    a a a a X . X .
                    a a a X X X X X
                    O O O O O O O O
                    O . O . O O O O
                    """),
            WalledRegion.of("corner inside Black's walls", """
                    a a a a X O O O O
                    a a a a X O . O .
                    a a a X X O O O O
                    X X X X X X X X X
                    X . X . X X X X X
                    """));

    private WalledRegions() {}

    /** All regions, the small ones first. */
    static List<WalledRegion> all() {
        return ALL;
    }

    /** The region with a name. */
    static WalledRegion named(String name) {
        return ALL.stream()
                .filter(region -> region.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
