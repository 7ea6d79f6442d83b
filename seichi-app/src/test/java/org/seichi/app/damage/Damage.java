package org.seichi.app.damage;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The kinds of damage to a record: by hand, by a program that rewrites it, or by a broken copy. */
enum Damage {
    MOVE_LOST("a move is missing") {
        @Override
        String on(String record, SplittableRandom random) {
            return without(record, any(record, MOVE, random));
        }
    },
    MOVE_DOUBLED("a move stands there twice") {
        @Override
        String on(String record, SplittableRandom random) {
            MatchResult move = any(record, MOVE, random);
            return spliced(record, move.end(), move.end(), move.group());
        }
    },
    MOVE_RECOLORED("a move is the other player's") {
        @Override
        String on(String record, SplittableRandom random) {
            MatchResult move = any(record, MOVE, random);
            return replaced(record, move, move.group().startsWith(";B") ? ";W" + tail(move) : ";B" + tail(move));
        }
    },
    MOVE_SHIFTED("a move is on the point beside its own") {
        @Override
        String on(String record, SplittableRandom random) {
            MatchResult move = any(record, STONE, random);
            char[] text = move.group().toCharArray();
            int at = text.length - 2 - random.nextInt(2);
            text[at] = (char) (text[at] + (text[at] == 'a' || random.nextBoolean() ? 1 : -1));
            return replaced(record, move, new String(text));
        }
    },
    MOVE_MIRRORED("column and row of a move are swapped") {
        @Override
        String on(String record, SplittableRandom random) {
            MatchResult move = any(record, STONE, random);
            String text = move.group();
            return replaced(record, move, text.substring(0, 3) + text.charAt(4) + text.charAt(3) + "]");
        }
    },
    MOVES_SWAPPED("two moves one after the other are swapped") {
        @Override
        String on(String record, SplittableRandom random) {
            MatchResult two = any(record, TWO_MOVES, random);
            return replaced(record, two, two.group(2) + two.group(1));
        }
    },
    RUN_LOST("two to nine moves are missing") {
        @Override
        String on(String record, SplittableRandom random) {
            List<MatchResult> moves = all(record, MOVE);
            int from = random.nextInt(moves.size());
            int to = Math.min(moves.size() - 1, from + random.nextInt(1, 9));
            return spliced(record, moves.get(from).start(), moves.get(to).end(), "");
        }
    },
    RUN_DOUBLED("two to nine moves stand there twice") {
        @Override
        String on(String record, SplittableRandom random) {
            List<MatchResult> moves = all(record, MOVE);
            int from = random.nextInt(moves.size());
            int to = Math.min(moves.size() - 1, from + random.nextInt(1, 9));
            String run = record.substring(moves.get(from).start(), moves.get(to).end());
            return spliced(record, moves.get(to).end(), moves.get(to).end(), run);
        }
    },
    ENDING_LOST("the last moves are missing") {
        @Override
        String on(String record, SplittableRandom random) {
            List<MatchResult> moves = all(record, MOVE);
            int from = moves.size() - 1 - random.nextInt(Math.max(1, moves.size() / 4));
            return spliced(
                    record, moves.get(from).start(), moves.get(moves.size() - 1).end(), "");
        }
    },
    FILE_CUT("the file ends anywhere") {
        @Override
        String on(String record, SplittableRandom random) {
            return record.substring(0, random.nextInt(record.length()));
        }
    },
    BIT_FLIPPED("a bit is wrong") {
        @Override
        String on(String record, SplittableRandom random) {
            int at = random.nextInt(record.length());
            return spliced(record, at, at + 1, String.valueOf((char) (record.charAt(at) ^ 1 << random.nextInt(8))));
        }
    },
    BYTE_LOST("a byte is missing") {
        @Override
        String on(String record, SplittableRandom random) {
            int at = random.nextInt(record.length());
            return spliced(record, at, at + 1, "");
        }
    },
    BYTE_ADDED("a byte too many") {
        @Override
        String on(String record, SplittableRandom random) {
            int at = random.nextInt(record.length());
            return spliced(record, at, at, String.valueOf((char) random.nextInt(256)));
        }
    },
    BYTES_ZERO("four bytes are zero") {
        @Override
        String on(String record, SplittableRandom random) {
            int at = random.nextInt(record.length() - 4);
            return spliced(record, at, at + 4, "\0\0\0\0");
        }
    },
    BRACKET_LOST("a closing bracket is missing") {
        @Override
        String on(String record, SplittableRandom random) {
            return without(record, any(record, BRACKET, random));
        }
    },
    SEMICOLON_LOST("a semicolon is missing") {
        @Override
        String on(String record, SplittableRandom random) {
            return without(record, any(record, SEMICOLON, random));
        }
    },
    SIZE_CHANGED("another board size") {
        @Override
        String on(String record, SplittableRandom random) {
            int[] sizes = {7, 8, 9, 10, 13, 19, 25};
            return value(record, "SZ", Integer.toString(sizes[random.nextInt(sizes.length)]));
        }
    },
    SIZE_LOST("no board size") {
        @Override
        String on(String record, SplittableRandom random) {
            return record.replaceFirst("SZ\\[[^]]*]", "");
        }
    },
    KOMI_CHANGED("another komi") {
        @Override
        String on(String record, SplittableRandom random) {
            String[] komis = {"0", "0.5", "5.5", "6.5", "7", "7.5", "65", "6,5", "650", "-6.5", "3.75"};
            return value(record, "KM", komis[random.nextInt(komis.length)]);
        }
    },
    KOMI_LOST("no komi") {
        @Override
        String on(String record, SplittableRandom random) {
            return record.replaceFirst("KM\\[[^]]*]", "");
        }
    },
    RULES_CHANGED("other rules, or none that are known") {
        @Override
        String on(String record, SplittableRandom random) {
            String[] rules = {"Japanese", "Chinese", "AGA", "NZ", "Korean", "Jpanese", "?"};
            return value(record, "RU", rules[random.nextInt(rules.length)]);
        }
    },
    RULES_LOST("no rules") {
        @Override
        String on(String record, SplittableRandom random) {
            return record.replaceFirst("RU\\[[^]]*]", "");
        }
    },
    HANDICAP_CHANGED("another handicap, or one where there is none") {
        @Override
        String on(String record, SplittableRandom random) {
            String without = record.replaceFirst("HA\\[[^]]*]", "");
            return without.replaceFirst("SZ\\[", "HA[" + random.nextInt(10) + "]SZ[");
        }
    },
    SETUP_CHANGED("a stone of the setup is missing, or is on another point; without a setup, one too many") {
        @Override
        String on(String record, SplittableRandom random) {
            List<MatchResult> stones = all(record, SETUP);
            if (stones.isEmpty()) {
                return record.replaceFirst("SZ\\[", "A" + "BW".charAt(random.nextInt(2)) + "[cd]SZ[");
            }
            MatchResult stone = stones.get(random.nextInt(stones.size()));
            return random.nextBoolean() ? without(record, stone) : replaced(record, stone, "[dd]");
        }
    },
    LETTERS_CHANGED("all letters of the moves are capitals, or all of the names small") {
        @Override
        String on(String record, SplittableRandom random) {
            Pattern pattern = random.nextBoolean() ? Pattern.compile("(?<=;[BW])\\[[a-z]*]") : Pattern.compile(";[BW]");
            return pattern.matcher(record).replaceAll(found -> {
                String text = found.group();
                return text.startsWith(";") ? text.toLowerCase(Locale.ROOT) : text.toUpperCase(Locale.ROOT);
            });
        }
    };

