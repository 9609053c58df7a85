import { belongsTo } from '../../cards/deck.ts'
import type { Chips, Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import { heldAfter } from '../../forms/check-steps.ts'
import type { Form } from '../../forms/form.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf } from '../draft.ts'
import type { Placard } from '../placard.ts'
import type { PlayerId } from '../player.ts'
import type { SevenDeuceTerms, Table } from '../table.ts'

/** Can a hand be a seven and a deuce in this form: two holecards and boards, from a deck that has both? */
export const hasSevenDeuce = (form: Form): boolean => {
  let has = known.get(form)
  if (has === undefined) {
    has = form.family === 'board' && isOfTwo(form) && belongsTo(form.deck, '2c') && belongsTo(form.deck, '7c')
    known.set(form, has)
  }
  return has
}

const known = new WeakMap<Form, boolean>()

const isOfTwo = (form: Form): boolean => {
  const { down, up, either } = heldAfter(form.streets.flatMap(({ steps }) => steps))
  return down === 2 && up + either === 0
}

/** Can the 7-2 game be played at this table: does a form have such a hand, is it dealt here, and is it a cash game? */
export const mayPlaySevenDeuce = ({ placard }: { readonly placard: Placard }): boolean =>
  placard.setting !== 'tournament' &&
  !placard.realCards &&
  bookOf({ placard }).propositionBets.is !== 'forbidden' &&
  placard.parts.some(({ form }) => hasSevenDeuce(form))

/** The rules of side bets: the house neither holds nor rules on them, so the table does by agreement. */
export const sevenDeuceRules = (table: { readonly placard: Placard }): readonly RuleId[] =>
  bookOf(table).propositionBets.rules

/** The terms that a table plays the 7-2 game by from the next deal on; null if it does not. */
export const sevenDeuceNext = ({ agreed: { sevenDeuce } }: Table): SevenDeuceTerms | null => sevenDeuce?.next ?? null

/** Who has won a part of a pot with a seven and a deuce, and has shown them to everybody. */
export const sevenDeuceWinners = (deal: Deal): readonly Seat[] => {
  if (deal.phase !== 'ended' || !hasSevenDeuce(deal.form)) return []
  const won = new Set(deal.awards.flatMap(({ to }) => to.filter(({ amount }) => amount > 0).map(({ seat }) => seat)))
  return deal.players
    .filter(({ seat, folded, down, shown, open }) => {
      const isShown = shown === 'shown' || shown === 'seen' || down.every(card => open.includes(card))
      return !folded && won.has(seat) && isShown && isSevenDeuce(down)
    })
    .map(({ seat }) => seat)
}

const isSevenDeuce = (down: readonly string[]): boolean =>
  down.length === 2 && down.some(card => card.startsWith('7')) && down.some(card => card.startsWith('2'))

/** What each of the others pays a winner: the sum agreed on, or what they have in front of them if it is less. */
export const sevenDeuceFrom = (
  { members }: Pick<Table, 'members'>,
  { chips, out }: SevenDeuceTerms,
  winner: PlayerId,
  dealtIn: readonly PlayerId[],
): readonly { readonly player: PlayerId; readonly chips: Chips }[] =>
  members
    .filter(
      ({ player, seat }) => seat !== null && player !== winner && dealtIn.includes(player) && !out.includes(player),
    )
    .map(({ player, stack }) => ({ player, chips: Math.min(stack, chips) }))
    .filter(it => it.chips > 0)
