package org.seichi.life;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.text.Lines;

/**
 * A table of the eye spaces that stones of the attacker have made too small for two eyes, up to symmetry, found by search: the
 * group is dead if the attacker moves first, and does not live by two eyes if the defender does. The space lies away from the
 * edge, and is enclosed by one chain that has no other liberties.
 *
 * <p>The table, for spaces of {@value #MIN_SIZE} to {@value #MAX_SIZE} points, is text in this class and not a resource, because
 * the smallest engine for web pages has no resources; a test repeats the search.
 */
public final class NakadeShapes {
    /** The minimum number of points of a space in the table: smaller ones make at most one eye, stones or not. */
    public static final int MIN_SIZE = 4;

    /** The maximum number of points of a space in the table. */
    public static final int MAX_SIZE = 6;

    /** Rows of {@code x} for empty points and {@code o} for stones, separated by slashes; one of each eight symmetric shapes. */
    private static final String TABLE = """
            xoox ooox oox/x.. ooo/x.. oox/o.. xox/.x. oox/.x. ooo/.x. xox/.o. oox/.o. ox/xx oo/xx xo/ox oo/ox
            .ox/xo. .oo/xo.
            xoox/.x.. ooox/.x.. xoox/.o.. ooox/.o.. xox/xx. oox/xx. xoo/xx. ooo/xx. xox/ox. oox/ox. xox/xo. oox/xo.
            xoo/xo. ooo/xo. xox/oo. oox/oo. x../oox/x.. o../oox/x.. o../oox/o.. .x./oox/x.. .o./oox/x.. .x./ooo/x..
            .o./ooo/x.. .x./xox/.x. .o./xox/.x. .o./oox/.x. .x./ooo/.x. .o./ooo/.x.
            ooox/xx.. ooox/ox.. xoox/xo.. ooox/xo.. xoox/oo.. ooox/oo.. xoox/.xx. ooox/.xx. xoox/.ox. ooox/.ox.
            xooo/.ox. xoox/.oo. ooox/.oo. oox/xxx ooo/xxx ooo/oxx xox/xox oox/xox ooo/xox oox/oox oxo/oox xoo/oox
            ooo/oox .oox/xox. .ooo/xox. .oox/oox. .oox/xoo. .ooo/xoo. oox/ox./x.. ooo/ox./x.. xox/oo./x..
            oox/oo./x.. xoo/oo./x.. ooo/oo./x.. xx./oox/x.. ox./oox/x.. xo./oox/x.. oo./oox/x.. xx./ooo/x..
            ox./ooo/x.. xo./ooo/x.. oo./ooo/x.. xx./oox/o.. ox./oox/o.. xo./oox/o.. oo./oox/o.. .ox/oox/x..
            .oo/oox/x.. .xx/ooo/x.. .ox/ooo/x.. .xo/ooo/x.. .oo/ooo/x.. xx./xox/.x. xo./xox/.x. oo./xox/.x.
            xo./oox/.x. oo./oox/.x. xx./xoo/.x. xo./xoo/.x. oo./xoo/.x. xx./ooo/.x. ox./ooo/.x. xo./ooo/.x.
            oo./ooo/.x. xx./xoo/.o. xo./xoo/.o. xo./ooo/.o. .x../xoox/.x.. .o../xoox/.x.. .x../ooox/.x..
            .o../ooox/.x.. .o../xoox/.o.. .o../ooox/.o..
            """;

    private final Set<OccupiedShape> shapes;

    private NakadeShapes(Set<OccupiedShape> shapes) {
        this.shapes = shapes;
    }

    /** Returns the stored table. */
    public static NakadeShapes standard() {
        return Standard.SHAPES;
    }

    /** Reads the table when it is first needed. */
    private static final class Standard {
        static final NakadeShapes SHAPES = read();

        private static NakadeShapes read() {
            Set<OccupiedShape> shapes = new HashSet<>();
            for (String rows : Lines.words(TABLE, " \n")) {
                shapes.add(OccupiedShape.parse(rows));
            }
            return new NakadeShapes(shapes);
        }
    }

    /** All shapes of the table. */
    Set<OccupiedShape> shapes() {
        return Collections.unmodifiableSet(shapes);
    }

    /** Whether a connected space, stones of the attacker included, is in the table. */
    public boolean contains(Board board, PointSet space, PointSet stones) {
        int size = space.size();
        return size >= MIN_SIZE
                && size <= MAX_SIZE
                && OccupiedShape.of(board, space, stones)
                        .filter(shapes::contains)
                        .isPresent();
    }
}
