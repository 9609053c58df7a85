import { bet, board, down, draw, type Form, street } from './form.ts'

/** The streets after the first in triple draw: a draw and a round, three times, the limit doubled for the last two. */
export const threeDraws = (most: number) => [
  street('first draw', ...draw(most), bet('lower', 'left-of-the-button')),
  street('second draw', ...draw(most), bet('upper', 'left-of-the-button')),
  street('third draw', ...draw(most), bet('upper', 'left-of-the-button')),
]

const opened = bet('lower', 'left-of-the-button', { unopened: 'carried-over' })

/** Five-card draw: an ante, a round anyone may open, a draw, and a round at double the limit that the opener begins. */
export const drawHigh = {
  id: 'draw-high',
  name: 'Five-card draw',
  family: 'draw',
  rules: ['rrp/12/intro', 'rrp/12/intro/openers', 'rrp/12/joker/2', 'rrp/12/14', 'uspa/3.2.10.1'],
  deck: 'joker',
  joker: 'drawHighJoker',
  seats: { least: 2, most: 8 },
  opening: 'antes',
  structures: ['limit', 'spread', 'pot-limit', 'half-pot', 'no-limit'],
  boards: 0,
  streets: [
    street('before the draw', down(5), opened),
    street('after the draw', ...draw(5), bet('upper', 'the-opener')),
  ],
  pot: [{ name: 'high', ranking: 'high-joker', from: 'own' }],
  shortStub: 'earlier-discards',
} as const satisfies Form

/** Jacks or better: only a pair of jacks or a better hand may open; without an opener the antes stay for the next deal. */
export const jacksOrBetter = {
  ...drawHigh,
  id: 'jacks-or-better',
  name: 'Jacks or better',
  rules: ['uspa/3.2.9.1', 'uspa/3.2.9.2', 'uspa/3.2.9.5.1', 'rrp/12/intro/openers'],
  deck: 'standard',
  joker: 'jacksOrBetterJoker',
  streets: [
    street('before the draw', down(5), { ...opened, openers: 'jacks-or-better' }),
    ...drawHigh.streets.slice(1),
  ],
  pot: [{ name: 'high', ranking: 'high', from: 'own' }],
} as const satisfies Form

const betOrFold = bet('lower', 'after-the-blinds', { betOrFold: true })

/** Archie: three draws; nines or better for the high half, eight or better for the low half. */
export const archie = {
  id: 'archie',
  name: 'Archie',
  family: 'draw',
  rules: ['wsop/archie', 'wsop/archie-deal', 'wsop/293', 'wsop/294', 'wsop/295'],
  deck: 'standard',
  seats: { least: 2, most: 6 }, // wsop/74a
  opening: 'blinds',
  structures: ['limit', 'pot-limit', 'no-limit', 'half-pot', 'spread'],
  boards: 0,
  streets: [street('before the draw', down(5), betOrFold), ...threeDraws(5)],
  pot: [
    { name: 'high', ranking: 'nines-or-better', from: 'own' },
    { name: 'low', ranking: 'eight-or-better', from: 'own' },
  ],
  shortStub: 'earlier-discards', // wsop/archie-reshuffle
} as const satisfies Form

/** Ari: Archie with a community card that counts for the high hand alone, which needs sixes or better. */
export const ari = {
  ...archie,
  id: 'ari',
  name: 'Ari',
  rules: ['wsop/ari', 'wsop/ari-high', 'wsop/ari-low'],
  boards: 1,
  streets: [street('before the draw', down(5), board(1), betOrFold), ...threeDraws(5)],
  pot: [
    { name: 'high', ranking: 'sixes-or-better', from: 'any' },
    { name: 'low', ranking: 'eight-or-better', from: 'own' },
  ],
} as const satisfies Form
