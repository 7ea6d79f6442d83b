package org.seichi.app.cli;

/** Thrown for wrong usage of a command; the message is for the user. */
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UsageException(String message) {
        super(message);
    }
}
