import type { Card } from '../../cards/card.ts'
import type { Floor } from '../../floor/floor.ts'
import { floorDecider } from '../../floor/floor-decider.ts'
import type { GameKind } from '../../floor/game.ts'
import type { FloorOrder } from '../../floor/orders.ts'
import type { Office } from '../../floor/work.ts'
import { minutes } from '../../table/time.ts'
import { kindOf, names, type Ordered, stud } from '../floor-scene.ts'
import type { Witness } from './witness.ts'

/** An order at a minute, by the management unless it is said who gives it. */
type Step = readonly [minute: number, order: Ordered, office?: Office, name?: string]

const G = 'game'
const offer = (kind: GameKind = kindOf(), game = G): Step => [0, { type: 'OfferGame', game, kind, mustMove: true }]
const waits = (...players: readonly string[]): readonly Step[] =>
  players.map(player => [0, { type: 'JoinList', player, game: G, way: 'in-person' }])
const opens = (table: string, count: number, at = 0, order: object = {}, game = G): readonly Step[] => [
  [at, { type: 'OpenTable', table, game, ...order } as Ordered],
  ...names(table, count).flatMap((player, i): readonly Step[] => [
    [at, { type: 'LockUp', player, table, seat: i + 1 }],
    [at, { type: 'Sit', player, table, seat: i + 1 }],
  ]),
]
const deal = (at: number, table: string, button: number, small: number, big: number): readonly Step[] => [
  [at, { type: 'NextDeal', table, places: { button, small, big } }],
  [at, { type: 'DealOver', table }],
]
const call: Step = [3, { type: 'CallNext', game: G }]
const main = (at: number, table: string): Step => [at, { type: 'CallToMain', table }]
const CARDS: readonly Card[] = ['Kd', '9h', 'As', '4c', 'Qd']
const breaks = (table: string, ...players: readonly string[]): Step => [
  5,
  { type: 'BreakGame', table, cards: players.map((player, i) => ({ player, card: CARDS[i]! })), addChair: true },
]
const later = (...at: readonly number[]): readonly Step[] => at.map(minute => [minute, { type: 'PassTime' }])
const mustMove = (kind: GameKind, feeders = 6): readonly Step[] => [
  offer(kind),
  ...opens('A', kind.seats - 1),
  ...opens('B', feeders, 1, { mustMove: true }),
]
const limit = (small: number, big: number) => ({ structure: 'limit', small, big })
const omaha8 = kindOf({ forms: ['omaha-8'], limit: limit(50, 100) })
const mix = (...forms: readonly string[]): GameKind => kindOf({ forms })

