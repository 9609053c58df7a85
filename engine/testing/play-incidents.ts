import type { Chance } from '../cards/shuffle.ts'
import type { Deal, Draft } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { begun } from '../deal/evolve.ts'
import { legal } from '../deal/legal.ts'
import type { Play } from '../deal/play.ts'
import { record } from '../deal/record/record.ts'
import type { Refusal } from '../deal/refusal.ts'
import { view } from '../deal/view.ts'
import { workOn } from '../deal/work.ts'
import { play } from '../rulings/decide.ts'
import { INCIDENTS } from '../rulings/incident-facts.ts'
import { performRuled, type TableCommand } from '../rulings/report.ts'
import type { Incident, IncidentType } from '../rulings/rulers.ts'
import type { AnyDeal } from './any-deal.ts'
import { anyIncident } from './any-incident.ts'
import { cardsNamed, otherWorld, viewersOf } from './hidden-cards.ts'
import { reportsAt } from './incident-reports.ts'
import { MOST_COMMANDS, nextCommand } from './play-out.ts'
import { seenInLog } from './seen-in-log.ts'
import { cardsOff, chipsOff } from './table-check.ts'

/** What came of deals with incidents: how often each kind happened, by which rulings and which books, and what else came of it. */
export type Happened = {
  readonly kinds: Map<IncidentType, number>
  readonly decisions: Map<string, number>
  readonly books: Map<string, number>
  /** Incidents refused because they cannot have happened, deals that were void, and deals in all. */
  readonly counts: Map<'refused' | 'void' | 'deals', number>
}

/** Nothing has happened yet. */
export const nothingYet = (): Happened => ({
  kinds: new Map(),
  decisions: new Map(),
  books: new Map(),
  counts: new Map(),
})

/** How many incidents are tried at a moment. */
const TRIES = 10

/**
 * Plays a deal at random with incidents at any moment, most of them of the kind that is asked for, and throws as soon as
 * a chip or a card is off, a refused command changes anything, a ruling cannot be made in one of its ways, a view shows
 * what its viewer may not see, the deal does not end, or what was replayed is not what was played.
 */
export const playIncidents = (any: AnyDeal, kind: IncidentType, happened: Happened): Play<TableCommand> => {
  const { habits, chance } = any
  const live = started(any)
  const follow = follower(chance)
  const commands: TableCommand[] = []
  const give = (command: TableCommand): Refusal | null => {
    commands.push(command)
    try {
      const given = live.give(command)
      if (given.ok) follow(live)
      else commands.pop()
      return given.ok ? null : given.refusal
    } catch (cause) {
      throw new Error(`${reason(cause)} after ${JSON.stringify(commands.slice(-4))}`, { cause })
    }
  }
  for (let n = 0; live.deal.phase !== 'ended'; n++) {
    if (n > MOST_COMMANDS) throw new Error(`the deal does not end after ${JSON.stringify(commands.slice(-4))}`)
    const { pending, errors } = live.deal.mending
    if (pending !== null) {
      decidedEachWay(live.deal, any)
      const { decision } = pending.options[chance(pending.options.length)]!
      must(give({ type: 'Decide', decision }), 'Decide')
    } else if (errors.length > 0 && chance(6) === 0)
      must(give({ type: 'Notice', error: chance(errors.length) }), 'Notice')
    else if (live.deal.phase === 'shuffle' || chance(3) > 0 || !report(live, give, kind, chance, happened)) {
      const command = nextCommand(live.deal, chance, habits)
      must(give(command), JSON.stringify(command))
    }
  }
  // pots pushed to the wrong player and hidden chips come to light when the deal is over
  for (let n = 0; n < 3; n++) {
    report(live, give, kind, chance, happened)
    const { pending } = live.deal.mending
    if (pending !== null) must(give({ type: 'Decide', decision: pending.options[0]!.decision }), 'Decide')
  }
  ended(live.deal, live.log)
  follow(live)
  count(happened.counts, 'deals')
  if (live.deal.mending.voided !== '') count(happened.counts, 'void')
  return live
}

/** Half of the deals are of an event, if they can be: some posts are for cash games alone. */
const started = ({ start, chance }: AnyDeal): Play<TableCommand> => {
  const event = chance(2) === 0 ? play({ ...start, setting: 'tournament' }) : play(start)
  const live = event.ok ? event : play(start)
  if (!live.ok) throw new Error(`the deal cannot start: ${JSON.stringify(live)}`)
  return live
}

