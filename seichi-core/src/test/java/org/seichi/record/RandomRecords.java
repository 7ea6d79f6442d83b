package org.seichi.record;

import java.util.SplittableRandom;

/** Generates well-formed records with random trees, properties and values. The same seed gives the same record. */
final class RandomRecords {
    private static final String[] TEXTS = {
        "", "6.5", "a\\]b", "c\\\\", "two\nlines", "soft\\\nbreak", "(;B[aa\\]", "圍棋", "é:x"
    };
    private static final String[] NAMES = {"C", "KM", "RE", "PB", "N", "XYZ", "LB"};

    private final SplittableRandom random;
    private final StringBuilder text = new StringBuilder();
    private final int size;

    private RandomRecords(long seed) {
        random = new SplittableRandom(seed);
        size = random.nextInt(1, 26);
    }

    /** The record of a seed. */
    static String record(long seed) {
        RandomRecords record = new RandomRecords(seed);
        record.text.append("(;FF[4]CA[UTF-8]SZ[").append(record.size).append(']');
        record.tree(4);
        return record.text.append(')').toString();
    }

    /** Writes the rest of a node and the nodes and variations after it. */
    private void tree(int depth) {
        properties();
        for (int nodes = random.nextInt(6); nodes > 0; nodes--) {
            text.append(';');
            properties();
        }
        int variations = depth == 0 ? 0 : random.nextInt(4);
        for (int i = 0; i < variations; i++) {
            text.append("(;");
            tree(depth - 1);
            text.append(')');
        }
    }

    private void properties() {
        for (int kind = random.nextInt(8); kind < 7; kind += 1 + random.nextInt(7)) {
            switch (kind) {
                case 0, 1 ->
                    text.append(kind == 0 ? "B[" : "W[").append(point()).append(']');
                case 2 -> points("AB");
                case 3 -> points("AW");
                case 4 -> points("TB");
                default ->
                    text.append(NAMES[random.nextInt(NAMES.length)])
                            .append('[')
                            .append(TEXTS[random.nextInt(TEXTS.length)])
                            .append(']');
            }
        }
    }

    private void points(String name) {
        text.append(name);
        for (int count = random.nextInt(1, 4); count > 0; count--) {
            text.append('[')
                    .append(point())
                    .append(random.nextInt(4) == 0 ? ":" + point() : "")
                    .append(']');
        }
    }

    private String point() {
        return "" + (char) ('a' + random.nextInt(size)) + (char) ('a' + random.nextInt(size));
    }
}
