import { UNKNOWN } from '../cards/card.ts'
import { belongsTo, deckCards } from '../cards/deck.ts'
import { type Deal, potTotal } from './deal.ts'
import { cardsOut, isWhole } from './dealing/card-check.ts'

/** What is off with a deal, in words: chips made or lost, cards twice or missing. Empty when all is well. */
export const audit = (deal: Deal): readonly string[] => {
  const problems: string[] = []
  const before = deal.players.reduce((sum, player) => sum + player.start, deal.inherited)
  const now = deal.players.reduce((sum, player) => sum + player.stack + player.aside, potTotal(deal) + deal.carried)
  if (now !== before) problems.push(`${before} chips at the start, ${now} now`)
  for (const player of deal.players) {
    if (player.stack < 0 || player.aside < 0 || player.bet < 0 || player.paid < 0)
      problems.push(`seat ${player.seat} has less than nothing`)
  }
  return deal.realCards || deal.phase === 'shuffle' ? problems : [...problems, ...cardsOff(deal)]
}

/** Every card of the deck lies in exactly one place. */
const cardsOff = (deal: Deal): readonly string[] => {
  const cards = [...cardsOut(deal), ...deal.deck.slice(deal.next)]
  if (isWhole(deal.form.deck, cards)) return []
  const whole = deckCards(deal.form.deck)
  const there = new Set(cards)
  const missing = whole.filter(card => !there.has(card))
  const foreign = cards.filter(card => card === UNKNOWN || !belongsTo(deal.form.deck, card))
  return [
    ...missing.map(card => `${card} is missing`),
    ...foreign.map(card => `${card} is not of this deck`),
    ...(cards.length > there.size ? [`${cards.length - there.size} cards lie in two places`] : []),
  ]
}
