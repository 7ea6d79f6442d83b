package org.seichi.analysis;

/** Thrown if a user's request does not fit the game; the message says why. */
public final class UnusableException extends Exception {
    private static final long serialVersionUID = 1;

    /** An exception with a one-sentence message for the user. */
    public UnusableException(String message) {
        super(message);
    }
}
