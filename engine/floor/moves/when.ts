import type { Seat } from '../../deal/chips.ts'
import type { Form } from '../../forms/form.ts'
import { forms } from '../../forms/forms.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { DealPlaces, FloorTable } from '../floor-table.ts'
import type { GameKind } from '../game.ts'
import { isMixed } from '../same-kind.ts'
import type { Entry, When } from './going.ts'

/** What a seat is in a deal, as far as it matters to somebody who moves. */
export type PlaceInDeal = 'button' | 'small-blind' | 'big-blind' | 'other'

/** What a seat is in this deal. */
export const placeIn = (places: DealPlaces | null, seat: Seat): PlaceInDeal => {
  if (places?.big === seat) return 'big-blind'
  if (places?.small === seat) return 'small-blind'
  return places?.button === seat ? 'button' : 'other'
}

/** How long somebody called from a must-move may play on. */
export const mustMoveWhen = (book: Rulebook, game: GameKind, table: FloorTable, seat: Seat): When => {
  const { is } = book.mustMoveTiming
  // wsop/103-stud: the deal that is on, and one more
  if (game.order === 'stud') {
    const now = table.deals
    return is.stud === 'one-more-hand' ? { until: 'deal', deal: now + 1 } : { until: 'deal', deal: now }
  }
  const name = isMixed(game) ? 'mixed' : game.forms[0]!
  const leaving = (Object.hasOwn(is.except, name) ? is.except[name] : undefined) ?? is.buttonGames
  const place = placeIn(table.places, seat)
  switch (leaving) {
    case 'immediate':
      return { until: 'next-deal' }
    case 'until-big-blind':
      return { until: 'big-blind' }
    // wsop/103: from any place but the small blind and the button
    case 'immediate-unless-small-blind-or-button':
      return { until: place === 'small-blind' || place === 'button' ? 'button-played' : 'next-deal' }
    case 'immediate-unless-blind-or-button-then-through-button':
      return { until: place === 'other' ? 'next-deal' : 'button-played' }
  }
}

/** How long somebody who moves by choice may play on, with this many waiting for the seat. */
export const ownMoveWhen = (book: Rulebook, game: GameKind, table: FloorTable, seat: Seat, waiting: number): When => {
  const { is } = book.voluntaryMoveAtOnceWaiters
  // wsop/99-stud: this hand if somebody waits, one more if nobody does
  if (game.order === 'stud') return { until: 'deal', deal: table.deals + (waiting > 0 ? 0 : 1) }
  if (waiting < is.waiters) return { until: 'big-blind' }
  const hasPaid = placeIn(table.places, seat) !== 'other' && placeIn(table.places, seat) !== 'button'
  const isOnButton = table.inDeal && placeIn(table.places, seat) === 'button'
  return { until: is.mayPlayButtonAfterBlind && (hasPaid || isOnButton) ? 'button-played' : 'next-deal' }
}

/** Has the time come, with this deal about to be dealt? */
export const movesNow = (when: When, table: FloorTable, seat: Seat, next: DealPlaces): boolean => {
  switch (when.until) {
    case 'next-deal':
      return true
    case 'big-blind':
      return next.big === seat
    // the small blind and the button are still played
    case 'button-played':
      return next.small !== seat && next.button !== seat
    case 'deal':
      return table.deals + 1 > when.deal
  }
}

/** How somebody from a must-move comes into the main game. */
export const entryInto = (book: Rulebook, game: GameKind, form?: string): Entry => {
  const { is, rules } = book.mustMoveEntry
  const own = (name: string) => (Object.hasOwn(is.except, name) ? is.except[name] : undefined)
  const found = isMixed(game)
    ? ((form === undefined ? undefined : own(`mixed/${family(form)}`)) ?? own('mixed'))
    : (own(game.forms[0]!) ?? (game.order === 'button' && isFlopGame(game.forms[0]!) ? own('flop') : undefined))
  const entry = found ?? is.usual
  // a stud game has neither blind nor button to post or let pass
  return game.order === 'stud' && !isMixed(game)
    ? { post: 'none', mayLetButtonPass: false, forbidden: [], rules }
    : { ...entry, rules }
}

const family = (form: string): string => (form.includes('triple-draw') ? 'triple-draw' : form)

/** A game of boardcards with a flop. */
const isFlopGame = (form: string): boolean =>
  Object.hasOwn(forms, form) && (forms as Readonly<Record<string, Form>>)[form]!.family === 'board'
