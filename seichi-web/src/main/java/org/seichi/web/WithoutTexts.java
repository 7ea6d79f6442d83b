package org.seichi.web;

import java.util.ArrayList;
import java.util.List;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.StringConstantInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Leaves texts out of the engine that no answer says: what the compiler of Java writes for each record to be shown to
 * programmers, which draws in the texts of everything that a record holds; the text of a boxed fraction, since answers write
 * fractions rounded and by arithmetic; and what the shapes of the JSON say of their keys for the schema.
 */
public final class WithoutTexts implements TeaVMPlugin, ClassHolderTransformer {
    private static final ValueType STRING = ValueType.object(String.class.getName());
    private static final MethodDescriptor TEXT = new MethodDescriptor("toString", STRING);
    private static final String SHAPE = "org.seichi.json.Shape";

    /** For the compiler. */
    public WithoutTexts() {}

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        MethodHolder text = type.getMethod(TEXT);
        boolean made = Record.class.getName().equals(type.getParent()) && text != null && isMade(type, text);
        if (made || type.getName().equals(Double.class.getName())) {
            ProgramEmitter.create(text, context.getHierarchy()).constant("").returnValue();
        }
        if (type.getName().startsWith("org.seichi.")) {
            for (MethodHolder method : type.getMethods()) {
                instructions(method).forEach(WithoutTexts::sayNothingOfKeys);
            }
        }
    }

    /** Whether nobody wrote it: it begins with the name of the record and a bracket. */
    private static boolean isMade(ClassHolder type, MethodHolder text) {
        return instructions(text).stream()
                .anyMatch(instruction -> instruction instanceof StringConstantInstruction constant
                        && constant.getConstant().endsWith("[")
                        && (type.getName() + "[").endsWith(constant.getConstant()));
    }

    /** A name stands for what would be said of it, beside it. */
    private static void sayNothingOfKeys(Instruction instruction) {
        if (instruction instanceof InvokeInstruction call
                && call.getMethod().getClassName().startsWith(SHAPE)
                && call.getMethod().parameterCount() >= 2
                && call.getMethod().parameterType(0).equals(STRING)
                && call.getMethod().parameterType(1).equals(STRING)) {
            List<Variable> arguments = new ArrayList<>(call.getArguments());
            arguments.set(1, arguments.get(0));
            call.setArguments(arguments.toArray(new Variable[0]));
        }
    }

    private static List<Instruction> instructions(MethodHolder method) {
        List<Instruction> instructions = new ArrayList<>();
        if (method.getProgram() != null) {
            for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                block.forEach(instructions::add);
            }
        }
        return instructions;
    }
}
