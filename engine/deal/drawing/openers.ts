import { type Card, type CardCode, codeOf, JOKER_CODE, UNKNOWN } from '../../cards/card.ts'
import { combinations } from '../../ranking/combinations.ts'
import { rankings } from '../../ranking/rankings.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { bettingLaw } from '../betting/betting-law.ts'
import type { Deal } from '../deal.ts'

/** Is a pair of jacks or better held? A hand that was not named is believed until the showdown (uspa/3.2.9.2). */
export const hasOpeners = (deal: Deal, place: number): boolean => {
  const { down } = deal.players[place]!
  return down.includes(UNKNOWN) || areOpeners(deal, down.map(codeOf))
}

/** Would throwing these cards away split the openers, so that what is kept no longer shows them? (uspa/3.2.9.5.10) */
export const splitsOpeners = (deal: Deal, place: number, thrown: readonly Card[]): boolean => {
  if (place !== deal.opener || !takesOpeners(deal)) return false
  const { down } = deal.players[place]!
  if (down.includes(UNKNOWN) || !areOpeners(deal, down.map(codeOf))) return false
  return thrown.length > 0 && !areOpeners(deal, down.filter(card => !thrown.includes(card)).map(codeOf))
}

/** uspa/3.2.9.5.9: may openers be split by a player who says so? */
export const maySplit = (deal: Deal): boolean => rulebookOf(deal.book).splittingOpeners.is !== 'no'

/** Does it take a pair of jacks or better to open this pot? */
export const takesOpeners = (deal: Deal): boolean => bettingLaw(deal).draw?.opening?.openers === true

/**
 * Can the opener have opened on what they show? Out of their last hand they kept all but what they drew; with the discards
 * that they set aside for it (uspa/3.2.9.5.9), or by what they kept alone, it must be openers. What nobody knows is believed.
 */
export const provesOpeners = (deal: Deal, place: number): boolean => {
  const { down, drawn } = deal.players[place]!
  if (down.includes(UNKNOWN)) return true
  if (deal.underChip.includes(UNKNOWN)) return true
  const thrown = deal.underChip.map(codeOf)
  return combinations(down.map(codeOf), down.length - drawn).some(kept => areOpeners(deal, kept.concat(thrown)))
}

/** A pair of jacks or anything better; of fewer than five cards it is what they are whatever comes with them. */
const areOpeners = (deal: Deal, codes: readonly CardCode[]): boolean => {
  if (codes.length < 5) return pairsAreOpeners(codes)
  const ranking = rankings[deal.form.deck === 'joker' ? 'high-joker' : 'high']
  return ranking.value(codes) >= ranking.value(WORST_JACKS)
}
const WORST_JACKS = (['Jc', 'Jd', '2c', '3d', '4h'] as const).map(codeOf)

const JACK = 9
const ACE = 12

/** uspa/3.2.9.5.10: the joker beside an ace is a pair of aces. */
const pairsAreOpeners = (codes: readonly CardCode[]): boolean => {
  const ranks = codes.map(code => (code === JOKER_CODE ? ACE : code >> 2))
  const paired = ranks.filter((rank, at) => ranks.indexOf(rank) !== at)
  // a second pair or a third of a kind makes a second card that has its like before it
  return paired.length > 1 || paired.some(rank => rank >= JACK)
}
