package org.seichi.app.cli;

import java.util.List;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import picocli.CommandLine.Command;

/** {@code seichi methods}: lists the scoring methods. */
@Command(name = "methods", mixinStandardHelpOptions = true, description = "Lists the scoring methods.")
final class MethodsCommand implements Runnable {
    private final Streams streams;
    private final List<ScoringMethod> methods;

    MethodsCommand(Streams streams, List<ScoringMethod> methods) {
        this.streams = streams;
        this.methods = methods;
    }

    @Override
    public void run() {
        methods.forEach(method -> streams.out().printf("%-8s  %s%n", method.name(), method.description()));
        streams.out().printf("%nTo measure what a step is worth, 'seichi suite' also takes%n");
        Methods.variants().forEach(variant -> streams.out().printf("  %s%n", variant.name()));
    }
}
