import type { BookId } from '../../rulebooks/rule-id.ts'
import { type ByBooks, oneRuling } from '../by-books.ts'
import type { Setup } from '../given.ts'
import { rulesOf } from '../rules-by-hand.ts'
import type { Table } from '../table.ts'
import { event, isVoid } from './draw-scene.ts'

/** A table for three at which seat 3 is due with 4c among five cards, and how it lies with his hand dead or live. */
type FiveCards = {
  readonly at: (acts: string, more?: Partial<Setup>) => (book: BookId) => Table
  readonly dead: (table: Table) => Table
  readonly live: (table: Table) => Table
}

/** What goes wrong with hands of five cards, whether they are played out or laid in rows for a pot. */
export const fiveCardHands = (byBooks: ByBooks, { at, dead, live }: FiveCards): void => {
  byBooks(
    at('deal'),
    { type: 'CardsMixedWithAnother', seat: 3, with: 1 },
    {
      ...oneRuling('hand-dead', rulesOf.intoAnother),
      // seat 1 is a blind
      wsop: ['floor: hand-dead, redeal-with-his-hand-dead', 'wsop/112'],
    },
    { 'hand-dead': dead, 'redeal-with-his-hand-dead': isVoid },
  )
  byBooks(at('deal'), { type: 'DealtDeadHand', seat: 3 }, oneRuling('hand-dead', rulesOf.dealtDead), {
    'hand-dead': dead,
  })
  byBooks(
    at('deal'),
    { type: 'HiddenCards', seat: 3, behind: 3 },
    {
      ...oneRuling('hand-live', rulesOf.hiddenCards),
      wsop: ['floor: hand-dead, hand-live', ...rulesOf.hiddenCards.wsop],
    },
    { 'hand-dead': dead, 'hand-live': live },
  )
  byBooks(
    at('deal', event),
    { type: 'LiveHandShown', seat: 3, cards: ['4c'], onPurpose: true },
    {
      ...oneRuling('penalty-proposed', rulesOf.liveShown),
      uspa: ['floor: penalty-proposed, hand-dead', ...rulesOf.liveShown.uspa],
    },
    { 'hand-dead': dead, 'penalty-proposed': live },
  )
  byBooks(
    at('deal'),
    { type: 'TurnPassed', seat: 3, behind: 2 },
    {
      ...oneRuling('keeps-his-turn', rulesOf.turnPassed),
      wsop: ['floor: hand-dead, keeps-his-turn', ...rulesOf.turnPassed.wsop],
    },
    { 'hand-dead': dead, 'keeps-his-turn': live },
  )
}
