package org.seichi.app.cli;

import java.util.List;
import org.seichi.method.ScoringMethod;

/** The option for the scoring method. */
final class MethodOption {
    private final List<ScoringMethod> methods;
    private String name;

    /** An option for a choice of methods, the first of which is the default. */
    MethodOption(List<ScoringMethod> methods) {
        this.methods = methods;
    }

    /** Declares the option. */
    void declare(Syntax syntax) {
        syntax.option("--method M", "Scoring method; see 'seichi methods'. Default: reading.")
                .named(() -> methods.stream().map(ScoringMethod::name), value -> name = value);
    }

    /**
     * The chosen method.
     *
     * @throws UsageException if there is no method with this name
     */
    ScoringMethod method() {
        return Choices.method(name, methods);
    }
}
