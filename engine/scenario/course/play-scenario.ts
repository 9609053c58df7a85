import { evolve } from '../../deal/evolve.ts'
import { legal } from '../../deal/legal.ts'
import { programOf } from '../../deal/program.ts'
import type { Refusal, Why } from '../../deal/refusal.ts'
import { stepDue } from '../../deal/where.ts'
import { isProblem, type Misread, misread, type Problem, problemAt } from '../../kinds/problem.ts'
import { decide } from '../../rulings/decide.ts'
import { type Incident, isIncidentType } from '../../rulings/rulers.ts'
import { acceptedWords } from '../../words/english/print.ts'
import { orderOf } from '../acts/read-act.ts'
import type { Act, Talked } from '../acts/read-acts.ts'
import { DEALER_WORDS } from '../acts/read-dealer.ts'
import type { Setup } from '../read-scenario.ts'
import { burnOff, type Course, carryOutTalk, dealOn, goOn, nextIn, refusedWith } from './course.ts'
import { talk } from './talk.ts'
import { ways } from './ways.ts'

/** Plays a scenario act by act, or says at which act it cannot go on. */
export const playScenario = (setup: Setup): Course | Problem => {
  let course = started(setup)
  for (const act of setup.acts) {
    if (isProblem(course)) return course
    const next = carriedOut(course, act)
    course = isProblem(next) ? problemAt(act.at, withFloor(next, course), act.said) : next
  }
  return course
}

/** Carries out one act: words, what a player said and did with their chips, or an incident. */
export const carriedOut = (course: Course, act: Act): Course | Misread => {
  if ('talk' in act) return talked(course, act, act.talk)
  return 'incident' in act ? reported(course, act.incident) : spoken(course, act.words)
}

/** What went wrong is told of this moment; if it cannot have happened yet, of the next at which a player is due. */
const reported = (course: Course, incident: Incident): Course | Misread => {
  const now = nextIn(course, incident)
  if (!isProblem(now)) return now
  const later = dealOn(course)
  if (isProblem(later) || later === course) return now
  const then = nextIn(later, incident)
  return isProblem(then) ? now : then
}

const started = ({ start, deck, named }: Setup): Course | Problem => {
  const decision = decide(undefined, start)
  if (!decision.ok) return problemAt(placeOf(decision.refusal), refusedWith(decision.refusal))
  const [first, ...rest] = decision.events
  const deal = rest.reduce(evolve, evolve(undefined, first!))
  const course: Course = { deal, events: decision.events, named, talks: [], rulings: [] }
  if (deck === undefined) return course
  const shuffled = nextIn(course, { type: 'Shuffle', deck })
  return isProblem(shuffled) ? problemAt('deck', shuffled) : shuffled
}

/** The field of the scenario that a refused start is about. */
const placeOf = ({ why, about }: Refusal): string => {
  if (about === 'fantasyland' || about === 'button' || about === 'carried') return about
  return FIELDS[why] ?? 'seats'
}
const FIELDS: Readonly<Partial<Record<Why, string>>> = {
  'structure-not-played': 'structure',
  'stakes-missing': 'stakes',
  'stakes-not-whole': 'stakes',
  'not-dealt-in': 'posts',
  'no-pot': 'posts',
  'no-straddle-here': 'posts',
  'straddle-not-from-there': 'posts',
  'too-many-straddles': 'posts',
  'straddle-is-due': 'posts',
  'no-kill-here': 'posts',
  'too-many-kills': 'posts',
  'post-not-a-size': 'posts',
  'not-known': 'book',
}

/** An act in words. Before cards fall the dealer has burned, and before a player acts who must wait for it, dealt. */
const spoken = (course: Course, words: string): Course | Misread => {
  const told = orderOf(course.deal, words)
  if (!isProblem(told) && isIncidentType(told.type)) return reported(course, told as Incident)
  const street = streetIn(course, words)
  if (isProblem(street)) return street
  const act = street ?? words
  const ready = readyFor(course, act)
  if (isProblem(ready)) return ready
  const way = ways.get(act)
  if (way !== undefined) {
    return way(ready.deal) === undefined
      ? misread(`there is nobody for whom "${act}" is possible now`, acceptedWords(ready.deal))
      : goOn(ready, way)
  }
  const order = orderOf(ready.deal, act)
  if (!isProblem(order)) return nextIn(ready, order)
  return { ...order, accepted: `${acceptedWords(ready.deal)} In words: ${order.accepted ?? DEALER_WORDS}` }
}

const readyFor = (course: Course, act: string): Course | Misread => {
  if (isDealers(act)) return /^deal (?!one$)/.test(act) ? burnOff(course) : course
  const order = ways.has(act) ? undefined : orderOf(course.deal, act)
  if (order === undefined || isProblem(order)) return dealOn(course)
  const decision = decide(course.deal, order)
  // a kill that is in time and refused for something else is not in time any more when the dealer has gone on
  const inTime = order.type === 'Kill' && !decision.ok && decision.refusal.why !== 'no-kill-here'
  return decision.ok || inTime ? course : dealOn(course)
}

const isDealers = (act: string): boolean =>
  /^(deal|burn|reshuffle|award|showdown|play on|run it|chop|split the pot|deny|notice|decide|(?:the )?(?:floor|dealer|table) (?:decide|rule))\b/.test(
    act,
  )

/** `flop Ah Kd 2c` deals the street of that name, if it is the one that is due. */
const streetIn = ({ deal }: Course, words: string): string | Misread | undefined => {
  const named = deal.form.streets.find(({ name }) => words === name || words.startsWith(`${name} `))
  if (named === undefined || ways.has(words)) return undefined
  const due = legal(deal)
  const next = programOf(deal.form).streets[stepDue(deal)]
  if (due.due === 'dealer' && due.act.do !== 'award' && next === named.name) {
    return `deal${words.slice(named.name.length)}`
  }
  return misread(`the ${named.name} is not due`, acceptedWords(deal))
}

const talked = (course: Course, { at }: Act, said: Talked): Course | Misread => {
  const ready = dealOn(course)
  if (isProblem(ready)) return ready
  const read = talk(ready.deal, at, said)
  if (isProblem(read)) return { accepted: acceptedWords(ready.deal), ...read }
  return carryOutTalk(ready, read)
}

/** What the floor has to decide first is said with the problem that comes of it. */
const withFloor = (problem: Misread, { talks }: Course): Misread => {
  const open = talks.find(({ state }) => state === 'floor')
  if (open === undefined) return problem
  const hint = `What seat ${open.seat} did at ${open.at} is for the floor to decide: add "floor": "holds" or "frees" to it.`
  return { ...problem, accepted: [problem.accepted, hint].filter(part => part !== undefined).join(' ') }
}
