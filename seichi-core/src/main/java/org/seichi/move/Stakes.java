package org.seichi.move;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** The stakes of the unsettled groups of a position. */
record Stakes(MoveContext context, List<Stake> all) {
    /** Kinds of motives for which reading finds out what becomes of the group after the move. */
    private static final Set<MotiveKind> READ = EnumSet.of(MotiveKind.EYE, MotiveKind.SEAL, MotiveKind.ESCAPE);

    /** The stakes of a position. */
    static Stakes of(MoveContext context) {
        return new Stakes(
                context,
                IntStream.range(0, context.groups().count())
                        .filter(group -> context.isUnsettled(group) || OpenEyes.areOf(context, group))
                        .boxed()
                        .map(group -> Stake.of(context, group))
                        .toList());
    }

    /** The stake of a group, if it is unsettled. */
    Optional<Stake> of(int group) {
        return all.stream().filter(stake -> stake.group() == group).findFirst();
    }

    /** A candidate with the worth of its motives about unsettled groups corrected where reading proves how many moves settle them. */
    Candidate read(Candidate candidate) {
        return new Candidate(
                candidate.point(),
                candidate.motives().stream()
                        .map(motive -> READ.contains(motive.kind()) ? read(candidate.point(), motive) : motive)
                        .toList(),
                candidate.traits());
    }

    /** Applies rules a and b of section 5.2.2 with the number of moves that are needed once this one is played. */
    private Motive read(int move, Motive motive) {
        return of(context.groups().at(motive.points().first()))
                .flatMap(stake -> new Settling(context)
                        .moves(stake.group(), move)
                        .map(moves -> new Stake(stake.group(), stake.value(), stake.dead(), moves)))
                .map(stake -> Worth.sure(
                        stake.worth(Gain.of(context, context.player(), move).points())))
                .map(motive::worth)
                .orElse(motive);
    }
}
