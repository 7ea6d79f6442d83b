package org.seichi.app.render.proof;

import java.util.Optional;
import org.seichi.answer.ProofShape;
import org.seichi.app.render.ResultFormats;
import org.seichi.report.ProofReport;

/** The formats of proofs. */
public final class ProofFormats {
    /** All formats. */
    public static final ResultFormats<ProofReport> ALL = new ResultFormats<>(
            ProofText::new, ProofShape.SHAPE, Optional.empty(), ProofPicture::of, ProofPicture::sheet);

    private ProofFormats() {}
}
