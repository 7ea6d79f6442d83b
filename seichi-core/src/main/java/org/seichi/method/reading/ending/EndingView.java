package org.seichi.method.reading.ending;

import java.util.List;
import org.seichi.board.Orientation;
import org.seichi.score.Ko;

/**
 * Translates the input of an ending into one view of the position, and its moves back to the board of the record. Played in the
 * canonical one of the sixteen views, an ending is the same whichever view is given.
 */
record EndingView(Orientation view) {
    /** The open kos in the view, ordered by their points there. */
    List<Ko> kos(List<Ko> kos) {
        return kos.stream()
                .map(ko -> new Ko(view.seen(ko.point()), view.seen(ko.winner()), view.seen(ko.taken())))
                .sorted((one, other) -> one.point() - other.point())
                .toList();
    }

    /** Translates an ending from the view to the board of the record. */
    EndingLine back(EndingLine line) {
        return new EndingLine(line.moves().stream().map(this::back).toList(), line.revisions());
    }

    private EndingMove back(EndingMove move) {
        return new EndingMove(
                view.seen(move.player()),
                view.origin(move.point()),
                move.attack().map(this::back));
    }

    private Attack back(Attack attack) {
        return new Attack(
                attack.kind(),
                view.seen(attack.victim()),
                view.origin(attack.stone()),
                attack.size(),
                view.origin(attack.move()),
                attack.line().stream().map(view::origin).toList(),
                view.origin(attack.defence()),
                attack.territory()
                        .map(one -> new WalledTerritory(
                                view.seen(one.owner()), view.origin(one.points()), view.origin(one.scene()))));
    }
}
