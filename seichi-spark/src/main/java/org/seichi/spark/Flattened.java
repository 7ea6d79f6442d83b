package org.seichi.spark;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;

/**
 * The elements of many lists one after the other, each list made when its turn comes.
 *
 * @param <S> what lists are made of
 * @param <T> what is in them
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
