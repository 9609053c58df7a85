import type { MoveShown } from '@cardroom/room/protocol'
import { eventTexts as words } from '../words/event-texts.ts'

/** A chair of an event. */
export type Chair = { readonly table: number; readonly seat: number }

/** A player who moves: from where to where, how they are dealt in, why, and by which rules. */
export type Slip = {
  readonly name: string
  readonly from: Chair | null
  readonly to: Chair
  readonly duty: string
  readonly why: string
  readonly rules: readonly string[]
}

/** A move as its slip says it: how they are dealt in, and why they move. */
export const slipOf = ({ name, from, to, why, duty, bigBlindIn, waits, rules }: Omit<MoveShown, 'at'>): Slip => ({
  name,
  from,
  to,
  duty: waits
    ? words.waits
    : duty !== 'none'
      ? words.duties[duty]
      : bigBlindIn === null
        ? ''
        : words.dutyIn(bigBlindIn),
  why: words.moveWhys[why],
  rules,
})
