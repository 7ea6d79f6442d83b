package org.seichi.spark;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.input.PortableDataStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.seichi.app.batch.BatchRow;
import org.seichi.app.batch.GameRows;
import org.seichi.app.batch.Source;
import org.seichi.app.batch.Sources;
import org.seichi.app.files.RecordFiles;
import scala.Tuple2;

/** Scores archives on Spark: the same rows that {@code seichi batch} writes, in any order and without numbers. */
final class Archive {
    private static final String DEEP = "spark.hadoop.mapreduce.input.fileinputformat.input.dir.recursive";

    private static final String OPEN_COST = "spark.files.openCostInBytes";

    private final SparkSession spark;
    private final ScoringTask scoring;

    Archive(SparkSession spark, ScoringTask scoring) {
        this.spark = spark;
        this.scoring = scoring;
    }

    /**
     * The settings of a session that reads files. Spark takes opening a file to cost as much as reading 4 MB, and puts up to 4 MB
     * of small files into one partition, whatever number is asked for; scoring a record costs far more than opening it.
     *
     * @param given the settings of the user, which win
     */
    static SparkConf settings(SparkConf given) {
        return given.setIfMissing(OPEN_COST, "0");
    }

    /**
     * The rows of files and archives.
     *
     * @param path any path that Spark reads, including patterns; folders are read recursively
     * @param partitions number of input partitions, about, if there are so many files; in a session with {@link #settings}
     */
    Dataset<Row> ofFiles(String path, int partitions) {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        context.hadoopConfiguration().setBoolean(DEEP.substring("spark.hadoop.".length()), true);
        ScoringTask how = scoring;
        JavaRDD<Row> rows = context.binaryFiles(path, partitions)
                .filter(file -> Sources.isTaken(file._1()))
                .mapPartitions(files -> new FileRows(how.rows(), files));
        return spark.createDataFrame(rows, RowSchema.schema());
    }

    /**
     * The rows of records in a column of a Parquet data set.
     *
     * @param path path of the Parquet data set
     * @param text name of the column with the records
     * @param name name of the column with their names
     */
    Dataset<Row> ofParquet(String path, String text, String name) {
        ScoringTask how = scoring;
        JavaRDD<Row> rows = spark.read()
                .parquet(path)
                .select(name, text)
                .javaRDD()
                .mapPartitions(records -> {
                    GameRows maker = how.rows();
                    return new Flattened<>(records, record -> rows(maker, record.getString(0), record.getString(1)));
                });
        return spark.createDataFrame(rows, RowSchema.schema());
    }

    private static List<Row> rows(GameRows maker, String name, String text) {
        byte[] bytes = text == null ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
        Source source = new Source(name, name, bytes.length, bytes.length, () -> bytes);
        return maker.of(source).stream().map(RowSchema::row).toList();
    }

    /** The rows of one partition of the files; only the rows of one file or archive at a time are in memory. */
    private static final class FileRows extends Flattened<Tuple2<String, PortableDataStream>, Row> {
        FileRows(GameRows maker, Iterator<Tuple2<String, PortableDataStream>> files) {
            super(files, file -> rows(maker, file._1(), file._2()));
        }

        private static List<Row> rows(GameRows maker, String name, PortableDataStream file) {
            List<Row> rows = new ArrayList<>();
            try (DataInputStream content = file.open()) {
                Sources.inside(name, content, RecordFiles.DEFAULT_MAX_BYTES, source -> add(maker, source, rows));
            } catch (IOException unreadable) {
                rows.add(RowSchema.row(BatchRow.unreadable(name, "the file cannot be read")));
            }
            return rows;
        }

        private static void add(GameRows maker, Source source, List<Row> rows) {
            maker.of(source).stream().map(RowSchema::row).forEach(rows::add);
        }
    }
}
