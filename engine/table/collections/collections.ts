import type { Chips } from '../../deal/chips.ts'
import { NO_RULES } from '../../deal/work.ts'
import { changeTime, memberToChange } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import { refused } from '../refusal.ts'
import type { TimePool, TimeWay } from '../table.ts'
import type { Time } from '../time.ts'
import { subject, tell } from '../work.ts'
import { callTime } from './announce-time.ts'
import type { ButtonDrop } from './button-drop.ts'
import { declineTime } from './courtesy.ts'
import { optOut, payTimeBy } from './pay-time-by.ts'
import { payTime } from './take-time.ts'

/** What is ordered about what the house takes. */
export type CollectionsOrder =
  /** The desk says how many names wait for a seat here. */
  | { readonly type: 'TellWaiting'; readonly names: number }
  /** The dealer calls time, which has fallen due, so that the table can say how it pays. */
  | { readonly type: 'AnnounceTime' }
  /** These agree on how the next time is paid: each their own, or all by the deal that comes; the ante is of a bomb pot. */
  | {
      readonly type: 'PayTimeBy'
      readonly way: TimeWay
      readonly agreed: readonly PlayerId[]
      readonly ante?: Chips
    }
  /** They opt out and pay their own time. */
  | { readonly type: 'OptOut'; readonly player: PlayerId }
  /** They don't want to pay, and play on as long as courtesy allows. */
  | { readonly type: 'DeclineTime'; readonly player: PlayerId }
  /** They pay the time they owe. */
  | { readonly type: 'PayTime'; readonly player: PlayerId }

/** What happens with what the house takes. */
export type CollectionsEvent =
  | { readonly type: 'WaitingCounted'; readonly names: number }
  /** Time has fallen due: when the period that's paid for began, and who owes it. */
  | { readonly type: 'TimeAnnounced'; readonly since: Time; readonly players: readonly PlayerId[] }
  | { readonly type: 'TimeWayAgreed'; readonly way: TimeWay; readonly ante: Chips | null }
  | { readonly type: 'OptedOut'; readonly player: PlayerId }
  | { readonly type: 'TimeDeclined'; readonly player: PlayerId }
  /** They owe the time that is running: they came when it had begun, or courtesy has ended. */
  | { readonly type: 'TimeOwed'; readonly player: PlayerId }
  /** A newcomer pays nothing for the time that is running. */
  | { readonly type: 'TimeWaived'; readonly player: PlayerId }
  /** The deal that comes pays the time of all these. */
  | ({ readonly type: 'TimePooled' } & TimePool)
  | {
      readonly type: 'CollectionTaken'
      readonly why: 'rake' | 'drop' | TimeWay
      readonly from: readonly { readonly player: PlayerId; readonly chips: Chips }[]
      /** Whose time is paid with it. */
      readonly covers: readonly PlayerId[]
    }
  /** What was paid for a deal goes back, since the deal is void. */
  | { readonly type: 'CollectionReturned'; readonly to: readonly ButtonDrop[] }

/** What the house takes. */
export const collections = subject<CollectionsOrder, CollectionsEvent>({
  orders: {
    TellWaiting: (work, { names, at }) => {
      if (!(Number.isSafeInteger(names) && names >= 0)) return refused('chips-not-whole', { about: 'names', least: 0 })
      tell(work, { type: 'WaitingCounted', names, at, rules: NO_RULES })
      return null
    },
    AnnounceTime: callTime,
    PayTimeBy: payTimeBy,
    OptOut: optOut,
    DeclineTime: declineTime,
    PayTime: payTime,
  },
  events: {
    WaitingCounted: (table, { names }) => {
      table.waiting = names
    },
    TimeAnnounced: (table, { since, players }) => changeTime(table, { last: since, owes: players, paid: [] }),
    TimeWayAgreed: (table, { way, ante }) => changeTime(table, { way, ante }),
    OptedOut: (table, { player }) =>
      changeTime(table, { optedOut: [...without(table.time.optedOut, [player]), player] }),
    TimeDeclined: (table, { player }) =>
      changeTime(table, {
        courtesy: [...table.time.courtesy.filter(it => it.player !== player), { player, deals: 0 }],
      }),
    TimeOwed: (table, { player }) =>
      changeTime(table, {
        owes: [...without(table.time.owes, [player]), player],
        courtesy: table.time.courtesy.filter(it => it.player !== player),
      }),
    TimeWaived: (table, { player }) => changeTime(table, { paid: [...table.time.paid, player] }),
    TimePooled: (table, { way, ante, chips, players }) =>
      changeTime(table, {
        pool: { way, ante, chips, players },
        owes: without(table.time.owes, players),
        way: 'individual',
        ante: null,
        optedOut: [],
      }),
    CollectionTaken: (table, { why, from, covers }) => {
      for (const { player, chips } of from) {
        const member = memberToChange(table, player)
        member.stack -= chips
        member.collected += chips
        table.collected += chips
      }
      if (covers.length === 0) return
      const { owes, paid, courtesy, pool } = table.time
      changeTime(table, {
        owes: without(owes, covers),
        paid: [...without(paid, covers), ...covers],
        courtesy: courtesy.filter(({ player }) => !covers.includes(player)),
        pool: why === 'individual' ? pool : null,
      })
    },
    CollectionReturned: (table, { to }) => {
      for (const { player, chips } of to) {
        const member = memberToChange(table, player)
        member.stack += chips
        member.collected -= chips
        table.collected -= chips
      }
    },
  },
})

const without = (players: readonly PlayerId[], gone: readonly PlayerId[]): readonly PlayerId[] =>
  players.filter(player => !gone.includes(player))
