package org.seichi.method.park;

/** By what a string was judged. */
enum StabilityGround {
    /** By what it has, through the table. */
    TABLE("stability-table", "Carta, section 2"),
    /** It stands in seki. */
    SEKI("seki", "Park and Kang 2005"),
    /** It stands inside a string that cannot live by taking it. */
    CAPTOR("kills-from-inside", "Park and Kang 2005"),
    /** It cannot live by taking what stands inside it. */
    CAPTIVE("killed-from-inside", "Park and Kang 2005");

    private final String rule;
    private final String source;

    StabilityGround(String rule, String source) {
        this.rule = rule;
        this.source = source;
    }

    /** Short and stable name, for programs. */
    String rule() {
        return rule;
    }

    /** Where the rule comes from. */
    String source() {
        return source;
    }
}
