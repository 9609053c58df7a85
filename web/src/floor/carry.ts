import type { StaffOrder } from '@cardroom/room/protocol'
import { create } from 'zustand'

/** A seat at a table. */
export type Place = { readonly table: string; readonly seat: number }

/** Somebody who was picked up to be given a seat: where from, and what setting them down means. */
export type Carried = {
  readonly player: string
  readonly name: string
  readonly from: Place | null
  readonly does: 'seat' | 'lock-up' | 'reserve'
}

/** Who is picked up at this podium, by tapping, dragging or a key; null for nobody. */
export const useCarry = create<{ readonly carried: Carried | null }>(() => ({ carried: null }))

/** Picks somebody up. */
export const pickUp = (carried: Carried): void => useCarry.setState({ carried })

/** Puts them back where they were. */
export const putBack = (): void => useCarry.setState({ carried: null })

/** What it means to set somebody down: another seat at their table, a move to another, a seat for a name that waits. */
export const setDownOrder = ({ player, from, does }: Carried, { table, seat }: Place): StaffOrder => {
  if (from?.table === table) return { type: 'ChangeSeat', player, seat }
  if (from !== null) return { type: 'AskToMove', player, table, seat }
  const at = { player, table, seat }
  if (does === 'lock-up') return { type: 'LockUp', ...at }
  return does === 'reserve' ? { type: 'Reserve', ...at } : { type: 'Sit', ...at }
}
