import type { PlayerId, Time } from '@cardroom/engine/table'
import type { QuotaName } from '../protocol/office.ts'

/** What an operator does: with their name, and chained to what was done before. */
export type OfficeEvent = {
  readonly at: Time
  /** Who did it, by the name they work under. */
  readonly by: string
  /** Why, in their own words; empty where they gave no reason. */
  readonly why: string
  /** A hash over this act and the chain before it: an act that is changed or left out breaks every link after it. */
  readonly chain: string
} & OfficeAct

/** An act of the office, without who did it, when and why. */
export type OfficeAct =
  | { readonly type: 'PersonBanned'; readonly person: PlayerId }
  | { readonly type: 'BanLifted'; readonly person: PlayerId }
  /** They log in with another password from now on, which is kept as a hash. */
  | { readonly type: 'PasswordReset'; readonly person: PlayerId; readonly password: string }
  | { readonly type: 'PersonForgotten'; readonly person: PlayerId }
  | { readonly type: 'TableClosed'; readonly table: string }
  /** What everybody in the room reads; null takes it away. */
  | { readonly type: 'NoticeSet'; readonly notice: string | null }
  /** No hand begins and no table is created until it's allowed again: hands in play are finished. */
  | { readonly type: 'DealingStopped'; readonly stopped: boolean }
  /** Tables at which nobody has done anything for this many days are archived, or deleted where there is no archive. */
  | { readonly type: 'TablesArchived'; readonly days: number }
  /** A node plays nothing until it may again: what it had is played by others. */
  | { readonly type: 'NodeDrained'; readonly node: string; readonly drained: boolean }
  /** Nobody changes anything until it's allowed again, but for finishing the hands in play. */
  | { readonly type: 'ReadOnlySet'; readonly readOnly: boolean }
  /** What one person, or one address, may have from now on; null for what the room was started with. */
  | { readonly type: 'QuotaSet'; readonly quota: QuotaName; readonly most: number | null }

/** What the acts of the office add up to. */
export type Office = {
  readonly notice: string | null
  readonly stopped: boolean
  readonly readOnly: boolean
  /** The nodes that play nothing, the last first. */
  readonly drained: readonly string[]
  /** Quotas that aren't as the room was started with. */
  readonly quotas: QuotasSet
  /** The last link of the chain. */
  readonly chain: string
}

/** Quotas as the office has set them. */
export type QuotasSet = Readonly<Partial<Record<QuotaName, number>>>

/** The office before anybody did anything. */
export const NEW_OFFICE: Office = { notice: null, stopped: false, readOnly: false, drained: [], quotas: {}, chain: '' }

/** The office after an act. */
export const recordOffice = (office: Office, event: OfficeEvent): Office => {
  const { chain } = event
  switch (event.type) {
    case 'NoticeSet':
      return { ...office, chain, notice: event.notice }
    case 'DealingStopped':
      return { ...office, chain, stopped: event.stopped }
    case 'ReadOnlySet':
      return { ...office, chain, readOnly: event.readOnly }
    case 'NodeDrained': {
      // a node has another id after each start: those of long ago are no more
      const others = office.drained.filter(node => node !== event.node).slice(0, MOST_DRAINED)
      return { ...office, chain, drained: event.drained ? [event.node, ...others] : others }
    }
    case 'QuotaSet': {
      const { [event.quota]: _, ...others } = office.quotas
      return { ...office, chain, quotas: event.most === null ? others : { ...others, [event.quota]: event.most } }
    }
    case 'PersonBanned':
    case 'BanLifted':
    case 'PasswordReset':
    case 'PersonForgotten':
    case 'TableClosed':
    case 'TablesArchived':
      return { ...office, chain }
  }
}

/** How many nodes that were drained are remembered besides the last. */
const MOST_DRAINED = 99

/** Every type of an act. */
export const OFFICE_TYPES: ReadonlySet<string> = new Set<OfficeAct['type']>([
  'PersonBanned',
  'BanLifted',
  'PasswordReset',
  'PersonForgotten',
  'TableClosed',
  'TablesArchived',
  'NoticeSet',
  'NodeDrained',
  'DealingStopped',
  'ReadOnlySet',
  'QuotaSet',
])
