import type { Chance } from '../cards/shuffle.ts'
import { no, type Refused, type Result } from '../decider/decision.ts'
import { isRefusal } from '../decider/refusal.ts'
import { checkedDeal } from './checked-deal.ts'
import type { Chips } from './chips.ts'
import type { Command, DealerCommand, StartDeal } from './commands.ts'
import { copyOf } from './copy.ts'
import type { Deal, Draft } from './deal.ts'
import { dealerOrder } from './dealer-order.ts'
import type { DealEvent } from './events.ts'
import { draftOf } from './evolve.ts'
import { dealOnFlat } from './flat/dealing-flat.ts'
import type { FlatDeal } from './flat/flat-deal.ts'
import { commandsIn, giveFlat } from './flat/give-flat.ts'
import { legalFlat } from './flat/legal-flat.ts'
import { startFlat } from './flat/start-flat.ts'
import { type Legal, legal } from './legal.ts'
import { perform, wrongCommand } from './perform.ts'
import { record } from './record/record.ts'
import type { Refusal } from './refusal.ts'
import { start } from './start.ts'
import { type Work, workIn } from './work.ts'

/**
 * A deal in one owner's hands, for simulations and bots: the same decisions as `decide` and `evolve`,
 * written into one state as they fall instead of a new one each time.
 */
export type Play<C = Exclude<Command, StartDeal>> = {
  /** The deal has started. */
  readonly ok: true
  /** The whole deal as it stands, always the same object. If you never look at it, deals go faster; a spread doesn't copy it. */
  readonly deal: Deal
  /** Every event so far; `replay(log)` gives the same deal. Begun from a stored deal, every event since. */
  readonly log: readonly DealEvent[]
  /** Who has to act, or what the dealer has to do: what `legal(deal)` says. */
  readonly legal: () => Legal
  /** The chips behind each hand, in the order of dealing. */
  readonly stacks: () => readonly Chips[]
  /** Carries a command out, or says why not and leaves everything as it was. */
  readonly give: (command: C) => Given
  /**
   * The dealer shuffles by this chance, deals, burns and pushes the pots until a player has to act or the deal is over;
   * nobody kills a pot or runs it twice. Gives what `legal` says then: the dealer's turn only if the dealer can't go on.
   */
  readonly dealOn: (chance: Chance) => Legal
  /** Takes back the last command; false if there is none. */
  readonly undo: () => boolean
  /** The same moment as a second deal that plays on independently. */
  readonly clone: () => Play<C>
}

/** What came of a command: it was carried out, or it was refused. */
export type Given = Result<unknown, Refusal>

const CARRIED_OUT: Given = { ok: true }

/** Starts a deal to play in place, or says why it cannot start. */
export const play = (command: StartDeal): Play | Refused<Refusal> =>
  playWith<Exclude<Command, StartDeal>>(command, perform)

/** The same, with commands of more kinds than the deal itself knows. */
export const playWith = <C extends OfAType>(
  command: StartDeal,
  performs: Performs<C | DealerCommand>,
): Play<C> | Refused<Refusal> => {
  const flat = startFlat(command)
  if (flat !== null) return playing({ flat, work: null, marks: NO_MARKS, base: null, performs }, flat.events)
  const work = start(command)
  return isRefusal(work) ? no(work) : playingIn(work, performs, null)
}

/** Continues a stored deal: its log, or its state at one moment. */
export const playOnWith = <C extends OfAType>(
  stored: Deal | readonly DealEvent[],
  performs: Performs<C | DealerCommand>,
): Play<C> => {
  if (!isLog(stored)) checkedDeal('playOn', stored)
  const begun = isLog(stored) ? workIn(draftOf(stored, true), [...stored]) : workIn(copyOf(stored), [])
  return playingIn(begun, performs, isLog(stored) ? null : copyOf(stored))
}

/** Carries a command out in this work, or says why not. */
export type Performs<C> = (work: Work, command: C) => Refusal | null

type OfAType = { readonly type: string }

const isLog = (stored: Deal | readonly DealEvent[]): stored is readonly DealEvent[] => Array.isArray(stored)

/**
 * A deal in play: flat, as long as nothing out of the ordinary is asked of it, and from then on the whole deal with
 * where in its log each command begins. `base` is the state before the first event of the log, null if the log has the
 * deal from its start.
 */
