import { view } from '../../deal/view.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { tableDecider } from '../../table/table-decider.ts'
import { minutes } from '../../table/time.ts'
import { absentHand } from '../../tournament/absent/absent-hand.ts'
import { entrantOf, playing } from '../../tournament/draft.ts'
import { levelsFor, planFor } from '../../tournament/opening/plan-for.ts'
import { postedFor } from '../../tournament/opening/posted.ts'
import type { TournamentOrder } from '../../tournament/orders.ts'
import type { Plan } from '../../tournament/plan.ts'
import { paidOut, prizesOf } from '../../tournament/prizes/paid.ts'
import { payouts } from '../../tournament/prizes/payouts.ts'
import { raceCards } from '../../tournament/race/race-cards.ts'
import type { TournamentRefusal } from '../../tournament/refusal.ts'
import { bookStack, chipSetFor } from '../../tournament/structure/chip-stacks.ts'
import type { Tournament } from '../../tournament/tournament.ts'
import { tournamentDecider } from '../../tournament/tournament-decider.ts'
import { given } from '../given.ts'
import { inSeats } from '../seats-scene.ts'
import { placardOf, tableScene, type Untimed } from '../table-scene.ts'
import type { Witness } from './witness.ts'

/** An order at a minute, or one that is made of the event as it stands then. */
type Asked = Untimed<TournamentOrder>
type Step = readonly [minute: number, order: Asked | ((event: Tournament) => Asked)]

/** An event of this many players, what is posted for it, and what happens in it. */
type Scene = { readonly players: number; readonly plan?: Partial<Plan>; readonly steps: readonly Step[] }

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `p${i + 1}`)
const out = (...players: readonly string[]): Asked => ({
  type: 'BustOut',
  players: players.map((player, i) => ({ player, by: 'p1', stack: 1000 - 100 * i })),
})
const outs = (from: number, to: number): readonly Step[] =>
  names(to)
    .slice(from - 1)
    .map(player => [1, out(player)])
const balance = (event: Tournament): Asked => ({
  type: 'Balance',
  order: playing(event).map(({ player }) => player),
  tables: event.tables.map(({ table }) => table).toReversed(),
  cards: event.tables.map(({ table }, i) => ({ table, card: (['9s', '4d', 'Kh', '2c', 'Jd'] as const)[i % 5]! })),
})
const plain = { rebuys: null } as const
const deal = (...stacks: readonly (readonly [string, number])[]): readonly Step[] => [
  [1, { type: 'StartDeal', table: 1 }],
  [
    1,
    {
      type: 'EndDeal',
      table: 1,
      stacks: stacks.map(([player, chips]) => ({ player, chips })),
      places: { button: 1, small: 2, big: 3 },
    },
  ],
]
const DEAL = { type: 'AgreeDeal', way: 'even', left: 50 } as const
const rich = [
  [20, 40],
  [100, 200],
] as const

