import type { Step } from '../../forms/form.ts'
import type { Deal } from '../deal.ts'
import { cardsMore, hasItsCard, NOTHING_WRONG } from '../mending.ts'
import { programOf } from '../program.ts'

/** To whom the cards of a step go, one after another, by places in `players`. */
export const dealQueue = (deal: Deal, step: Extract<Step, { do: 'deal' }>): readonly number[] => {
  const { players, form } = deal
  const queue: number[] = []
  // wsop/338: whole hands are dealt as stacks
  if (form.stacks !== undefined) {
    for (let i = 0; i < players.length; i++) for (let n = 0; n < step.cards; n++) queue.push(i)
    return queue
  }
  for (let i = 0; i < players.length; i++) if (getsCards(deal, i)) queue.push(i)
  const once = queue.length
  for (let n = once; n < step.cards * once; n++) queue.push(queue[n - once]!)
  if (form.rows?.fantasyland === undefined) return queue
  // wsop/352a: a player in Fantasyland gets the rest of their cards as a book after the first five
  for (let i = 0; i < players.length; i++) {
    if (getsCards(deal, i)) for (let n = step.cards; n < players[i]!.fantasyland; n++) queue.push(i)
    for (let n = 0; n < lacking(deal, i); n++) queue.push(i)
  }
  return queue
}

/** How many cards a step brings in all. */
export const dealCount = (deal: Deal, step: Extract<Step, { do: 'deal' }>): number => {
  let count = 0
  for (let i = 0; i < deal.players.length; i++) {
    if (getsCards(deal, i)) count += Math.max(step.cards, deal.players[i]!.fantasyland)
    count += lacking(deal, i)
  }
  return count
}

/** Does the player at this place get the next cards? */
export const getsCards = (deal: Deal, place: number): boolean => {
  const player = deal.players[place]!
  if (deal.mending !== NOTHING_WRONG && hasItsCard(deal.mending, nextStreet(deal), player.seat)) return false
  if (player.folded) return player.keepsPlace
  return player.fantasyland === 0 || deal.step === 0
}

/** wsop/352d2: cards that a hand in Fantasyland lacks and that come after the last draw. */
const lacking = ({ mending, players, step }: Deal, place: number): number => {
  if (mending === NOTHING_WRONG || players[place]!.folded) return 0
  return cardsMore(mending, step, players[place]!.seat, 'give-last')
}

/** The step that deals the next cards. */
const nextStreet = (deal: Deal): number =>
  programOf(deal.form).steps.findIndex((step, at) => at >= deal.step && step.do === 'deal')

/** Whom the draw owes cards: at most this many in a row, and the rest once everybody else has drawn; -1 for a burn. */
export const replaceQueue = (deal: Deal): number[] => {
  // where none is drawn nobody is owed a card
  const inARow = deal.law.draw?.inARow ?? 0
  const queue: number[] = []
  const later: number[] = []
  deal.players.forEach((player, place) => {
    for (let n = 0; n < player.owed; n++) (n < inARow ? queue : later).push(place)
  })
  for (const place of later) {
    // rrp/11/10: the last to draw gets their fifth card after a burn
    if (queue.at(-1) === place) queue.push(-1)
    queue.push(place)
  }
  return queue
}
