package org.seichi.answer;

import static org.seichi.json.JsonType.POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.oneOf;
import static org.seichi.json.JsonType.orNull;
import static org.seichi.json.JsonType.whole;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.cgt.Rational;
import org.seichi.cgt.Thermograph;
import org.seichi.cgt.Value;
import org.seichi.endgame.AreaReading;
import org.seichi.endgame.Stop;
import org.seichi.json.JsonType;
import org.seichi.json.Shape;
import org.seichi.report.OpenReport;
import org.seichi.score.Verdict;
import org.seichi.semeai.Race;
import org.seichi.semeai.RaceEnds;
import org.seichi.semeai.RaceOutcome;
import org.seichi.semeai.RaceReading;
import org.seichi.semeai.RaceScope;

/** The JSON of what is still open on the board: races, endgame areas and kos. */
final class OpenShape {
    private static final JsonType<RaceOutcome> OUTCOME = oneOf(RaceOutcome.values());
    private static final String PREMISE =
            "What it rests on: walls that are proven safe, or groups that live and die as they are judged to.";
    private static final JsonType<Rational> FRACTION = TEXT.of(Rational::toString);
    private static final JsonType<Value> VALUE = TEXT.of(Value::toString);
    private static final JsonType<Number> ANY_NUMBER = whole(Integer.MIN_VALUE, Integer.MAX_VALUE);

    private static final Shape<RaceEnds> ENDS = Shape.<RaceEnds>named("raceEnds", "How a race ends.")
            .key("blackFirst", OUTCOME, RaceEnds::blackFirst)
            .key("whiteFirst", OUTCOME, RaceEnds::whiteFirst)
            .end();

    private static final Shape<RaceReading> RACE_KOS = Shape.<RaceReading>named(
                    "raceKos", "How a race ends if either player wins all kos.")
            .key("black", ENDS.type(), race -> race.ifWinsKos(Color.BLACK))
            .key("white", ENDS.type(), race -> race.ifWinsKos(Color.WHITE))
            .end();

    private static final Shape<Race> SIDES = Shape.<Race>named("raceSides", "")
            .key("black", "Black's chain.", POINTS, race -> race.black().chain())
            .key("white", "White's chain.", POINTS, race -> race.white().chain())
            .key("shared", "Liberties of both.", POINTS, Race::shared)
            .key("class", "Number of sides with an eye.", whole(0, 2), Race::eyedSides)
            .end();

    private static final Shape<RaceReading> RACE = Shape.<RaceReading>named("raceReading", "")
            .keysOf(SIDES, RaceReading::race)
            .key("by", oneOf(By.values()), race -> race.isCounted() ? By.COUNTING : By.SEARCH)
            .key("blackFirst", OUTCOME, reading -> reading.ends().blackFirst())
            .key("whiteFirst", OUTCOME, reading -> reading.ends().whiteFirst())
            .key(
                    "value",
                    "As a combinatorial game, in points for Black; null if it was not worked out.",
                    orNull(VALUE),
                    RaceReading::value)
            .key(
                    "valueScope",
                    "How far the value goes: up to the capture, after which nothing must be answered, or over all of the area.",
                    oneOf(RaceScope.values()),
                    RaceReading::scope)
            .key(
                    "kos",
                    "How it ends if either player wins all kos; null if that makes no difference or is not known.",
                    orNull(RACE_KOS.type()),
                    race -> Optional.of(race).filter(RaceReading::dependsOnKo))
            .end();

    private static final Shape<Stop> STOP = Shape.<Stop>named(
                    "stop", "What alternating play comes to; least and most differ if a ko or a limit leaves it open.")
            .key("least", ANY_NUMBER, Stop::least)
            .key("most", ANY_NUMBER, Stop::most)
            .end();

    private static final Shape<Thermograph> AREA_WORTH = Shape.<Thermograph>named("areaWorth", "What an area is worth.")
            .key("mean", "A fraction.", FRACTION, Thermograph::mean)
            .key("temperature", "A fraction.", FRACTION, Thermograph::temperature)
            .end();