/** Events, each about one thing. */
const events: Readonly<Record<string, Scene>> = {
  'with seats drawn': { players: 20, plan: { openSeats: true }, steps: [] },
  'with an add-on': {
    players: 3,
    plan: { addOn: { atLevel: 1, price: 5, chips: 500 } },
    steps: [[1, { type: 'AddOn', player: 'p1' }]],
  },
  'with tables that are uneven': {
    players: 30,
    plan: plain,
    steps: [...deal(), ...outs(11, 13), [1, balance], [1, out('p14')], [1, balance]],
  },
  'with six tables': { players: 40, plan: { ...plain, seats: 6 }, steps: [...outs(2, 4), [1, balance]] },
  'with seven tables': {
    players: 42,
    plan: { ...plain, seats: 6 },
    steps: [...outs(2, 3), [1, balance], ...outs(4, 5), [1, balance]],
  },
  'with tables that break': {
    players: 40,
    plan: plain,
    steps: [...outs(31, 40), [1, balance], ...outs(21, 30), [1, balance], ...outs(10, 20), [1, balance]],
  },
  'with a table to break': {
    players: 42,
    plan: { ...plain, seats: 6 },
    steps: [...outs(37, 42), [1, { type: 'Balance', tables: [1, 2, 3] }]],
  },
  'down to three tables': {
    players: 31,
    plan: plain,
    steps: [[1, out('p31')], [1, balance], ...outs(19, 30), [1, balance], ...outs(9, 18), [1, balance]],
  },
  'with penalties': {
    players: 4,
    plan: plain,
    steps: [
      [1, { type: 'Warn', player: 'p2', about: 'language' }],
      [1, { type: 'Penalize', player: 'p2', deals: 3 }],
      [1, { type: 'Penalize', player: 'p3', minutes: 3 }],
      [2, { type: 'Disqualify', player: 'p4', about: 'collusion' }],
    ],
  },
  'with what staff note': {
    players: 4,
    plan: plain,
    steps: (['hand-talk', 'live-hand-shown', 'high-chips-hidden', 'foreign-chips', 'cards-thrown'] as const).map(
      about => [1, { type: 'Note', player: 'p2', about }],
    ),
  },
  'with chips that were taken': {
    players: 4,
    plan: plain,
    steps: [[1, { type: 'TakeChips', player: 'p2', chips: 100 }]],
  },
  'with a race': {
    players: 3,
    plan: { ...plain, unit: 5, levels: levelsFor(rich, 20), buyIn: { price: 10, fee: 0, chips: 1010 } },
    steps: [
      ...deal(['p1', 3005], ['p2', 15], ['p3', 10]),
      [
        21,
        event => ({
          type: 'RaceChips',
          unit: 20,
          cards: event.tables.flatMap(table => raceCards(event, table, 20, ['2c', '2d', '2h', '3c', '3d', 'As'])),
        }),
      ],
    ],
  },
  'with days': { players: 3, plan: { ...plain, days: ['2026-04-01', '2026-06-01'] }, steps: [] },
  'with stacks set out': {
    players: 4,
    plan: { ...plain, entryUntil: 4 },
    steps: [
      [1, { type: 'SetOut', name: 'empty' }],
      [1, { type: 'SetOut', name: 'promised', promised: true }],
    ],
  },
  'by the clock': {
    players: 3,
    steps: [
      [1, { type: 'StartDeal', table: 1 }],
      [25, { type: 'Tick' }],
    ],
  },
  'with a player who never came': {
    players: 6,
    plan: plain,
    steps: [
      [0, { type: 'MarkAway', player: 'p4', neverCame: true }],
      [0, { type: 'MarkAway', player: 'p5', neverCame: true }],
      [0, { type: 'Reach', player: 'p5', keep: true }],
      [21, { type: 'StartDeal', table: 1 }],
      [22, { type: 'RemoveNoShow', player: 'p4' }],
      [22, { type: 'RemoveNoShow', player: 'p5' }],
    ],
  },
  'with a player who never came, in long levels': {
    players: 6,
    plan: { ...plain, levels: levelsFor([[10, 20]], 90) },
    steps: [
      [0, { type: 'MarkAway', player: 'p4', neverCame: true }],
      [29, { type: 'RemoveNoShow', player: 'p4' }],
      [30, { type: 'RemoveNoShow', player: 'p4' }],
      [31, { type: 'RemoveNoShow', player: 'p4' }],
    ],
  },
  'with a player who is away': {
    players: 8,
    plan: plain,
    steps: [
      [0, { type: 'MarkAway', player: 'p4' }],
      [0, { type: 'MarkAway', player: 'p5', minutes: 60 }],
      ...[19, 20, 21, 60].map((at): Step => [at, { type: 'Tick' }]),
    ],
  },
  'with a deal on the prizes': {
    players: 3,
    plan: plain,
    steps: [
      [1, { ...DEAL, signed: names(3), director: true }],
      [1, { ...DEAL, signed: names(3), director: false }],
    ],
  },
  'with two out on one hand': { players: 4, plan: plain, steps: [[1, out('p2', 'p3')]] },
  'with two equal stacks out': {
    players: 4,
    plan: {
      ...plain,
      prizes: { way: 'percent', percents: [40, 30, 20, 10] },
      buyIn: { price: 25, fee: 0, chips: 1000 },
    },
    steps: [
      [
        1,
        {
          type: 'BustOut',
          players: [
            { player: 'p2', by: 'p1', hand: 9, card: '4s' },
            { player: 'p3', by: 'p1', hand: 1, card: 'Kd' },
          ],
        },
      ],
    ],
  },
  'with a dispute': { players: 3, steps: [[1, { type: 'StopClock', why: 'dispute' }]] },
  'with rebuys': {
    players: 4,
    plan: {
      levels: levelsFor(
        [
          [10, 20],
          [20, 40],
          [30, 60],
          [40, 80],
          [50, 100],
        ],
        20,
      ),
    },
    steps: [
      [1, { type: 'AnnounceRebuy', player: 'p4' }],
      ...deal(['p1', 2000], ['p2', 0], ['p3', 1000], ['p4', 2000]),
      [1, { type: 'Rebuy', player: 'p3' }],
      [1, { type: 'Rebuy', player: 'p2' }],
      [2, out('p2')],
      [2, { type: 'Rebuy', player: 'p2' }],
      [61, out('p3')],
      [61, { type: 'Rebuy', player: 'p3' }],
    ],
  },
  'with rebuys at another price': {
    players: 3,
    plan: { rebuys: { most: 1, whenStack: 0, beforeLevel: 4, price: 50, chips: 500 } },
    steps: [],
  },
  'that is called off': {
    players: 3,
    plan: plain,
    steps: [...deal(['p1', 2000], ['p2', 0], ['p3', 1000]), [2, { type: 'Cancel', reason: 'fire' }]],
  },
}

