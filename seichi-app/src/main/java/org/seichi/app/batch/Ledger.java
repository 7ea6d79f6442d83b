package org.seichi.app.batch;

/**
 * What is in the table: how many rows, which sources, which games. From this a run that was killed knows where to go on.
 * Rows come in the order of the sources, so every source in the table but the last one is complete.
 */
final class Ledger {
    private final LongMap foundGames = new LongMap();
    private final LongMap games = new LongMap();
    private final Summary summary;
    private String method = "";
    private String lastFound = "";
    private boolean lastFoundComplete;
    private int rows;

    Ledger(Summary summary) {
        this.summary = summary;
    }

    /** Number of rows. */
    int rows() {
        return rows;
    }

    /** The scoring method of the rows; empty if none has been scored. */
    String method() {
        return method;
    }

    /**
     * The first game of a source that was not found in the table; 0 if all of them were. Rows that have been added since
     * change nothing, so another thread may ask.
     */
    int firstMissing(String source) {
        int last = foundGames.get(Shard.hash(source));
        if (last == 0) {
            return 1;
        }
        return source.equals(lastFound) && !lastFoundComplete ? last + 1 : 0;
    }

    /** Gives a row its number and recognises the game. */
    TableRow number(BatchRow row) {
        int first = row.facts()
                .map(GameFacts::fingerprint)
                .map(fingerprint -> fingerprint.isPresent() ? games.get(fingerprint.getAsLong()) : 0)
                .orElse(0);
        return new TableRow(rows + 1, first, row);
    }

    /**
     * Takes note of a row that is in the table.
     *
     * @throws IllegalArgumentException if it is not the next row
     */
    void note(Entry entry) {
        if (entry.number() != rows + 1) {
            throw new IllegalArgumentException("row " + (rows + 1) + " is missing");
        }
        rows++;
        method = method.isEmpty() ? entry.method() : method;
        if (entry.fingerprint().isPresent() && !entry.duplicate()) {
            games.put(entry.fingerprint().getAsLong(), entry.number());
        }
        summary.add(entry);
    }

    /** Takes note of a row that was found in the table: its source need not be looked at again. */
    void noteFound(Entry entry) {
        note(entry);
        foundGames.put(Shard.hash(entry.source()), Math.max(1, entry.game()));
        lastFound = entry.source();
        lastFoundComplete = entry.game() == 0;
    }
}
