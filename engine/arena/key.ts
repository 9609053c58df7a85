import type { Card } from '../cards/card.ts'
import type { Seat } from '../deal/chips.ts'
import { type Deal, placeOf } from '../deal/deal.ts'
import { programOf } from '../deal/program.ts'
import { view } from '../deal/view.ts'
import type { Moment } from './moment.ts'
import { ranksOfGroups, suitsAreAlike, suitsAreNothing, textOfGroups } from './suits.ts'

/**
 * What a seat knows at this moment: its own cards with what it threw away, what is face up, and the acts that all saw.
 * Deals that the seat can't tell apart have the same text; where no suit is better than another, so do deals that become
 * each other by renaming suits.
 */
export const keyOf = ({ work: { state: deal }, history, thrown, laying }: Moment, seat: Seat): string => {
  const threw = thrown[seat] ?? []
  if (deal.form.rows !== undefined)
    return `${rowsSeen(deal, seat)}|${threw.flat().join('')}|${laying?.seat === seat ? laidText(laying.rows) : ''}|${history}`
  const place = placeOf(deal, seat)
  const groups = [...ownGroups(deal, place), ...threw, ...openGroups(deal)]
  const cards = suitsAreNothing(deal.form) ? ranksOfGroups(groups) : textOfGroups(groups, suitsAreAlike(deal.form))
  return `${cards}|${history}`
}

/** The seat's downcards: of stud as they came, elsewhere as a hand in which order plays no part. */
const ownGroups = (deal: Deal, place: number): readonly (readonly Card[])[] => {
  const { down } = deal.players[place]!
  if (deal.form.family !== 'stud') return [down]
  return down.length <= 2 ? [down] : [down.slice(0, 2), ...down.slice(2).map(card => [card])]
}

/** Boards street by street, and everybody's upcards one by one. */
const openGroups = (deal: Deal): readonly (readonly Card[])[] => {
  const groups: (readonly Card[])[] = []
  const sizes = programOf(deal.form).steps.flatMap(step => (step.do === 'board' ? [step.cards] : []))
  for (const board of deal.boards) {
    let from = 0
    for (const size of sizes) {
      if (from < board.length) groups.push(board.slice(from, from + size))
      from += size
    }
    // a common card of stud
    for (; from < board.length; from++) groups.push([board[from]!])
  }
  for (const player of deal.players) for (const card of player.up) groups.push([card])
  return groups
}

const rowsSeen = (deal: Deal, seat: Seat): string =>
  view(deal, { seat })
    .players.map(
      player =>
        `${player.seat}:${laidText(player.rows)}${player.seat === seat ? `:${[...player.down].sort().join('')}` : ''}`,
    )
    .join(';')

const laidText = (rows: readonly (readonly Card[])[]): string => rows.map(row => [...row].sort().join('')).join(',')
