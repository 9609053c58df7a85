import type { RuleId } from '@cardroom/engine'
import { wordsIn } from '@cardroom/engine/languages'
import type { TableRefusal } from '@cardroom/engine/table'
import { type Language, type Say, say } from '@cardroom/engine/words'
import type { Refused, RoomRefusal } from '../refusal.ts'
import { refusalWords } from '../words/refusals.ts'

/** Why a table didn’t seat somebody, as the floor’s log keeps it: a refusal by the table, or by the room. */
export type SeatRefusal =
  | RoomRefusal
  | { readonly why: string; readonly rules: readonly RuleId[]; readonly by: 'table'; readonly refusal: TableRefusal }

/** What the log keeps of a refusal: no names, which may change. */
export const seatRefusal = (refused: Refused): SeatRefusal => {
  if (!('by' in refused)) return refused
  const { why, rules } = refused
  if (refused.by === 'table') return { why, rules, by: 'table', refusal: refused.refusal }
  return { why: 'not-seated', rules }
}

/** It in words. */
export const seatRefusalSay = (refusal: SeatRefusal, language: Language): Say =>
  'by' in refusal ? wordsIn(language).tableRefusal(refusal.refusal) : say`${refusalWords(refusal, language)}`
