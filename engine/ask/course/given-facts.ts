import { UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { evolve } from '../../deal/evolve.ts'
import { legal } from '../../deal/legal.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { decide } from '../../rulings/decide.ts'
import type { Order } from '../acts/read-act.ts'
import { innermostWhy } from '../problems.ts'
import { type Course, nextIn } from './course.ts'
import { reshuffle } from './ways.ts'

/**
 * An order that somebody tells as a fact. What happened is not refused since the scenario knows the cards: a player opens
 * without openers, shows early, or shows when all have folded.
 */
export const taken = (course: Course, order: Order): Course | Misread => {
  const next = nextIn(course, order)
  if (!isProblem(next)) return next
  if (order.type === 'Wager' && innermostWhy(next) === 'openers-needed') return openedAnyway(course, order) ?? next
  if (order.type === 'Deal') return dealtAgain(course, order) ?? dealtTwice(course, order) ?? next
  if (order.type === 'Show') return shownAnyway(course, order) ?? next
  return order.type === 'Kill' ? (killedInTime(course, order) ?? next) : next
}

/** The cards that are named come after a reshuffle that is due: the stub was shuffled first, and nobody knows its order. */
const dealtAgain = (course: Course, order: Extract<Order, { type: 'Deal' }>): Course | null => {
  const shuffle = course.deal.realCards && order.cards !== undefined ? reshuffle(course.deal) : undefined
  const shuffled = shuffle === undefined ? null : nextIn(course, shuffle)
  if (shuffled === null || isProblem(shuffled)) return null
  const dealt = nextIn(shuffled, order)
  return isProblem(dealt) ? null : dealt
}

/** Of a card that appears twice the deal knows one: the other falls as a card that nobody knows. */
const dealtTwice = (course: Course, order: Extract<Order, { type: 'Deal' }>): Course | null => {
  const { twice } = course.named
  if (order.cards === undefined || !order.cards.some(card => twice.includes(card))) return null
  const cards = order.cards.map(card => (twice.includes(card) ? UNKNOWN : card))
  const next = nextIn(course, { ...order, cards })
  return isProblem(next) ? null : next
}

/** uspa/3.2.9.5.2: who opens falsely has opened; nobody sees that before the hand is shown. */
const openedAnyway = (course: Course, order: Extract<Order, { type: 'Wager' }>): Course | null => {
  const unseen = { ...course, deal: withUnknown(course.deal, order.seat) }
  const opened = nextIn(unseen, order)
  if (isProblem(opened)) return null
  const events = opened.events.slice(course.events.length)
  return { ...opened, deal: events.reduce<Deal>(evolve, course.deal) }
}

const withUnknown = (deal: Deal, seat: Seat): Deal => ({
  ...deal,
  players: deal.players.map(player =>
    player.seat === seat ? { ...player, down: player.down.map(() => UNKNOWN) } : player,
  ),
})

/** While the deal is on, a live hand was shown; after it, or when nobody else is left, the cards are just face up. */
const shownAnyway = (course: Course, { seat, cards }: Extract<Order, { type: 'Show' }>): Course | null => {
  const { deal } = course
  const player = deal.players[placeOf(deal, seat)]
  const seen = cards ?? player?.down.filter(card => card !== UNKNOWN) ?? []
  if (player === undefined || seen.length === 0) return null
  if (deal.phase === 'streets') {
    const shown = nextIn(course, { type: 'LiveHandShown', seat, cards: seen, onPurpose: true })
    return isProblem(shown) ? null : shown
  }
  const { down } = player
  const own = seen.every(card => down.includes(card)) || down.filter(card => card === UNKNOWN).length >= seen.length
  if ((deal.phase !== 'award' && deal.phase !== 'ended') || !own) return null
  const { rules } = rulebookOf(deal.book).showOneShowAllPartial
  const event = { type: 'CardsShown', seat, cards: seen, entitled: false, rules } as const
  return { ...course, deal: evolve(deal, event), events: [...course.events, event] }
}

/** rrp/13/10: a player kills while the first cards come; the dealer has dealt them as many as the house lets them see. */
const killedInTime = (course: Course, order: Extract<Order, { type: 'Kill' }>): Course | null => {
  for (let now = course.dealtFrom ?? course; ; ) {
    if (decide(now.deal, order).ok) {
      const killed = nextIn(now, order)
      return isProblem(killed) ? null : killed
    }
    const due = legal(now.deal)
    const next = due.due === 'dealer' && due.act.do === 'deal' ? nextIn(now, { type: 'Deal' }) : null
    if (next === null || isProblem(next)) return null
    now = next
  }
}
