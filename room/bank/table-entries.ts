import type { Chips, TableEvent } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'
import type { EntryKind } from '../protocol/named.ts'
import { type Account, type BankEntry, pocketOf } from './bank.ts'

/** What the book keeps of something that happened at the table: an entry wherever chips come to it or leave it. */
export const tableEntries = (event: TableEvent, deal: number, by: PlayerId | undefined): readonly BankEntry[] =>
  moves(event)
    .filter(({ chips }) => chips > 0)
    .map(({ kind, person, chips, way, why = '' }) => ({
      at: event.at,
      deal,
      kind,
      ...accounts(way, person),
      chips,
      person,
      by: way === 'to-the-house' || way === 'from-the-house' ? null : (by ?? person),
      why,
      rules: event.rules,
    }))

/** Chips that come to the table, go back to a pocket, or to the house and from it. */
type Move = {
  readonly kind: EntryKind
  readonly person: PlayerId
  readonly chips: Chips
  readonly way: 'comes' | 'leaves' | 'to-the-house' | 'from-the-house' | 'stays'
  readonly why?: string
}

const accounts = (way: Move['way'], person: PlayerId): { readonly from: Account; readonly to: Account } => {
  if (way === 'from-the-house') return { from: 'collections', to: 'table' }
  if (way === 'stays') return { from: 'table', to: 'table' }
  if (way === 'comes') return { from: pocketOf(person), to: 'table' }
  return { from: 'table', to: way === 'leaves' ? pocketOf(person) : 'collections' }
}

const moves = (event: TableEvent): readonly Move[] => {
  switch (event.type) {
    case 'BoughtIn':
    case 'BoughtBehind': {
      const kind = event.kind === 'top-up' ? 'top-up' : 'buy-in'
      return [{ kind, person: event.player, chips: event.chips, way: 'comes' }]
    }
    case 'CashLaid':
      return [{ kind: 'cash', person: event.player, chips: event.plays, way: 'comes' }]
    case 'StackBrought':
      return [{ kind: 'transfer', person: event.player, chips: event.chips, way: 'comes' }]
    case 'CashedOut':
      return [{ kind: 'cash-out', person: event.player, chips: event.chips, way: 'leaves', why: event.why }]
    case 'HeldCameIn':
      return [{ kind: 'returned', person: event.player, chips: event.returned, way: 'leaves' }]
    case 'ForeignChipsFound':
      return [{ kind: 'foreign-chips', person: event.player, chips: event.chips, way: 'leaves' }]
    case 'StackCorrected': {
      const more = event.to - event.from
      return [{ kind: 'counted', person: event.player, chips: Math.abs(more), way: more > 0 ? 'comes' : 'leaves' }]
    }
    case 'ColouredUp':
      return event.odd.map(({ player, chips }) => ({ kind: 'coloured-up', person: player, chips, way: 'leaves' }))
    case 'CollectionTaken': {
      const kind = event.why === 'rake' || event.why === 'drop' ? event.why : 'time'
      return event.from.map(({ player, chips }) => ({ kind, person: player, chips, way: 'to-the-house' }))
    }
    case 'CollectionReturned':
      return event.to.map(({ player, chips }) => ({ kind: 'drop', person: player, chips, way: 'from-the-house' }))
    // chips that go from one stack to another stay on the table, and are on record
    case 'SevenDeucePaid':
      return event.from.map(({ player, chips }) => ({
        kind: 'seven-deuce',
        person: player,
        chips,
        way: 'stays',
        why: event.player,
      }))
    default:
      return []
  }
}
