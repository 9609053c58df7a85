import { decks } from '../../cards/deck.ts'
import { type Chance, shuffled } from '../../cards/shuffle.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import { mayStillBuy } from '../bounties/worths.ts'
import { bookOf, playing } from '../draft.ts'
import { levelsFor } from '../opening/plan-for.ts'
import type { TournamentOrder } from '../orders.ts'
import type { Plan, Rebuys } from '../plan.ts'
import { chipWorths, nextUsable } from '../race/colour-ups.ts'
import { raceCards } from '../race/race-cards.ts'
import type { Entrant, Tournament } from '../tournament.ts'

/** An order for this moment without its time, or nothing to do. */
type Untimed<Order> = Order extends TournamentOrder ? Omit<Order, 'at'> : never
type Stir = (event: Tournament, chance: Chance) => Untimed<TournamentOrder> | null

/**
 * What else happens in an event, between its deals: somebody buys again or comes late, is away, penalised or disqualified, a
 * bust-out is undone, small chips are raced off, a day ends, players agree on a deal. The event may refuse any of it.
 */
export const stirred = (event: Tournament, chance: Chance): readonly Untimed<TournamentOrder>[] => {
  const now = SELDOM.filter(() => chance(SELDOM.length * 4) === 0)
  return [...ALWAYS, ...now].flatMap(stir => stir(event, chance) ?? [])
}

/** A plan of any kind: rebuys, late entry, add-ons, bounties, breaks, levels by time or by deals. */
export const anyPlan = (book: BookId, chance: Chance): Partial<Plan> => {
  const lasts = chance(2) === 0 ? { minutes: 1 + chance(20) } : { deals: 1 + chance(8) }
  const buys = chance(2) === 0
  return {
    levels: levelsFor(BLINDS, 1).map((level, i) => ({ ...level, lasts, breakAfter: i % 4 === 3 ? chance(3) * 5 : 0 })),
    buyIn: { price: 100, fee: 10, chips: 1000 },
    entryUntil: 1 + chance(5),
    reEntries: chance(3),
    ...(buys && {
      rebuys: { most: chance(3) || null, whenStack: chance(2) * 1000, beforeLevel: 4, ...rebuysAt(book) },
    }),
    bounty: (
      [null, { kind: 'plain', worth: 25 }, { kind: 'progressive', worth: 25 }, { kind: 'mystery', worth: 25 }] as const
    )[chance(4)]!,
    guarantee: chance(3) === 0 ? 20_000 : 0,
    skipRedrawAtThree: chance(2) === 0,
  }
}

/** hpt/buyin/rebuy: there a rebuy is like the buy-in. */
const rebuysAt = (book: BookId): Pick<Rebuys, 'price' | 'chips'> =>
  book === 'hpt' ? { price: 100, chips: 1000 } : { price: 90, chips: 1500 }

const BLINDS = [10, 15, 25, 50, 75, 100, 150, 200, 300, 500, 1000, 2000].map(small => [small, 2 * small] as const)

/** Somebody still in it. */
const anybody = (event: Tournament, chance: Chance): Entrant | undefined => {
  const left = playing(event)
  return left[chance(Math.max(1, left.length))]
}

/** Who went out lately. */
const lately = ({ outs }: Tournament, chance: Chance): PlayerId | undefined => {
  const last = outs.at(-1)?.players ?? []
  return last[chance(Math.max(1, last.length))]?.player
}

const aboutAnybody =
  (order: (player: PlayerId, chance: Chance, entrant: Entrant) => Untimed<TournamentOrder>): Stir =>
  (event, chance) => {
    const somebody = anybody(event, chance)
    return somebody === undefined ? null : order(somebody.player, chance, somebody)
  }

const aboutLast =
  (type: 'Rebuy' | 'ReEnter'): Stir =>
  (event, chance) => {
    const player = chance(2) === 0 ? lately(event, chance) : undefined
    return player === undefined ? null : { type, player }
  }

