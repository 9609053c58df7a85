import { randomCommand, view } from '@cardroom/engine'
import type { PlayerCommand } from '@cardroom/engine/deal'
import type { Time } from '@cardroom/engine/table'
import { botActs } from '../../bots/bot-acts.ts'
import { heldIn } from '../../held-in.ts'
import { type Refused, refusal } from '../../refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { actInTime } from '../clock/clock.ts'
import { dealerActs } from '../dealer/dealer.ts'
import { attempt, type Course } from '../state/course.ts'
import type { Hosted } from '../state/hosted.ts'
import { legalNow } from '../state/legal-now.ts'
import { orders } from '../state/night-orders.ts'
import { playerIn } from '../state/person.ts'
import { isAutoMucked } from './may-win.ts'
import { type Planned, planCommand } from './plans.ts'

/** A seat that is asked acts by itself: a bot as it sees the deal from there, anybody else as is easiest. */
export const takeTurn = (course: Course, seat: number, at: Time, secrets: Secrets): Refused | null => {
  const command = botCommand(course.hosted, seat, secrets)
  const played = command === null ? null : attempt(course, tried => give(tried, command, at, secrets))
  return command === null || played !== null ? actFor(course, seat, at, secrets) : null
}

/** A seat does what costs it least: it checks, or folds, stands pat, keeps its card down, lays its cards, shows its hand. */
export const actFor = (course: Course, seat: number, at: Time, secrets: Secrets): Refused | null => {
  const command = easiest(course.hosted, seat, secrets)
  return command === null ? refusal('not-due', { about: { seat, is: 'decision' } }) : give(course, command, at, secrets)
}

/** A seat does what was planned for it before its turn; it counts as its player's own act. */
export const actAsPlanned = (
  course: Course,
  seat: number,
  planned: Planned | null,
  at: Time,
  secrets: Secrets,
): Refused | null => {
  const person = playerIn(course.hosted, seat)
  const command = planned === null ? null : planCommand(course.hosted, seat, planned)
  if (person === null || command === null) return refusal('not-due', { about: { seat, is: 'plan' } })
  const refused = actInTime(course, person, seat, at, () => orders(course, { type: 'InDeal', command, by: person, at }))
  if (refused !== null) return refused
  dealerActs(course, at, secrets, false)
  return null
}

/** A bot is given its own view and nothing else; null if no bot sits there or it is not asked. */
const botCommand = (hosted: Hosted, seat: number, { below }: Secrets): PlayerCommand | null => {
  const { night, people } = hosted
  const temper = heldIn(people, playerIn(hosted, seat) ?? '')?.bot ?? null
  if (night?.deal == null || temper === null) return null
  const seen = view(night.deal, { seat })
  return seen.legal === null ? null : botActs(seen, seen.legal, temper, below)
}

const easiest = (hosted: Hosted, seat: number, { below }: Secrets): PlayerCommand | null => {
  const deal = hosted.night?.deal
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
      if (due.seat !== seat) return null
      return { type: isAutoMucked(hosted, seat) ? 'Muck' : 'Show', seat }
    case 'discard':
    case 'rows': {
      // any legal choice will do for a player who has not made their own
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

const give = (course: Course, command: PlayerCommand, at: Time, secrets: Secrets): Refused | null => {
  const refused = orders(course, { type: 'InDeal', command, at })
  if (refused !== null) return refused
  dealerActs(course, at, secrets, false)
  return null
}