    private static final Shape<AreaReading> AREA_KOS = Shape.<AreaReading>named(
                    "areaKos", "What an area is worth if either player wins all kos.")
            .key("black", AREA_WORTH.type(), area -> area.ifWinsKos(Color.BLACK).orElseThrow())
            .key("white", AREA_WORTH.type(), area -> area.ifWinsKos(Color.WHITE).orElseThrow())
            .end();

    private static final Shape<AreaReading> AREA = Shape.<AreaReading>named("areaReading", "")
            .key("points", POINTS, AreaReading::area)
            .key("blackFirst", STOP.type(), area -> area.score().blackFirst())
            .key("whiteFirst", STOP.type(), area -> area.score().whiteFirst())
            .key(
                    "value",
                    "As a combinatorial game; null with a ko, or if it was not worked out.",
                    orNull(VALUE),
                    AreaReading::value)
            .key(
                    "mean",
                    "A fraction; null if it is not known or depends on who wins a ko.",
                    orNull(FRACTION),
                    AreaReading::mean)
            .key("temperature", "What a move gains on average, a fraction.", orNull(FRACTION), AreaReading::temperature)
            .key(
                    "kos",
                    "What it is worth if either player wins all kos; null if that makes no difference or is not known.",
                    orNull(AREA_KOS.type()),
                    area -> Optional.of(area).filter(AreaReading::dependsOnKo))
            .end();

    private static final Shape<Premised<RaceReading>> PREMISED_RACE = Shape.<Premised<RaceReading>>named(
                    "race", "A capturing race.")
            .key("premise", PREMISE, oneOf(Premise.values()), Premised::premise)
            .keysOf(RACE, Premised::what)
            .end();

    private static final Shape<Premised<AreaReading>> PREMISED_AREA = Shape.<Premised<AreaReading>>named(
                    "area", "An endgame area.")
            .key("premise", PREMISE, oneOf(Premise.values()), Premised::premise)
            .keysOf(AREA, Premised::what)
            .end();

    private static final Shape<Verdict> WAITING_KO = Shape.<Verdict>named(
                    "waitingKo", "Stones judged dead by a ko with which their opponent may wait.")
            .key("color", GoTypes.COLOR, Verdict::color)
            .key("stones", POINTS, Verdict::stones)
            .key(
                    "text",
                    "How the ko begins, and what the rules make of it.",
                    TEXT,
                    chain -> chain.reasons().get(0).text())
            .end();

    static final Shape<OpenReport> SHAPE = Shape.<OpenReport>named("open", "")
            .key(
                    "races",
                    "Capturing races that are decided for at least one first player.",
                    listOf(PREMISED_RACE.type()),
                    open -> premised(open.proven().races(), open.judgedRaces()))
            .key(
                    "areas",
                    "Endgame areas; territory counting, points for Black.",
                    listOf(PREMISED_AREA.type()),
                    open -> premised(open.provenAreas(), open.judgedAreas()))
            .key(
                    "waitingKos",
                    "Stones judged dead by a ko with which their opponent may wait: bent four in the corner.",
                    listOf(WAITING_KO.type()),
                    OpenReport::waitingKos)
            .end();

    private OpenShape() {}

    private enum Premise {
        PROVEN,
        JUDGED
    }

    /** A race or area with the premise that it rests on. */
    private record Premised<T>(Premise premise, T what) {}

    private static <T> List<Premised<T>> premised(List<T> proven, List<T> judged) {
        List<Premised<T>> all = new ArrayList<>();
        proven.forEach(what -> all.add(new Premised<>(Premise.PROVEN, what)));
        judged.forEach(what -> all.add(new Premised<>(Premise.JUDGED, what)));
        return all;
    }

    private enum By {
        COUNTING,
        SEARCH
    }
}
