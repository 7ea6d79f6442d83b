package org.seichi.analysis;

/**
 * How long a game took, in nanoseconds.
 *
 * @param record parsing and replaying the record; of a collection each game bears an equal part of the parsing
 * @param analysis working out the report
 */
public record Times(long record, long analysis) {
    /** Everything. */
    public long whole() {
        return record + analysis;
    }
}
