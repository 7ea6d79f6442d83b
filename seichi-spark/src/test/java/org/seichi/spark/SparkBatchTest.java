package org.seichi.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seichi.app.batch.Column;
import org.seichi.app.cli.SeichiCommand;
import org.seichi.app.cli.Streams;
import org.seichi.app.testkit.GameArchives;
import org.seichi.method.Methods;

/** In Spark's local mode the rows are those of {@code seichi batch}, game by game and cell by cell. */
class SparkBatchTest {
    @TempDir
    private static Path folder;

    private static SparkSession spark;
    private static Path games;
    private static Map<String, Map<String, String>> batch;

    @BeforeAll
    static void start() throws IOException {
        spark = SparkSession.builder()
                .config(Archive.settings(new SparkConf()))
                .master("local[2]")
                .appName("test")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.sql.shuffle.partitions", "2")
                .config("spark.sql.warehouse.dir", folder.resolve("warehouse").toString())
                .getOrCreate();
        games = makeGames();
        batch = batchRows();
    }

    @AfterAll
    static void stop() {
        spark.stop();
    }

    private static Path makeGames() throws IOException {
        Path root = folder.resolve("games");
        for (int number = 0; number < 40; number++) {
            GameArchives.write(
                    root.resolve("single/" + number % 3 + "/" + number + ".sgf"), GameArchives.record(number));
        }
        GameArchives.write(root.resolve("many.sgf"), GameArchives.records(100, 150));
        GameArchives.write(root.resolve("bad.sgf"), "no record");
        GameArchives.write(root.resolve("notes.txt"), "no record, and none by its name");
        Map<String, byte[]> members = new TreeMap<>();
        for (int number = 200; number < 240; number++) {
            members.put("in/" + number + ".sgf", GameArchives.record(number).getBytes(StandardCharsets.UTF_8));
        }
        GameArchives.zip(root.resolve("packed.zip"), members);
        GameArchives.tarGz(root.resolve("packed.tar.gz"), members);
        return root;
    }

    /** The rows of a batch by source and game, cells as text. */
    private static Map<String, Map<String, String>> batchRows() throws IOException {
        Path table = folder.resolve("rows.jsonl");
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
        Streams streams = new Streams(new ByteArrayInputStream(new byte[0]), nowhere, nowhere, Set.of());
        SeichiCommand.run(
                streams, Methods.all(), "batch", games.toString(), "--method", "static", "--output", table.toString());
        return byGame(
                spark.read().schema(RowSchema.schema()).json(table.toString()).collectAsList());
    }

    private static Map<String, Map<String, String>> byGame(List<Row> rows) {
        Map<String, Map<String, String>> byGame = new TreeMap<>();
        for (Row row : rows) {
            Map<String, String> cells = new TreeMap<>();
            for (Column column : Column.ofGames()) {
                // Milliseconds differ from run to run.
                if (column != Column.MILLIS) {
                    cells.put(column.title(), String.valueOf(row.<Object>getAs(column.title())));
                }
            }
            String source = cells.get("source").replaceFirst("^(file:/*)?.*?/games/", "");
            cells.put("source", source);
            assertThat(byGame.put(source + "#" + cells.get("game"), cells))
                    .as(source)
                    .isNull();
        }
        return byGame;
    }

    private static Archive archive() {
        return new Archive(spark, new ScoringTask("static", ""));
    }

    @Test
    void filesAndArchivesGiveTheRowsOfABatch() {
        Dataset<Row> rows = archive().ofFiles(games.toString(), 4);

        assertThat(batch).hasSize(40 + 50 + 1 + 40 + 40);
        assertThat(byGame(rows.collectAsList())).isEqualTo(batch);
    }

    @Test
    void writtenAsPartitionedParquetTheyAreTheSame() {
        Path output = folder.resolve("rows.parquet");
        SparkSession running = spark;
        archive().ofFiles(games.toString(), 4).write().partitionBy("board").parquet(output.toString());

        assertThat(output.resolve("board=5x5")).isDirectory();
        assertThat(byGame(running.read().parquet(output.toString()).collectAsList()))
                .isEqualTo(batch);
    }

    @Test
    void recordsInAColumnOfParquetGiveTheSameRows() {
        List<Row> records = new ArrayList<>();
        for (int number = 0; number < 40; number++) {
            records.add(RowFactory.create(
                    "x/games/single/" + number % 3 + "/" + number + ".sgf", GameArchives.record(number)));
        }
        records.add(RowFactory.create("x/games/none", null));
        StructType schema = new StructType().add("id", DataTypes.StringType).add("sgf", DataTypes.StringType);
        String input = folder.resolve("records.parquet").toString();
        spark.createDataFrame(records, schema).write().parquet(input);
        Map<String, Map<String, String>> rows =
                byGame(archive().ofParquet(input, "sgf", "id").collectAsList());

        assertThat(rows.remove("none#0")).containsEntry("error", "1:1: the file is empty");
        assertThat(rows)
                .hasSize(40)
                .allSatisfy((game, cells) -> assertThat(cells).isEqualTo(batch.get(game)));
    }

    @Test
    void smallFilesAreSharedAmongPartitions() {
        String folder = games.resolve("single").toString();

        assertThat(archive().ofFiles(folder, 8).rdd().getNumPartitions()).isBetween(5, 12);
        assertThat(Archive.settings(new SparkConf().set("spark.files.openCostInBytes", "7"))
                        .get("spark.files.openCostInBytes"))
                .isEqualTo("7");
    }

    @Test
    void duplicatesAreFoundByTheirFingerprints() {
        Dataset<Row> rows = archive().ofFiles(games.toString(), 4);

        long duplicates = rows.filter("fingerprint is not null")
                .groupBy("fingerprint")
                .count()
                .filter("count > 1")
                .count();
        assertThat(duplicates).isEqualTo(40);
    }

    @Test
    void namesThatAreNoneAreRefusedBeforeAnythingRuns() {
        assertThatThrownBy(() -> new ScoringTask("magic", "")).hasMessage("no method \"magic\"");
        assertThatThrownBy(() -> new ScoringTask("static", "magic")).hasMessageStartingWith("no rules \"magic\"");
        assertThat(new ScoringTask("static", "New Zealand").rules()).isEqualTo("new-zealand");
    }

    @Test
    void aFileIsLeftAsideByItsName() throws IOException {
        assertThat(Files.exists(games.resolve("notes.txt"))).isTrue();
        assertThat(batch.keySet()).noneMatch(game -> game.startsWith("notes"));
    }
}
