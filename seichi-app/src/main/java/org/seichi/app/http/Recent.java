package org.seichi.app.http;

import java.util.LinkedHashMap;
import java.util.Map;
import org.seichi.analysis.UnusableException;
import org.seichi.record.RecordException;

/**
 * A cache of the most recently used values (LRU). Thread-safe; two threads that ask for the same missing key at once may both
 * compute it.
 *
 * @param <K> the type of keys
 * @param <V> the type of values
 */
final class Recent<K, V> {
    private final Map<K, V> values;

    /** Computes a value. */
    interface Loader<K, V> {
        V compute(K key) throws RefusedException, RecordException, UnusableException;
    }

    /** Holds at most the given number of values. */
    Recent(int most) {
        values = new LinkedHashMap<>(2 * most, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    /** The value of a key, computed if it is not in the cache. */
    V get(K key, Loader<K, V> source) throws RefusedException, RecordException, UnusableException {
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
