import { expect } from 'vitest'
import type { Chance } from '../../cards/shuffle.ts'
import { canAct } from '../../deal/deal.ts'
import { evolve } from '../../deal/evolve.ts'
import { type BettingTurn, legal } from '../../deal/legal.ts'
import { randomCommand } from '../../deal/random-play.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { decide } from '../../rulings/decide.ts'
import { type AnyDeal, everyForm } from '../../testing/any-deal.ts'
import { property } from '../../testing/property.ts'
import type { Act } from '../../wagers/reading.ts'
import type { Order } from '../acts/read-act.ts'
import { legalAnswer } from '../answers/legal.ts'
import type { NamedCards } from '../setup/named-cards.ts'
import { type Course, nextIn } from './course.ts'
import { carriedOut } from './play-scenario.ts'

const wagered = everyForm.filter(({ structures }) => structures.length > 0)

property('what is offered is accepted, and what an act out of turn bars is refused', wagered, { deals: 20 }, deal => {
  // every book in turn, whatever the deal was made for
  for (const book of BOOKS) playOut({ ...deal, start: { ...deal.start, book } })
})

const NONE_NAMED: NamedCards = { hands: new Map(), boards: [], twice: [] }

const playOut = ({ start, chance, habits }: AnyDeal): void => {
  const decision = decide(undefined, start)
  // some of what was agreed before the deal holds in its own book alone
  if (!decision.ok) return
  const [first, ...rest] = decision.events
  const deal = rest.reduce(evolve, evolve(undefined, first!))
  let course: Course = {
    deal,
    events: decision.events,
    named: NONE_NAMED,
    talks: [],
    rulings: [],
    refused: [],
    hands: new Map(),
  }
  for (let n = 0; n < 400 && legal(course.deal).due !== 'nobody'; n++) {
    course = talked(course, chance)
    const due = legal(course.deal)
    if (due.due === 'nobody') return
    if (due.due === 'betting' && due.bringIn === null) agree(course, due)
    course = went(nextIn(course, randomCommand(course.deal, chance, habits)))
  }
}

/** Now and then somebody speaks whose turn it is not. */
const talked = (course: Course, chance: Chance): Course => {
  const { deal } = course
  if (deal.round === null || deal.turn < 0 || deal.round.bringInDue || chance(3) > 0) return course
  const others = deal.players.filter((player, place) => place !== deal.turn && canAct(player))
  const open = others.filter(({ seat }) => !course.talks.some(talk => talk.seat === seat && talk.state === 'waiting'))
  if (open.length === 0) return course
  const { seat } = open[chance(open.length)]!
  const words = WORDS[chance(WORDS.length)]!
  return went(carriedOut(course, { at: 'here', said: words, talk: { seat, did: [words], facts: {} } }))
}

const WORDS = ['check', 'check', 'call', 'call', 'raise', 'bet', 'if you bet, I raise'] as const

const went = (next: Course | Misread): Course => {
  if (isProblem(next)) throw new Error(next.why)
  return next
}

/** The offer, what the talk leaves and bars, and what is accepted are one. */
const agree = (course: Course, due: BettingTurn): void => {
  const { deal } = course
  const answer = legalAnswer(course)
  const mayNot = (isProblem(answer) ? [] : (answer.mayNot ?? [])) as readonly Act[]
  for (const act of ['fold', 'check', 'call', 'raise'] as const) {
    const order = readOrder(due, act)
    const offered = isOffered(due, act)
    expect(decide(deal, order).ok, `${act} of seat ${due.seat}`).toBe(offered)
    if (mayNot.includes(act)) expect(offered).toBe(false)
  }
  const talk = course.talks.findLast(({ seat, state }) => seat === due.seat && (state === 'free' || state === 'floor'))
  if (talk === undefined) return
  for (const act of talk.reading.mayStill) expect(isOffered(due, act), `may still ${act}`).toBe(true)
  for (const act of talk.reading.bars) expect(isOffered(due, act), `may not ${act}`).toBe(false)
}

const isOffered = (due: BettingTurn, act: Act): boolean => {
  if (act === 'fold') return due.fold
  if (act === 'check') return due.check
  return act === 'call' ? due.callTo !== null : due.wager !== null
}

const readOrder = ({ seat, wager }: BettingTurn, act: 'fold' | 'check' | 'call' | 'raise'): Order => {
  if (act === 'raise') return { type: 'Wager', seat, to: wager?.least ?? 1_000_000 }
  return { type: act === 'fold' ? 'Fold' : act === 'check' ? 'Check' : 'Call', seat }
}
