package org.seichi.app.gtp;

/** A command that cannot be carried out; the message is the answer. */
final class GtpException extends Exception {
    private static final long serialVersionUID = 1;

    GtpException(String message) {
        super(message);
    }
}
