import { columns } from './columns.ts'
import { ink } from './ink.ts'
import type { NightBook } from './night-book.ts'
import { grouped, many } from './progress.ts'

/** The book of a night as people read it. */
export const nightText = (title: string, book: NightBook): string => {
  const { deals, killed, straddled, bombPots, refused, bought, cashedOut, collected, collections } = book
  const extras = [
    killed > 0 ? `${grouped(killed)} killed` : '',
    straddled > 0 ? `${grouped(straddled)} straddled` : '',
    bombPots > 0 ? many(bombPots, 'bomb pot') : '',
  ].filter(part => part !== '')
  const kinds = Object.entries(collections).map(([why, chips]) => `${why} ${grouped(chips)}`)
  return [
    title,
    `${many(deals, 'deal')}${extras.length > 0 ? `, ${extras.join(', ')}` : ''}; ${many(refused, 'wish', 'wishes')} not accepted`,
    ...formLines(book),
    '',
    ...peopleLines(book),
    '',
    `bought ${grouped(bought)}, cashed out ${grouped(cashedOut)}, collected ${grouped(collected)}${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`,
    `every chip accounted for after each of ${many(book.events, 'event')}`,
    '',
  ].join('\n')
}

const formLines = ({ forms }: NightBook): readonly string[] => {
  const played = Object.entries(forms)
  if (played.length < 2) return []
  return columns(
    played.map(([form, deals]) => [`  ${form}`, grouped(deals)]),
    ['left', 'right'],
  )
}

const peopleLines = ({ people }: NightBook): readonly string[] => {
  const rows = people.map(({ player, deals, rounds, blinds, missed, bought, cashedOut, collected, result }) => [
    player,
    grouped(deals),
    grouped(blinds),
    rounds > 0 ? (blinds / rounds).toFixed(1) : '',
    grouped(missed),
    grouped(bought),
    grouped(cashedOut),
    grouped(collected),
    result > 0 ? `+${grouped(result)}` : grouped(result === 0 ? 0 : result),
  ])
  const [title, ...lines] = columns(
    [['player', 'deals', 'blinds', 'a round', 'missed', 'bought', 'cashed out', 'collected', 'result'], ...rows],
    ['left', 'right', 'right', 'right', 'right', 'right', 'right', 'right', 'right'],
  )
  return [ink.bold(title!), ...lines]
}
