package org.seichi.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.safety.Safety;
import org.seichi.search.Budget;

/**
 * In regions between living walls, a player who begins second and may not repeat positions gets what is proven to be his: no
 * more is proven than the exact results allow.
 */
class RegionProofsTest {
    private static final long SEED = 2;
    private static final Budget NO_SEARCH = new Budget(0);

    /** The columns: region, fillings tried, and the points in them that are proven at least, by static rules and with search. */
    @ParameterizedTest
    @CsvSource(textBlock = """
            edge, 500, 2726, 2779
            corner, 200, 998, 1075
            edge over White, 200, 1135, 1164
            edge between Black's walls, 200, 1209, 1227
            long edge, 200, 1291, 1337
            large corner, 200, 1274, 1444
            corner inside Black's walls, 200, 1300, 2072
            """)
    void noMoreIsProvenThanIsTrue(String name, int tried, int byRules, int withSearch) {
        WalledRegion region = WalledRegions.named(name);
        RegionOracle oracle = new RegionOracle(region);
        List<Integer> sample = RegionFillings.sample(region, oracle::isLegal, tried, SEED);
        assertThat(sample).hasSize(tried);
        assertThat(proven(oracle, region, sample, NO_SEARCH)).isGreaterThanOrEqualTo(byRules);
        assertThat(proven(oracle, region, sample, Budget.NORMAL)).isGreaterThanOrEqualTo(withSearch);
    }

    private static int proven(RegionOracle oracle, WalledRegion region, List<Integer> fillings, Budget budget) {
        int proven = 0;
        for (int filling : fillings) {
            Position position = region.position(filling, Color.BLACK);
            Safety safety = Safety.of(position, Suicide.FORBIDDEN, budget);
            int black = claimed(safety, region, Color.BLACK);
            int white = claimed(safety, region, Color.WHITE);
            String drawn = region.rows(filling);
            assertThat(oracle.area(filling, Color.WHITE, Color.BLACK))
                    .as("%s, %s points proven Black's", drawn, black)
                    .isGreaterThanOrEqualTo(2 * black - region.size());
            assertThat(oracle.area(filling, Color.BLACK, Color.WHITE))
                    .as("%s, %s points proven White's", drawn, white)
                    .isLessThanOrEqualTo(region.size() - 2 * white);
            proven += black + white;
        }
        return proven;
    }

    private static int claimed(Safety safety, WalledRegion region, Color color) {
        PointSet claimed = safety.of(color).points();
        return claimed.intersection(region.pointSet()).size();
    }
}
