import { legal, type PlayerCommand, randomCommand, view } from '@cardroom/engine'
import { decideNight, type NightOrder, type Time } from '@cardroom/engine/table'
import { botActs } from '../bots/bot-acts.ts'
import { botsOrder } from './bots-between-deals.ts'
import { type Course, dealerActs, happens, nightHappens, type Secrets } from './dealer.ts'
import type { Hosted } from './hosted.ts'
import { inWords, type Refused } from './refused.ts'

/** The next deal is called, and dealt as far as nobody is asked; bots say before what is theirs to say. */
export const callsDeal = (hosted: Hosted, at: Time, secrets: Secrets): Course | Refused =>
  doing(hosted, [...botsOrder(hosted, at), { type: 'CallDeal', at }], at, secrets)

/** A seat that is asked acts by itself: a bot as it sees the deal from there, anybody else as is easiest. */
export const takesTurn = (hosted: Hosted, seat: number, at: Time, secrets: Secrets): Course | Refused => {
  const played = botPlays(hosted, seat, at, secrets)
  return played === null || 'why' in played ? actsFor(hosted, seat, at, secrets) : played
}

/** A bot is given its own view and nothing else; null if no bot sits there or it is not asked. */
const botPlays = (hosted: Hosted, seat: number, at: Time, secrets: Secrets): Course | Refused | null => {
  const { night, people } = hosted
  const temper = people[night?.table.chairs[seat - 1] ?? '']?.bot ?? null
  if (night?.deal == null || temper === null) return null
  const seen = view(night.deal, { seat })
  const command = seen.legal === null ? null : botActs(seen, seen.legal, temper, secrets.below)
  return command === null ? null : doing(hosted, [{ type: 'InDeal', command, at }], at, secrets)
}

/** Somebody comes to the table who was not there before. */
export const comes = (hosted: Hosted, person: string, name: string, at: Time): Course => {
  const course: Course = { hosted, events: [] }
  happens(course, { type: 'PersonCame', person, name, bot: null, role: 'player', at })
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
  const due = legal(deal)
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

const doing = (hosted: Hosted, orders: readonly NightOrder[], at: Time, secrets: Secrets): Course | Refused => {
  const course: Course = { hosted, events: [] }
  for (const order of orders) {
    const decision = decideNight(course.hosted.night, order)
    if (!decision.ok) return inWords(decision, course.hosted)
    nightHappens(course, decision.events, at)
  }
  dealerActs(course, at, secrets, false)
  return course
}
