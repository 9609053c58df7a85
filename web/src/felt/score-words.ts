import { chipsWords, type DealShown, type ScoreShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import type { Named } from './award-words.ts'

/** What two hands of the Chinese family owe each other, with the rows that each won. */
export const scoreWords = (
  { a, b, rows, scoop, royalties, points, paid }: ScoreShown,
  rowsOf: DealShown['rowsOf'],
  who: (seat: number) => Named,
): string => {
  const [one, other] = [who(a.seat), who(b.seat)]
  const nameOf = (row: number): string => {
    const named = rowsOf[row]
    return named === undefined ? texts.winners.row(row + 1) : texts.streets.row(named.name)
  }
  const wonBy = (side: 1 | -1): readonly string[] => rows.flatMap((by, i) => (by * side > 0 ? [nameOf(i)] : []))
  const rowsTo = (won: readonly string[], who: Named): string =>
    won.length === 0 ? '' : won.length === rows.length ? texts.winners.allRowsTo(who) : texts.winners.rowsTo(won, who)
  const parts = [
    rowsTo(wonBy(1), one),
    rowsTo(wonBy(-1), other),
    scoop === 0 ? '' : texts.winners.scoop(Math.abs(scoop)),
    royalties[0] > 0 ? texts.winners.royalties(royalties[0], one) : '',
    royalties[1] > 0 ? texts.winners.royalties(royalties[1], other) : '',
  ].filter(part => part !== '')
  const account = parts.length === 0 ? '' : `: ${parts.join(', ')}`
  if (points === 0) return `${texts.winners.even(one, other)}${account}.`
  const [winner, loser] = points > 0 ? [one, other] : [other, one]
  const chips = paid === 0 ? '' : chipsWords(Math.abs(paid))
  return `${texts.winners.beats(winner, loser, Math.abs(points), chips)}${account}.`
}
