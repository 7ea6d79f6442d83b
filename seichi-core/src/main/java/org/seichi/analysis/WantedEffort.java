package org.seichi.analysis;

import java.util.Optional;
import org.seichi.evaluate.Effort;

/** Reads the effort that a user requests for evaluations, for all front ends of the program. */
public final class WantedEffort {
    private WantedEffort() {}

    /**
     * The effort with a name: {@code quick}, {@code page} or {@code full}, the default.
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
