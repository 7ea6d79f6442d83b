package org.seichi.app.scoring;

/**
 * How long a game took, in nanoseconds.
 *
 * @param record parsing and replaying the record; of a collection each game bears an equal part of the parsing
 * @param analysis assessing the position and counting it
 */
public record Times(long record, long analysis) {
    /** Everything. */
    public long whole() {
        return record + analysis;
    }
}
