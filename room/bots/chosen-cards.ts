import type { Card, Chance, View } from '@cardroom/engine'
import { type CardCode, cardOf } from '@cardroom/engine/cards'
import type { SeenPlayer } from '@cardroom/engine/deal'
import { plans } from './drawing-plan.ts'
import { type Known, knownTo } from './known-cards.ts'
import { potShare } from './pot-share.ts'

type Codes = readonly CardCode[]

/** How many deals are tried out over all ways of keeping cards. */
const TRIED = 480

/** The cards that a seat throws away in a draw of up to this many. */
export const drawnFor = (
  view: View,
  own: SeenPlayer,
  most: number,
  opener: boolean,
  chance: Chance,
): readonly Card[] => {
  const known = knownTo(view, own)
  const { form, down } = known
  // with a part of the pot that is not made in the hand alone, every way of drawing is weighed
  const mixed = form.pot.some(({ from }) => from !== 'own') || form.pot.some(({ ranking }) => ranking === 'forty-nine')
  const ways =
    mixed && known.drawsLeft === 0 ? subsets(down, down.length - most) : plans(form, down, known.drawsLeft, most)
  const kept = best(known, ways, chance)
  const discards = rest(down, kept)
  // openers keep what they opened with: pairs stay together, and they stand pat with anything else
  return (opener && splitsPairs(kept, discards) ? [] : discards).map(cardOf)
}

/** The cards that a seat throws away where this many have to go. */
export const thrownAway = (view: View, own: SeenPlayer, count: number, chance: Chance): readonly Card[] => {
  const known = knownTo(view, own)
  const ways = subsets(known.down, known.down.length - count).filter(way => way.length === known.down.length - count)
  return rest(known.down, best(known, ways, chance)).map(cardOf)
}

/** The way to keep cards that promises most of the pot; where there is one way only nothing needs to be tried. */
const best = (known: Known, ways: readonly Codes[], chance: Chance): Codes => {
  const different = ways.filter((way, i) => ways.findIndex(other => isSame(way, other)) === i)
  const [first] = different
  if (different.length === 1) return first!
  const deals = Math.max(12, Math.floor(TRIED / different.length / (1 + 2 * known.drawsLeft)))
  const seed = chance(0x8000_0000)
  const worth = different.map(way => potShare(known, way, 2, deals, () => seed))
  return different[worth.indexOf(Math.max(...worth))]!
}

const isSame = (one: Codes, other: Codes): boolean =>
  one.length === other.length && one.every(code => other.includes(code))

const rest = (codes: Codes, kept: Codes): Codes => codes.filter(code => !kept.includes(code))

const splitsPairs = (kept: Codes, discards: Codes): boolean =>
  kept.length < 5 &&
  (discards.some(code => [...kept, ...discards].some(other => other !== code && other >> 2 === code >> 2)) ||
    !kept.some(code => kept.some(other => other !== code && other >> 2 === code >> 2)))

/** Every way to keep this many or more of these cards. */
const subsets = (codes: Codes, least: number): readonly Codes[] =>
  Array.from({ length: 1 << codes.length }, (_, set) => codes.filter((_code, i) => (set >> i) & 1)).filter(
    ({ length }) => length >= least,
  )
