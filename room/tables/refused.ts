import type { RuleId } from '@cardroom/engine'
import type { NightDecision } from '@cardroom/engine/table'
import { dealRefusal, english, prompt, tableRefusal, text, withNames } from '@cardroom/engine/words'
import { namesAt } from '../views/names.ts'
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
  const names = namesAt(hosted, hosted)
  if (no.by === 'table') return { why, words: text(withNames(tableRefusal(no.refusal), names), english), rules }
  const said = text(withNames(dealRefusal(no.refusal), names), english)
  const deal = hosted.night?.deal
  return { why, words: deal == null ? said : `${said} ${text(withNames(prompt(deal), names), english)}`, rules }
}
