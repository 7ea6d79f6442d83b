package org.seichi.app.gtp;

/** A command of the protocol. */
interface GtpHandler {
    /**
     * Carries it out.
     *
     * @return the answer, without the sign of success; may be empty or have several lines
     * @throws GtpException if it cannot be carried out; then nothing has changed
     */
    String run(Arguments arguments) throws GtpException;
}
