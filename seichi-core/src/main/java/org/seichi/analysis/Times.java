package org.seichi.analysis;

/**
 * How long a game took, in nanoseconds.
 *
 * @param record parsing and replaying the record; the parsing of a collection is divided equally among its games
 * @param analysis producing the report
 */
public record Times(long record, long analysis) {
    /** The total. */
    public long whole() {
        return record + analysis;
    }
}