/** Reports an incident of some kind, if one of those tried can have happened; a refused one has changed nothing. */
const report = (
  { deal, log }: Play<TableCommand>,
  give: (command: TableCommand) => Refusal | null,
  kind: IncidentType,
  chance: Chance,
  { kinds, decisions, books, counts }: Happened,
): boolean => {
  const before = JSON.stringify(deal)
  const from = log.length
  for (let n = 0; n < TRIES; n++) {
    // seldom another kind: many of them end the deal, and what happens late would hardly ever come
    const type = chance(16) > 0 ? kind : INCIDENTS[chance(INCIDENTS.length)]!
    const incident = likelyIncident(deal, type, chance)
    const refusal = give(incident)
    if (refusal === null) {
      count(kinds, type)
      count(books, typeof deal.book === 'string' ? deal.book : deal.book.name)
      for (const event of log.slice(from)) {
        if (event.type === 'RulingGiven') count(decisions, `${type}: ${event.decision}`)
        if (event.type === 'RulingDue')
          for (const option of event.options) count(decisions, `${type}: ${option.decision}`)
      }
      return true
    }
    if (refusal.why !== 'cannot-have-happened')
      throw new Error(`${JSON.stringify(incident)} is refused: ${refusal.why}`)
    if (log.length !== from || JSON.stringify(deal) !== before) {
      throw new Error(`the refused incident ${JSON.stringify(incident)} changed the deal`)
    }
    count(counts, 'refused')
  }
  return false
}

/** With facts by chance, or as it is reported where it most likely happens: rare things would otherwise take thousands of deals. */
const likelyIncident = (deal: Deal, type: IncidentType, chance: Chance): Incident => {
  const reports = chance(2) === 0 ? reportsAt(deal, type) : []
  return reports[chance(Math.max(1, reports.length))] ?? anyIncident(deal, type, chance)
}

const count = <Name extends string>(counts: Map<Name, number>, name: Name): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

/** A ruling that a person makes can be made in each of its ways, and the deal goes on from each to its end. */
const decidedEachWay = (deal: Deal, { habits, chance }: AnyDeal): void => {
  for (const { decision } of deal.mending.pending!.options) {
    const work = workOn(deal)
    must(performRuled(work, { type: 'Decide', decision }), `Decide ${decision}`)
    for (let n = 0; work.state.phase !== 'ended'; n++) {
      if (n > MOST_COMMANDS) throw new Error(`after ${decision} the deal does not end`)
      const off = chipsOff(work.state) || cardsOff(work.state)
      if (off !== '') throw new Error(`after ${decision}: ${off}`)
      const next = work.state.mending.pending?.options[0]
      const command: TableCommand = next
        ? { type: 'Decide', decision: next.decision }
        : nextCommand(work.state, chance, habits)
      must(performRuled(work, command), `after ${decision} ${JSON.stringify(command)}`)
    }
    ended(work.state, work.events)
  }
}

const must = (refusal: Refusal | null, what: string): void => {
  if (refusal !== null) throw new Error(`${what} is refused: ${JSON.stringify(refusal)}`)
}

/** Follows a deal event by event, and looks at the table as its viewers do. */
const follower = (chance: Chance): ((live: Play<TableCommand>) => void) => {
  const seen = seenInLog()
  let shadow: Draft | undefined
  let read = 0
  return ({ deal, log }) => {
    for (; read < log.length; read++) {
      const event = log[read]!
      if (event.type === 'DealStarted') shadow = begun(event)
      else record(shadow!, event)
      seen.tell(event)
      const off = chipsOff(shadow!) || cardsOff(shadow!)
      if (off !== '') throw new Error(`${off} after ${JSON.stringify({ ...event, form: undefined })}`)
    }
    if (JSON.stringify(shadow) !== JSON.stringify(deal)) throw new Error('the replayed deal is another one')
    const viewers = viewersOf(deal)
    const viewer = viewers[chance(viewers.length)]!
    const found = view(deal, viewer)
    // rrp/15/34: in an event hands lie face up once a player is all-in and nobody can bet any more
    const inIt = deal.players.filter(player => !player.folded)
    const faceUp = deal.setting === 'tournament' && inIt.filter(({ stack }) => stack > 0).length < 2
    const hidden = found.players.filter(
      player => (viewer === 'rail' || player.seat !== viewer.seat) && !(faceUp && !player.folded),
    )
    const leaked = [...cardsNamed(hidden.map(({ down }) => down))].filter(card => !seen.by(viewer).has(card))
    if (leaked.length > 0) throw new Error(`${JSON.stringify(viewer)} sees ${leaked.join(' ')}`)
    const other = view(otherWorld(deal, cardsNamed({ ...found, form: null }), chance), viewer)
    if (JSON.stringify(other) !== JSON.stringify(found)) throw new Error(`${JSON.stringify(viewer)} sees hidden cards`)
  }
}

/** Nothing is left in the middle, and of a void deal every chip that is not forfeited is back. */
const ended = (deal: Deal, log: readonly DealEvent[]): void => {
  const had = deal.players.reduce((chips, player) => chips + player.start, deal.inherited)
  const have = deal.players.reduce((chips, player) => chips + player.stack + player.aside, deal.carried)
  if (had !== have) throw new Error(`${had - have} chips are gone when the deal is over`)
  if (legal(deal).due !== 'nobody') throw new Error('the deal is over and somebody is due')
  const off = chipsOff(deal) || cardsOff(deal)
  if (off !== '') throw new Error(`${off} when the deal is over`)
  const last = log.findLast(({ type }) => type === 'DealVoided')
  if (last?.type !== 'DealVoided' || last.kept !== deal.inherited) return
  const short = deal.players.filter(({ start, stack, aside }) => start !== stack + aside)
  if (short.length > 0) throw new Error(`the deal is void and seat ${short[0]!.seat} doesn't have what they had`)
}

const reason = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
