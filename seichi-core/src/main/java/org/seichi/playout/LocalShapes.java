package org.seichi.playout;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.text.Lines;

/**
 * How often strong players answer a move on one of the eight points around it, by the eight points around the answer as the answering
 * player sees them. Invariant under rotation and reflection.
 *
 * <p>As text: a shape and a number on each line, tab-separated. A shape is read clockwise from the top left: {@code .} empty, {@code X}
 * own, {@code O} the opponent's, {@code #} outside of the board. Lines that begin with two crosses are comments.
 */
public final class LocalShapes {
    /** The unit of chances: this much is certain. */
    static final int ALWAYS = 1000;

    private static final int NEIGHBORS = 8;
    private static final int BITS = 2;
    private static final int SHAPES = 1 << (BITS * NEIGHBORS);
    private static final int LOW_BITS = 0x5555;
    private static final String SIGNS = ".XO#";
    private static final String COMMENT = "##";

    /** The chance, in thousandths, of a shape that the table does not have. */
    private static final short RARE = 20;

    /** The fitted table ({@code org.seichi.bench.fit.FitShapes}). */
    static final LocalShapes USUAL = read("local-shapes.tsv");

    private final short[] chances;

    private LocalShapes(short[] chances) {
        this.chances = chances;
    }

    private static LocalShapes read(String resource) {
        short[] chances = new short[SHAPES];
        Arrays.fill(chances, RARE);
        for (String line : Lines.ofResource(LocalShapes.class, resource)) {
            if (!line.startsWith(COMMENT)) {
                put(chances, line);
            }
        }
        return new LocalShapes(chances);
    }

    private static void put(short[] chances, String line) {
        int code = 0;
        for (int i = 0; i < NEIGHBORS; i++) {
            code = (code << BITS) | SIGNS.indexOf(line.charAt(i));
        }
        short chance = Short.parseShort(line.substring(NEIGHBORS + 1));
        for (int mirrored = 0; mirrored < 2; mirrored++) {
            for (int turned = 0; turned < NEIGHBORS / 2; turned++) {
                code = turned(code);
                chances[code] = chance;
            }
            code = mirrored(code);
        }
    }

    /** The offsets from a point to the eight around it, clockwise from the top left. */
    static int[] around(int stride) {
        return new int[] {-stride - 1, -stride, 1 - stride, 1, stride + 1, stride, stride - 1, -1};
    }

    /** The chance of an answer by the code of its shape, in thousandths. */
    int chance(int shape) {
        return chances[shape];
    }

    /** The code of the shape around a point, as a color sees it; 16 bits. */
    static int code(PlayoutBoard board, int stride, int point, int color) {
        int code = board.at(point - stride - 1);
        code = (code << BITS) | board.at(point - stride);
        code = (code << BITS) | board.at(point - stride + 1);
        code = (code << BITS) | board.at(point + 1);
        code = (code << BITS) | board.at(point + stride + 1);
        code = (code << BITS) | board.at(point + stride);
        code = (code << BITS) | board.at(point + stride - 1);
        code = (code << BITS) | board.at(point - 1);
        return color == Stones.BLACK ? code : swapped(code);
    }

    /**
     * The shape around a point as in a line of the resource, in canonical form: of its eight symmetric versions the one with the lowest
     * code.
     *
     * @param color the content code of the color that answers
     */
    public static String shape(Stones stones, int point, int color) {
        Board board = stones.board();
        int stride = board.stride();
        int code = 0;
        for (int step : around(stride)) {
            code = (code << BITS) | stones.at(point + step);
        }
        code = color == Stones.BLACK ? code : swapped(code);
        int least = code;
        for (int i = 0; i < NEIGHBORS; i++) {
            code = i == NEIGHBORS / 2 ? mirrored(code) : turned(code);
            least = Math.min(least, code);
        }
        least = Math.min(least, turned(code));
        StringBuilder signs = new StringBuilder();
        for (int shift = BITS * (NEIGHBORS - 1); shift >= 0; shift -= BITS) {
            signs.append(SIGNS.charAt((least >>> shift) & ((1 << BITS) - 1)));
        }
        return signs.toString();
    }

    /** Swaps the colors: the codes of stones have exactly one bit set. */
    private static int swapped(int code) {
        int one = (code ^ (code >>> 1)) & LOW_BITS;
        return code ^ (one | (one << 1));
    }

    /** Rotates a shape by a quarter: two of the eight points. */
    private static int turned(int code) {
        return ((code << (2 * BITS)) | (code >>> (BITS * (NEIGHBORS - 2)))) & (SHAPES - 1);
    }

    private static int mirrored(int code) {
        int mirrored = 0;
        for (int i = 0; i < NEIGHBORS; i++) {
            int sign = (code >>> (BITS * i)) & ((1 << BITS) - 1);
            mirrored |= sign << (BITS * ((NEIGHBORS - i) % NEIGHBORS));
        }
        return mirrored;
    }
}