/** Looks at an event that is not a course of orders. */
const looks: Readonly<Record<string, (book: BookId | House) => unknown>> = {
  'as it is posted': book => [planFor({ book }), postedFor(planFor({ book }))],
  'by its payouts': book =>
    [8, 16, 25, 35].map(players => payouts({ players, purse: 1000 }, { way: 'book' }, rulebookOf(book))),
  'by its chips': book =>
    [8, 10, 20, 24].map(players => [chipSetFor(rulebookOf(book), players), bookStack(rulebookOf(book), 'A')]),
  'with hands face up': book =>
    view(
      given({
        form: 'holdem',
        structure: 'no-limit',
        size: 10,
        seats: { 1: 100, 2: 1000, 3: 1000 },
        cards: { 1: 'AsAh', 2: 'KsKh', 3: '7c2d', board: 'QhJd9c4s3s' },
        book,
        setting: 'tournament',
      }).plays('deal; 3 folds; 1 raises to 100; 2 calls').deal,
      'rail',
    ).players.map(({ down }) => down),
  'with a new deck': book => {
    const table = tableScene(placardOf(book as BookId, { setting: 'tournament' }), inSeats(1, 2, 3))
      .deals(12)
      .later(120)
    const { ok } = tableDecider.decide(table.table, { type: 'ChangeCards', what: 'deck', at: table.table.at })
    return ok
  },
}

/** Their names. */
export const eventNames: readonly string[] = [...Object.keys(events), ...Object.keys(looks)]

/** An event by its name: what came of every order, what was refused, and how everybody stands after it. */
export const eventSeen = (name: string): Witness => ({
  name: `event ${name}`,
  under: book => looks[name]?.(book) ?? played(events[name]!, book),
})

const played = ({ players, plan, steps }: Scene, book: BookId | House): unknown => {
  let event: Tournament | undefined
  const seen: unknown[] = []
  const all: readonly Step[] = [
    [0, { type: 'OpenTournament', plan: planFor({ book, ...plan }) }],
    ...names(players).map((player): Step => [0, { type: 'Enter', player }]),
    [0, { type: 'ChooseSeat', player: 'p3', seat: 1 }],
    [0, { type: 'StartPlay', order: names(players).toReversed() }],
    ...steps,
  ]
  for (const [minute, asked] of all) {
    const order = typeof asked === 'function' ? asked(event!) : asked
    const outcome = tournamentDecider.carryOut(event, { ...order, at: minutes(minute) } as TournamentOrder)
    seen.push(outcome.ok ? outcome.events : noOf(outcome.refusal))
    if (outcome.ok) event = outcome.state
  }
  if (event === undefined) return seen
  const away = names(players).map(player => absentHand(event!, player))
  return [seen, paidOut(event), prizesOf(event), away, entrantOf(event, 'p1')]
}

/** A refusal without the words about a plan, which name the house. */
const noOf = ({ problems, ...refusal }: TournamentRefusal): unknown => [refusal, problems?.map(({ at }) => at)]
