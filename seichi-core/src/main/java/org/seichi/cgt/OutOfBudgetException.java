package org.seichi.cgt;

/**
 * A value was too large to be worked out within the budget of its {@link Values}, or nested too deeply. The work may be
 * given up, but no wrong value ever comes out of it. {@link Values#attempt} turns it into an empty answer.
 */
public final class OutOfBudgetException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutOfBudgetException(String message) {
        super(message);
    }
}
