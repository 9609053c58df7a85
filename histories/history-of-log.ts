import { type Card, type DealEvent, replay, type StartDeal } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { no, type Result } from '@cardroom/engine/decider'
import { wrongArgument } from '@cardroom/engine/kinds'
import type { About, History, HistoryAct } from './history.ts'
import { type OrderGiven, ordersOfLog } from './orders-of-log.ts'
import { type Fault, fault } from './problems.ts'
import { startOfLog } from './start-of-log.ts'

/** A log that can't be written as a history, and the event where it fails, counted from 1. */
export type NoHistory = Fault & { readonly event: number }

/** A deal as a history, or why it cannot be written as one. */
export type HistoryOfLog = Result<{ readonly history: History }, NoHistory>

/** A Cardroom deal as a history: replaying it leads to the same events. */
export const historyOf = (log: readonly DealEvent[], about: About = {}): HistoryOfLog => {
  if (!Array.isArray(log)) throw wrongArgument('historyOf', log, 'a list of events, such as table.log')
  const start = startOfLog(log)
  if (start === null) return no({ event: 1, ...fault('start-not-begun') })
  const orders = ordersOfLog(start, log)
  if ('unexplained' in orders) {
    const type = log[orders.unexplained]?.type ?? 'nothing'
    return no({ event: orders.unexplained + 1, ...fault('no-order-leads-to', { type }) })
  }
  const history: History = {
    start,
    acts: showsFirst(orders.flatMap((given, at) => actsOf(start, orders, given, at))),
    about,
    scale: 0,
    unknownStacks: [],
    stated: outcome(start, log),
    kept: {},
    warnings: [],
    line: 0,
  }
  return { ok: true, history }
}

/** The stacks at the end of the deal, if it has ended. */
const outcome = (start: StartDeal, log: readonly DealEvent[]): History['stated'] => {
  const deal = replay(log)
  if (deal.phase !== 'ended') return {}
  const stackOf = (seat: number): number | undefined =>
    deal.players.find(it => it.seat === seat && it.hand === 0)?.stack
  return { finishing: start.seats.map(({ seat, chips }) => stackOf(seat) ?? chips) }
}

const actsOf = (
  start: StartDeal,
  orders: readonly OrderGiven[],
  given: OrderGiven,
  at: number,
): readonly HistoryAct[] => {
  const { order } = given
  switch (order.type) {
    case 'Deal':
      return dealerActs(start, orders, given, at)
    case 'Fold':
      return [{ do: 'fold', seat: order.seat, line: 0 }]
    case 'Check':
    case 'Call':
      return [{ do: 'check-or-call', seat: order.seat, line: 0 }]
    case 'Wager':
      return [{ do: 'wager', seat: order.seat, to: order.to, line: 0 }]
    case 'BringIn':
      // where it has two sizes the word alone does not say which
      if (start.form.bringIn?.size !== 'bring-in') break
      return [{ do: 'bring-in', seat: order.seat, line: 0 }]
    case 'Discard':
      if (order.split) break
      return [{ do: 'discard', seat: order.seat, cards: order.cards, line: 0 }]
    case 'Muck':
      if (order.playsBoard) break
      return [{ do: 'muck', seat: order.seat, line: 0 }]
    case 'Show': {
      const [event] = given.events
      // the cards of a known hand in an order of their own
      const reordered = order.cards !== undefined && given.known
      if (order.says !== undefined || event?.type !== 'HandShown' || reordered) break
      if (order.cards !== undefined && turnsUp(start)) break
      const cards = inDealOrder(event.cards, orders, event.seat)
      return cards === null ? [ordered(given)] : [{ do: 'show', seat: order.seat, cards, line: 0 }]
    }
    default:
      break
  }
  return [ordered(given)]
}

