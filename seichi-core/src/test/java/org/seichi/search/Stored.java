package org.seichi.search;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.seichi.board.ChainRings;
import org.seichi.board.UndoLog;

/** All that a {@link SearchBoard} and its parts hold in their fields, except the log above its fill level. */
final class Stored {
    private Stored() {}

    /** A deep copy of all fields, equal for equal contents. */
    static Map<String, Object> in(SearchBoard board) {
        Map<String, Object> values = new LinkedHashMap<>();
        collect("", board, values);
        return values;
    }

    private static void collect(String path, Object owner, Map<String, Object> values) {
        for (Field field : owner.getClass().getDeclaredFields()) {
            boolean logged = owner instanceof UndoLog && field.getType().isArray();
            if (Modifier.isStatic(field.getModifiers()) || logged) {
                continue;
            }
            field.setAccessible(true);
            String name = path + field.getName();
            try {
                Object value = field.get(owner);
                if (value instanceof ChainRings || value instanceof UndoLog) {
                    collect(name + ".", value, values);
                } else {
                    values.put(name, field.getType().isArray() ? elements(value) : value);
                }
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }
    }

    private static List<Object> elements(Object array) {
        return IntStream.range(0, Array.getLength(array))
                .mapToObj(index -> Array.get(array, index))
                .toList();
    }
}
