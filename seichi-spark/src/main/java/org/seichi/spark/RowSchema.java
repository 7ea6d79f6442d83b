package org.seichi.spark;

import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Metadata;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.seichi.app.batch.BatchRow;
import org.seichi.app.batch.Column;

/** The columns of a batch as a Spark schema. Points are doubles; codes are strings in lower case. */
final class RowSchema {
    /** Rows are not numbered here: no machine knows how many there are on the others. */
    private static final List<Column> COLUMNS = Column.ofGames();

    private RowSchema() {}

    /** Names and types. */
    static StructType schema() {
        return DataTypes.createStructType(COLUMNS.stream()
                .map(column -> new StructField(column.title(), type(column), true, Metadata.empty()))
                .toArray(StructField[]::new));
    }

    /** Converts a row of a batch to a Spark row; missing values are null. */
    static Row row(BatchRow row) {
        return RowFactory.create(COLUMNS.stream()
                .map(column ->
                        row.value(column).map(value -> value(column, value)).orElse(null))
                .toArray());
    }

    private static DataType type(Column column) {
        return switch (column.kind()) {
            case TEXT, CODE -> DataTypes.StringType;
            case INTEGER -> DataTypes.IntegerType;
            case HALF_POINTS, DECIMAL -> DataTypes.DoubleType;
            case FLAG -> DataTypes.BooleanType;
            case TEXTS -> DataTypes.createArrayType(DataTypes.StringType, false);
        };
    }

    private static Object value(Column column, Object value) {
        return switch (column.kind()) {
            case TEXT, CODE, INTEGER, FLAG, DECIMAL -> value;
            case HALF_POINTS -> (Integer) value / 2.0;
            case TEXTS -> ((List<?>) value).toArray();
        };
    }
}
