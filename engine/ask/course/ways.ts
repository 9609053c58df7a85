import { UNKNOWN } from '../../cards/card.ts'
import { seeded, shuffled } from '../../cards/shuffle.ts'
import { arrange } from '../../deal/chinese/arrange.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { poolOf } from '../../deal/dealing/short-stub.ts'
import { legal } from '../../deal/legal.ts'
import type { Order } from '../acts/read-act.ts'

/** A way to go on: the next command, or undefined when somebody else is due. */
export type Way = (deal: Deal) => Order | undefined

/** The dealer does all that is due; a shuffle in the middle and the pots are waited for. */
export const dealing: Way = deal => {
  const due = legal(deal)
  const plain = due.due === 'dealer' && due.act.do !== 'award' && due.act.do !== 'reshuffle'
  return plain ? { type: 'Deal' } : undefined
}

/** The round goes on without a wager that nobody has to make. */
const around: Way = deal => {
  const due = legal(deal)
  if (due.due !== 'betting') return undefined
  const { seat } = due
  if (due.bringIn !== null) return { type: 'BringIn', seat, to: due.bringIn[0]! }
  if (due.check) return { type: 'Check', seat }
  if (due.callTo !== null || due.wager === null) return { type: 'Call', seat }
  // where one bets or folds, the least bet keeps them in
  return { type: 'Wager', seat, to: due.wager.sizes[0] ?? due.wager.least }
}

const betting =
  (type: 'Fold' | 'Check' | 'Call'): Way =>
  deal => {
    const due = legal(deal)
    if (due.due !== 'betting' || (type === 'Call' && due.callTo === null)) return undefined
    return { type, seat: due.seat }
  }

const standPat: Way = deal => {
  const due = legal(deal)
  return due.due === 'draw' ? { type: 'Discard', seat: due.seat, cards: [] } : undefined
}

const keep: Way = deal => {
  const due = legal(deal)
  return due.due === 'turn-up' ? { type: 'TurnUp', seat: due.seat, turn: false } : undefined
}

/** All show, and what the dealer then has to do is done. */
const showdown: Way = deal => {
  const due = legal(deal)
  if (due.due === 'show') return { type: 'Show', seat: due.seat }
  return due.due === 'dealer' ? { type: 'Deal' } : undefined
}

/** Each throws away the first of their cards. */
const throwAway: Way = deal => {
  const due = legal(deal)
  if (due.due !== 'discard') return undefined
  const seat = due.seats[0]!
  return { type: 'Discard', seat, cards: deal.players[placeOf(deal, seat)]!.down.slice(0, due.cards) }
}

const setRows: Way = deal => {
  const due = legal(deal)
  if (due.due !== 'rows') return undefined
  const { seat, hand, place } = due.hands[0]!
  const player = deal.players[placeOf(deal, seat, hand)]!
  return { type: 'Place', seat, hand, ...arrange(deal.form.rows!, player.rows, player.down, place) }
}

/** Cards that go back in are shuffled, by chance but always the same; with real cards nobody knows their order. */
export const reshuffle: Way = deal => {
  const due = legal(deal)
  if (due.due !== 'dealer' || due.act.do !== 'reshuffle') return undefined
  const pool = poolOf(deal, due.act.from)
  return { type: 'Reshuffle', deck: deal.realCards ? pool.map(() => UNKNOWN) : shuffled(pool, seeded(pool.join(' '))) }
}

/** The quiet way to the end of a deal: nobody bets, draws, or turns a card up. */
const playOn: Way = deal => {
  for (const way of [around, standPat, keep, throwAway, setRows, reshuffle, showdown]) {
    const order = way(deal)
    if (order !== undefined) return order
  }
  return undefined
}

/** The acts that go on until somebody else is due, by the words for them. */
export const ways: ReadonlyMap<string, Way> = new Map([
  ['deal', dealing],
  ['around', around],
  ['all fold', betting('Fold')],
  ['all check', betting('Check')],
  ['all call', betting('Call')],
  ['all stand pat', standPat],
  ['all keep', keep],
  ['all throw away', throwAway],
  ['showdown', showdown],
  ['play on', playOn],
])
