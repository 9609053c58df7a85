import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'
import type { Promotion } from './promotion.ts'

/** Dealers, time paid and promotions. */
export type HouseBooks = {
  readonly dealers: readonly FloorDealer[]
  /** Until when each player has paid time, wherever they paid it. */
  readonly paid: readonly { readonly player: PlayerId; readonly until: Time }[]
  /** What was collected at each table. */
  readonly taken: readonly { readonly table: string; readonly chips: Chips }[]
  readonly promotions: readonly Promotion[]
}

/** A dealer: what they can deal, where they are, since when. */
export type FloorDealer = {
  readonly name: string
  readonly forms: readonly string[] | 'all'
  readonly table: string | null
  readonly since: Time
  readonly downs: readonly { readonly table: string; readonly from: Time; readonly to: Time }[]
}

/** Before the first entry. */
export const noBooks: HouseBooks = { dealers: [], paid: [], taken: [], promotions: [] }
