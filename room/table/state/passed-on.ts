import type { Deal } from '@cardroom/engine'
import { wordsIn } from '@cardroom/engine/languages'
import type { NightDecision } from '@cardroom/engine/table'
import { inEveryLanguage } from '@cardroom/engine/words'
import type { Refused } from '../../refusal.ts'
import type { Hosted } from './hosted.ts'
import { namesAt } from './names.ts'

/** A refusal by the table or by the deal, passed on with the names of the people here. */
export const passedOn = (
  no: Extract<NightDecision, { readonly ok: false }>,
  hosted: Pick<Hosted, 'night' | 'people'>,
): Refused => {
  const { why, rules = [] } = no.refusal
  const names = namesAt(hosted, hosted)
  if (no.by === 'table') return { why, rules, names, by: 'table', refusal: no.refusal }
  const deal = hosted.night?.deal ?? null
  return { why, rules, names, by: 'deal', refusal: no.refusal, accepted: acceptedIn(deal) }
}

const acceptedIn = (deal: Deal | null) =>
  deal === null ? null : inEveryLanguage(language => wordsIn(language).prompt(deal))