type InPlay<C> = {
  flat: FlatDeal | null
  work: Work | null
  marks: number[]
  readonly base: Draft | null
  readonly performs: Performs<C | DealerCommand>
}

const NO_MARKS: number[] = []

const playingIn = <C extends OfAType>(work: Work, performs: Performs<C | DealerCommand>, base: Draft | null): Play<C> =>
  playing({ flat: null, work, marks: [], base, performs }, work.events)

/** The whole deal, which is worked out of its events where it was played flat until now. */
const whole = <C>(on: InPlay<C>): Work => {
  if (on.work !== null) return on.work
  const { events } = on.flat!
  on.work = workIn(draftOf(events), events)
  on.marks = commandsIn(events)
  on.flat = null
  return on.work
}

/**
 * A deal in play as its owner has it: a class, since a getter or a prototype given to each object takes ten times as
 * long. What is done at every turn is made outside, since closures that are made in a constructor are slow too; what most
 * deals never do is made when somebody asks for it.
 */
class Playing<C extends OfAType> implements Play<C> {
  // declared and not defined: what is defined first and then written is slow
  declare readonly on: InPlay<C>
  declare readonly ok: true
  declare readonly log: Play<C>['log']
  declare readonly legal: Play<C>['legal']
  declare readonly give: Play<C>['give']
  declare readonly dealOn: Play<C>['dealOn']

  constructor(
    on: InPlay<C>,
    log: Play<C>['log'],
    legal: Play<C>['legal'],
    give: Play<C>['give'],
    dealOn: Play<C>['dealOn'],
  ) {
    this.on = on
    this.ok = true
    this.log = log
    this.legal = legal
    this.give = give
    this.dealOn = dealOn
  }

  get deal(): Deal {
    return whole(this.on).state
  }

  get stacks(): Play<C>['stacks'] {
    return () => (this.on.flat ?? whole(this.on).state).players.map(stackOf)
  }

  get undo(): Play<C>['undo'] {
    return () => undo(this.on)
  }

  get clone(): Play<C>['clone'] {
    return () => cloned(this.on)
  }

  toJSON(): Pick<Play, 'ok' | 'deal' | 'log'> {
    return { ok: true, deal: this.deal, log: this.log }
  }
}

const playing = <C extends OfAType>(on: InPlay<C>, log: readonly DealEvent[]): Play<C> =>
  new Playing(
    on,
    log,
    () => (on.flat === null ? legal(whole(on).state) : legalFlat(on.flat)),
    command => {
      if (on.flat !== null && giveFlat(on.flat, command)) return CARRIED_OUT
      return giveWhole(on, command)
    },
    chance => {
      if (on.flat === null) return dealOnWhole(on, chance)
      dealOnFlat(on.flat, chance)
      return legalFlat(on.flat)
    },
  )

const cloned = <C extends OfAType>(on: InPlay<C>): Play<C> => {
  const { state, events } = whole(on)
  return playingIn(workIn(copyOf(state), events.slice()), on.performs, on.base)
}

const stackOf = ({ stack }: { readonly stack: Chips }): Chips => stack

const giveWhole = <C extends OfAType>(on: InPlay<C>, command: C | DealerCommand): Given => {
  if (typeof command?.type !== 'string') throw wrongCommand(command)
  const work = whole(on)
  const before = work.events.length
  const refusal = on.performs(work, command)
  if (refusal !== null) return no(refusal)
  on.marks.push(before)
  return CARRIED_OUT
}

const dealOnWhole = <C extends OfAType>(on: InPlay<C>, chance: Chance): Legal => {
  const { state } = whole(on)
  for (;;) {
    const due = legal(state)
    if (due.due !== 'dealer' || !giveWhole(on, dealerOrder(state, due.act, chance)).ok) return due
  }
}

const undo = <C>(on: InPlay<C>): boolean => {
  const { state, events } = whole(on)
  const mark = on.marks.pop()
  if (mark === undefined) return false
  events.length = mark
  become(state, on.base === null ? draftOf(events) : after(on.base, events))
  return true
}

const after = (base: Draft, events: readonly DealEvent[]): Draft => {
  const draft = copyOf(base)
  for (const event of events) record(draft, event)
  return draft
}

/** The state is one object that its owner holds on to: its fields become those of another. */
const become = (state: Draft, other: Draft): void => {
  for (const name of Object.keys(state)) if (!Object.hasOwn(other, name)) Reflect.deleteProperty(state, name)
  Object.assign(state, other)
}
