import type { Cited } from '../../deal/events.ts'
import { memberToChange, type Recorders, type TableDraft } from '../draft.ts'
import type { At } from '../events.ts'
import type { PlayerId } from '../player.ts'
import type { TimeKept } from '../table.ts'
import type { CollectionsEvent } from './collections-events.ts'

/** What happens with collections, written into the table. */
export const collectionsRecorders: Recorders<CollectionsEvent & Cited & At> = {
  WaitingTold: (table, { names }) => {
    table.waiting = names
  },
  TimeAnnounced: (table, { since, players }) => changeTime(table, { last: since, owes: players, paid: [] }),
  TimeWayAgreed: (table, { way, ante }) => changeTime(table, { way, ante }),
  OptedOut: (table, { player }) => changeTime(table, { optedOut: [...without(table.time.optedOut, [player]), player] }),
  TimeDeclined: (table, { player }) =>
    changeTime(table, { courtesy: [...table.time.courtesy.filter(it => it.player !== player), { player, deals: 0 }] }),
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
}

/** Writes what has changed about time. */
export const changeTime = (table: TableDraft, change: Partial<TimeKept>): void => {
  table.time = { ...table.time, ...change }
}

const without = (players: readonly PlayerId[], gone: readonly PlayerId[]): readonly PlayerId[] =>
  players.filter(player => !gone.includes(player))
