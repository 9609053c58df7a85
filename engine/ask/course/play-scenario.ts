import type { StartDeal } from '../../deal/commands.ts'
import type { Deal } from '../../deal/deal.ts'
import { evolve } from '../../deal/evolve.ts'
import { legal } from '../../deal/legal.ts'
import { programOf } from '../../deal/program.ts'
import type { Refusal, Why } from '../../deal/refusal.ts'
import { stepDue } from '../../deal/where.ts'
import { isProblem, type Misread, type Problem, problemAt } from '../../kinds/problem.ts'
import { decide } from '../../rulings/decide.ts'
import { type Incident, isIncidentType } from '../../rulings/rulers.ts'
import { type Order, readOrder } from '../acts/read-act.ts'
import type { Act, Talked } from '../acts/read-acts.ts'
import { cardsIn } from '../acts/read-cards.ts'
import { innermostWhy, misread, wrapped } from '../problems.ts'
import type { Setup } from '../read-scenario.ts'
import { readingsOf } from '../setup/declared-hands.ts'
import { afterTalk, burnOff, type Course, dealOn, goOn, nextIn, refusedWith } from './course.ts'
import { taken } from './given-facts.ts'
import { withDeckCards } from './incident-cards.ts'
import { startMidway } from './reach-street.ts'
import { talk } from './talk.ts'
import { ways } from './ways.ts'

/** Plays a scenario act by act, or says at which act it cannot go on. */
export const playScenario = (setup: Setup): Course | Problem => {
  let course = started(setup)
  for (const act of setup.acts) {
    if (isProblem(course)) return course
    const next = carriedOut(course, act)
    course = isProblem(next) ? wentOn(course, problemAt(act.at, withFloor(next, course), act.said)) : next
  }
  return course
}

/** What the book refuses is an answer, and the rest goes on; what cannot be read ends the scenario. */
const wentOn = (course: Course, problem: Problem): Course | Problem =>
  isRefused(problem) ? { ...course, refused: [...course.refused, problem] } : problem

/** An act that the deal would not take; one that only brought to light what another is held to is not refused itself. */
const isRefused = (problem: Misread): boolean => {
  if (problem.why === 'held-to') return false
  const { of } = (problem.about ?? {}) as { readonly of?: Misread }
  if (of !== undefined) return isRefused(of)
  // a seat where nobody sits is a slip of the pen
  return problem.why === 'refused' && innermostWhy(problem) !== 'not-dealt-in'
}

/** Carries out one act: words, what a player said and did with their chips, or an incident. */
export const carriedOut = (course: Course, act: Act): Course | Misread => {
  if ('talk' in act) return talked(course, act, act.talk)
  return 'incident' in act ? reported(course, act.incident) : spoken(course, act.words)
}

/** What went wrong is reported at this moment; if it cannot have happened yet, of the next at which a player is due. */
const reported = (course: Course, incident: Incident): Course | Misread => {
  const now = nextIn(course, withDeckCards(course, incident))
  if (!isProblem(now)) return now
  const later = dealOn(course)
  if (isProblem(later) || later === course) return now
  const then = nextIn(later, withDeckCards(later, incident))
  return isProblem(then) ? now : then
}

const started = (setup: Setup): Course | Problem => {
  const { start, midway } = setup
  if (midway === null) return begun(setup, start)
  const reached = startMidway(start, midway, from => begun(setup, from))
  return isProblem(reached) && !('at' in reached) ? problemAt('street', reached, midway.street) : (reached as Course)
}

const begun = (setup: Setup, start: StartDeal): Course | Problem => {
  const { deck, named, hands } = setup
  const decision = decide(undefined, start)
  if (!decision.ok) return problemAt(placeIn(setup, decision.refusal), refusedWith(decision.refusal))
  const [first, ...rest] = decision.events
  const deal = rest.reduce(evolve, evolve(undefined, first!))
  const course: Course = { deal, events: decision.events, named, hands, talks: [], rulings: [], refused: [] }
  if (deck === undefined) return course
  const shuffled = nextIn(course, { type: 'Shuffle', deck })
  return isProblem(shuffled) ? problemAt('deck', shuffled) : shuffled
}

