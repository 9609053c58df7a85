import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { changeEntrant, changeEntrants, entrantOf, type TournamentDraft } from '../draft.ts'
import { newEntrant } from '../entry/new-entrant.ts'
import type { Money } from '../plan.ts'
import type { Bank } from '../tournament.ts'
import { subject } from '../work.ts'
import { bagUp, startDay } from './bag-up.ts'
import { bringFlight, endFlight } from './flights.ts'

/** What is ordered between the days of an event. */
export type DaysOrder =
  /** The day is over: each stack is counted and bagged; it has to be what it was thought to be, all together. */
  | {
      readonly type: 'BagUp'
      readonly counts: readonly { readonly player: PlayerId; readonly chips: Chips }[]
    }
  /** Those who are left of a flight come in: their bags, how many had entered it, and what was paid there. */
  | {
      readonly type: 'BringFlight'
      readonly flight: string
      readonly bags: readonly Bag[]
      readonly players: number
      readonly money: Pick<Bank, 'buyIns' | 'fees' | 'bounties'>
    }
  /** A flight is over: it goes on in another event, of this name. */
  | { readonly type: 'EndFlight'; readonly to: string }
  /** The next day begins with a new draw. */
  | { readonly type: 'StartDay'; readonly order: readonly PlayerId[] }

/** What somebody brings from a flight: their chips, what is on their head, and what they won of others. */
export type Bag = {
  readonly player: PlayerId
  readonly chips: Chips
  readonly bounty: Money
  readonly bounties: Money
}

/** What happens between the days of an event. */
export type DaysEvent =
  | {
      readonly type: 'DayEnded'
      readonly day: number
      readonly counts: readonly { readonly player: PlayerId; readonly chips: Chips }[]
    }
  | { readonly type: 'DayStarted'; readonly day: number }
  | ({ readonly type: 'FlightBrought' } & Omit<Extract<DaysOrder, { readonly type: 'BringFlight' }>, 'type'>)
  | { readonly type: 'FlightEnded'; readonly to: string; readonly players: number }

/** Several days: chips are counted, bagged and drawn for again. */
export const days = subject<DaysOrder, DaysEvent>({
  orders: { BagUp: bagUp, StartDay: startDay, BringFlight: bringFlight, EndFlight: endFlight },
  events: {
    DayEnded: (event, { counts }) => {
      changeEntrants(
        event,
        counts.map(({ player, chips }) => ({ player, stack: chips, table: null, seat: null })),
      )
      event.tables = []
      event.phase = 'bagged'
    },
    DayStarted: (event, { day }) => {
      event.day = day
      event.phase = 'playing'
    },
    FlightBrought: (event, { flight, bags, players, money }) => {
      for (const bag of bags) bringIn(event, bag)
      event.flights = [...event.flights, { flight, gone: players - bags.length }]
      const { buyIns, fees, bounties, refunds } = event.bank
      event.bank = {
        buyIns: buyIns + money.buyIns,
        fees: fees + money.fees,
        bounties: bounties + money.bounties,
        refunds,
      }
    },
    FlightEnded: event => {
      event.phase = 'ended'
      // what was paid is played for where it goes on
      event.bank = { buyIns: 0, fees: 0, bounties: 0, refunds: event.bank.refunds }
    },
  },
})

/** A player with bags from two flights plays the larger one. */
const bringIn = (event: TournamentDraft, { player, chips, bounty, bounties }: Bag): void => {
  const before = entrantOf(event, player)
  if (before === undefined) event.entrants = [...event.entrants, newEntrant(player)]
  const larger = Math.max(chips, before?.status === 'entered' ? before.stack : 0)
  changeEntrant(event, player, {
    status: 'entered',
    stack: larger,
    brought: larger,
    entries: 1,
    bounty: bounty + (before?.bounty ?? 0),
    bounties: bounties + (before?.bounties ?? 0),
  })
}
