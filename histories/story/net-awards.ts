import type { Chips, Seat } from '@cardroom/engine'
import type { PotAwarded } from '@cardroom/engine/deal'
import type { Collected } from '../site-facts.ts'
import type { Recorded } from './recorded.ts'
import type { Story } from './story.ts'

/** What somebody took from a pot: all of it, and what was left after rake. */
export type Award = {
  readonly seat: Seat
  readonly pot: number
  readonly run: number
  readonly gross: Chips
  readonly net: Chips
}

/** The awards of a deal, each with what its winner collected after rake. */
export const netAwards = (story: Story, { about, scale }: Pick<Recorded, 'about' | 'scale'>): readonly Award[] => {
  const awards = story.beats.flatMap(beat => (beat.tells === 'award' ? takenIn(beat.award) : []))
  const chips = (amount: number): Chips => Math.round(amount * 10 ** scale)
  const collected = (about.collected ?? []).map(it => ({ ...it, amount: chips(it.amount) }))
  // line by line as the file has it, where it has a line for each
  if (
    collected.length === awards.length &&
    awards.every(({ seat, pot }, at) => collected[at]!.seat === seat && collected[at]!.pot === pot)
  )
    return awards.map((award, at) => ({ ...award, net: collected[at]!.amount }))
  const rake = chips(about.rake ?? 0)
  if (collected.length > 0) {
    const apart = (one: { readonly seat: Seat; readonly pot: number }): string => `${one.seat} ${one.pot}`
    const pots = new Set(collected.map(apart))
    const knowsPots = awards.every(award => pots.has(apart(award)))
    return lessThan(awards, collected, knowsPots ? apart : ({ seat }) => String(seat))
  }
  return rake === 0 ? awards : inParts(awards, rake)
}

/** All that the house took; the pots were so much larger than what was collected. */
export const rakeOf = (awards: readonly Award[]): Chips => awards.reduce((sum, { gross, net }) => sum + gross - net, 0)

const takenIn = ({ pot, run, to }: PotAwarded): readonly Award[] =>
  to.map(({ seat, amount }) => ({ seat, pot, run, gross: amount, net: amount }))

/** What is missing with a player, in each pot where that is known, is taken from their awards, the first first. */
const lessThan = (
  awards: readonly Award[],
  collected: readonly Collected[],
  of: (one: { readonly seat: Seat; readonly pot: number }) => string,
): readonly Award[] => {
  const short = new Map<string, Chips>()
  for (const award of awards) short.set(of(award), (short.get(of(award)) ?? 0) + award.gross)
  for (const one of collected) short.set(of(one), (short.get(of(one)) ?? 0) - one.amount)
  return awards.map(award => {
    const taken = Math.min(award.gross, Math.max(0, short.get(of(award)) ?? 0))
    short.set(of(award), (short.get(of(award)) ?? 0) - taken)
    return { ...award, net: award.gross - taken }
  })
}

/** A rake of which nobody says from whom it came is taken from every award in proportion, odd chips from the first. */
const inParts = (awards: readonly Award[], rake: Chips): readonly Award[] => {
  const total = awards.reduce((sum, { gross }) => sum + gross, 0)
  const parts = awards.map(({ gross }) => Math.floor((gross * rake) / total))
  const odd = rake - parts.reduce((sum, part) => sum + part, 0)
  return awards.map((award, at) => ({ ...award, net: award.gross - parts[at]! - (at === 0 ? odd : 0) }))
}
