package org.seichi.app.engine;

/** Thrown if an engine cannot be started, does not answer, or its answer cannot be understood; the message is for the user. */
public final class EngineException extends Exception {
    private static final long serialVersionUID = 1L;

    /** With a message of one sentence without a full stop. */
    public EngineException(String message) {
        super(message);
    }
}
