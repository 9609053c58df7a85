import { type Card, type Deal, legal, type TableCommand } from '@cardroom/engine'
import type { NightOrder, PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { tidyName } from '../../people/name-key.ts'
import type { LiveOrder } from '../../protocol/live-orders.ts'
import { type Refused, refusal } from '../../refusal.ts'
import { readsLike } from '../people/name-at-table.ts'
import { type Course, tell } from '../state/course.ts'
import type { Hosted } from '../state/hosted.ts'
import { liveEntryOf } from '../state/live-entry.ts'
import { orders } from '../state/night-orders.ts'
import { tellCards } from './enter-cards.ts'
import { keptTogether } from './kept-together.ts'
import { isDealtFaceUp } from './live-dealer.ts'

/** What the helper tells of a table of real cards is carried out, and kept together so that it can be taken back. */
export const decideLive = (course: Course, person: PlayerId, order: LiveOrder, at: Time): Refused | null => {
  if (order.type === 'take-back') return takeBack(course, person, at)
  if (course.hosted.policy.event !== undefined && EVENTS_OWN.has(order.type))
    return refusal('tournament-table', { about: 'seats' })
  const newDeal = order.type === 'deal'
  return keptTogether(course, { person, entry: liveEntryOf(order, course.hosted), newDeal }, at, tried =>
    handleOrder(tried, order, at),
  )
}

/** At a table of a tournament seats and chips are the event's. */
const EVENTS_OWN: ReadonlySet<LiveOrder['type']> = new Set(['seat', 'rebuy', 'count', 'leave'])

const takeBack = (course: Course, person: PlayerId, at: Time): Refused | null => {
  if (course.hosted.night?.table.ended === true) return refusal('night-is-over')
  const last = course.hosted.live?.acts.at(-1)
  if (last === undefined) return refusal('nothing-to-take-back')
  tell(course, { type: 'TakenBack', person, entry: last.entry, at })
  return null
}

/** A deal that the event of this table does not let begin: everything since the helper called it is taken back. */
export const takeBackDeal = (course: Course, person: PlayerId, at: Time): Refused | null => {
  while (course.hosted.night?.table.deal != null) {
    const refused = takeBack(course, person, at)
    if (refused !== null) return refused
  }
  return null
}

const handleOrder = (
  course: Course,
  order: Exclude<LiveOrder, { readonly type: 'take-back' }>,
  at: Time,
): Refused | null => {
  const { hosted } = course
  const give = (...list: readonly NightOrder[]): Refused | null => orders(course, ...list)
  const inDeal = (command: TableCommand): Refused | null => give({ type: 'InDeal', command, at })
  const left = (): readonly number[] =>
    hosted.night?.deal?.players.filter(({ folded }) => !folded).map(({ seat }) => seat) ?? []
  switch (order.type) {
    case 'seat':
      return seat(course, order, at)
    case 'deal':
      return give({ type: 'CallDeal', ...(hosted.lastTwo === true && { finalTwo: true }), at })
    case 'act':
      return inDeal(commandOf(order))
    case 'dealt':
      return dealt(course, order.cards, inDeal)
    case 'run':
      return inDeal({ type: 'RunIt', times: order.times, agreed: left() })
    case 'chop':
      return inDeal({ type: 'ChopBlinds', agreed: left() })
    case 'read':
      return inDeal({ type: 'ReadHands', readings: order.readings })
    case 'tell':
      return tellCards(course, order, inDeal)
    default:
      return withPlayer(hosted, order, at, give)
  }
}

/** An entry about a player who sits here, by their seat. */
const withPlayer = (
  { night }: Hosted,
  order: Extract<LiveOrder, { readonly type: 'rebuy' | 'count' | 'leave' | 'away' | 'back' | 'entry' }>,
  at: Time,
  give: (order: NightOrder) => Refused | null,
): Refused | null => {
  const player = night?.table.chairs[order.seat - 1]
  if (player == null) return refusal('nobody-there', { about: { seat: order.seat } })
  switch (order.type) {
    case 'rebuy': {
      const stack = night!.table.members.find(member => member.player === player)!.stack
      return give({ type: stack > 0 ? 'TopUp' : 'BuyIn', player, chips: order.chips, at })
    }
    case 'count':
      return give({ type: 'CorrectStack', player, chips: order.chips, at })
    case 'leave':
      return give({ type: 'Leave', player, gone: night!.deal !== null, at })
    case 'away':
      return give({ type: 'WalkAway', player, at })
    case 'back':
      return give({ type: 'ComeBack', player, at })
    case 'entry':
      return give({ type: 'ChooseEntry', player, wish: order.wish, at })
  }
}

const seat = (course: Course, { seat: at, name: said, chips }: Extract<LiveOrder, { type: 'seat' }>, time: Time) => {
  const name = tidyName(said)
  if (name === '') return refusal('no-name', { about: 'readable' })
  const count = Object.keys(course.hosted.people).filter(id => id.startsWith('live-')).length
  const player = `live-${count + 1}`
  const taken = course.hosted.night!.table.chairs.some(
    id => id !== null && readsLike(heldIn(course.hosted.people, id)?.name ?? '', name),
  )
  if (taken) return refusal('name-is-taken', { about: { name, at: 'table' } })
  tell(course, { type: 'PersonCame', person: player, name, bot: null, role: 'player', at: time })
  return orders(course, { type: 'TakeSeat', player, seat: at, at: time }, { type: 'BuyIn', player, chips, at: time })
}

/** The cards lie there, after the burn that comes before them; where a board is struck, somebody must have looked. */
const dealt = (
  course: Course,
  cards: readonly Card[] | undefined,
  give: (command: TableCommand) => Refused | null,
): Refused | null => {
  const now = (): Deal | null => course.hosted.night?.deal ?? null
  while (isBurn(now())) {
    const refused = give({ type: 'Deal' })
    if (refused !== null) return refused
  }
  const deal = now()
  if (deal !== null && isDealtFaceUp(deal) && cards === undefined && strikes(deal))
    return refusal('cards-are-needed', { about: 'boards' })
  return give(cards === undefined ? { type: 'Deal' } : { type: 'Deal', cards })
}

const isBurn = (deal: Deal | null): boolean => {
  const due = deal === null ? null : legal(deal)
  return due?.due === 'dealer' && due.act.do === 'burn'
}

const strikes = ({ form }: Deal): boolean => form.streets.some(({ steps }) => steps.some(step => step.do === 'strike'))

const commandOf = ({ seat: at, act }: Extract<LiveOrder, { readonly type: 'act' }>): TableCommand =>
  act.type === 'Draw'
    ? { type: 'Discard', seat: at, cards: Array.from({ length: act.cards }, () => '??' as const) }
    : { ...act, seat: at }
