import { type Card, decks } from '@cardroom/engine'
import { cardDecides, raceCards, type Took, type Tournament } from '@cardroom/engine/tournament'

/** Brings a list into the order of a draw. */
export type Shuffle = <T extends string>(list: readonly T[]) => readonly T[]

/** Those who are in it or have entered, in the order of a draw. */
export const drawnOrder = ({ entrants, phase }: Tournament, shuffle: Shuffle): readonly string[] => {
  const wanted = phase === 'entries' ? 'entered' : 'playing'
  return shuffle(entrants.filter(({ status }) => status === wanted).map(({ player }) => player))
}

/** A card for everybody at a table, for its first button. */
export const buttonCards = (
  { tables }: Tournament,
  table: number,
  shuffle: Shuffle,
): readonly { readonly player: string; readonly card: Card }[] => {
  const seats = tables.find(it => it.table === table)?.seats ?? []
  const deck = shuffle(decks.standard)
  return seats.flatMap((player, i) => (player === null ? [] : [{ player, card: deck[i]! }]))
}

/** A card for each odd chip at every table, each from a deck of its own. */
export const cardsForRace = (
  event: Tournament,
  unit: number,
  shuffle: Shuffle,
): readonly { readonly player: string; readonly cards: readonly Card[] }[] =>
  unit > event.unit && unit % event.unit === 0
    ? event.tables.flatMap(table => raceCards(event, table, unit, shuffle(decks.standard)))
    : []

/** Where a house lets a card decide what cannot be divided between equal stacks, those who go out draw one. */
export const drawing = <Out extends Pick<Took, 'card'>>(
  event: Tournament,
  players: readonly Out[],
  shuffle: Shuffle,
): readonly Out[] => {
  if (players.length === 0 || !cardDecides(event)) return players
  const deck = shuffle(decks.standard).filter(card => !players.some(it => it.card === card))
  return players.map((it, i) => ({ ...it, card: it.card ?? deck[i]! }))
}
