package org.seichi.cgt;

/**
 * Thrown if a value cannot be computed within the budget of its {@link Values}, or is nested too deeply. The computation
 * fails, but never gives a wrong value. {@link Values#attempt} turns the exception into an empty result.
 */
public final class OutOfBudgetException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutOfBudgetException(String message) {
        super(message);
    }
}