/** Where only boardcards come after the last bet, histories tell of the hands shown before them. */
const showsFirst = (acts: readonly HistoryAct[]): readonly HistoryAct[] => {
  const last = acts.findLastIndex(act => BETTING.includes(act.do))
  const tail = acts.slice(last + 1)
  if (!tail.every(act => act.do === 'boardcards' || act.do === 'show' || act.do === 'muck')) return acts
  const shown = tail.filter(act => act.do === 'show')
  return [...acts.slice(0, last + 1), ...shown, ...tail.filter(act => act.do !== 'show')]
}

const BETTING: readonly HistoryAct['do'][] = ['fold', 'check-or-call', 'wager', 'bring-in', 'discard']

/** May cards that were dealt down lie up in the end? */
const turnsUp = ({ form }: StartDeal): boolean =>
  form.streets.some(({ steps }) => steps.some(step => step.do === 'turn-up'))

const ordered = ({ order }: OrderGiven): HistoryAct => ({ do: 'order', order, line: 0 })

/** Acts of the dealer are written by their cards; burns and pots only where they are known or something comes between. */
const dealerActs = (
  { realCards = false }: StartDeal,
  orders: readonly OrderGiven[],
  given: OrderGiven,
  at: number,
): readonly HistoryAct[] => {
  const next = orders[at + 1]
  switch (given.due) {
    case 'deal':
    case 'replace':
      return isPlainDeal(given) ? handsDealt(orders, at) : [ordered(given)]
    case 'board':
    case 'common-card': {
      const cards = given.events.flatMap(event => (event.type === 'BoardDealt' ? event.cards : []))
      return cards.length > 0 ? [{ do: 'boardcards', cards, line: 0 }] : [ordered(given)]
    }
    case 'burn': {
      const [event] = given.events
      const isNamed = realCards && event?.type === 'CardBurned' && event.card !== UNKNOWN
      return !isNamed && next !== undefined && dealsCards(next) ? [] : [ordered(given)]
    }
    case 'award':
      return next === undefined && (given.order.type !== 'Deal' || given.order.cards === undefined)
        ? []
        : [ordered(given)]
    default:
      return [ordered(given)]
  }
}

const isPlainDeal = ({ events }: OrderGiven): boolean => events[0]?.type === 'CardsDealt'
const dealsCards = ({ order, due, events }: OrderGiven): boolean =>
  order.type === 'Deal' && (due === 'deal' || due === 'replace' ? events[0]?.type === 'CardsDealt' : due === 'board')

/** Holecards player by player: those of successive orders are written in one go, with the first of them. */
const handsDealt = (orders: readonly OrderGiven[], at: number): readonly HistoryAct[] => {
  const isHands = (given: OrderGiven | undefined): boolean =>
    given !== undefined &&
    given.order.type === 'Deal' &&
    (given.due === 'deal' || given.due === 'replace') &&
    isPlainDeal(given)
  if (isHands(orders[at - 1])) return []
  const hands = new Map<number, Card[]>()
  for (let i = at; isHands(orders[i]); i++) {
    for (const event of orders[i]!.events) {
      if (event.type !== 'CardsDealt') continue
      event.seats.forEach((seat, place) => {
        const cards = hands.get(seat) ?? []
        cards.push(event.cards[place]!)
        hands.set(seat, cards)
      })
    }
  }
  return [...hands].map(([seat, cards]) => ({ do: 'holecards', seat, cards, line: 0 }))
}

/** A hand as it was dealt, where its downcards stand first; null where that is not known. */
const inDealOrder = (shown: readonly Card[], orders: readonly OrderGiven[], seat: number): readonly Card[] | null => {
  const faces = orders.flatMap(({ events }) =>
    events.flatMap(event =>
      event.type === 'CardsDealt' ? event.seats.flatMap(to => (to === seat ? [event.face] : [])) : [],
    ),
  )
  if (!faces.includes('up')) return shown
  if (faces.length !== shown.length) return null
  const downs = shown.slice(0, faces.filter(face => face === 'down').length)
  const ups = shown.slice(downs.length)
  return faces.map(face => (face === 'down' ? downs.shift()! : ups.shift()!))
}
