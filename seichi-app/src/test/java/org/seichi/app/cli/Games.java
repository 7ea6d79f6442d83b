package org.seichi.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Small games made for these tests. */
final class Games {
    /**
     * A wall of each color; Black's 27 points contain a white stone at B3, White's 36 points a black stone at G7. With both
     * dead, Black has 27 points and a prisoner, White 36 and a prisoner: W+15.5 by territory and by area.
     */
    static final String WALL = "(;GM[1]FF[4]SZ[9]KM[6.5]RU[Japanese]RE[W+15.5]"
            + "AB[da][db][dc][dd][de][df][dg][dh][di][gc]AW[ea][eb][ec][ed][ee][ef][eg][eh][ei][bg]"
            + ";B[];W[])";

    private Games() {}

    /** Writes a file and returns its name. */
    static String write(Path folder, String name, String content) {
        try {
            return Files.writeString(folder.resolve(name), content).toString();
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }
}
