import type { Chance } from '../cards/shuffle.ts'
import { audit } from '../deal/audit.ts'
import { checkedDeal } from '../deal/checked-deal.ts'
import type { Chips, Seat } from '../deal/chips.ts'
import type { Command, StartDeal } from '../deal/commands.ts'
import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { evolve } from '../deal/evolve.ts'
import { legal } from '../deal/legal.ts'
import { legalCommands } from '../deal/legal-commands.ts'
import { play } from '../deal/play.ts'
import { randomCommand } from '../deal/random-play.ts'
import { stakesFor } from '../deal/stakes.ts'
import { type View, view } from '../deal/view.ts'
import type { Form, Structure } from '../forms/form.ts'
import { formOf, type Mix } from '../forms/mix.ts'
import { isRecord } from '../kinds/shown.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { refusalWords } from '../words/english/print.ts'
import { isSameData } from './same-data.ts'

/** What is simulated: a form or a rotation of forms, who plays it and for how much. */
export type Setup = {
  readonly game: Mix
  readonly players: number
  /** What every player sits down with, and is topped up to before a deal when they have less. */
  readonly stack: Chips
  /** The big blind, lower limit or least bet; in the Chinese family the worth of a point. */
  readonly size: Chips
  readonly book: BookId | House
  /** Hands are now and then thrown away at the showdown, run-outs and chops agreed. */
  readonly careless: boolean
  /** Chips and cards are counted after every deal, or after every event. */
  readonly check: 'deal' | 'every'
  /** How seats play, from seat 1 on; the others, and the dealer, act at random. */
  readonly strategies?: readonly (SeatStrategy | undefined)[]
}

/** How a seat plays: what it sees, and the commands that are accepted now, to the one it gives. */
export type SeatStrategy = (seen: View, commands: readonly GivenCommand[]) => GivenCommand

type GivenCommand = Exclude<Command, StartDeal>

/** A deal that was played to its end. */
export type PlayedDeal = {
  readonly number: number
  readonly structure: Structure | null
  readonly deal: Deal
  readonly log: readonly DealEvent[]
}

/** A deal with which something is off: a fault in Cardroom itself. */
export type Fault = {
  readonly number: number
  readonly form: string
  readonly problems: readonly string[]
  readonly events: readonly DealEvent[]
}

/** Deals one after another by random legal play, for as long as the caller asks for more; the first fault is the last word. */
export function* playDeals(
  setup: Setup,
  chance: Chance,
  check: (deal: Deal) => readonly string[] = audit,
): Generator<PlayedDeal | Fault> {
  if (!isRecord(setup) || !Array.isArray(setup.game?.parts))
    throw wrongArgument('setup', setup, "a setup as setupFor({ game: 'holdem' }) answers with")
  if (typeof chance !== 'function') throw wrongArgument('chance', chance, "chance such as seeded('friday')")
  if (typeof check !== 'function')
    throw wrongArgument('check', check, 'a function that lists what is wrong with a deal')
  let carried = 0
  let stacks: readonly Chips[] = Array.from({ length: setup.players }, () => setup.stack)
  const lands = new Map<string, NonNullable<StartDeal['fantasyland']>>()
  for (let number = 1; ; number++) {
    const { form, structure } = formOf(setup.game, { deals: number - 1, orbits: orbitsBefore(number, setup.players) })
    const inherited = hasPot(form) ? carried : 0
    const start = startOf(setup, number, form, structure, stacks, inherited, lands.get(form.id) ?? [])
    const played = playOne(start, number, chance, setup, check)
    if ('problems' in played) {
      yield played
      return
    }
    const net = netOf(played.deal)
    stacks = stacks.map((chips, i) => toppedUp(chips + (net.get(i + 1) ?? 0), setup.stack))
    carried += played.deal.carried - inherited
    const end = played.log.at(-1)
    lands.set(form.id, end?.type === 'DealEnded' ? (end.fantasyland ?? []) : [])
    yield { number, structure: structure ?? null, ...played }
  }
}

/** What each seat won or lost in a deal; a seat that sat out is not in it. */
export const netOf = (deal: Deal): ReadonlyMap<Seat, Chips> =>
  new Map(
    checkedDeal('netOf', deal)
      .players.filter(({ hand }) => hand === 0)
      .map(({ seat, start, stack }) => [seat, stack - start]),
  )

