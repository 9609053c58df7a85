import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Deal } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { evolve, replay } from '../../deal/evolve.ts'
import { legal } from '../../deal/legal.ts'
import type { Refusal } from '../../deal/refusal.ts'
import { isProblem, type Misread, type Problem } from '../../kinds/problem.ts'
import { carryOut } from '../../rulings/decide.ts'
import type { Order } from '../acts/read-act.ts'
import { misread, wrapped } from '../problems.ts'
import type { DeclaredHands } from '../setup/declared-hands.ts'
import type { NamedCards } from '../setup/named-cards.ts'
import { cardsFalling } from './cards-falling.ts'
import { type Ruled, ruledAfter } from './ruled.ts'
import { type Talk, talksAfter } from './talk.ts'
import { barsAfter, callersBarred } from './talk-bars.ts'
import { dealing, reshuffle, type Way } from './ways.ts'

/** How far a scenario has come: the deal, what happened so far, what was said and done with chips, and the rulings. */
export type Course = {
  readonly deal: Deal
  readonly events: readonly DealEvent[]
  readonly named: NamedCards
  readonly talks: readonly Talk[]
  readonly rulings: readonly Ruled[]
  /** Acts that the book refused: they changed nothing. */
  readonly refused: readonly Problem[]
  /** Where it stood before the dealer dealt on in the last act: a kill comes while the cards do. */
  readonly dealtFrom?: Course
  /** Cards that lie on top after a shuffle, as they are named; the rest nobody knows. */
  readonly onTop?: readonly Card[]
  /** Hands that are declared by what they are, where their cards don't matter. */
  readonly hands: DeclaredHands
}

/** Carries an order out, with the cards that are named for it; or says why not. */
export const nextIn = (course: Course, order: Order, of?: Talk): Course | Misread => {
  const { deal, events } = course
  const command = withCards(course, order)
  const outcome = carryOut(deal, command)
  if (!outcome.ok) return refusedWith(outcome.refusal, deal)
  const next = outcome.state
  const talks = talksAfter(course.talks, next, outcome.events)
  const bars = [...(of === undefined ? [] : callersBarred(next, of)), ...barsAfter(next, course.talks, talks)]
  const rulings = ruledAfter(course.rulings, deal, order, outcome.events)
  const all = [...events, ...outcome.events, ...bars]
  const { dealtFrom: _, onTop = [], ...rest } = course
  const left = command.type === 'Deal' && command.cards !== undefined ? onTop.slice(command.cards.length) : onTop
  return answered({
    ...rest,
    ...(left.length === 0 ? {} : { onTop: left }),
    deal: bars.reduce<Deal>(evolve, next),
    events: all,
    talks,
    rulings,
  })
}

/** What a player said and did is carried out at once, or waits with all that it bars. */
export const afterTalk = (course: Course, talk: Talk): Course | Misread => {
  const talks = [...course.talks, talk.state === 'due' ? { ...talk, state: 'done' as const } : talk]
  if (talk.state === 'due') return nextIn({ ...course, talks }, talk.order!, talk)
  const bars = barsAfter(course.deal, course.talks, talks)
  return { ...course, talks, deal: bars.reduce<Deal>(evolve, course.deal), events: [...course.events, ...bars] }
}

/** The dealer's act with the cards that are named for it, with real cards. */
const withCards = ({ deal, events, named, onTop = [] }: Course, order: Order): Order => {
  if (order.type !== 'Deal' || order.cards !== undefined || !deal.realCards) return order
  const cards = cardsFalling(deal, events, named) ?? fromTop(deal, onTop)
  return cards === undefined ? order : { ...order, cards }
}

/** The cards that were said to lie on top, as many as fall now. */
const fromTop = (deal: Deal, onTop: readonly Card[]): readonly Card[] | undefined => {
  const due = legal(deal)
  if (onTop.length === 0 || due.due !== 'dealer') return undefined
  const count = 'cards' in due.act ? due.act.cards : 0
  return count === 0 ? undefined : Array.from({ length: count }, (_, i) => onTop[i] ?? UNKNOWN)
}

/** A refusal as a problem, with the deal as it stands and the rules. */
export const refusedWith = (refusal: Refusal, deal?: Deal): Misread => ({
  ...misread('refused', { refusal, deal: deal ?? null }),
  ...(refusal.rules === undefined ? {} : { rules: refusal.rules }),
})

/** What somebody did out of turn, and is held to, is carried out when their turn has come. */
const answered = (course: Course): Course | Misread => {
  const held = course.talks.find(talk => talk.state === 'due')
  if (held === undefined) return course
  const talks = course.talks.map(talk => (talk === held ? { ...talk, state: 'done' as const } : talk))
  const done = nextIn({ ...course, talks }, held.order!, held)
  if (!isProblem(done)) return done
  return wrapped('held-to', done, { seat: held.seat, at: held.at })
}

/** Goes on as long as a way has something to do. */
export const goOn = (course: Course, way: Way): Course | Misread => {
  let now = course
  for (let order = way(now.deal); order !== undefined; order = way(now.deal)) {
    const next = nextIn(now, order)
    if (isProblem(next)) return next
    now = next
  }
  return now
}

/** The dealer does what they can do by themselves, until a player is due. */
export const dealOn = (course: Course): Course | Misread => goOn(course, deal => dealing(deal) ?? shuffling(deal))

/** With real cards nobody knows their order, and shuffling them needs no more words. */
const shuffling: Way = deal => (deal.realCards ? reshuffle(deal) : undefined)

/** The dealer burns, if a burn is due. */
export const burnOff = (course: Course): Course | Misread => {
  const due = legal(course.deal)
  return due.due === 'dealer' && due.act.do === 'burn' ? nextIn(course, { type: 'Deal' }) : course
}

/** The dealer does all that is left to them, the pots included. */
export const finish = (course: Course): Course | Misread =>
  goOn(course, deal => {
    const due = legal(deal)
    if (due.due !== 'dealer') return undefined
    return due.act.do === 'reshuffle' ? shuffling(deal) : { type: 'Deal' }
  })

/** The deal as it stood before its pots were pushed and hands were killed; as it is, if that is still to come. */
export const beforeAward = ({ deal, events }: Course): Deal => {
  const carried = events.findLastIndex(({ type }) => type === 'PotCarried')
  const due = carried >= 0 ? carried - 1 : events.findLastIndex(({ type }) => type === 'AwardDue')
  return deal.phase === 'ended' && due >= 0 ? replay(events.slice(0, due + 1)) : deal
}
