package org.seichi.app.http;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Keeps the values that were asked for last. Safe for several threads; two that ask for the same at the same time may both
 * compute it.
 *
 * @param <K> what is asked for
 * @param <V> the answer
 */
final class Recent<K, V> {
    private final Map<K, V> values;

    /** Computes a value. */
    interface Source<K, V> {
        V compute(K key) throws RefusedException;
    }

    /** Keeps a number of values. */
    Recent(int most) {
        values = new LinkedHashMap<>(2 * most, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    /** The value of a key, computed if it is not kept. */
    V get(K key, Source<K, V> source) throws RefusedException {
        synchronized (values) {
            V kept = values.get(key);
            if (kept != null) {
                return kept;
            }
        }
        V computed = source.compute(key);
        synchronized (values) {
            values.put(key, computed);
        }
        return computed;
    }
}
