package org.seichi.app.cli;

import java.util.List;
import org.seichi.method.ScoringMethod;

/** The scoring method that a command uses. */
final class MethodOption {
    private final List<ScoringMethod> methods;
    private String name;

    /** An option to choose from some methods, of which the first is the default. */
    MethodOption(List<ScoringMethod> methods) {
        this.methods = methods;
    }

    /** Declares it. */
    void declare(Syntax syntax) {
        syntax.named(
                "--method",
                "M",
                "Scoring method; see 'seichi methods'. Default: reading.",
                () -> methods.stream().map(ScoringMethod::name),
                value -> name = value);
    }

    /**
     * The method that was chosen.
     *
     * @throws UsageException if there is none of that name
     */
    ScoringMethod method() {
        return Choices.method(name, methods);
    }
}
