package org.seichi.spark;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;

/**
 * Iterates over the elements of many lists in sequence; each list is made when it is reached.
 *
 * @param <S> the type from which lists are made
 * @param <T> the type of their elements
 */
class Flattened<S, T> implements Iterator<T> {
    private final Iterator<S> sources;
    private final Function<S, List<T>> lists;
    private Iterator<T> current = Collections.emptyIterator();

    Flattened(Iterator<S> sources, Function<S, List<T>> lists) {
        this.sources = sources;
        this.lists = lists;
    }

    @Override
    public boolean hasNext() {
        while (!current.hasNext() && sources.hasNext()) {
            current = lists.apply(sources.next()).iterator();
        }
        return current.hasNext();
    }

    @Override
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return current.next();
    }
}
