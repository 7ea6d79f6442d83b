package org.seichi.app.gtp;

/** Thrown if a command cannot be carried out; the message is the answer to the controller. */
final class GtpException extends Exception {
    private static final long serialVersionUID = 1;

    GtpException(String message) {
        super(message);
    }
}
