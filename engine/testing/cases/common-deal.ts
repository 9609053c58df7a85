import { type ByBooks, oneRuling } from '../by-books.ts'
import { rulesOf } from '../rules-by-hand.ts'
import type { Table } from '../table.ts'
import { isVoid, type Scene } from './scene.ts'

/** A table where the first cards are dealt: as they should lie, and as they lie after those of an empty seat 9. */
type FirstCards = {
  readonly at: Scene
  readonly fixed: (table: Table) => unknown
  readonly behindEmptySeat: (table: Table) => unknown
}

/** What goes wrong when the first cards are dealt, where draw has no rules of its own for it. */
export const commonDeal = (byBooks: ByBooks, { at, fixed, behindEmptySeat }: FirstCards): void => {
  byBooks(
    at('deal'),
    { type: 'FirstCardToWrongSeat', seat: 2 },
    { ...oneRuling('misdeal', rulesOf.wrongFirstSeat), web: ['corrected', 'web/misdeals/1', 'web/misdeals/6'] },
    { misdeal: isVoid, corrected: fixed },
  )
  byBooks(
    at('deal'),
    { type: 'DealtOutOfSequence', seat: 2, before: 1 },
    { ...oneRuling('misdeal', rulesOf.wrongOrder), web: ['corrected', 'web/misdeals/1', 'web/misdeals/6'] },
    { misdeal: isVoid, corrected: fixed },
  )
  byBooks(
    at('deal'),
    { type: 'DealtToEmptySeat', seat: 9 },
    {
      ...oneRuling('misdeal', rulesOf.emptySeat),
      web: ['corrected', 'web/misdeals/1', 'web/misdeals/5'],
      wsop: ['play-on', 'wsop/108'],
    },
    { misdeal: isVoid, corrected: fixed, 'play-on': behindEmptySeat },
  )
  byBooks(at('deal'), { type: 'PlayerDealtOut', seat: 9, atTheTable: true }, oneRuling('misdeal', rulesOf.dealtOut), {
    misdeal: isVoid,
  })
}
