package org.seichi.method.reading.ending;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.seichi.board.Color;
import org.seichi.board.Zobrist;
import org.seichi.search.SearchBoard;

/**
 * Finds raids on small territories that become possible once outside liberties are gone. A territory that is unchanged since
 * the record ended is ignored: both players saw it.
 */
final class Raids {
    private final SearchBoard board;
    private final LivingChains chains;
    private final SmallTerritories territories;
    private final RaidReader reader;
    private final Map<Long, Optional<Attack>> known = new HashMap<>();
    private final Set<Long> ignored = new HashSet<>();

    /** Records the state of the territories when the record ended: these are ignored. */
    Raids(SearchBoard board, LivingChains chains, SmallTerritories territories, RaidReader reader) {
        this.board = board;
        this.chains = chains;
        this.territories = territories;
        this.reader = reader;
        for (Color player : Color.values()) {
            for (int stone : chains.living(player)) {
                territories.around(stone).ifPresent(territory -> ignored.add(territories.key(territory, player)));
            }
        }
    }

    /**
     * The raids possible on a player's territories, with the chains that are around these now. Some he does not prevent, because it is too
     * late or a ko decides.
     */
    Stream<Attack> on(Color owner) {
        List<Attack> raids = new ArrayList<>();
        Set<Long> asked = new HashSet<>(ignored);
        for (int stone : chains.living(owner)) {
            territories.around(stone).ifPresent(territory -> {
                long key = territories.key(territory, owner);
                if (asked.add(key)) {
                    long state = Zobrist.mix(key) + territories.connections(territory);
                    known.computeIfAbsent(state, unread -> reader.read(territory, owner))
                            .map(raid -> raid.in(WalledTerritory.of(board, owner, territory)))
                            .ifPresent(raids::add);
                }
            });
        }
        return raids.stream();
    }
}
