import type { Seat } from '../deal/chips.ts'
import { type Deal, placeOf } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { readWager } from '../wagers/read-wager.ts'
import type { Reading } from '../wagers/reading.ts'
import type { Since, Situation } from '../wagers/situation.ts'
import { situationAt } from '../wagers/situation-at.ts'
import type { Talked } from './acts-told.ts'
import { type Misread, misread } from './problem.ts'
import type { Order } from './spoken.ts'

/** What a player said and did with his chips, and what the book makes of it. */
export type Talk = {
  readonly at: string
  readonly seat: Seat
  readonly situation: Situation
  readonly reading: Reading
  /** What it is carried out as, null when nothing is to be done. */
  readonly order: Order | null
  /**
   * It was carried out, or is to be at once; it waits for his turn; he may do something else; it is for the floor to
   * decide; or its round is over.
   */
  readonly state: 'done' | 'due' | 'waiting' | 'free' | 'floor' | 'over'
}

/** What the book of the deal makes of a player's words and chips. */
export const talk = (deal: Deal, at: string, { seat, did, facts }: Talked): Talk | Misread => {
  const place = placeOf(deal, seat)
  if (place < 0) return misread(`seat ${seat} is not dealt in`)
  if (deal.phase === 'ended') return misread('the deal is over')
  if (deal.players[place]!.folded) return misread(`seat ${seat} has folded`)
  if (deal.round?.bringInDue && deal.turn === place && !facts.wrongLowcard) {
    return misread(
      'the forced bet is due, and is told without words and chips',
      `${seat} brings in …, ${seat} completes to …`,
    )
  }
  const situation = situationAt(deal, seat, did, { setting: deal.setting, ...facts })
  return readNow(deal, { at, seat, situation })
}

const readNow = (deal: Deal, { at, seat, situation }: Pick<Talk, 'at' | 'seat' | 'situation'>): Talk => {
  const reading = readWager(situation, rulebookOf(deal.book))
  const order = orderOf(reading, seat)
  const turn = deal.turn === placeOf(deal, seat)
  return { at, seat, situation, reading, order, state: stateOf(reading, order, turn) }
}

const stateOf = (reading: Reading, order: Order | null, turn: boolean): Talk['state'] => {
  if (!turn && order !== null) return 'waiting'
  if (reading.binding === 'may-be') return 'floor'
  return reading.binding && order !== null ? 'due' : 'free'
}

const orderOf = ({ act, to }: Reading, seat: Seat): Order | null => {
  switch (act) {
    case 'fold':
      return { type: 'Fold', seat }
    case 'check':
      return { type: 'Check', seat }
    case 'call':
      return { type: 'Call', seat }
    case 'bet':
    case 'raise':
    case 'complete':
      return to === undefined ? null : { type: 'Wager', seat, to }
    case 'pat':
      return { type: 'Discard', seat, cards: [] }
    case 'nothing':
      return null
  }
}

/** What was said out of turn, after these events: read again with what others did since, and due when the turn comes. */
export const talksAfter = (talks: readonly Talk[], deal: Deal, events: readonly DealEvent[]): readonly Talk[] =>
  talks.some(isOpen) ? talks.map(one => (isOpen(one) ? after(one, deal, events) : one)) : talks

const isOpen = ({ state }: Talk): boolean => state === 'waiting' || state === 'free' || state === 'floor'

const after = (one: Talk, deal: Deal, events: readonly DealEvent[]): Talk => {
  if (one.state !== 'waiting') return acted(one, events) ? { ...one, state: 'over' } : one
  const since = events.flatMap(event => sinceIn(event, one.seat))
  const situation = { ...one.situation, since: [...(one.situation.since ?? []), ...since] }
  const read = readNow(deal, { ...one, situation })
  return read.state === 'waiting' && acted(one, events) ? { ...read, state: 'over' } : read
}

/** The round of his act is over, or he has acted again. */
const acted = ({ seat }: Talk, events: readonly DealEvent[]): boolean =>
  events.some(event => event.type === 'RoundClosed' || (isAct(event) && event.seat === seat))

type ActEvent = Extract<
  DealEvent,
  { type: 'Folded' | 'Checked' | 'Called' | 'Bet' | 'Completed' | 'Raised' | 'BroughtIn' }
>

const ACTS: Readonly<Record<ActEvent['type'], Since['act']>> = {
  Folded: 'fold',
  Checked: 'check',
  Called: 'call',
  Bet: 'bet',
  Completed: 'complete',
  Raised: 'raise',
  BroughtIn: 'bet',
}
const isAct = (event: DealEvent): event is ActEvent => Object.hasOwn(ACTS, event.type)

const sinceIn = (event: DealEvent, seat: Seat): readonly Since[] => {
  if (!isAct(event) || event.seat === seat) return []
  const done = { seat: event.seat, act: ACTS[event.type] }
  return ['to' in event ? { ...done, to: event.to } : done]
}

/** Why a player may not do this after what he did out of turn, or null. */
export const barredBy = (talks: readonly Talk[], order: Order): Misread | null => {
  if (!('seat' in order)) return null
  const barring = talks.find(one => one.seat === order.seat && one.state === 'free' && bars(one.reading, order))
  if (barring === undefined) return null
  const { bars: acts, rules } = barring.reading
  return { problem: `Seat ${order.seat} acted out of turn and may not ${acts.join(' or ')}`, rules }
}

const bars = ({ bars: acts }: Reading, { type }: Order): boolean =>
  acts.some(act =>
    type === 'Wager' ? act === 'bet' || act === 'raise' || act === 'complete' : act === type.toLowerCase(),
  )
