import { chipsWords, type DealShown, type ScoreShown } from '@cardroom/room/protocol'

/** What two hands of the Chinese family owe each other, with the rows that each won. */
export const scoreWords = (
  { a, b, rows, scoop, royalties, points, paid }: ScoreShown,
  rowsOf: DealShown['rowsOf'],
  names: (seat: number) => string,
): string => {
  const [one, other] = [names(a.seat), names(b.seat)]
  const won = rows.flatMap((by, i) =>
    by === 0 ? [] : [`${rowsOf[i]?.name ?? `row ${i + 1}`} to ${by > 0 ? one : other}`],
  )
  const parts = [
    ...won,
    scoop === 0 ? '' : `scoop ${Math.abs(scoop)} to ${scoop > 0 ? one : other}`,
    royalties[0] > 0 ? `royalties ${royalties[0]} to ${one}` : '',
    royalties[1] > 0 ? `royalties ${royalties[1]} to ${other}` : '',
  ].filter(part => part !== '')
  const account = parts.length === 0 ? '' : `: ${parts.join(', ')}`
  if (points === 0) return `${one} and ${other} are even${account}.`
  const count = Math.abs(points)
  const [winner, loser] = points > 0 ? [one, other] : [other, one]
  const takes = paid === 0 ? '' : ` and takes ${chipsWords(Math.abs(paid))}`
  return `${winner} beats ${loser} by ${count} ${count === 1 ? 'point' : 'points'}${takes}${account}.`
}
