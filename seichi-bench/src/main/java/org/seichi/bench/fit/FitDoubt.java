package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.seichi.game.FinalPosition;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.method.Methods;
import org.seichi.method.reading.DoubtSign;
import org.seichi.method.reading.ReadingMethod;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;
import org.seichi.rules.Outcome;
import org.seichi.score.Assessment;
import org.seichi.score.Tally;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/**
 * Fits the weight of each sign of doubt, on the games of some folders that are not held back, and prints the weights and what each limit
 * would flag. Games whose label two programs dispute can be left out ({@link Peers}).
 */
@SuppressWarnings("EnumOrdinal") // amounts are kept in arrays in the order of the signs
public final class FitDoubt {
    private static final ReadingMethod METHOD =
            (ReadingMethod) Methods.byName("reading").orElseThrow();
    private static final DoubtSign[] SIGNS = DoubtSign.values();

    private FitDoubt() {}

    /** A game: the signs of doubt, and whether the score is wrong. */
    private record Seen(Set<DoubtSign> signs, boolean wrong) {
        double doubt(double[] amounts) {
            return signs.stream().mapToDouble(sign -> amounts[sign.ordinal()]).sum();
        }

        /** The signs as traits, and a constant trait. */
        LabeledTraits example() {
            double[] traits = new double[SIGNS.length + 1];
            signs.forEach(sign -> traits[sign.ordinal()] = 1);
            traits[SIGNS.length] = 1;
            return new LabeledTraits(traits, wrong ? 1 : 0, 1);
        }
    }

    /**
     * Fits the weights.
     *
     * @param arguments folders of game records; before them {@code --peers} and the folder of other programs' answers, if games whose label
     *     these dispute are to be left out
     */
    public static void main(String[] arguments) throws IOException, RecordException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        List<List<Seen>> folders = new ArrayList<>();
        List<LabeledTraits> examples = new ArrayList<>();
        boolean hasPeers = arguments.length > 1 && arguments[0].equals("--peers");
        List<Path> paths =
                Stream.of(arguments).skip(hasPeers ? 2 : 0).map(Path::of).toList();
        for (Path folder : paths) {
            Peers peers = hasPeers ? Peers.of(Path.of(arguments[1]), folder) : Peers.NONE;
            List<Seen> games = games(folder, peers);
            folders.add(games);
            games.forEach(game -> examples.add(game.example()));
        }
        double[] amounts = new LogisticFit(SIGNS.length + 1).fit(examples);
        out.println("# Fitted by org.seichi.bench.fit.FitDoubt on " + examples.size() + " games.");
        for (DoubtSign sign : SIGNS) {
            long found = folders.stream()
                    .flatMap(List::stream)
                    .filter(game -> game.signs().contains(sign))
                    .count();
            out.println(String.format(Locale.ROOT, "%s\t%.1f\tin %d games", sign, amounts[sign.ordinal()], found));
        }
        for (int i = 0; i < paths.size(); i++) {
            out.println("# " + paths.get(i).getFileName());
            limits(folders.get(i), amounts, out);
        }
    }

    /** Prints for each limit what share of the games would be flagged, and what share of the others has the right score. */
    private static void limits(List<Seen> games, double[] amounts, PrintStream out) {
        double[] doubts = games.stream()
                .mapToDouble(game -> game.doubt(amounts))
                .filter(doubt -> doubt > 0)
                .distinct()
                .sorted()
                .toArray();
        for (double limit : doubts) {
            List<Seen> others = games.stream()
                    .filter(game -> game.doubt(amounts) < limit - 1e-9)
                    .toList();
            long right = others.stream().filter(game -> !game.wrong()).count();
            out.println(String.format(
                    Locale.ROOT,
                    "limit %.2f: %.1f %% flagged, %.1f %% of the others exact",
                    limit,
                    100.0 * (games.size() - others.size()) / games.size(),
                    100.0 * right / others.size()));
        }
    }

    private static List<Seen> games(Path folder, Peers peers) throws IOException, RecordException {
        List<Seen> games = new ArrayList<>();
        for (Path file : TrainingGames.files(folder)) {
            Game game = SgfReader.readFirst(Files.readAllBytes(file));
            Terms terms = Terms.of(game);
            OptionalInt recorded = terms.result().map(Outcome::margin).orElse(OptionalInt.empty());
            if (recorded.isPresent() && !peers.dispute(file, recorded.getAsInt())) {
                games.add(seen(Replay.of(game, terms.rules()).end(), terms, recorded.getAsInt()));
            }
        }
        return games;
    }

    private static Seen seen(FinalPosition end, Terms terms, int recorded) {
        Assessment assessment = METHOD.assess(end, terms.rules(), Budget.NORMAL, Trace.NONE);
        int margin = Tally.count(assessment, terms.rules(), terms.komi(), terms.handicap(), end.ending())
                .margin();
        return new Seen(METHOD.signs(end, terms.rules(), Budget.NORMAL), margin != recorded);
    }
}
