package org.seichi.app.render;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.cgt.Thermograph;
import org.seichi.endgame.AreaReading;
import org.seichi.endgame.Stop;
import org.seichi.report.OpenReport;
import org.seichi.score.Verdict;
import org.seichi.semeai.Race;
import org.seichi.semeai.RaceReading;
import org.seichi.text.Coordinates;

/** Races and endgame areas in JSON. */
record OpenJson(Board board, JsonLine json) {
    void members(OpenReport open) {
        json.objects("races", open.races(), this::race);
        json.objects("areas", open.endgame().areas(), this::area);
        json.objects("waitingKos", open.waitingKos(), this::waitingKo);
    }

    private void race(RaceReading reading) {
        Race race = reading.race();
        json.texts("black", names(race.black().chain()));
        json.texts("white", names(race.white().chain()));
        json.texts("shared", names(race.shared()));
        json.number("class", race.eyedSides());
        json.text("by", reading.isCounted() ? "counting" : "search");
        json.text("blackFirst", Sentences.code(reading.blackFirst()));
        json.text("whiteFirst", Sentences.code(reading.whiteFirst()));
        optional("value", reading.value());
        kos(reading.dependsOnKo(), master -> {
            json.text("blackFirst", Sentences.code(reading.ifWinsKos(master).blackFirst()));
            json.text("whiteFirst", Sentences.code(reading.ifWinsKos(master).whiteFirst()));
        });
    }

    private void waitingKo(Verdict chain) {
        json.text("color", Sentences.code(chain.color()));
        json.texts("stones", names(chain.stones()));
        json.text("text", chain.reasons().get(0).text());
    }

    private void area(AreaReading area) {
        json.texts("points", names(area.area()));
        json.object("blackFirst", () -> stop(area.score().blackFirst()));
        json.object("whiteFirst", () -> stop(area.score().whiteFirst()));
        optional("value", area.value());
        optional("mean", area.mean());
        optional("temperature", area.temperature());
        kos(area.dependsOnKo(), master -> {
            Thermograph graph = area.ifWinsKos(master).orElseThrow();
            json.text("mean", graph.mean().toString());
            json.text("temperature", graph.temperature().toString());
        });
    }

    /** What each player gets if he wins all kos, where that makes a difference. */
    private void kos(boolean decide, Consumer<Color> of) {
        if (decide) {
            json.object("kos", () -> {
                for (Color master : Color.values()) {
                    json.object(Sentences.code(master), () -> of.accept(master));
                }
            });
        } else {
            json.nothing("kos");
        }
    }

    private void stop(Stop stop) {
        json.number("least", stop.least());
        json.number("most", stop.most());
    }

    private void optional(String key, Optional<?> value) {
        if (value.isPresent()) {
            json.text(key, value.get().toString());
        } else {
            json.nothing(key);
        }
    }

    private List<String> names(PointSet points) {
        return Coordinates.format(board, points);
    }
}
