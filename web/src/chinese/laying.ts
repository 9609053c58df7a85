import type { Card, DealShown, OwnView, PlayerAct } from '@cardroom/room/protocol'
import type { Answer } from '../line/api.ts'

/** Cards on their way into the rows: nothing is laid before the player says so. */
export type Laying = { readonly rows: readonly (readonly Card[])[]; readonly picked: Card | null }

/** What the player is asked: the cards they hold, the rows as they lie, how many they lay, how many they throw away. */
export type Asked = {
  readonly hand: 0 | 1
  readonly cards: readonly Card[]
  readonly laid: readonly (readonly Card[])[]
  readonly rowsOf: DealShown['rowsOf']
  readonly place: number
  readonly discard: number
  /** A sound way to lay them. */
  readonly fill?: readonly (readonly Card[])[]
}

/** What you are asked to lay now, null if nothing. */
export const askedOf = (own: OwnView, rowsOf: DealShown['rowsOf']): Asked | null => {
  if (own.legal?.due !== 'rows') return null
  const due = own.legal.hands.find(({ seat }) => seat === own.seat)
  const mine = own.hands.find(({ hand }) => hand === due?.hand)
  if (due === undefined || mine === undefined) return null
  return {
    hand: due.hand,
    cards: mine.down,
    laid: mine.rows,
    rowsOf,
    place: due.place,
    discard: due.discard,
    ...(own.fill !== null && { fill: own.fill.rows }),
  }
}

/** Nothing is on its way yet. */
export const nothingLaid = ({ rowsOf }: Pick<Asked, 'rowsOf'>): Laying => ({ rows: rowsOf.map(() => []), picked: null })

/** The cards still in the hand. */
export const inHand = ({ cards }: Asked, { rows }: Laying): readonly Card[] =>
  cards.filter(card => !rows.some(row => row.includes(card)))

/** How many places a row has free. */
export const freeIn = ({ rowsOf, laid }: Asked, { rows }: Laying, row: number): number =>
  rowsOf[row]!.cards - (laid[row]?.length ?? 0) - rows[row]!.length

/** How many cards are still to be laid. */
export const leftToLay = ({ place }: Asked, { rows }: Laying): number => place - rows.flat().length

/** A card is picked up, or put down again; one that lies in a row is taken back from it. */
export const pick = (laying: Laying, card: Card): Laying => {
  if (laying.rows.some(row => row.includes(card))) {
    return { rows: laying.rows.map(row => row.filter(it => it !== card)), picked: card }
  }
  return { ...laying, picked: laying.picked === card ? null : card }
}

/** A card goes into a row, from the hand or from another row; where there is no place for it all stays as it was. */
export const layInto = (asked: Asked, laying: Laying, card: Card, row: number): Laying => {
  const rows = laying.rows.map(cards => cards.filter(it => it !== card))
  const without: Laying = { rows, picked: null }
  if (!asked.cards.includes(card) || freeIn(asked, without, row) <= 0 || leftToLay(asked, without) <= 0) return laying
  return { rows: rows.map((cards, i) => (i === row ? [...cards, card] : cards)), picked: null }
}

/** What the player has laid stays, and the rows are filled as the room says. */
export const filledWith = (asked: Asked, laying: Laying, fill: Laying['rows']): Laying => {
  let after: Laying = { ...laying, picked: null }
  for (const [row, cards] of fill.entries()) for (const card of cards) after = layInto(asked, after, card, row)
  return after
}

/** Where the room finds how the rest goes: it has said so already if the player has laid nothing. */
export const rowsFilled = async (
  asked: Asked,
  laying: Laying,
  askRoom: (rows: Laying['rows']) => Promise<Answer<{ readonly rows: Laying['rows'] }>>,
): Promise<Answer<{ readonly rows: Laying['rows'] }>> =>
  asked.fill !== undefined && laying.rows.flat().length === 0
    ? { ok: true, data: { rows: asked.fill } }
    : askRoom(laying.rows)

/** The order to the room, null while too few cards are laid; what is left over is thrown away. */
export const placeAct = (asked: Asked, laying: Laying): Extract<PlayerAct, { readonly type: 'Place' }> | null => {
  const discard = inHand(asked, laying)
  if (leftToLay(asked, laying) !== 0 || discard.length !== asked.discard) return null
  return {
    type: 'Place',
    rows: laying.rows,
    ...(asked.hand === 1 && { hand: 1 }),
    ...(discard.length > 0 && { discard }),
  }
}
