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
            .key("black", POINTS, race -> race.black().chain())
            .says("Black's chain.")
            .key("white", POINTS, race -> race.white().chain())
            .says("White's chain.")
            .key("shared", POINTS, Race::shared)
            .says("Liberties of both.")
            .key("class", whole(0, 2), Race::eyedSides)
            .says("Number of sides with an eye.")
            .end();

    private static final Shape<RaceReading> RACE = Shape.<RaceReading>named("raceReading", "")
            .keysOf(SIDES, RaceReading::race)
            .key("by", oneOf(By.values()), race -> race.isCounted() ? By.COUNTING : By.SEARCH)
            .key("blackFirst", OUTCOME, reading -> reading.ends().blackFirst())
            .key("whiteFirst", OUTCOME, reading -> reading.ends().whiteFirst())
            .key("value", orNull(VALUE), RaceReading::value)
            .says("As a combinatorial game, in points for Black; null if it was not worked out.")
            .key("valueScope", oneOf(RaceScope.values()), RaceReading::scope)
            .says(
                    "How far the value goes: up to the capture, after which nothing must be answered, or over all of the area.")
            .key("kos", orNull(RACE_KOS.type()), race -> Optional.of(race).filter(RaceReading::dependsOnKo))
            .says("How it ends if either player wins all kos; null if that makes no difference or is not known.")
            .end();

    private static final Shape<Stop> STOP = Shape.<Stop>named(
                    "stop", "What alternating play comes to; least and most differ if a ko or a limit leaves it open.")
            .key("least", ANY_NUMBER, Stop::least)
            .key("most", ANY_NUMBER, Stop::most)
            .end();

    private static final Shape<Thermograph> AREA_WORTH = Shape.<Thermograph>named("areaWorth", "What an area is worth.")
            .key("mean", FRACTION, Thermograph::mean)
            .says("A fraction.")
            .key("temperature", FRACTION, Thermograph::temperature)
            .says("A fraction.")
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
            .key("value", orNull(VALUE), AreaReading::value)
            .says("As a combinatorial game; null with a ko, or if it was not worked out.")
            .key("mean", orNull(FRACTION), AreaReading::mean)
            .says("A fraction; null if it is not known or depends on who wins a ko.")
            .key("temperature", orNull(FRACTION), AreaReading::temperature)
            .says("What a move gains on average, a fraction.")
            .key("kos", orNull(AREA_KOS.type()), area -> Optional.of(area).filter(AreaReading::dependsOnKo))
            .says("What it is worth if either player wins all kos; null if that makes no difference or is not known.")
            .end();

    private static final Shape<Premised<RaceReading>> PREMISED_RACE = Shape.<Premised<RaceReading>>named(
                    "race", "A capturing race.")
            .key("premise", oneOf(Premise.values()), Premised::premise)
            .says(PREMISE)
            .keysOf(RACE, Premised::what)
            .end();

    private static final Shape<Premised<AreaReading>> PREMISED_AREA = Shape.<Premised<AreaReading>>named(
                    "area", "An endgame area.")
            .key("premise", oneOf(Premise.values()), Premised::premise)
            .says(PREMISE)
            .keysOf(AREA, Premised::what)
            .end();

    private static final Shape<Verdict> WAITING_KO = Shape.<Verdict>named(
                    "waitingKo", "Stones judged dead by a ko with which their opponent may wait.")
            .key("color", GoTypes.COLOR, Verdict::color)
            .key("stones", POINTS, Verdict::stones)
            .key("text", TEXT, chain -> chain.reasons().get(0).text())
            .says("How the ko begins, and what the rules make of it.")
            .end();

    static final Shape<OpenReport> SHAPE = Shape.<OpenReport>named("open", "")
            .key(
                    "races",
                    listOf(PREMISED_RACE.type()),
                    open -> premised(open.proven().races(), open.judgedRaces()))
            .says("Capturing races that are decided for at least one first player.")
            .key("areas", listOf(PREMISED_AREA.type()), open -> premised(open.provenAreas(), open.judgedAreas()))
            .says("Endgame areas; territory counting, points for Black.")
            .key("waitingKos", listOf(WAITING_KO.type()), OpenReport::waitingKos)
            .says("Stones judged dead by a ko with which their opponent may wait: bent four in the corner.")
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
