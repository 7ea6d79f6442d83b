package org.seichi.analysis;

/** What a user asks for does not fit the game; the message says why. */
public final class UnusableException extends Exception {
    private static final long serialVersionUID = 1;

    /** With one sentence for people. */
    public UnusableException(String message) {
        super(message);
    }
}
