import type { Chance, View } from '@cardroom/engine'
import type { CardCode } from '@cardroom/engine/cards'
import type { SeenPlayer } from '@cardroom/engine/deal'
import type { Share } from '@cardroom/engine/forms'
import { type Known, knownTo } from './known-cards.ts'
import { potShare } from './pot-share.ts'

/** How a hand stands: the part of the pot it takes on average, and an even part of it. */
export type Strength = { readonly share: number; readonly even: number }

/** What a seat may expect of the pot against those who are likely to see it through. */
export const strengthOf = (view: View, own: SeenPlayer, chance: Chance): Strength => {
  const known = knownTo(view, own)
  const opponents = Math.max(1, Math.min(MOST_OPPONENTS, likely(view, own), known.others.length))
  const ways = keptWays(known)
  const deals = Math.ceil(dealsFor(known, opponents) / ways.length)
  const share = Math.max(...ways.map(kept => potShare(known, kept, opponents, deals, chance)))
  return { share, even: 1 / (1 + opponents) }
}

/** More opponents than these change little, and each costs time. */
const MOST_OPPONENTS = 3

/** Before the second round not all who are still in will stay: those who have paid, and one more. */
const likely = ({ players, price, form, street }: View, { seat }: SeenPlayer): number => {
  const others = players.filter(player => player.seat !== seat && !player.folded)
  if (street !== form.streets[0]?.name) return others.length
  return 1 + others.filter(({ bet, allIn }) => allIn || (bet > 0 && bet >= price)).length
}

/** With a card that has yet to go, the best of what may be kept counts. */
const keptWays = ({ down, up, inHand }: Known): readonly (readonly CardCode[])[] => {
  const over = down.length + up.length - inHand
  if (over <= 0) return [down]
  let ways: readonly (readonly CardCode[])[] = [down]
  for (let gone = 0; gone < over; gone++) {
    ways = ways.flatMap(way => way.map((_, i) => way.toSpliced(i, 1)))
  }
  return ways
}

/** How many deals are tried: fewer where each takes longer. */
const dealsFor = ({ form, draws }: Known, opponents: number): number => {
  if (form.rows !== undefined) return 12
  const weight = form.pot.reduce((sum, share) => sum + (isSlow(share) ? 16 : 1), 0)
  return Math.max(16, Math.ceil(480 / (opponents + 1) / weight / (draws > 0 ? 2 : 1)))
}

/** Exactly this many holecards with a ranking that has no tables of its own: every mix is looked at. */
const isSlow = ({ from, ranking }: Share): boolean =>
  typeof from === 'object' && ranking !== 'high' && ranking !== 'eight-or-better'
