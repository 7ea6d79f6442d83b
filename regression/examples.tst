# The true scores of the example games, and one stone of each dead chain.

loadsgf ../examples/9x7-rectangular.sgf
10 final_score
#? [W\+10\.5]
11 final_status_list dead
#? [(?s)(?=.*\bB5\b)(?=.*\bG5\b).*]

loadsgf ../examples/9x9-bulky-five.sgf
20 final_score
#? [B\+8\.5]
21 final_status_list dead
#? [(?s)(?=.*\bC3\b)(?=.*\bD1\b).*]

loadsgf ../examples/9x9-chinese.sgf
30 final_score
#? [W\+4\.5]
31 final_status_list dead
#? [(?s)(?=.*\bF7\b).*]

loadsgf ../examples/9x9-dead-stones.sgf
40 final_score
#? [W\+19\.5]
41 final_status_list dead
#? [(?s)(?=.*\bH8\b)(?=.*\bB7\b)(?=.*\bC6\b).*]

loadsgf ../examples/9x9-few-moves.sgf
50 final_score
#? [W\+13\.5]
51 final_status_list dead
#? []

loadsgf ../examples/9x9-forced-connection.sgf
60 final_score
#? [B\+1\.5]
61 final_status_list dead
#? []

loadsgf ../examples/9x9-half-point.sgf
70 final_score
#? [W\+0\.5]
71 final_status_list dead
#? []

loadsgf ../examples/9x9-handicap-chinese.sgf
80 final_score
#? [B\+30\.5]
81 final_status_list dead
#? []

loadsgf ../examples/9x9-seki.sgf
90 final_score
#? [W\+0\.5]
91 final_status_list dead
#? []

loadsgf ../examples/9x9-seki-chinese.sgf
100 final_score
#? [W\+0\.5]
101 final_status_list dead
#? []

loadsgf ../examples/13x13-chinese.sgf
110 final_score
#? [B\+9\.5]
111 final_status_list dead
#? []

loadsgf ../examples/13x13-dame-open.sgf
120 final_score
#? [W\+10\.5]
121 final_status_list dead
#? []

loadsgf ../examples/13x13-dead-stones.sgf
130 final_score
#? [B\+16\.5]
131 final_status_list dead
#? [(?s)(?=.*\bM10\b)(?=.*\bF4\b)(?=.*\bH4\b).*]

loadsgf ../examples/13x13-handicap.sgf
140 final_score
#? [B\+32\.5]
141 final_status_list dead
#? [(?s)(?=.*\bC7\b)(?=.*\bK7\b).*]

loadsgf ../examples/19x19-chinese.sgf
150 final_score
#? [W\+8\.5]
151 final_status_list dead
#? [(?s)(?=.*\bK17\b)(?=.*\bP16\b)(?=.*\bC14\b)(?=.*\bC9\b)(?=.*\bB8\b)(?=.*\bL5\b)(?=.*\bS4\b).*]

loadsgf ../examples/19x19-chinese-dame-open.sgf
160 final_score
#? [B\+5\.5]
161 final_status_list dead
#? [(?s)(?=.*\bO18\b)(?=.*\bK14\b)(?=.*\bC8\b).*]

loadsgf ../examples/19x19-dame-open.sgf
170 final_score
#? [B\+13\.5]
171 final_status_list dead
#? [(?s)(?=.*\bJ10\b)(?=.*\bO7\b)(?=.*\bL2\b)(?=.*\bP2\b).*]

loadsgf ../examples/19x19-dead-stones.sgf
180 final_score
#? [W\+3\.5]
181 final_status_list dead
#? [(?s)(?=.*\bH15\b)(?=.*\bQ12\b)(?=.*\bE11\b)(?=.*\bN11\b).*]

loadsgf ../examples/19x19-forced-connections.sgf
190 final_score
#? [W\+22\.5]
191 final_status_list dead
#? [(?s)(?=.*\bL19\b)(?=.*\bJ15\b)(?=.*\bM15\b)(?=.*\bJ13\b)(?=.*\bD8\b).*]

loadsgf ../examples/19x19-handicap.sgf
200 final_score
#? [B\+30\.5]
201 final_status_list dead
#? [(?s)(?=.*\bC16\b)(?=.*\bN9\b)(?=.*\bF8\b)(?=.*\bJ7\b)(?=.*\bF6\b)(?=.*\bK6\b).*]
