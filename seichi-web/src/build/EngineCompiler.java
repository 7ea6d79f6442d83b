import java.io.File;
import java.util.List;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.builder.BuildResult;
import org.teavm.tooling.builder.InProcessBuildStrategy;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the library to an engine: java EngineCompiler.java TARGET MAIN FILE CLASSPATH. It is a process of its own, in a Java
 * that numbers objects in sequence (-XX:hashCode=3): the order of a few classes in the engine hangs on these numbers.
 */
public class EngineCompiler {
    public static void main(String[] arguments) throws Exception {
        File file = new File(arguments[2]);
        InProcessBuildStrategy compiler = new InProcessBuildStrategy();
        compiler.init();
        compiler.setTargetType(TeaVMTargetType.valueOf(arguments[0]));
        compiler.setMainClass(arguments[1]);
        compiler.setEntryPointName("main");
        compiler.setTargetDirectory(file.getParent());
        compiler.setTargetFileName(file.getName());
        compiler.setClassPathEntries(List.of(arguments[3].split(File.pathSeparator, -1)));
        compiler.setJsModuleType(JSModuleType.ES2015);
        compiler.setObfuscated(true);
        // FULL writes out what each call may reach: twice the size, and a twentieth faster.
        compiler.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        BuildResult result = compiler.build();
        TeaVMProblemRenderer.describeProblems(
                result.getCallGraph(), result.getProblems(), new ConsoleTeaVMToolLog(false));
        if (!result.getProblems().getSevereProblems().isEmpty()) {
            System.exit(1);
        }
    }
}
