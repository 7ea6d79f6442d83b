# A finished game has one score, before the passes, between them and after any number of them.

loadsgf ../examples/19x19-chinese.sgf
10 final_score
#? [W\+8\.5]
play b pass
11 final_score
#? [W\+8\.5]
play w pass
12 final_score
#? [W\+8\.5]
undo
undo
undo
13 final_score
#? [W\+8\.5]
undo
14 final_score
#? [W\+8\.5]
