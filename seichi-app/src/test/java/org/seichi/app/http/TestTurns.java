package org.seichi.app.http;

import java.util.concurrent.Callable;

/** Turns for routes without a server: every part of an answer is computed at once. */
enum TestTurns implements Turns {
    AT_ONCE;

    @Override
    public <T> T compute(Callable<T> part) {
        try {
            return part.call();
        } catch (Exception failed) {
            throw new IllegalStateException(failed);
        }
    }
}