    private static final Pattern MOVE = Pattern.compile(";[BW]\\[[a-z]*]");
    private static final Pattern STONE = Pattern.compile(";[BW]\\[[a-z]{2}]");
    private static final Pattern TWO_MOVES = Pattern.compile("(;[BW]\\[[a-z]*])\\s*(;[BW]\\[[a-z]*])");
    private static final Pattern BRACKET = Pattern.compile("]");
    private static final Pattern SEMICOLON = Pattern.compile(";");
    private static final Pattern SETUP = Pattern.compile("(?<=A[BW]\\[[a-z]{2}])\\[[a-z]{2}](?=\\[)");

    private final String words;

    Damage(String words) {
        this.words = words;
    }

    /** A description of the damage for people. */
    String words() {
        return words;
    }

    /** Whether a record can be damaged in this way: some kinds need moves. */
    boolean fits(String record) {
        return compareTo(ENDING_LOST) > 0 || all(record, STONE).size() > 1;
    }

    /** A damaged copy; a character of the text is a byte of the file. */
    abstract String on(String record, SplittableRandom random);

    private static List<MatchResult> all(String record, Pattern pattern) {
        List<MatchResult> found = new ArrayList<>();
        Matcher matcher = pattern.matcher(record);
        while (matcher.find()) {
            found.add(matcher.toMatchResult());
        }
        return found;
    }

    private static MatchResult any(String record, Pattern pattern, SplittableRandom random) {
        List<MatchResult> found = all(record, pattern);
        return found.get(random.nextInt(found.size()));
    }

    private static String tail(MatchResult move) {
        return move.group().substring(2);
    }

    private static String value(String record, String name, String value) {
        return record.replaceFirst(name + "\\[[^]]*]", name + "[" + value + "]");
    }

    private static String without(String record, MatchResult part) {
        return replaced(record, part, "");
    }

    private static String replaced(String record, MatchResult part, String by) {
        return spliced(record, part.start(), part.end(), by);
    }

    private static String spliced(String record, int from, int to, String by) {
        return record.substring(0, from) + by + record.substring(to);
    }
}
