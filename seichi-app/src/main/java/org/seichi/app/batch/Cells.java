package org.seichi.app.batch;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import org.seichi.rules.HalfPoints;

/** Formats the values of columns as plain text. */
public final class Cells {
    private Cells() {}

    /** The text of a value; lists are joined by spaces. */
    public static String text(Column column, Object value) {
        return switch (column.kind()) {
            case TEXT, INTEGER, FLAG -> value.toString();
            case HALF_POINTS -> HalfPoints.format((Integer) value);
            case DECIMAL ->
                BigDecimal.valueOf((Double) value)
                        .setScale(3, RoundingMode.HALF_UP)
                        .toPlainString();
            case CODE -> code((Enum<?>) value);
            case TEXTS ->
                String.join(
                        " ", ((List<?>) value).stream().map(Object::toString).toList());
        };
    }

    /** The name of a constant in lower case. */
    static String code(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
