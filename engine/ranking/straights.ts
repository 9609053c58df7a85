/** The ranks of one straight, from its lowest card up; a rank is 0 for a deuce to 12 for an ace. */
export type Straight = readonly number[]

/** Five ranks in a row out of those that follow one another in a deck. */
const runs = (ladder: readonly number[]): readonly Straight[] =>
  ladder.slice(4).map((_, lowest) => ladder.slice(lowest, lowest + 5))

/** Every straight of the 52 cards, the lowest first: the ace stands below the deuce and above the king. */
export const STANDARD_STRAIGHTS: readonly Straight[] = runs([12, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])

/** Deuce-to-seven knows the ace as a high card only, so A-5-4-3-2 is no straight. */
export const DEUCE_TO_SEVEN_STRAIGHTS: readonly Straight[] = STANDARD_STRAIGHTS.slice(1)

/** wsop/366 without deuces to fives the ace stands below the six. */
export const SHORT_DECK_STRAIGHTS: readonly Straight[] = runs([12, 4, 5, 6, 7, 8, 9, 10, 11, 12])

/** wsop/259 without eights, nines and tens the jack follows the seven. */
export const MEXICAN_STRAIGHTS: readonly Straight[] = runs([12, 0, 1, 2, 3, 4, 5, 9, 10, 11, 12])

/**
 * For every set of ranks (a bit each) the best straight among them by its place in the list, counted from 1;
 * 0 where there is none.
 */
export const straightTable = (straights: readonly Straight[]): Uint8Array => {
  const best = new Uint8Array(1 << 13)
  straights.forEach((straight, place) => {
    const needed = straight.reduce((set, rank) => set | (1 << rank), 0)
    for (let set = 0; set < best.length; set++) if ((set & needed) === needed) best[set] = place + 1
  })
  return best
}