/** The director finds out that somebody who went out lately had chips left: they come from somebody who has some. */
const undo: Stir = (event, chance) => {
  const player = lately(event, chance)
  const from = anybody(event, chance)
  if (player === undefined || from === undefined || from.stack <= event.unit) return null
  const chips = Math.max(1, Math.floor(from.stack / event.unit / 2)) * event.unit
  const stacks = [
    { player, chips },
    { player: from.player, chips: from.stack - chips },
  ]
  return { type: 'UndoBust', player, stacks }
}

const race: Stir = (event, chance) => {
  const unit = nextUsable(event.levels.slice(event.clock.level - 1), event.unit, chipWorths(bookOf(event)))
  if (unit === null || event.tables.some(({ dealing }) => dealing !== null)) return null
  const cards = event.tables.flatMap(table => raceCards(event, table, unit, shuffled(decks.standard, chance)))
  return { type: 'RaceChips', unit, cards }
}

const seal: Stir = event =>
  event.plan.bounty?.kind === 'mystery' && event.envelopes === null && !mayStillBuy(event, event.clock.level)
    ? { type: 'SealEnvelopes', root: '0f'.repeat(32) }
    : null

/** A player who has won an envelope opens one of those that are closed; what lies in it is one of the sums that are left. */
export const openOne: Stir = ({ envelopes }, chance) => {
  const owed = envelopes?.owed[0]
  if (envelopes == null || owed === undefined) return null
  const closed = [...envelopes.worths.keys()].filter(i => !envelopes.opened.some(it => it.envelope === i + 1))
  const left = [...envelopes.worths]
  for (const { worth } of envelopes.opened) left.splice(left.indexOf(worth), 1)
  const envelope = closed[chance(Math.max(1, closed.length))]! + 1
  return {
    type: 'OpenEnvelope',
    player: owed.player,
    envelope,
    worth: left[chance(Math.max(1, left.length))]!,
    salt: '',
    path: [],
  }
}

const deal: Stir = (event, chance) => {
  const left = playing(event)
  if (left.length > 9) return null
  const way = (['even', 'chips', 'icm'] as const)[chance(3)]!
  const signed = left.map(({ player }) => player)
  return {
    type: 'AgreeDeal',
    way,
    signed,
    left: chance(2) * 10,
    director: bookOf(event).prizeDealPayout.is === 'director-option',
  }
}

const bag: Stir = event => ({
  type: 'BagUp',
  counts: playing(event).map(({ player, stack }) => ({ player, chips: stack })),
})

const handForHand: Stir = (event, chance) =>
  event.tables.length > 1 || event.handForHand ? { type: 'HandForHand', on: chance(2) === 0 } : null

const move: Stir = (event, chance) => {
  const somebody = anybody(event, chance)
  const to = event.tables[chance(Math.max(1, event.tables.length))]
  const seat = (to?.seats.indexOf(null) ?? -1) + 1
  if (somebody === undefined || to === undefined || seat === 0) return null
  return { type: 'MovePlayer', player: somebody.player, table: to.table, seat, by: 'director' }
}

const ALWAYS: readonly Stir[] = [race, seal, openOne]
const SELDOM: readonly Stir[] = [
  undo,
  aboutLast('Rebuy'),
  aboutLast('ReEnter'),
  deal,
  bag,
  handForHand,
  move,
  event => ({ type: 'Enter', player: `late${event.entrants.length + 1}` }),
  aboutAnybody(player => ({ type: 'Rebuy', player })),
  aboutAnybody(player => ({ type: 'AnnounceRebuy', player })),
  aboutAnybody((player, chance) => ({
    type: 'MarkAway',
    player,
    neverCame: chance(2) === 0,
    ...(chance(3) === 0 && { minutes: 60 }),
  })),
  aboutAnybody(player => ({ type: 'ComeBack', player })),
  aboutAnybody(player => ({ type: 'RemoveNoShow', player })),
  aboutAnybody((player, chance) => ({
    type: 'Penalize',
    player,
    ...(chance(2) === 0 ? { deals: 2 } : { minutes: 5 }),
  })),
  aboutAnybody(player => ({ type: 'Disqualify', player, about: 'collusion' })),
  aboutAnybody((player, _, { stack }) => ({ type: 'TakeChips', player, chips: stack })),
  aboutAnybody((player, _, { table }) => ({ type: 'TellBigBlind', player, table: table ?? 0 })),
  () => ({ type: 'Tick' }),
]