/** Of several posts the first that is refused. */
const placeIn = ({ start, ownPosts }: Setup, refusal: Refusal): string => {
  const place = placeOf(refusal)
  const { posts = [] } = start
  if (place !== 'posts') return place
  for (let count = posts.length - ownPosts + 1; count <= posts.length; count++) {
    const tried = decide(undefined, { ...start, posts: posts.slice(0, count) })
    if (!tried.ok && tried.refusal.why === refusal.why) return `posts[${count - 1 - (posts.length - ownPosts)}]`
  }
  return place
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
  const read = readOrder(course.deal, words)
  if (!isProblem(read) && isIncidentType(read.type)) return reported(course, read as Incident)
  const street = streetIn(course, words)
  if (isProblem(street)) return street
  const act = street ?? words
  const ready = readyFor(course, act)
  if (isProblem(ready)) return ready
  const way = ways.get(act)
  if (way !== undefined) {
    if (act === 'showdown' && ready.hands.size > 0) return readAsDeclared(ready)
    // a refused act is an answer, and the rest goes on
    if (act === 'deal' && isShuffleDue(ready.deal)) return taken(ready, { type: 'Deal' })
    if (way(ready.deal) === undefined) return misread('nobody-can', { act, deal: ready.deal })
    const gone = goOn(ready, way)
    return act !== 'deal' || isProblem(gone) ? gone : { ...gone, dealtFrom: ready }
  }
  const order = readOrder(ready.deal, act)
  if (!isProblem(order)) return order.type === 'Reshuffle' ? reshuffledTop(ready, order, act) : taken(ready, order)
  return wrapped('not-an-act-now', order, { deal: ready.deal })
}

/** Is the stub to be reshuffled before the next cards? */
const isShuffleDue = (deal: Deal): boolean => {
  const due = legal(deal)
  return due.due === 'dealer' && due.act.do === 'reshuffle'
}

/** With real cards the order is not known but for the cards that are said to lie on top. */
const reshuffledTop = (course: Course, order: Extract<Order, { type: 'Reshuffle' }>, act: string): Course | Misread => {
  const next = nextIn(course, order)
  const onTop = cardsIn(act.replace(/^reshuffle */, ''))
  if (isProblem(next) || !course.deal.realCards) return next
  return isProblem(onTop) ? onTop : { ...next, onTop }
}

/** The hands are declared by what they are: the dealer reads them so, and pushes the pots. */
const readAsDeclared = (course: Course): Course | Misread => {
  const ready = dealOn(course)
  if (isProblem(ready)) return ready
  const readings = readingsOf(ready.deal, ready.hands)
  if (isProblem(readings)) return readings
  return readings.length === 0 ? goOn(ready, ways.get('showdown')!) : nextIn(ready, { type: 'ReadHands', readings })
}

const readyFor = (course: Course, act: string): Course | Misread => {
  if (isDealers(act)) return /^deal (?!one$)/.test(act) ? burnOff(course) : course
  const order = ways.has(act) ? undefined : readOrder(course.deal, act)
  if (order === undefined || isProblem(order)) return dealOn(course)
  // a kill is in time while the first cards come, and not any more when the dealer has gone on
  return order.type === 'Kill' || decide(course.deal, order).ok ? course : dealOn(course)
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
  return misread('street-not-due', { street: named.name, deal })
}

const talked = (course: Course, { at }: Act, said: Talked): Course | Misread => {
  const ready = dealOn(course)
  if (isProblem(ready)) return ready
  const read = talk(ready.deal, at, said)
  if (isProblem(read)) return wrapped('no-talk-now', read, { deal: ready.deal })
  return afterTalk(ready, read)
}

/** What the floor has to decide first is said with the problem that comes of it. */
const withFloor = (problem: Misread, { talks }: Course): Misread => {
  const open = talks.find(({ state }) => state === 'floor')
  if (open === undefined) return problem
  return wrapped('floor-first', problem, { seat: open.seat, at: open.at })
}
