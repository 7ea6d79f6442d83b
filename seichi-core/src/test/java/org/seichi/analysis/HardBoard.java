package org.seichi.analysis;

import java.nio.charset.StandardCharsets;

/** Boards of the largest size, 25x25, each made as hard as possible for some part of an analysis. */
enum HardBoard {
    /** Single black stones that touch only at their corners: as many chains and eyes as fit. */
    CHECKERS(1) {
        @Override
        char at(int x, int y) {
            return (x + y) % 2 == 0 ? 'B' : '.';
        }
    },
    /** The same with columns of alternating color: captures everywhere. */
    CHECKERS_OF_BOTH(1) {
        @Override
        char at(int x, int y) {
            return (x + y) % 2 == 0 ? "BW".charAt(x % 2) : '.';
        }
    },
    /** A diagonal grid of stones around fields that are eyes and depend on each other. */
    LATTICE(1) {
        @Override
        char at(int x, int y) {
            return (x + y) % 4 == 0 || (x - y + 100) % 4 == 0 ? 'B' : '.';
        }
    },
    /** Walls of both colors around many small fields. */
    FIELDS(0) {
        @Override
        char at(int x, int y) {
            return x % 3 == 0 || y % 3 == 0 ? "BW".charAt((x / 6 + y / 6) % 2) : '.';
        }
    },
    /** Single stones with room between them: everything is open. */
    DOTS(0) {
        @Override
        char at(int x, int y) {
            return x % 2 == 0 && y % 2 == 0 ? "BW".charAt((x / 2 + y / 2) % 2) : '.';
        }
    },
    /** Kos side by side. */
    KOS(3) {
        @Override
        char at(int x, int y) {
            return new String[] {".BW.", "BW.W", ".BW."}[y % 3].charAt(x % 4);
        }
    },
    /** Diagonal stripes of single stones of both colors, each with at most two liberties. */
    STRIPES(2) {
        @Override
        char at(int x, int y) {
            return "BW.".charAt((x + y) % 3);
        }
    },
    /** Pseudorandom stones. */
    NOISE(2) {
        @Override
        char at(int x, int y) {
            int mixed = (x * 0x9E3779B1 + y * 0x85EBCA77) * 0xC2B2AE3D;
            return "BW..".charAt(mixed >>> 30);
        }
    };

    private static final int SIZE = 25;

    private final int hardFor;

    HardBoard(int hardFor) {
        this.hardFor = hardFor;
    }

    /** The analysis that takes longest on this board: 0 score, 1 prove, 2 evaluate, 3 suggest. */
    int hardFor() {
        return hardFor;
    }

    /** The content of a point: {@code B}, {@code W} or a dot. */
    abstract char at(int x, int y);

    /** The name of the stone nearest to the middle, the first one in a tie. */
    String middle() {
        int half = SIZE / 2;
        for (int distance = 0; true; distance++) {
            for (int y = half - distance; y <= half + distance; y++) {
                for (int x = half - distance; x <= half + distance; x++) {
                    if (at(x, y) != '.') {
                        return "ABCDEFGHJKLMNOPQRSTUVWXYZ".charAt(x) + Integer.toString(SIZE - y);
                    }
                }
            }
        }
    }

    /** A record that sets up the board. */
    byte[] record() {
        StringBuilder text = new StringBuilder("(;GM[1]SZ[25]KM[6.5]RU[Japanese]");
        for (char color : new char[] {'B', 'W'}) {
            text.append('A').append(color);
            for (int y = 0; y < SIZE; y++) {
                for (int x = 0; x < SIZE; x++) {
                    if (at(x, y) == color || x + y == 0) {
                        text.append('[')
                                .append((char) ('a' + x))
                                .append((char) ('a' + y))
                                .append(']');
                    }
                }
            }
        }
        return text.append(')').toString().getBytes(StandardCharsets.US_ASCII);
    }
}
