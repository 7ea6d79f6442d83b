package org.seichi.cgt;

/**
 * A value that is the sum of a number, some ups or downs, and a nimber.
 *
 * @param number the number
 * @param ups number of ups, negative for downs
 * @param nimber size of the nim heap
 */
record NumberUpStar(Rational number, int ups, int nimber) {

    NumberUpStar negate() {
        return new NumberUpStar(number.negate(), -ups, nimber);
    }

    @Override
    public String toString() {
        boolean alone = ups == 0 && nimber == 0;
        String start = number.signum() == 0 && !alone ? "" : number.toString();
        String arrow = ups == 0 ? "" : ups > 0 ? "^" : "v";
        return start
                + arrow
                + (Math.abs(ups) > 1 ? Math.abs(ups) : "")
                + (nimber > 0 ? "*" : "")
                + (nimber > 1 ? nimber : "");
    }
}
