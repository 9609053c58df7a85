import { decks } from '../cards/deck.ts'
import { type Chance, shuffled } from '../cards/shuffle.ts'
import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { legal } from '../deal/legal.ts'
import { play } from '../deal/play.ts'
import { randomCommand } from '../deal/random-play.ts'
import { outcomeOf } from './deals/outcome.ts'
import type { TableEvent } from './events.ts'
import type { TableOrder } from './orders.ts'
import type { Placard } from './placard.ts'
import type { PlayerId } from './player.ts'
import { nextIdea, type Untimed } from './random-people.ts'
import { agreedCommand, type Preferences, randomPreferences } from './random-preferences.ts'
import type { TableRefusal } from './refusal.ts'
import type { Table } from './table.ts'
import { tableDecider } from './table-decider.ts'
import { minutes, type Time } from './time.ts'

/** A night played by random people: the table, how many come and go, and how long it lasts. */
export type NightPlan = { readonly placard: Placard; readonly players: number; readonly hours: number }

/** Something at a night's table: an order, what came of it, and how the table then stands. */
export type NightStep = {
  readonly order: TableOrder
  readonly events: readonly TableEvent[]
  readonly refusal: TableRefusal | null
  readonly table: Table
  /** The deal that this order records. */
  readonly played: { readonly deal: Deal; readonly log: readonly DealEvent[] } | null
}

/**
 * A whole night of people who come, go, go broke, buy in again, walk off, change seats, straddle and call the clock, with
 * real deals, in which they chop, run it more than once and turn their hands up where all who are left prefer it. What they ask for is not always accepted; nothing is then changed. At the end everybody is cashed out.
 */
export function* randomNight({ placard, players, hours }: NightPlan, chance: Chance): Generator<NightStep> {
  const people: readonly PlayerId[] = Array.from({ length: players }, (_, i) => `player-${i + 1}`)
  const preferences = randomPreferences(people, chance)
  let at: Time = 0
  let table: Table | undefined
  const give = (order: Untimed, played: NightStep['played'] = null): NightStep => {
    const timed = { ...order, at } as TableOrder
    const outcome = tableDecider.carryOut(table, timed)
    if (!outcome.ok) {
      return { order: timed, events: [], refusal: outcome.refusal, table: table!, played: null }
    }
    table = outcome.state
    return { order: timed, events: outcome.events, refusal: null, table: table!, played }
  }
  yield give({ type: 'OpenTable', placard })
  const end = minutes(60 * hours)
  for (let isDrawn = false; at < end; at += minutes(1) + 1000 * chance(120)) {
    for (let wishes = 2 + chance(6); wishes > 0; wishes--) {
      const order = nextIdea(table!, people, chance)
      if (order === null) continue
      at += 1000 * chance(20)
      yield give(order)
    }
    const seated = table!.members.filter(({ seat, stack }) => seat !== null && stack > 0)
    if (!isDrawn && seated.length > 1) {
      yield give(
        drawn(
          seated.map(({ player }) => player),
          chance,
        ),
      )
      isDrawn = true
    }
    const called = give({ type: 'CallDeal' })
    yield called
    if (called.refusal === null) yield* dealt(give, called.table, preferences, chance, () => at)
  }
  yield give({ type: 'CloseTable' })
}

const drawn = (players: readonly PlayerId[], chance: Chance): Untimed => {
  const deck = shuffled(decks.standard, chance)
  return { type: 'DrawForButton', cards: players.map((player, i) => ({ player, card: deck[i]! })) }
}

/** The deal that was called is played to its end, and recorded. */
function* dealt(
  give: (order: Untimed, played?: NightStep['played']) => NightStep,
  table: Table,
  preferences: ReadonlyMap<PlayerId, Preferences>,
  chance: Chance,
  now: () => Time,
): Generator<NightStep> {
  const playing = play(table.deal!.start)
  if (!playing.ok) throw new Error(`a deal that was called cannot start: ${playing.refusal.why}`)
  const { deal, log } = playing
  while (deal.phase !== 'ended') {
    if (chance(60) === 0) {
      const clock = clockOn(table, deal, chance, now())
      if (clock !== null) yield give(clock)
    }
    const command =
      agreedCommand(table, deal, preferences) ?? randomCommand(deal, chance, { careless: true, agreedElsewhere: true })
    const given = playing.give(command)
    if (!given.ok) throw new Error(`${command.type} is refused in deal ${table.deal!.number}: ${given.refusal.why}`)
  }
  yield give({ type: 'RecordDeal', outcome: outcomeOf(deal, log) }, { deal, log })
}

/** Somebody finds that the player who is due takes too long. */
const clockOn = (table: Table, deal: Deal, chance: Chance, at: Time): Untimed | null => {
  const due = legal(deal)
  if (due.due !== 'betting') return null
  const { players } = table.deal!
  const player = players.find(({ seat }) => seat === due.seat)?.player
  if (player === undefined) return null
  return { type: 'CallClock', player, by: players[chance(players.length)]!.player, since: at - minutes(chance(5)) }
}
