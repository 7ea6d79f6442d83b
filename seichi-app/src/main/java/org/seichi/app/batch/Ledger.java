package org.seichi.app.batch;

/**
 * The contents of the table: the number of rows, the sources, the games. A run that was killed resumes from this. Rows are in
 * the order of the sources, so every source in the table except the last one is complete.
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
     * The number of the first game of a source that was missing when the table was opened; 0 if none was. Rows added since
     * then do not count, so another thread may call this.
     */
    int firstMissing(String source) {
        int last = foundGames.get(Shard.hash(source));
        if (last == 0) {
            return 1;
        }
        return source.equals(lastFound) && !lastFoundComplete ? last + 1 : 0;
    }

    /** Gives a row its number and, if its game is in the table already, the number of that row. */
    TableRow number(BatchRow row) {
        int first = row.facts()
                .map(GameFacts::fingerprint)
                .map(fingerprint -> fingerprint.isPresent() ? games.get(fingerprint.getAsLong()) : 0)
                .orElse(0);
        return new TableRow(rows + 1, first, row);
    }

    /**
     * Registers a row of the table.
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

    /** Registers a row that was in the table when it was opened, so that its game is not scored again. */
    void noteFound(Entry entry) {
        note(entry);
        foundGames.put(Shard.hash(entry.source()), Math.max(1, entry.game()));
        lastFound = entry.source();
        lastFoundComplete = entry.game() == 0;
    }
}