/** A carried pot waits until a form comes up that is played for a pot. */
const hasPot = ({ pot, rows }: Form): boolean => pot.length > 0 || rows?.forThePot === true

/** Nobody plays on with less than they sat down with; a player who has ten times as much makes room for another. */
const toppedUp = (chips: Chips, stack: Chips): Chips => (chips < stack || chips >= 10 * stack ? stack : chips)

const orbitsBefore = (number: number, players: number): number => Math.floor((number - 1) / players)

const startOf = (
  { game, players, size, book }: Setup,
  number: number,
  form: Form,
  structure: Structure | undefined,
  stacks: readonly Chips[],
  carried: Chips,
  fantasyland: NonNullable<StartDeal['fantasyland']>,
): StartDeal => ({
  type: 'StartDeal',
  form,
  stakes: stakesFor(form, structure ?? 'limit', size),
  book,
  button: ((number - 1) % players) + 1,
  seats: stacks.map((chips, i) => ({ seat: i + 1, chips })),
  carried,
  mixed: game.parts.length > 1,
  fantasyland,
})

/** Far more than any deal takes: one that gets here goes round in circles. */
const ENDLESS = 20_000

const playOne = (
  start: StartDeal,
  number: number,
  chance: Chance,
  { careless, check: when, strategies = [] }: Setup,
  check: (deal: Deal) => readonly string[],
): Pick<PlayedDeal, 'deal' | 'log'> | Fault => {
  let log: readonly DealEvent[] = []
  const fault = (...problems: readonly string[]): Fault => ({ number, form: start.form.id, problems, events: log })
  try {
    const table = play(start)
    if (!table.ok) return fault(`the deal could not start: ${refusalWords(table.refusal)}`)
    log = table.log
    const { deal, give } = table
    for (let commands = 0; deal.phase !== 'ended'; commands++) {
      if (commands === ENDLESS) return fault(`the deal has not ended after ${ENDLESS} commands`)
      const command = chosen(deal, strategies) ?? randomCommand(deal, chance, { careless })
      const given = give(command)
      if (!given.ok) return fault(`${command.type} was refused: ${refusalWords(given.refusal, deal)}`)
    }
    const problems = [
      ...check(deal),
      ...stacksOff(deal, start.carried ?? 0),
      ...(when === 'every' ? eventsOff(deal, log, check) : []),
    ]
    return problems.length > 0 ? fault(...problems) : { deal, log }
  } catch (problem) {
    // A fault of the engine's own becomes one that says in which deal it can be found.
    return fault(
      `the engine failed: ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`,
    )
  }
}

/** What the seat to act gives if it has a strategy, null if chance decides. */
const chosen = (deal: Deal, strategies: NonNullable<Setup['strategies']>): GivenCommand | null => {
  if (strategies.length === 0) return null
  const due = legal(deal)
  const seat =
    'seat' in due ? due.seat : due.due === 'discard' ? due.seats[0]! : due.due === 'rows' ? due.hands[0]!.seat : 0
  const strategy = strategies[seat - 1]
  return strategy === undefined ? null : strategy(view(deal, { seat }), legalCommands(deal))
}

/** When the deal is over no chip is in the middle: what some have won is what others have lost, or was or is carried over. */
const stacksOff = (deal: Deal, inherited: Chips): readonly string[] => {
  let won = deal.carried - inherited
  for (const chips of netOf(deal).values()) won += chips
  return won === 0 ? [] : [`${Math.abs(won)} chips too ${won > 0 ? 'many' : 'few'} in the stacks at the end`]
}

/** Every event taken one by one: nothing is off after any of them, and together they make the same deal. */
const eventsOff = (
  deal: Deal,
  log: readonly DealEvent[],
  check: (deal: Deal) => readonly string[],
): readonly string[] => {
  let state: Deal | undefined
  for (const [at, event] of log.entries()) {
    state = evolve(state, event)
    const problems = check(state)
    if (problems.length > 0) return problems.map(problem => `after event ${at + 1}, ${event.type}: ${problem}`)
  }
  return isSameData(state, deal) ? [] : ['the events replayed do not give the deal as it was played']
}
