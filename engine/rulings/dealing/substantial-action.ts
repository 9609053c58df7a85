import type { Deal } from '../../deal/deal.ts'
import { programOf } from '../../deal/program.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'

/** May a misdeal still be called? Not once so much has been done that the deal must be played (rrp/3/misdeals/1, wsop/109). */
export const misdealWindowOpen = (deal: Deal): boolean => {
  if (deal.phase === 'ended') return false
  if (placesOf(deal).length > 0) return deal.step <= lastOpenPlace(deal)
  if (programOf(deal.form).rounds === 0) return deal.phase !== 'award' && deal.phase !== 'showdown'
  const { folds, checks, acts } = actsThatEndIt(deal)
  const { foldsMade, checksMade, othersMade } = deal
  if (checksMade + othersMade === 0) return foldsMade < folds
  if (foldsMade + othersMade === 0) return checksMade < checks
  return foldsMade + checksMade + othersMade < acts
}

/** The rules that say until when a misdeal can be called. */
export const windowRules = (deal: Deal): readonly RuleId[] => {
  const { misdealWindow, substantialActionOfc } = rulebookOf(deal.book)
  return placesOf(deal).length > 0 ? substantialActionOfc.rules : misdealWindow.rules
}

/** How many times players have acted of their own will in this deal. */
export const actsMade = ({ foldsMade, checksMade, othersMade }: Deal): number => foldsMade + checksMade + othersMade

/** In stud the acts behind the forced bet count, elsewhere those behind the blinds. */
const actsThatEndIt = ({ form, book }: Deal) => {
  const { button, stud } = rulebookOf(book).misdealWindow.is
  // wsop/328, wsop/334: razzdugi and razzduci go by the test of stud
  return form.family === 'stud' ? stud : button
}

/** wsop/109-ofc: the first five cards are set, then the first draw, then the second. */
const lastOpenPlace = (deal: Deal): number => {
  const after = { 'first-five-set': 0, 'first-draw-set': 1, 'second-draw-set': 2 } as const
  return placesOf(deal)[after[rulebookOf(deal.book).substantialActionOfc.is]] ?? -1
}

const placesOf = ({ form }: Deal): readonly number[] =>
  programOf(form).steps.flatMap((step, i) => (step.do === 'place' ? [i] : []))
