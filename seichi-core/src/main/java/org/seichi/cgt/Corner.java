package org.seichi.cgt;

/**
 * A corner of a {@link Polyline}.
 *
 * @param temperature at least -1
 * @param value points for Left
 */
public record Corner(Rational temperature, Rational value) {
    /** "value@temperature". */
    @Override
    public String toString() {
        return value + "@" + temperature;
    }
}