/** Short days of a room, each about one thing. */
const floors: Readonly<Record<string, readonly Step[]>> = {
  'with money left': [
    offer(),
    ...waits('Ann', 'Bob'),
    ...opens('A', 5),
    [1, { type: 'StepOut', player: 'Ann', deposit: 20 }],
    [1, { type: 'StepOut', player: 'Bob', deposit: 25 }],
    call,
  ],
  'with names from outside': [
    offer(),
    [0, { type: 'JoinList', player: 'Ann', game: G, way: 'online' }, 'player', 'Ann'],
    [0, { type: 'JoinList', player: 'Bob', game: G, way: 'phone' }],
    ...later(59, 60, 61, 62),
  ],
  'with a new game': [
    offer(),
    ...waits(...names('w', 7)),
    [0, { type: 'OpenTable', table: 'A', game: G }],
    ...names('w', 6).flatMap((player): readonly Step[] => [
      call,
      [
        3,
        { type: 'AnswerCall', player, game: G, answer: ['w2', 'w3', 'w4', 'w6'].includes(player) ? 'pass' : 'coming' },
      ],
    ]),
    ...later(7, 8, 9, 13),
  ],
  'with a list behind it': [
    offer(),
    ...opens('A', 8),
    ...waits('w1', 'w2'),
    [1, { type: 'OpenTable', table: 'B', game: G, mustMove: true }],
    [2, { type: 'CallNext', game: G }],
    [2, { type: 'CallNext', game: G }],
    [3, { type: 'Sit', player: 'w2', table: 'B', seat: 2 }],
    [4, { type: 'Sit', player: 'w1', table: 'B', seat: 1 }],
    main(5, 'A'),
  ],
  'with a refusal': [
    ...mustMove(kindOf()),
    main(2, 'A'),
    [3, { type: 'RefuseMove', player: 'B1' }],
    ...[62, 63, 64].map((at): Step => [at, { type: 'JoinList', player: 'B1', game: G, way: 'kiosk' }]),
  ],
  'with a second seat': [
    offer(),
    ...opens('A', 5),
    ...opens('B', 5),
    [1, { type: 'LockUp', player: 'A1', table: 'B', seat: 8 }],
  ],
  'with a limit that is waited for': [
    offer(),
    ...waits('w1'),
    ...opens('A', 9),
    [1, { type: 'ProposeLimit', table: 'A', limit: limit(20, 40) }],
    [1, { type: 'ApproveLimit', table: 'A' }],
    [2, { type: 'SettleLimit', table: 'A' }],
  ],
  'with a lock-up': [
    offer(),
    ...opens('A', 5),
    ...deal(1, 'A', 1, 2, 3),
    ...waits('Ann').map(([, order]): Step => [1, order]),
    [2, { type: 'LockUp', player: 'Bob', table: 'A', seat: 8 }],
    ...later(6, 11, 12.01, 13, 14, 20, 40),
  ],
  'with cards of the house': [
    offer(),
    [0, { type: 'SetTier', player: 'Star', tier: 'seven-stars' }],
    [0, { type: 'SetTier', player: 'Dia', tier: 'diamond' }],
    ...opens('A', 9),
    ...opens('B', 3),
    breaks('B', 'B1', 'B2', 'B3'),
    ...['Ann', 'Dia', 'Star'].map((player): Step => [6, { type: 'JoinList', player, game: G, way: 'kiosk' }]),
  ],
  'with a stud must-move': [
    ...mustMove(stud),
    ...deal(2, 'B', 0, 0, 0),
    main(3, 'A'),
    ...deal(4, 'B', 0, 0, 0),
    ...deal(5, 'B', 0, 0, 0),
  ],
  'with an Omaha 8 must-move': [
    ...mustMove(omaha8),
    [2, { type: 'NextDeal', table: 'B', places: { button: 5, small: 6, big: 1 } }],
    main(2, 'A'),
  ],
  'with a must-move': [
    ...mustMove(kindOf()),
    ...deal(2, 'B', 6, 1, 2),
    main(2, 'A'),
    ...deal(3, 'B', 1, 2, 3),
    ...deal(4, 'B', 2, 3, 4),
  ],
  'with three tables': [
    offer(),
    ...opens('A', 8),
    ...opens('B', 8, 1, { mustMove: true }),
    ...opens('C', 5, 2, { mustMove: true }),
    main(3, 'B'),
  ],
  'with three tables of Omaha 8': [
    offer(omaha8),
    ...opens('A', 8),
    ...opens('B', 8, 1, { mustMove: true }),
    ...opens('C', 5, 2, { mustMove: true }),
    main(3, 'B'),
  ],
  'with a short main game': [
    ...mustMove(kindOf({ seats: 8 })),
    [2, { type: 'StandUp', player: 'A1' }],
    [3, { type: 'StandUp', player: 'A2' }],
  ],
  'with two mixes': [
    offer(mix('holdem', 'razz', 'stud-8', 'badugi')),
    ...opens('A', 3),
    [1, { type: 'OfferGame', game: 'other', kind: mix('holdem', 'razz', 'omaha', 'badacey'), mustMove: true }],
    [1, { type: 'OfferGame', game: 'third', kind: mix('holdem', 'razz', 'omaha', 'badacey') }],
    [2, { type: 'OpenTable', table: 'B', game: 'other', mustMove: true }],
  ],
  'with a change of table': [
    offer(),
    ...waits('w1', 'w2'),
    ...opens('A', 9),
    ...opens('B', 5),
    [1, { type: 'NextDeal', table: 'A', places: { button: 9, small: 1, big: 2 } }],
    [2, { type: 'AskToMove', player: 'A1', table: 'B', seat: 8 }, 'player', 'A1'],
    [2, { type: 'AskToMove', player: 'A1', table: 'B', seat: 8 }],
  ],
  'with even games': [
    offer(),
    ...opens('A', 7),
    ...opens('B', 7),
    [2, { type: 'AskToMove', player: 'A1', table: 'B', seat: 8 }],
  ],
  'with a newcomer’s marker': [
    offer(),
    ...opens('A', 4),
    ...deal(0, 'A', 1, 2, 3),
    ...waits('New'),
    call,
    [4, { type: 'LayMarker', player: 'New', table: 'A', seat: 5 }],
    [5, { type: 'AskSeatChange', player: 'A1', seat: 5 }],
    [5, { type: 'ChangeSeat', player: 'A1', seat: 5 }],
  ],
  'with a broken game': [
    offer(),
    ...opens('A', 8),
    ...opens('B', 5),
    [2, { type: 'WalkAway', player: 'B3' }],
    breaks('B', 'B1', 'B2', 'B3', 'B4', 'B5'),
    ...deal(6, 'A', 7, 8, 9),
    ...deal(7, 'A', 8, 9, 1),
  ],
  'with a broken game and a missed blind': [
    offer(),
    ...waits('w1'),
    ...opens('A', 9),
    ...opens('B', 5),
    [2, { type: 'WalkAway', player: 'B5' }],
    [2, { type: 'MissBlind', player: 'B5' }],
    breaks('B', 'B1', 'B2', 'B3', 'B4'),
    breaks('B', 'B1', 'B2', 'B3', 'B4', 'B5'),
  ],
  'with a broken stud game': [
    offer(stud),
    ...opens('A', 6),
    ...opens('B', 3),
    [2, { type: 'WalkAway', player: 'B3' }],
    breaks('B', 'B1', 'B2', 'B3'),
    ...[6, 7, 8, 9, 10].flatMap(at => deal(at, 'A', 0, 0, 0)),
  ],
  'with a broken kill game': [
    offer(),
    offer(kindOf({ kill: true }), 'kill'),
    ...opens('A', 5),
    ...opens('B', 3, 0, {}, 'kill'),
    breaks('B', 'B1', 'B2', 'B3'),
  ],
  'with limits': [
    offer(kindOf({ limit: limit(20, 40) })),
    ...opens('A', 3),
    [1, { type: 'OfferGame', game: 'close', kind: kindOf({ limit: limit(30, 60) }) }],
    [1, { type: 'OfferGame', game: 'far', kind: kindOf({ limit: limit(40, 80) }) }],
    [1, { type: 'OfferGame', game: 'low', kind: kindOf({ limit: limit(12, 24) }) }],
  ],
  'with a new limit': [
    offer(),
    ...waits('w1'),
    ...opens('A', 9),
    [1, { type: 'ProposeLimit', table: 'A', limit: limit(20, 40) }],
    [1, { type: 'ApproveLimit', table: 'A' }],
    [1, { type: 'ObjectToLimit', player: 'A1' }],
    [1, { type: 'ObjectToLimit', player: 'A2' }],
    [2, { type: 'SettleLimit', table: 'A' }],
  ],
  'with two games': [
    offer(),
    ...waits('Ann'),
    ...opens('A', 7),
    ...opens('B', 5),
    [3, { type: 'CallNext', game: G, table: 'A' }],
    call,
  ],
  'with claims': [
    offer(),
    ...waits('w1', 'w2'),
    [0, { type: 'OpenTable', table: 'A', game: G }],
    ...['w1', 'w2'].flatMap((player): readonly Step[] => [
      call,
      [3, { type: 'AnswerCall', player, game: G, answer: 'coming' }],
    ]),
    [
      4,
      {
        type: 'ClaimSeats',
        table: 'A',
        claims: [
          { player: 'w2', seat: 5 },
          { player: 'w1', seat: 5 },
        ],
      },
    ],
  ],
  'with a chair more': [offer(), ...opens('A', 9, 0, { extra: true }), [1, { type: 'StandUp', player: 'A1' }]],
  'with antes left': [
    offer(),
    ...opens('A', 5),
    [1, { type: 'NextDeal', table: 'A', places: { button: 1, small: 2, big: 3 } }],
    [1, { type: 'DealOver', table: 'A', builtUp: true }],
    [2, { type: 'ChangeSeat', player: 'A1', seat: 8 }],
  ],
}

/** Their names. */
export const floorNames: readonly string[] = Object.keys(floors)

/** A short day of a room by its name: what came of every order, and what was refused. */
export const floorSeen = (name: string): Witness => ({
  name: `floor ${name}`,
  under: book => {
    let floor: Floor | undefined
    const seen: unknown[] = []
    const open: Step = [0, { type: 'OpenFloor', book } as Ordered]
    for (const [minute, order, office = 'management', by = 'Max'] of [open, ...floors[name]!]) {
      const given = { ...order, at: minutes(minute), by: { name: by, office } } as FloorOrder
      const outcome = floorDecider.carryOut(floor, given)
      seen.push(outcome.ok ? outcome.events : outcome.refusal)
      if (outcome.ok) floor = outcome.state
    }
    return seen
  },
})
