import type { Card, Seat, TableCommand } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { placeOf } from '@cardroom/engine/deal'
import { noteRefusal, type Replay, type ShowAct } from './replay.ts'

/**
 * A hand is shown or thrown away. It may be written before the last cards are out and again after them, and in any order:
 * the showdown waits for the end of the file, and then the last that it says of a player counts.
 */
export const replayShow = ({ shows }: Replay, act: ShowAct): void => {
  const before = shows.get(act.seat)
  // that nobody saw the hand takes nothing back that was seen before
  if (act.do === 'show' && act.cards?.every(card => card === UNKNOWN) && before?.do === 'show' && before.cards) return
  shows.set(act.seat, act)
}

/** Those who show or throw away their hands do so in turn. False where the replay ends. */
export const replayShowdown = (replay: Replay): boolean => {
  const { deal } = replay.play
  while (deal.phase === 'showdown' && deal.turn >= 0) {
    const { seat } = deal.players[deal.turn]!
    const act = replay.shows.get(seat)
    if (act === undefined) return true
    replay.shows.delete(seat)
    const given = replay.play.give(orderOf(replay, act))
    if (given.ok) continue
    if (!noteRefusal(replay, act, given.refusal)) return false
    // what cannot be their hand counts as a hand that nobody saw
    if (!replay.play.give({ type: 'Show', seat }).ok) return true
  }
  return true
}

const orderOf = ({ play: { deal, log } }: Replay, act: ShowAct): TableCommand => {
  const { seat } = act
  if (act.do === 'muck') return { type: 'Muck', seat }
  if (act.cards === undefined) return { type: 'Show', seat }
  const { down, up } = deal.players[placeOf(deal, seat)]!
  const held = [...down, ...up]
  const isHand = act.cards.length === held.length && held.every(card => card !== UNKNOWN && act.cards!.includes(card))
  if (isHand) return { type: 'Show', seat }
  const cards = filled(act.cards, held)
  return { type: 'Show', seat, cards: up.length === 0 ? cards : downcardsFirst(cards, up, facesOf(log, seat)) }
}

/** Cards shown with those that are known of the hand in the places that the file leaves open. */
const filled = (shown: readonly Card[], held: readonly Card[]): readonly Card[] => {
  if (!shown.includes(UNKNOWN)) return shown
  const rest = held.filter(card => card !== UNKNOWN && !shown.includes(card))
  return shown.map(card => (card === UNKNOWN ? (rest.shift() ?? UNKNOWN) : card))
}

/** A hand is written in the order in which it was dealt; the engine has the downcards first. */
const downcardsFirst = (shown: readonly Card[], up: readonly Card[], faces: readonly string[]): readonly Card[] => {
  if (!up.includes(UNKNOWN))
    return [...shown.filter(card => !up.includes(card)), ...shown.filter(card => up.includes(card))]
  const of = (face: string): readonly Card[] => shown.filter((_, at) => faces[at] === face)
  return faces.length === shown.length ? [...of('down'), ...of('up')] : shown
}

/** How the cards of a hand lay as they were dealt, one after another. */
const facesOf = (log: Replay['play']['log'], seat: Seat): readonly string[] =>
  log.flatMap(event =>
    event.type === 'CardsDealt' ? event.seats.flatMap(to => (to === seat ? [event.face] : [])) : [],
  )
