package org.seichi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Warning;

class RulesetsTest {
    @Test
    void everyPresetIsFoundByItsIdAndReadByItsNames() {
        assertThat(Rulesets.all())
                .extracting(Ruleset::id)
                .doesNotHaveDuplicates()
                .hasSize(7);
        for (Ruleset rules : Rulesets.all()) {
            assertThat(Rulesets.byId(rules.id())).contains(rules);
            assertThat(Rulesets.read(rules.id())).isEqualTo(Parsed.plain(rules));
            assertThat(Rulesets.read(rules.name())).isEqualTo(Parsed.plain(rules));
        }
        assertThat(Rulesets.byId("Japanese")).isEmpty();
    }

    /** Columns: White's compensation for five handicap stones and the usual komi, in half-points; whether points in seki count. */
    @ParameterizedTest
    @CsvSource({
        "japanese, TERRITORY, 0, 13, false",
        "korean, TERRITORY, 0, 13, false",
        "chinese, AREA, 10, 15, true",
        "aga, AREA, 8, 15, true",
        "new-zealand, AREA, 0, 14, true",
        "ing, AREA, 0, 15, true",
        "tromp-taylor, AREA, 0, 15, true"
    })
    void whatIsCounted(String id, Scoring scoring, int compensation, int komi, boolean sekiTerritory) {
        Ruleset rules = Rulesets.byId(id).orElseThrow();
        assertThat(rules.scoring()).isEqualTo(scoring);
        assertThat(rules.compensation().halfPoints(5)).isEqualTo(compensation);
        assertThat(rules.komi()).isEqualTo(komi);
        assertThat(rules.sekiTerritory()).isEqualTo(sekiTerritory);
    }

    @ParameterizedTest
    @CsvSource({
        "Japanese, japanese",
        "JAPANESE, japanese",
        "japan, japanese",
        "jp, japanese",
        "日本, japanese",
        "日本规则, japanese",
        "日本ルール, japanese",
        "Japanese;6.5, japanese",
        "Japanese (1989), japanese",
        "Japanese Rules, japanese",
        "Korean, korean",
        "kr, korean",
        "韩国规则, korean",
        "한국, korean",
        "Chinese, chinese",
        "cn, chinese",
        "中国规则, chinese",
        "中國規則, chinese",
        "Chinese rules, chinese",
        "AGA, aga",
        "UsgoRules, aga",
        "aga rules, aga",
        "NZ, new-zealand",
        "nz, new-zealand",
        "New Zealand, new-zealand",
        "New-Zealand, new-zealand",
        "NewZealand, new-zealand",
        "GOE, ing",
        "Ing, ing",
        "应氏规则, ing",
        "應氏, ing",
        "Tromp-Taylor, tromp-taylor",
        "tromp_taylor, tromp-taylor",
        "TrompTaylor, tromp-taylor",
        "tt, tromp-taylor"
    })
    void spellings(String text, String id) {
        assertThat(Rulesets.read(text)).isEqualTo(Parsed.plain(Rulesets.byId(id).orElseThrow()));
    }

    @ParameterizedTest
    @CsvSource({
        "Old Chinese, chinese",
        "chinese or japanese, chinese",
        "Chinese Japanese, chinese",
        "Ing SST simplified, ing",
        "Area, chinese",
        "area scoring, chinese",
        "Territory scoring, japanese",
        "koSIMPLEscoreTERRITORYtaxSEKIsui0, japanese",
        "koSIMPLEscoreAREAtaxNONEsui0whbN, chinese",
        "koSITUATIONALscoreAREAtaxNONEsui0whbN-1, aga",
        "koPOSITIONALscoreAREAtaxNONEsui1, tromp-taylor"
    })
    void moreThanANameIsRemarked(String text, String id) {
        Parsed<Ruleset> parsed = Rulesets.read(text);
        assertThat(parsed.value()).map(Ruleset::id).contains(id);
        assertThat(parsed.warning()).map(Warning::code).contains("rules-notation");
    }

    @ParameterizedTest
    @ValueSource(strings = {"?", "1", "house rules", "areas", "playing", "goering", "nothing"})
    void unknown(String text) {
        Parsed<Ruleset> parsed = Rulesets.read(text);
        assertThat(parsed.value()).isEmpty();
        assertThat(parsed.warning()).map(Warning::code).contains("rules-unknown");
    }
}
