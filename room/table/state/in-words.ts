import type { NightDecision } from '@cardroom/engine/table'
import { dealRefusal, english, prompt, tableRefusal, text, withNames } from '@cardroom/engine/words'
import type { Refused } from '../../refusal.ts'
import type { Hosted } from './hosted.ts'
import { namesAt } from './names.ts'

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
