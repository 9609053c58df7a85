import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { minutes, type Time } from '../../table/time.ts'
import { dealerGivesButtons } from '../absences/absences.ts'
import { bookOf, type FloorDraft, gameOf, playersAt, tableOf } from '../draft.ts'
import type { TakenChair } from '../floor-table.ts'
import { refused } from '../refusal.ts'
import { subject, tell } from '../work.ts'
import type { HouseBooks } from './house-books.ts'

/** What is ordered about dealers and time. */
export type HouseOrder =
  | { readonly type: 'AddDealer'; readonly dealer: string; readonly forms: readonly string[] | 'all' }
  /** A dealer goes to a table; the one there goes on. */
  | { readonly type: 'PushDealer'; readonly dealer: string; readonly table: string }
  | { readonly type: 'RelieveDealer'; readonly dealer: string }
  /** Time is collected at a table from those who haven't paid for it elsewhere. */
  | { readonly type: 'CollectTime'; readonly table: string; readonly chips: Chips }

/** What happens with dealers and time. */
export type HouseEvent =
  | { readonly type: 'DealerAdded'; readonly dealer: string; readonly forms: readonly string[] | 'all' }
  | { readonly type: 'DealerPushed'; readonly dealer: string; readonly table: string; readonly relieved: string | null }
  | { readonly type: 'DealerRelieved'; readonly dealer: string }
  | {
      readonly type: 'TimeCollected'
      readonly table: string
      readonly players: readonly PlayerId[]
      readonly chips: Chips
      readonly until: Time
    }

/** Dealers, and the collection across tables. */
export const house = subject<HouseOrder, HouseEvent>({
  orders: {
    AddDealer: (work, { dealer, forms, at, by }) => {
      if (work.state.house.dealers.some(it => it.name === dealer)) return refused('dealer-exists', { player: dealer })
      tell(work, { type: 'DealerAdded', dealer, forms, at, by, rules: [] })
      return null
    },
    PushDealer: (work, { dealer, table: id, at, by }) => {
      const { house: books } = work.state
      const found = books.dealers.find(it => it.name === dealer)
      if (found === undefined) return refused('no-such-dealer', { player: dealer })
      const table = tableOf(work.state, id)
      if (table === undefined || table.closed) return refused('no-such-table', { table: id })
      if (found.table === id) return refused('dealer-is-busy', { player: dealer, table: id })
      const { forms } = gameOf(work.state, table.game)!
      if (found.forms !== 'all' && forms.some(form => !found.forms.includes(form))) {
        return refused('dealer-cannot-deal-it', { player: dealer, table: id })
      }
      const relieved = books.dealers.find(it => it.table === id)?.name ?? null
      tell(work, { type: 'DealerPushed', dealer, table: id, relieved, at, by, rules: [] })
      dealerGivesButtons(work, id, { at, by })
      return null
    },
    RelieveDealer: (work, { dealer, at, by }) => {
      const found = work.state.house.dealers.find(it => it.name === dealer)
      if (found === undefined || found.table === null) return refused('no-such-dealer', { player: dealer })
      tell(work, { type: 'DealerRelieved', dealer, at, by, rules: [] })
      return null
    },
    CollectTime: (work, { table: id, chips, at, by }) => {
      const table = tableOf(work.state, id)
      if (table === undefined || table.closed || playersAt(table) === 0) return refused('no-such-table', { table: id })
      if (!Number.isSafeInteger(chips) || chips <= 0) return refused('amount-makes-no-sense', { table: id })
      const { is, rules } = bookOf(work.state).timeCollection
      const players = owesTime(work.state, id, at)
      if (players.length === 0) return refused('not-due', { table: id, rules })
      const until = at + minutes(is.intervalMinutes)
      tell(work, { type: 'TimeCollected', table: id, players, chips, until, at, by, rules })
      return null
    },
  },
  events: {
    DealerAdded: (floor, { dealer, forms, at }) =>
      write(floor, {
        dealers: [...floor.house.dealers, { name: dealer, forms, table: null, since: at, downs: [] }],
      }),
    DealerPushed: (floor, { dealer, table, relieved, at }) => {
      goOff(floor, dealer, at)
      if (relieved !== null) goOff(floor, relieved, at)
      write(floor, {
        dealers: floor.house.dealers.map(it => (it.name === dealer ? { ...it, table, since: at } : it)),
      })
    },
    DealerRelieved: (floor, { dealer, at }) => goOff(floor, dealer, at),
    TimeCollected: (floor, { table, players, chips, until }) => {
      const before = floor.house.paid.filter(it => !players.includes(it.player))
      const taken = floor.house.taken.find(it => it.table === table)?.chips ?? 0
      write(floor, {
        paid: [...before, ...players.map(player => ({ player, until }))],
        taken: [
          ...floor.house.taken.filter(it => it.table !== table),
          { table, chips: taken + chips * players.length },
        ],
      })
    },
  },
})

/** Who at a table has not paid for the time that begins now, here or elsewhere. */
export const owesTime = (
  floor: Pick<FloorDraft, 'tables' | 'house' | 'book'>,
  table: string,
  at: Time,
): readonly PlayerId[] =>
  (tableOf(floor, table)?.chairs ?? [])
    .flatMap(chair => (chair.is === 'taken' ? payersOf(floor, chair) : []))
    .filter(player => !floor.house.paid.some(it => it.player === player && at < it.until))

/** wsop/68-time: the owner of a seat, the player who plays over it, or both. */
const payersOf = (floor: Pick<FloorDraft, 'book'>, { player, over }: TakenChair): readonly PlayerId[] => {
  if (over == null) return [player]
  const { is } = bookOf(floor).playOverTimeCharge
  if (is === 'both') return [player, over.player]
  return [is === 'stand-in' ? over.player : player]
}

const write = (floor: FloorDraft, change: Partial<HouseBooks>): void => {
  floor.house = { ...floor.house, ...change }
}

/** A dealer leaves the table, and the down is written down. */
const goOff = (floor: FloorDraft, dealer: string, at: Time): void =>
  write(floor, {
    dealers: floor.house.dealers.map(it =>
      it.name === dealer && it.table !== null
        ? { ...it, table: null, since: at, downs: [...it.downs, { table: it.table, from: it.since, to: at }] }
        : it,
    ),
  })
