package org.seichi.app.engine;

/** An engine did not start, does not answer, or answers what cannot be understood; the message is for the user. */
public final class EngineException extends Exception {
    private static final long serialVersionUID = 1L;

    /** With one sentence, without a full stop. */
    public EngineException(String message) {
        super(message);
    }
}
