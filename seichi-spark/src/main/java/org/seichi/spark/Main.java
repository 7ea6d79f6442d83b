package org.seichi.spark;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Scores an archive on Spark and writes its rows as Parquet. */
@Command(
        name = "seichi-spark",
        mixinStandardHelpOptions = true,
        description = "Scores an archive of games on Spark and writes its rows as Parquet.",
        sortOptions = false)
public final class Main implements Callable<Integer> {
    @Parameters(
            paramLabel = "PATH",
            description = "Files, folders and archives, or Parquet with --text: any path that Spark reads.")
    private String input;

    @Option(names = "--output", required = true, paramLabel = "PATH", description = "A new folder for the Parquet.")
    private String output;

    @Option(names = "--text", paramLabel = "C", description = "Read Parquet; this column has the records.")
    private String text;

    @Option(names = "--name", paramLabel = "C", description = "With --text: the column with their names.")
    private String name = "name";

    @Option(names = "--method", paramLabel = "M", description = "Scoring method. Default: reading.")
    private String method = "reading";

    @Option(names = "--rules", paramLabel = "R", description = "Rules instead of the records'.")
    private String rules = "";

    @Option(names = "--partition-by", paramLabel = "C", description = "Column that parts the Parquet. Default: rules.")
    private String partitionBy = "rules";

    @Option(names = "--partitions", paramLabel = "N", description = "Number of parts to begin with. Default: 64.")
    private int partitions = 64;

    private Main() {}

    /** Runs the program; {@code spark-submit} supplies the master and all other settings of the cluster. */
    public static void main(String[] arguments) {
        int status = new CommandLine(new Main())
                .setExecutionExceptionHandler((cause, command, words) -> refused(cause))
                .execute(arguments);
        if (status != 0) {
            System.exit(status);
        }
    }

    /** Says in a line why nothing was written; what failed in the cluster is in Spark's log. */
    private static int refused(Exception cause) {
        String why = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
        System.err.println("seichi-spark: " + why);
        return CommandLine.ExitCode.USAGE;
    }

    @Override
    public Integer call() throws IOException {
        ScoringTask scoring = new ScoringTask(method, rules);
        SparkConf settings = Archive.settings(new SparkConf());
        try (SparkSession spark =
                SparkSession.builder().config(settings).appName("seichi").getOrCreate()) {
            Archive archive = new Archive(spark, scoring);
            Dataset<Row> rows =
                    text == null ? archive.ofFiles(input, partitions) : archive.ofParquet(input, text, name);
            rows.write().mode(SaveMode.ErrorIfExists).partitionBy(partitionBy).parquet(output);
            return 0;
        }
    }
}
