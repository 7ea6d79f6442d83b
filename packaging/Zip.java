import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Packs a folder: java Zip.java FOLDER FILE.zip SECONDS. The same files give the same bytes, with the rights to run them. */
public class Zip {
    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]).toAbsolutePath().normalize();
        FileTime time = FileTime.from(Instant.ofEpochSecond(Long.parseLong(arguments[2])));
        URI target = URI.create("jar:" + Path.of(arguments[1]).toAbsolutePath().toUri());
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        Map<String, String> means = Map.of("create", "true", "enablePosixFileAttributes", "true");
        try (FileSystem zip = FileSystems.newFileSystem(target, means)) {
            for (Path file : files) {
                Path entry = zip.getPath(folder.getParent().relativize(file).toString().replace('\\', '/'));
                Files.createDirectories(entry.getParent());
                Files.copy(file, entry);
                boolean runs = Files.isExecutable(file);
                Files.setPosixFilePermissions(entry, PosixFilePermissions.fromString(runs ? "rwxr-xr-x" : "rw-r--r--"));
                for (Path made = entry; made != null && made.getNameCount() > 0; made = made.getParent()) {
                    Files.getFileAttributeView(made, BasicFileAttributeView.class).setTimes(time, time, time);
                }
            }
        }
    }
}
