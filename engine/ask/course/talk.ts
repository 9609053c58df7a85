import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { type Legal, legal } from '../../deal/legal.ts'
import type { Misread } from '../../kinds/problem.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { decide } from '../../rulings/decide.ts'
import { factsOf } from '../../wagers/facts.ts'
import { readWager } from '../../wagers/read-wager.ts'
import type { Act, Reading } from '../../wagers/reading.ts'
import type { Since, Situation } from '../../wagers/situation.ts'
import { situationAt } from '../../wagers/situation-at.ts'
import type { Order } from '../acts/read-act.ts'
import type { Talked } from '../acts/read-acts.ts'
import { misread } from '../problems.ts'

/** What a player said and did with their chips, and what the book makes of it. */
export type Talk = {
  readonly at: string
  readonly seat: Seat
  readonly situation: Situation
  readonly reading: Reading
  /** What it is carried out as, null when there is nothing to do. */
  readonly order: Order | null
  /**
   * It was carried out, or will be at once; it waits for their turn; they may do something else; it is for the floor to
   * decide; or its round is over.
   */
  readonly state: 'done' | 'due' | 'waiting' | 'free' | 'floor' | 'over'
}

/** What the book of the deal makes of a player's words and chips. */
export const talk = (deal: Deal, at: string, { seat, did, facts }: Talked): Talk | Misread => {
  const place = placeOf(deal, seat)
  if (place < 0) return misread('not-in-this-hand', { seat })
  if (deal.phase === 'ended') return misread('deal-is-over')
  if (deal.players[place]!.folded) return misread('has-folded', { seat })
  if (deal.round?.bringInDue && deal.turn === place && !facts.wrongLowcard) {
    return misread('forced-bet-due', { seat })
  }
  const off = notInThisForm(deal, did, facts)
  if (off !== null) return off
  const situation = situationAt(deal, seat, did, { setting: deal.setting, ...facts })
  return readNow(deal, { at, seat, situation })
}

/** What cannot have happened, since only stud has upcards and a lowcard. */
const notInThisForm = ({ form }: Deal, did: Talked['did'], facts: Talked['facts']): Misread | null => {
  const lifts = did.some(it => typeof it === 'object' && 'does' in it && it.does === 'lifts-upcards')
  if (lifts && form.family !== 'stud') return misread('no-upcards', { form: form.name })
  return facts.wrongLowcard && form.bringIn === undefined ? misread('no-lowcard', { form: form.name }) : null
}

const readNow = (deal: Deal, { at, seat, situation }: Pick<Talk, 'at' | 'seat' | 'situation'>): Talk => {
  const found = readWager(situation, rulebookOf(deal.book))
  const turn = deal.turn === placeOf(deal, seat)
  const order = (turn ? lateOrder(deal, found, seat, situation) : null) ?? readOrder(found, seat)
  const reading = turn ? asOffered(deal, found) : found
  const waits = order === null ? isPromise(situation) : !turn
  const state = waits ? 'waiting' : stateOf(reading, order)
  const read = { at, seat, situation, reading, order, state }
  return state === 'due' && !decide(deal, order!).ok ? letGo(deal, read) : read
}

/** Nobody is held to what the deal no longer takes: a bet with nobody left to call it, a check where one bets or folds. */
const letGo = (deal: Deal, talk: Talk): Talk => {
  const { bars } = talk.reading
  const open = CHOICES.filter(act => isOffered(legal(deal), act) && !bars.includes(act))
  return { ...talk, reading: { ...talk.reading, binding: false, mayStill: open }, state: 'free' }
}
const CHOICES: readonly Act[] = ['fold', 'check', 'call', 'raise']

/** What else the player may do is never more than the deal offers: raising may be capped, or not open again. */
const asOffered = (deal: Deal, reading: Reading): Reading => ({
  ...reading,
  mayStill: reading.mayStill.filter(act => isOffered(legal(deal), act)),
})

const isOffered = (due: Legal, act: Act): boolean => {
  if (due.due !== 'betting') return true
  switch (act) {
    case 'fold':
      return due.fold
    case 'check':
      return due.check
    case 'call':
      return due.callTo !== null
    case 'bet':
    case 'raise':
    case 'complete':
      return due.wager !== null
    case 'pat':
    case 'nothing':
      return true
  }
}

const stateOf = (reading: Reading, order: Order | null): Talk['state'] => {
  if (reading.binding === 'may-be') return 'floor'
  return reading.binding && order !== null ? 'due' : 'free'
}

/** rrp/3/betting/16: an amount that the game does not have, and that stands since it was noticed too late. */
const lateOrder = (deal: Deal, { to, binding }: Reading, seat: Seat, { noticed }: Situation): Order | null => {
  if (noticed === undefined || to === undefined || binding !== true) return null
  const order: Order = { type: 'ImproperWager', seat, to, when: noticed.when }
  return decide(deal, order).ok ? order : null
}

const readOrder = ({ act, to }: Reading, seat: Seat): Order | null => {
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
  const turn = deal.turn === placeOf(deal, one.seat)
  if (roundClosed(events)) return { ...one, state: 'over' }
  if (one.state !== 'waiting') {
    if (acted(one, events)) return { ...one, state: 'over' }
    return turn ? { ...one, reading: asOffered(deal, one.reading) } : one
  }
  const acts = events.flatMap(event => sinceIn(event, one.seat))
  const since = [...(one.situation.since ?? []), ...acts, ...openedSince(one, deal, acts)]
  const promise = isPromise(one.situation)
  const read = readNow(deal, { ...one, situation: promise ? dueNow(deal, one, since) : { ...one.situation, since } })
  // a promise outlasts the check that came with it
  return read.state === 'waiting' && !promise && acted(one, events) ? { ...read, state: 'over' } : read
}

/** A pot can be opened without a bet that anybody made in turn: there is then a wager to answer all the same. */
const openedSince = ({ situation }: Talk, { round }: Deal, acts: readonly Since[]): readonly Since[] => {
  const { price = 0, since = [] } = situation
  const known = Math.max(price, ...[...since, ...acts].map(({ to = 0 }) => to))
  return round === null || round.price <= known ? [] : [{ act: 'bet', to: round.price }]
}

/** wsop/18: what was promised is done at the table as it is when the condition has come true. */
const dueNow = (deal: Deal, { seat, situation }: Talk, since: readonly Since[]): Situation => {
  const { did, floor } = situation
  return situationAt(deal, seat, did, { since, ...(floor === undefined ? {} : { floor }) })
}

const isPromise = (situation: Situation): boolean => factsOf(situation).said?.conditional !== undefined

/** Nothing that was said in a round is held over into the next, or into the showdown. */
const roundClosed = (events: readonly DealEvent[]): boolean => events.some(event => event.type === 'RoundClosed')

const acted = ({ seat }: Talk, events: readonly DealEvent[]): boolean =>
  events.some(event => isAct(event) && event.seat === seat)

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
