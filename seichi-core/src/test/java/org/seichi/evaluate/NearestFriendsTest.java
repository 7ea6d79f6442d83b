package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class NearestFriendsTest {
    /** The aim to connect the marked stones to the other black ones. */
    private static Optional<Threat> rescue(Variant variant, Diagram diagram) {
        Position position = variant.position(diagram.position());
        Color player = variant.color(Color.BLACK);
        PointSet group = variant.points(diagram.board(), diagram.marked('#'));
        PointSet strong = position.stones(player).minus(group);
        return new NearestFriends(position, player, strong).rescue(group);
    }

    /** Four steps, over empty points and own stones, and the points from which the way is six steps long. */
    @EveryVariant
    void aFriendIsAtMostFourStepsAway(Variant variant) {
        Diagram near = Diagram.parse("""
                O O O O O O O O O O
                . p # p p p X p . .
                O O O O O O O O O O
                """);
        Diagram far = Diagram.parse("""
                O O O O O O O O O O
                . . # . . . . X . .
                O O O O O O O O O O
                """);

        assertThat(rescue(variant, near)).hasValueSatisfying(threat -> {
            assertThat(threat.isCapture()).isFalse();
            assertThat(threat.places()).isEqualTo(variant.points(near.board(), near.marked('p')));
        });
        assertThat(rescue(variant, far)).isEmpty();
    }

    /** The friend behind the wall is nearer in a straight line; the nearest stone of the group is the one that is read. */
    @EveryVariant
    void whatTheOpponentClosesIsNoWay(Variant variant) {
        Diagram diagram = Diagram.parse("""
                X X O . . . .
                O O O . . . .
                # # . . X . .
                . . . . . . .
                """);

        assertThat(rescue(variant, diagram)).hasValueSatisfying(threat -> {
            assertThat(threat.stone())
                    .isEqualTo(variant.point(diagram.board(), diagram.board().point(1, 2)));
            assertThat(threat.friend())
                    .isEqualTo(variant.point(diagram.board(), diagram.board().point(4, 2)));
        });
    }
}
