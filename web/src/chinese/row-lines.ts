import type { Card } from '@cardroom/engine'
import { rowHoldings } from '@cardroom/engine/deal'
import { forms, isFormId } from '@cardroom/engine/forms'
import { wordsIn } from '@cardroom/engine/languages'
import { spoken } from '../words/spoken.ts'

/** What the rows of a game would be with these cards, a line for each: "Back: pair of tens". */
export const rowLines = (
  form: string,
  rows: readonly (readonly Card[])[],
  board: readonly Card[],
): readonly string[] => {
  const of = isFormId(form) ? forms[form] : undefined
  if (of === undefined || !('rows' in of)) return []
  return wordsIn(spoken.language).holdingLines(rowHoldings(of.rows.rows, rows, board))
}
