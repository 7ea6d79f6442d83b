package org.seichi.app.render.proof;

import org.seichi.answer.ProofShape;
import org.seichi.app.render.ResultFormats;
import org.seichi.report.ProofReport;

/** The formats of proofs. */
public final class ProofFormats {
    /** All formats. */
    public static final ResultFormats<ProofReport> ALL =
            ResultFormats.of(ProofText::new, ProofShape.SHAPE, ProofPicture::of, ProofText::sections);

    private ProofFormats() {}
}
