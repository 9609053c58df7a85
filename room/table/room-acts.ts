import { type PlayerCommand, randomCommand, view } from '@cardroom/engine'
import type { NightOrder, Time } from '@cardroom/engine/table'
import { botActs } from '../bots/bot-acts.ts'
import { heldIn } from '../held-in.ts'
import { type Refused, simply } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import { type Planned, planCommand } from './act/plans.ts'
import { actsInTime } from './clock/clock-orders.ts'
import { type Course, dealerActs, happens } from './dealer/dealer.ts'
import { botsOrder } from './next/bots-between-deals.ts'
import { nameAt } from './people/name-at-table.ts'
import { sitOutAtBlind } from './preferences/sit-out-at-blind.ts'
import type { Hosted } from './state/hosted.ts'
import { legalNow } from './state/legal-now.ts'
import { orders } from './state/night-orders.ts'

/** The next deal is called, and dealt as far as nobody is asked; bots say before what is theirs to say. */
export const callsDeal = (hosted: Hosted, at: Time, secrets: Secrets): Course | Refused => {
  const before: Course = { hosted, events: [] }
  const refused = orders(before, ...botsOrder(hosted, at))
  if (refused !== null) return refused
  sitOutAtBlind(before, at)
  const called = doing(before.hosted, [{ type: 'CallDeal', at }], at, secrets)
  // with those who sit out now too few may be left: they sit out all the same
  if ('why' in called) return before.events.length > 0 ? before : called
  return { hosted: called.hosted, events: [...before.events, ...called.events] }
}

/** A seat that is asked acts by itself: a bot as it sees the deal from there, anybody else as is easiest. */
export const takesTurn = (hosted: Hosted, seat: number, at: Time, secrets: Secrets): Course | Refused => {
  const played = botPlays(hosted, seat, at, secrets)
  return played === null || 'why' in played ? actsFor(hosted, seat, at, secrets) : played
}

/** A bot is given its own view and nothing else; null if no bot sits there or it is not asked. */
const botPlays = (hosted: Hosted, seat: number, at: Time, secrets: Secrets): Course | Refused | null => {
  const { night, people } = hosted
  const temper = heldIn(people, night?.table.chairs[seat - 1] ?? '')?.bot ?? null
  if (night?.deal == null || temper === null) return null
  const seen = view(night.deal, { seat })
  const command = seen.legal === null ? null : botActs(seen, seen.legal, temper, secrets.below)
  return command === null ? null : doing(hosted, [{ type: 'InDeal', command, at }], at, secrets)
}

/** A seat does what it has said before its turn; it counts as its own act. */
export const actsAsPlanned = (
  hosted: Hosted,
  seat: number,
  planned: Planned | null,
  at: Time,
  secrets: Secrets,
): Course | Refused => {
  const person = hosted.night?.table.chairs[seat - 1] ?? null
  const command = planned === null ? null : planCommand(hosted, seat, planned)
  if (person === null || command === null) return simply('not-due', `Nothing is planned for seat ${seat}.`)
  const course: Course = { hosted, events: [] }
  const refused = actsInTime(course, person, seat, at, () =>
    orders(course, { type: 'InDeal', command, by: person, at }),
  )
  if (refused !== null) return refused
  dealerActs(course, at, secrets, false)
  return course
}

/** Somebody comes to the table who was not there before. */
export const joinTable = (hosted: Hosted, person: string, said: string, at: Time): Course => {
  const course: Course = { hosted, events: [] }
  const name = nameAt(hosted, person, said)
  happens(course, { type: 'PersonCame', person, name, bot: null, role: 'player', at })
  return course
}

/** Somebody at the table has taken another name. */
export const takeName = (hosted: Hosted, person: string, said: string, at: Time): Course => {
  const course: Course = { hosted, events: [] }
  const name = nameAt(hosted, person, said)
  const was = heldIn(hosted.people, person)!.name
  // one of two who are called the same has come again
  if (name !== was) happens(course, { type: 'Renamed', person, name, was, at })
  return course
}

/** The wait for what the seats add is over: the deck is cut with what there is. */
export const stopsWaiting = (hosted: Hosted, at: Time, secrets: Secrets): Course => {
  const course: Course = { hosted, events: [] }
  dealerActs(course, at, secrets, true)
  return course
}

/** A seat does what costs it least: it checks, or folds, stands pat, keeps its card down, lays its cards, shows its hand. */
export const actsFor = (hosted: Hosted, seat: number, at: Time, secrets: Secrets): Course | Refused => {
  const command = easiest(hosted, seat, secrets)
  if (command === null) return { why: 'not-due', words: `Seat ${seat} is not asked.`, rules: [] }
  return doing(hosted, [{ type: 'InDeal', command, at }], at, secrets)
}

const easiest = ({ night }: Hosted, seat: number, { below }: Secrets): PlayerCommand | null => {
  const deal = night?.deal
  if (deal == null) return null
  const due = legalNow(deal)
  switch (due.due) {
    case 'betting': {
      if (due.seat !== seat) return null
      if (due.bringIn !== null) return { type: 'BringIn', seat, to: due.bringIn[0]! }
      if (due.check) return { type: 'Check', seat }
      return due.fold ? { type: 'Fold', seat } : { type: 'Call', seat }
    }
    case 'draw':
      return due.seat === seat ? { type: 'Discard', seat, cards: [] } : null
    case 'turn-up':
      return due.seat === seat ? { type: 'TurnUp', seat, turn: false } : null
    case 'show':
      return due.seat === seat ? { type: 'Show', seat } : null
    case 'discard':
    case 'rows': {
      // any legal choice will do for one who has not made his own
      for (let tries = 0; tries < 100; tries++) {
        const command = randomCommand(deal, below, { careless: false })
        if ('seat' in command && command.seat === seat) return command as PlayerCommand
      }
      return null
    }
    default:
      return null
  }
}

const doing = (hosted: Hosted, list: readonly NightOrder[], at: Time, secrets: Secrets): Course | Refused => {
  const course: Course = { hosted, events: [] }
  const refused = orders(course, ...list)
  if (refused !== null) return refused
  dealerActs(course, at, secrets, false)
  return course
}
