import type { Card } from '../cards/card.ts'
import { codeOf, UNKNOWN_CODE } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import type { Deal } from '../deal/deal.ts'

/** What is wrong with the chips of this deal, counted again: some made, some lost, or somebody below nothing; else empty. */
export const chipsOff = (deal: Deal): string => {
  let before = deal.inherited
  let now = deal.dead + deal.carried - deal.awarded
  for (const { seat, start, stack, aside, paid, bet } of deal.players) {
    before += start
    now += stack + aside + paid
    if (stack < 0 || aside < 0 || paid < 0 || bet < 0 || bet > paid)
      return `seat ${seat} has ${stack}, ${bet} in front, ${paid} in all`
    if (!Number.isSafeInteger(stack + paid + bet)) return `seat ${seat} has no whole number of chips`
  }
  return before === now ? '' : `${before} chips before the deal, ${now} now`
}

/** What is wrong with the cards: one in two places, one that is missing, one of another deck; else empty. */
export const cardsOff = (deal: Deal): string => {
  if (deal.phase === 'shuffle') return ''
  const there = new Uint8Array(54)
  let count = 0
  const lay = (cards: readonly Card[], from = 0): void => {
    for (let i = from; i < cards.length; i++) {
      there[codeOf(cards[i]!)]!++
      count++
    }
  }
  for (const { down, up, rows } of deal.players) {
    lay(down)
    lay(up)
    // wsop/339: when the deal is over the rows say what was laid, and the cards lie in the muck
    if (deal.phase !== 'ended') for (const row of rows) lay(row)
  }
  deal.boards.forEach((board, i) => {
    lay(board, deal.runs === 1 || i < deal.form.boards ? 0 : sharedCards(deal))
  })
  for (const pile of [deal.burns, deal.muck, deal.discards, deal.fresh, deal.underChip, deal.mending.aside]) lay(pile)
  lay(deal.deck, deal.next)
  const whole = deckCards(deal.form.deck)
  if (count !== whole.length) return `${count} cards instead of ${whole.length}`
  let known = 0
  for (const card of whole) {
    const times = there[codeOf(card)]!
    if (times > 1) return `${card} lies in ${times} places`
    known += times
  }
  const unknown = there[UNKNOWN_CODE]!
  if (unknown > 0 && !deal.realCards) return `${unknown} cards that nobody knows`
  return known + unknown === count ? '' : 'cards of another deck'
}

/** A later run-out begins with the cards that lay there when it was agreed. */
const sharedCards = (deal: Deal): number => {
  const steps = deal.form.streets.flatMap(street => street.steps)
  return steps.slice(0, deal.runFrom).reduce((cards, step) => cards + (step.do === 'board' ? step.cards : 0), 0)
}
