/** Scores finished games of Go: from a game record to the score, with the reasons. */
module org.seichi {
    exports org.seichi.analysis;
    exports org.seichi.answer;
    exports org.seichi.arrange;
    exports org.seichi.board;
    exports org.seichi.cgt;
    exports org.seichi.check;
    exports org.seichi.endgame;
    exports org.seichi.evaluate;
    exports org.seichi.game;
    exports org.seichi.json;
    exports org.seichi.judge;
    exports org.seichi.life;
    exports org.seichi.line;
    exports org.seichi.method;
    exports org.seichi.move;
    exports org.seichi.network;
    exports org.seichi.playout;
    exports org.seichi.pattern;
    exports org.seichi.record;
    exports org.seichi.report;
    exports org.seichi.rules;
    exports org.seichi.safety;
    exports org.seichi.safety.local;
    exports org.seichi.score;
    exports org.seichi.structure;
    exports org.seichi.search;
    exports org.seichi.semeai;
    exports org.seichi.text;
    exports org.seichi.zone;
}
