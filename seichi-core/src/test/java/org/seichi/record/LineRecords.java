package org.seichi.record;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.game.Move;

/** Writes games in the line-based formats, for tests. */
final class LineRecords {
    private LineRecords() {}

    /** A game in GIB. */
    static String gib(Board board, List<Move> moves) {
        StringBuilder text = new StringBuilder("""
                \\HS
                \\[GAMEBLACKNAME=Kuro (3D)\\]
                \\[GAMEWHITENAME=Shiro (4P)\\]
                \\[GAMEDATE=2016- 3-26-15-25-31\\]
                \\[GAMEPLACE=a room\\]
                \\[GAMERESULT=white 2.5 win\\]
                \\[GAMEINFOMAIN=GBKIND:3,GTYPE:0,GRLT:1,ZIPSU:25,DUM:0,GONGJE:65,TCNT:2\\]
                \\[GAMETAG=S1,R3,D4,G65,W1,Z25,T30-3-1200,C2016:03:26:15:25,I:kuro\\]
                \\HE
                \\GS
                2 1 0
                119 0 &4
                INI 0 1 0 &4
                """);
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get(i);
            int number = i + 2;
            int player = move.color() == Color.BLACK ? 1 : 2;
            text.append(
                    move.isPass()
                            ? "SKI 0 " + number + "\n"
                            : "STO 0 " + number + " " + player + " " + board.x(move.point()) + " "
                                    + board.y(move.point()) + " \n");
        }
        return text.append("\\GE\n").toString();
    }

    /** A game in NGF. */
    static String ngf(Board board, List<Move> moves) {
        StringBuilder text = new StringBuilder("""
                Friendly game
                %d
                Shiro       5D
                Kuro        4D*
                www.example.com
                0
                0
                6
                20110812 [09:31]
                480
                White wins by 2.5 >> White(50):Black(47)
                %d
                """.formatted(board.width(), moves.size()));
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get(i);
            String point = move.isPass()
                    ? "AA"
                    : "" + (char) ('B' + board.x(move.point())) + (char) ('B' + board.y(move.point()));
            text.append("PM")
                    .append((char) ('A' + (i + 1) / 26))
                    .append((char) ('A' + (i + 1) % 26))
                    .append(move.color() == Color.BLACK ? 'B' : 'W')
                    .append(point)
                    .append(point.charAt(1))
                    .append(point.charAt(0))
                    .append('\n');
        }
        return text.toString();
    }

    /** A game in UGF. */
    static String ugf(Board board, List<Move> moves) {
        StringBuilder text = new StringBuilder("""
                # a comment
                [Header]
                Ver=UGF2,200
                Lang=SJIS
                Title=A title, the 5th game
                Place=Tokyo
                Date=2001/08/20,09:00:00,2001/08/20,00:00:00
                Rule=JPN
                Size=%d
                Hdcp=0,5.50
                Winner=B,1.5
                Copyright=
                CoordinateType=IGS
                PlayerW=Shiro,Gosei,0,
                PlayerB=Kuro,9-dan,0,
                [Data]
                """.formatted(board.width()));
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get(i);
            String point = move.isPass()
                    ? "YA"
                    : "" + (char) ('A' + board.x(move.point()))
                            + (char) ('A' + board.height() - 1 - board.y(move.point()));
            String player = move.color() == Color.BLACK ? "B" : "W";
            text.append(point)
                    .append(',')
                    .append(player)
                    .append("1,")
                    .append(i + 1)
                    .append(",0\n");
        }
        return text.append("[Figure]\n.Fig,1\n").toString();
    }
}
