import { type Deal, legal, randomCommand, seeded } from '@cardroom/engine'
import { writeOrder } from '@cardroom/engine/ask'

/** How a player would say it, where the words are not plain from what is asked: a choice of cards, and the dealer's shuffle. */
export const exampleWords = (deal: Deal): string => {
  const due = legal(deal)
  switch (due.due) {
    case 'draw':
      return ` Say "draws 2" for the first two cards, "stands pat", or ${instance(deal)}.`
    case 'turn-up':
      return ' Say "turns up" or "keeps".'
    case 'discard':
    case 'rows':
      return ` Say ${instance(deal)}, for instance.`
    case 'show':
      return ` Say "shows"${due.muck ? ' or "mucks"' : ''}, or "showdown" for all.`
    case 'dealer':
      return due.act.do === 'reshuffle' ? ' Say "deal".' : ''
    default:
      return ''
  }
}

/** A choice that is allowed, with cards of their hand. */
const instance = (deal: Deal): string => `"${writeOrder(deal, randomCommand(deal, seeded('an example')))}"`
