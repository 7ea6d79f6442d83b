package org.seichi.analysis;

import org.seichi.report.RecordSummary;

/** Reports what a record states and how it was read, without examining the position. */
public record InfoAnalysis() implements Analysis<RecordSummary> {
    @Override
    public Options options() {
        return Options.USUAL;
    }

    @Override
    public RecordSummary report(RecordSummary replayed) {
        return replayed;
    }
}
