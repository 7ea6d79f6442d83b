# What every controller relies on.

10 protocol_version
#? [2]
20 name
#? [Seichi]
30 known_command final_status_list
#? [true]
31 known_command genmove_analyze
#? [false]
40 nonsense
#? [unknown command]

# The board.
50 boardsize 26
#? [unacceptable size]
51 boardsize nine
#? [syntax error: nine is not a whole number]
boardsize 9
60 play black D4
#? []
61 play white d4
#? [illegal move]
62 play white I4
#? [invalid color or coordinate]
63 play green D5
#? [invalid color or coordinate]
64 play white
#? [syntax error: an argument is missing]
65 undo
#? []
66 undo
#? [cannot undo]

# A ko may not be taken back at once; where it can be after a move elsewhere, it can.
clear_board
gogui-play_sequence b C4 w D4 b B3 w E3 b C2 w D2 b J1 w C3 b D3
70 play w C3
#? [illegal move]
play w J9
play b J2
71 play w C3
#? []

# A suicide may be played by New Zealand rules alone, in whatever order the colors move.
clear_board
gogui-play_sequence b B1 b B2 b A3 w A1
72 play w A2
#? [illegal move]
kgs-rules new_zealand
73 play w A2
#? []
74 showboard
#? [(?s).*Black, 2 prisoners.*]
kgs-rules japanese

# A sequence is played as a whole or not at all.
clear_board
90 gogui-play_sequence b C3 w C3
#? [illegal move]
91 undo
#? [cannot undo]

# Komi and rules.
100 komi 7.25
#? [syntax error: .*]
101 komi 5.5
#? []
102 get_komi
#? [5\.5]
103 kgs-rules klingon
#? [no such rules; there are japanese .*]
104 kgs-rules
#? [japanese]
