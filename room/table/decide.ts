import { isProblem } from '@cardroom/engine/scenario'
import type { PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import type { TableOrder } from '../protocol/person-orders.ts'
import { type Refused, simply } from '../refusal.ts'
import { ruledOut } from '../rules/software-dealt.ts'
import type { Secrets } from '../secrets.ts'
import { asksToShow, mayWin } from './act/may-win.ts'
import { incidentOf, withSeat } from './act/order-parts.ts'
import { boughtTooMuch, chipsHere } from './bank/most-bought.ts'
import { actsInTime, callsClock, comesBack, saysOutAtBlind } from './clock/clock-orders.ts'
import { type Course, dealerActs, happens } from './dealer/dealer.ts'
import { decideLive, keptTogether } from './live/decide-live.ts'
import { botsAnswer } from './next/bots-between-deals.ts'
import { hostOrders } from './night/host-orders.ts'
import { mayOrder } from './people/powers.ts'
import { saysAskToShow, saysChops, saysRuns } from './preferences/says-agreed.ts'
import { answers, asks } from './reports/ask.ts'
import { namesUnseenCard } from './reports/cards-named.ts'
import { isDealtIn } from './reports/stake.ts'
import type { Question } from './state/asked.ts'
import type { Hosted } from './state/hosted.ts'
import { legalNow } from './state/legal-now.ts'
import { orders, ordersBy } from './state/night-orders.ts'
import { says } from './talk/talk.ts'

/** What comes of a person's order: the course of events, or a refusal that leaves all as it was. */
export const decideHosted = (
  hosted: Hosted,
  person: PlayerId,
  order: TableOrder,
  at: Time,
  secrets: Secrets,
): Course | Refused => {
  const course: Course = { hosted, events: [] }
  const refused = carryOut(course, person, order, at)
  if (refused !== null) return refused
  // while a report waits for its answers the dealer waits with everybody
  if (course.hosted.asked === undefined) dealerActs(course, at, secrets, isReady(course.hosted))
  return course
}

/** All who are asked to add something to the shuffle have done so. */
const isReady = ({ seal, night, people }: Hosted): boolean => {
  if (seal === null || night?.table.deal == null) return false
  const asked = night.table.deal.players.filter(({ player }) => heldIn(people, player)?.bot === null)
  return asked.every(({ seat }) => seal.entropies.some(entropy => entropy.seat === seat))
}

const carryOut = (course: Course, person: PlayerId, order: TableOrder, at: Time): Refused | null => {
  const { hosted } = course
  const { night, people } = hosted
  const own = heldIn(people, person)
  if (night === undefined || own === undefined) return simply('not-here', 'You’re not at this table.')
  // a hand is played to its end by whoever it was dealt to
  if (own.banned && !(isDealtIn(hosted, person) && PLAYED_OUT.has(order.type)))
    return simply('banned', 'The host has banned you from this table.')
  const barred = mayOrder(own.role, order.type)
  if (barred !== null) return barred
  const seat = night.table.chairs.indexOf(person) + 1
  if (night.table.placard.told && DEALT_ALONE.has(order.type))
    return simply(
      'real-cards',
      'This table plays with real cards and chips: the dealer seats players and enters what they do.',
    )
  if (hosted.asked !== undefined && WAITS.has(order.type))
    return simply('report-is-open', 'Play is stopped until a report is answered.')
  if (hosted.policy.event !== undefined && LEFT_TO_THE_EVENT.has(order.type))
    return simply('tournament-table', 'This table belongs to a tournament: its director seats players and moves chips.')
  switch (order.type) {
    case 'live':
      if (!night.table.placard.told)
        return simply('cards-are-dealt-here', 'Cards are dealt online here: nobody enters them.')
      return decideLive(course, person, order.does, at)
    case 'sit':
      return (
        boughtTooMuch(night.table, person, order.chips) ??
        orders(
          course,
          { type: 'TakeSeat', player: person, seat: order.seat, at },
          { type: 'BuyIn', player: person, chips: order.chips, at },
        )
      )
    case 'buy':
      return (
        boughtTooMuch(night.table, person, order.chips) ??
        orders(course, {
          // one who has chips adds to them
          type: chipsHere(night.table, person) > 0 ? 'TopUp' : 'BuyIn',
          player: person,
          chips: order.chips,
          at,
        })
      )
    case 'leave':
      return orders(course, { type: 'Leave', player: person, gone: goesNow(hosted, seat, order.now ?? false), at })
    case 'away':
      return order.blind === undefined
        ? orders(course, { type: 'WalkAway', player: person, at })
        : saysOutAtBlind(course, person, order.blind, at)
    case 'back':
      return comesBack(course, person, at)
    case 'entry':
      return orders(course, { type: 'ChooseEntry', player: person, wish: order.wish, at })
    case 'straddle':
      return orders(course, {
        type: 'SayStraddle',
        player: person,
        ...(order.amount !== undefined && { amount: order.amount }),
        at,
      })
    case 'kill':
      return orders(course, { type: 'SayKill', player: person, at })
    case 'form':
      return orders(course, { type: 'ChooseForm', player: person, part: order.part, at })
    case 'runs':
      return saysRuns(course, person, order.times, at)
    case 'chops':
      return saysChops(course, person, order.chops, at)
    case 'ask-to-show':
      return saysAskToShow(course, person, order.asks, at)
    case 'bomb-pot':
      return (
        orders(course, {
          type: 'ProposeBombPot',
          player: person,
          ...(order.ante !== undefined && { ante: order.ante }),
          at,
        }) ?? orders(course, ...botsAnswer(course.hosted, at))
      )
    case 'bomb-pot-answer':
      return orders(course, {
        type: 'AnswerBombPot',
        player: person,
        plays: order.plays,
        ...(order.ante !== undefined && { ante: order.ante }),
        at,
      })
    case 'act':
      if (seat === 0) return simply('no-seat', 'You don’t have a seat here. Take one to play.')
      if (order.act.type === 'Muck' && !asksToShow(hosted, seat) && mayStillWin(hosted, seat))
        return simply('hand-may-win', 'Your hand may win, so it’s shown. To be asked first, turn that on in the menu.')
      return actsInTime(course, person, seat, at, () =>
        orders(course, { type: 'InDeal', command: withSeat(order.act, seat), by: person, at }),
      )
    case 'clock':
      return callsClock(course, person, order.seconds, at)
    case 'entropy':
      return addEntropy(course, seat, order.bytes, at)
    case 'say':
      return says(course, person, order.text, at)
    case 'bot':
    case 'kick':
    case 'ban':
    case 'mute':
    case 'role':
    case 'pause':
    case 'end':
    case 'correct':
    case 'door':
    case 'revoke':
      return hostOrders(course, person, order, at, (...list) => ordersBy(course, person, list))
    case 'report':
      if (namesUnseenCard(hosted, person, order.incident))
        return simply('unseen-card', 'Name only cards that you can see: the room dealt the others.')
      return ruledOn(course, person, 'incident', at, told => report(told, person, order.incident, at))
    case 'report-answer':
      return answers(course, person, order.agrees, at)
    case 'decide':
      return ruledOn(course, person, 'ruling', at, told =>
        given(told, person, { type: 'Decide', decision: order.decision }, at),
      )
  }
}

/** What only a table has where software deals. */
const DEALT_ALONE: ReadonlySet<TableOrder['type']> = new Set<TableOrder['type']>([
  'sit',
  'buy',
  'bot',
  'act',
  'bomb-pot',
  'kill',
  'form',
  'runs',
  'chops',
  'ask-to-show',
  'clock',
])

/** What the event sees to at a table of a tournament: seats, chips, pauses. It hears who is away and who is back. */
const LEFT_TO_THE_EVENT: ReadonlySet<TableOrder['type']> = new Set<TableOrder['type']>([
  'sit',
  'buy',
  'leave',
  'entry',
  'straddle',
  'kill',
  'form',
  'runs',
  'chops',
  'bomb-pot',
  'bomb-pot-answer',
  'bot',
  'kick',
  'ban',
  'pause',
  'end',
  'correct',
  'door',
])

/** What waits as long as a report does. */
const WAITS: ReadonlySet<TableOrder['type']> = new Set<TableOrder['type']>(['act', 'report', 'decide', 'clock'])

/** What one may still do whom the host has banned in the middle of a deal. */
const PLAYED_OUT: ReadonlySet<TableOrder['type']> = new Set<TableOrder['type']>([
  'act',
  'entropy',
  'runs',
  'chops',
  'ask-to-show',
  'report-answer',
])

/** Where cards are real, an incident and the ruling on it can be taken back like everything that is told. */
const ruledOn = (
  course: Course,
  person: PlayerId,
  what: 'incident' | 'ruling',
  at: Time,
  carry: (course: Course) => Refused | null,
): Refused | null =>
  course.hosted.night!.table.placard.told
    ? keptTogether(course, { person, told: { type: what }, newDeal: false }, at, carry)
    : carry(course)

/** What is told with a wrong or missing fact is refused with what is accepted; the rest is for the rulers. */
const report = (course: Course, person: PlayerId, told: { readonly type: string }, at: Time): Refused | null => {
  const incident = incidentOf(told)
  if (!isProblem(incident)) {
    const real = course.hosted.night!.table.placard.told
    return (real ? null : ruledOut(incident)) ?? given(course, person, incident, at)
  }
  const { at: place, problem, accepted } = incident
  return simply('not-understood', `${place} ${problem}${accepted === undefined ? '' : `; accepted: ${accepted}`}.`)
}

/** Where cards are real the helper is believed; where software deals, who has a stake in the hand asks the others. */
const given = (course: Course, person: PlayerId, question: Question, at: Time): Refused | null =>
  course.hosted.night!.table.placard.told || course.hosted.night!.deal === null
    ? ordersBy(course, person, [{ type: 'InDeal', command: question, at }])
    : asks(course, person, question, at)

const mayStillWin = ({ night }: Hosted, seat: number): boolean => {
  const due = night?.deal == null ? null : legalNow(night.deal)
  return due?.due === 'show' && due.seat === seat && mayWin(night!.deal!, seat)
}

/** One who is all-in has nothing more to decide: the hand is played out, and its player gets up after it. */
const goesNow = ({ night, asked }: Hosted, seat: number, now: boolean): boolean => {
  const hand = night?.deal?.players.find(it => it.seat === seat)
  return now && asked === undefined && (hand === undefined || hand.folded || hand.stack > 0)
}

const addEntropy = (course: Course, seat: number, bytes: string, at: Time): Refused | null => {
  const { seal, night } = course.hosted
  const dealtIn = night?.table.deal?.players.some(it => it.seat === seat) ?? false
  const open = seal !== null && night?.deal?.phase === 'shuffle' && seal.deal === night.table.deal?.number
  if (!open || !dealtIn) return simply('too-late', 'The cards of this hand are already in order.')
  if (seal.entropies.some(entropy => entropy.seat === seat))
    return simply('added-already', 'You have already added your part of the shuffle.')
  happens(course, { type: 'EntropyAdded', entropy: { seat, bytes }, at })
  return null
}
