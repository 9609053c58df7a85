import type { Card, DealEvent } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'
import { incidentWords } from '@cardroom/engine/words'
import { chipsWords } from '../protocol/chips-words.ts'
import { type Names, withNames } from './names.ts'

type Event<T extends DealEvent['type']> = Extract<DealEvent, { readonly type: T }>

/** Cards as they come to the hands: upcards by name, one's own downcards, and no word of those of others. */
export const dealtWords = (
  { face, seats, cards }: Event<'CardsDealt'>,
  { seat: name }: Names,
  own: number | null,
): string | null => {
  const to = (seat: number): readonly Card[] => cards.filter((_, i) => seats[i] === seat)
  if (face === 'up') {
    // at a table of real cards nobody has told them
    if (cards.every(card => card === '??')) return `Upcards to ${[...new Set(seats)].map(name).join(', ')}.`
    const hands = [...new Set(seats)].map(seat => `${to(seat).join(' ')} to ${name(seat)}`)
    return `Upcards: ${hands.join(', ')}.`
  }
  const mine = own === null ? [] : to(own).filter(card => card !== '??')
  return mine.length === 0 ? null : `You are dealt ${mine.join(' ')}.`
}

/** What went wrong and who reports it, told with the names of the people here; old streams do not say who. */
export const reportedWords = ({ incident }: Event<'IncidentReported'>, names: Names, by?: PlayerId): string => {
  const who = by === undefined ? '' : ` by ${names.person(by)}`
  return `Reported${who}: ${withNames(`${incidentWords(incident)}.`, names)}`
}

/** Cards that come to a board; at a table of real cards only how many, until they are told. */
export const laidWords = ({ board, cards }: Event<'BoardDealt'>): string => {
  const to = board > 0 ? `board ${board + 1}` : 'the board'
  if (!cards.includes('??')) return `${cards.join(' ')} to ${to}.`
  return `${cards.length === 1 ? 'A card' : `${cards.length} cards`} to ${to}.`
}

/** Cards laid into rows, row by row where they lie open. */
export const placedWords = (
  { seat, rows }: Event<'Placed'>,
  { seat: name }: Names,
  rowNames: readonly string[],
): string => {
  if (rows.flat().every(card => card === '??')) return `${name(seat)} has set his cards.`
  const laid = rows.flatMap((row, i) =>
    row.length === 0 ? [] : [`${row.join(' ')} (${rowNames[i] ?? `row ${i + 1}`})`],
  )
  return `${name(seat)} lays ${laid.join(', ')}.`
}

/** What two hands of the Chinese family owe each other. */
export const pointsWords = (
  { a, b, rows, scoop, royalties, points, paid }: Event<'PointsScored'>,
  { seat: name }: Names,
): string => {
  const [winner, loser] = points >= 0 ? [a, b] : [b, a]
  const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))
  const parts = [
    `rows ${rows.map(signed).join(' ')}`,
    scoop === 0 ? '' : `scoop ${signed(scoop)}`,
    royalties[0] === royalties[1] ? '' : `royalties ${royalties[0]} to ${royalties[1]}`,
  ].filter(part => part !== '')
  const account = parts.join(', ')
  if (points === 0) return `${name(a.seat)} and ${name(b.seat)} are even (${account}).`
  const count = Math.abs(points)
  return `${name(winner.seat)} beats ${name(loser.seat)} by ${count} ${count === 1 ? 'point' : 'points'}${
    paid === 0 ? '' : ` and takes ${chipsWords(Math.abs(paid))}`
  } (${account}).`
}
