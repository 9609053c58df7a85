import { type RuleId, refusalWords, tableRefusalWords } from '@cardroom/engine'
import type { NightDecision } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import { namesAt, withNames } from '../views/names.ts'
import type { Hosted } from './hosted.ts'

/** An order that is not carried out: why, in words, with the rules behind it. */
export type Refused = { readonly why: string; readonly words: string; readonly rules: readonly RuleId[] }

/** A refusal by the room itself; no rule of a book is behind it. */
export const simply = (why: string, words: string): Refused => ({ why, words, rules: [] })

/** A refusal by the table or by the deal, said with the names of the people here. */
export const inWords = (
  no: Extract<NightDecision, { readonly ok: false }>,
  hosted: Pick<Hosted, 'night' | 'people'>,
): Refused => {
  const { why, rules = [] } = no.refusal
  if (no.by === 'deal') {
    const words = refusalWords(no.refusal, hosted.night?.deal ?? undefined)
    return { why, words: withNames(words, namesAt(hosted, hosted)), rules }
  }
  const { player } = no.refusal
  const name = player === undefined ? undefined : heldIn(hosted.people, player)?.name
  return { why, words: tableRefusalWords(name === undefined ? no.refusal : { ...no.refusal, player: name }), rules }
}
