package org.seichi.analysis;

import java.util.Optional;
import org.seichi.evaluate.Effort;

/** Reads how closely a user wants positions to be evaluated, in whatever way the program is used. */
public final class WantedEffort {
    private WantedEffort() {}

    /**
     * The effort of a name: {@code quick}, {@code page} or {@code full}, the usual one.
     *
     * @throws UnusableException if there is no such effort
     */
    public static Effort of(Optional<String> name) throws UnusableException {
        return switch (name.orElse("full")) {
            case "quick" -> Effort.QUICK;
            case "page" -> Effort.PAGE;
            case "full" -> Effort.FULL;
            default -> throw new UnusableException("no effort \"" + name.get() + "\": quick, page or full");
        };
    }
}
