import type { Deal } from '../../deal/deal.ts'
import { isLow } from '../../deal/pots/odd-chip.ts'
import type { Form } from '../../forms/form.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'

/** The list of misdeals that draw forms have for themselves, nearer than the general one; none for other forms. */
export const misdealListOf = ({
  form,
  book,
}: Deal): Rulebook['lowballMisdealRules'] | Rulebook['drawHighMisdealRules'] | undefined => {
  if (form.family !== 'draw') return undefined
  const { lowballMisdealRules, drawHighMisdealRules } = rulebookOf(book)
  return isLowDraw(form) ? lowballMisdealRules : drawHighMisdealRules
}

/** Is there a low in it, of lowball or of a pot that is divided? */
const isLowDraw = (form: Form): boolean => form.pot.some(share => isLow(share.ranking))
