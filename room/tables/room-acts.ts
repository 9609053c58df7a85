import { decideNight, legal, type NightOrder, type PlayerCommand, randomCommand, type Time } from '@cardroom/engine'
import { type Course, dealerActs, happens, nightHappens, type Secrets } from './dealer.ts'
import type { Refused } from './decide-hosted.ts'
import type { Hosted } from './hosted.ts'

/** The next deal is called, and dealt as far as nobody is asked. */
export const callsDeal = (hosted: Hosted, at: Time, secrets: Secrets): Course | Refused =>
  doing(hosted, { type: 'CallDeal', at }, at, secrets, false)

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
  return doing(hosted, { type: 'InDeal', command, at }, at, secrets, false)
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

const doing = (hosted: Hosted, order: NightOrder, at: Time, secrets: Secrets, ready: boolean): Course | Refused => {
  const decision = decideNight(hosted.night, order)
  if (!decision.ok)
    return { why: decision.refusal.why, words: decision.refusal.why, rules: decision.refusal.rules ?? [] }
  const course: Course = { hosted, events: [] }
  nightHappens(course, decision.events, at)
  dealerActs(course, at, secrets, ready)
  return course
}
