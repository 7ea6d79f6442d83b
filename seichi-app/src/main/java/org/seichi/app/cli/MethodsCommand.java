package org.seichi.app.cli;

import java.util.List;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;

/** {@code seichi methods}: lists the scoring methods. */
record MethodsCommand(Streams streams, List<ScoringMethod> methods) implements Command {
    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Lists the scoring methods.");
    }

    @Override
    public Integer call() {
        methods.forEach(method -> streams.out().printf("%-8s  %s%n", method.name(), method.description()));
        streams.out().printf("%nTo measure what a step is worth, 'seichi suite' also takes%n");
        Methods.variants().forEach(variant -> streams.out().printf("  %s%n", variant.name()));
        return ExitStatus.DONE;
    }
}
