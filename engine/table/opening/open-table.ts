import { NO_RULES } from '../../deal/work.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { At } from '../events.ts'
import { killGameOpens } from '../kills/kill-absence.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import { checkPlacard } from './check-placard.ts'
import type { OpeningOrder } from './opening.ts'

/** A table opens with its placard, if that makes sense. */
export const openTable: Handler<Extract<OpeningOrder, { readonly type: 'OpenTable' }> & At> = (
  work,
  { placard, at },
) => {
  const problems = checkPlacard(placard)
  if (problems.length > 0) return refused('placard-makes-no-sense', { problems })
  tell(work, { type: 'TableOpened', placard, at, rules: NO_RULES })
  const kills = placard.kill === null ? [] : killGameOpens(rulebookOf(placard.book))
  for (const event of kills) tell(work, { ...event, at })
  return null
}
