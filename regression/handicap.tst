# Handicap stones where the protocol puts them.

10 fixed_handicap 2
#? [Q16 D4]
clear_board
11 fixed_handicap 3
#? [D16 Q16 D4]
clear_board
12 fixed_handicap 5
#? [D16 Q16 K10 D4 Q4]
clear_board
13 fixed_handicap 8
#? [D16 K16 Q16 D10 Q10 D4 K4 Q4]
clear_board
14 fixed_handicap 10
#? [invalid number of stones]
boardsize 9
20 place_free_handicap 4
#? [C7 G7 C3 G3]
21 fixed_handicap 2
#? [board not empty]
boardsize 8
22 fixed_handicap 5
#? [invalid number of stones]
boardsize 7
23 fixed_handicap 4
#? [C5 E5 C3 E3]
boardsize 6
24 fixed_handicap 2
#? [invalid number of stones]
boardsize 9
30 set_free_handicap C3 C3
#? [bad vertex list]
31 set_free_handicap C3 pass
#? [invalid color or coordinate]
32 set_free_handicap C3 E5 G7
#? []

# White is paid for the stones as the rules say. Black has the board: 78 points around 3 stones, or 81 of area.
komi 0.5
40 final_score
#? [B\+77\.5]
kgs-rules chinese
41 final_score
#? [B\+77\.5]
kgs-rules aga
42 final_score
#? [B\+78\.5]
kgs-rules new_zealand
43 final_score
#? [B\+80\.5]
