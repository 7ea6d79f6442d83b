package org.seichi.app.gtp;

/** The implementation of a GTP command. */
interface GtpHandler {
    /**
     * Carries out the command.
     *
     * @return the answer without the status sign; may be empty or have several lines
     * @throws GtpException if it cannot be carried out; then the session is unchanged
     */
    String run(Arguments arguments) throws GtpException;
}
