import { tableRefusalWords } from '@cardroom/engine'
import { columns } from './columns.ts'
import { ink } from './ink.ts'
import type { NightBook, PersonsNight } from './night-book.ts'
import { grouped, many } from './progress.ts'
import type { NightFault } from './run-night.ts'

/** The book of a night as people read it. */
export const nightText = (title: string, book: NightBook): string => {
  const {
    deals,
    killed,
    straddled,
    bombPots,
    chopped,
    runAgain,
    sevenDeuces,
    refused,
    bought,
    cashedOut,
    collected,
    collections,
  } = book
  const extras = [
    killed > 0 ? `${grouped(killed)} killed` : '',
    straddled > 0 ? `${grouped(straddled)} straddled` : '',
    bombPots > 0 ? many(bombPots, 'bomb pot') : '',
    chopped > 0 ? `${grouped(chopped)} chopped` : '',
    runAgain > 0 ? `${grouped(runAgain)} run twice or more` : '',
    sevenDeuces > 0 ? `${grouped(sevenDeuces)} won with 7-2` : '',
  ].filter(part => part !== '')
  const kinds = Object.entries(collections).map(([why, chips]) => `${why} ${grouped(chips)}`)
  return [
    title,
    `${many(deals, 'deal')}${extras.length > 0 ? `, ${extras.join(', ')}` : ''}; ${many(refused, 'request')} refused`,
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

type Column = readonly [title: string, of: (person: PersonsNight) => string]

/** A line for each person; blinds and antes only where some were posted. */
const peopleLines = ({ people }: NightBook): readonly string[] => {
  const blinds: readonly Column[] = [
    ['blinds', it => grouped(it.blinds)],
    ['a round', it => (it.rounds > 0 ? (it.blinds / it.rounds).toFixed(1) : '')],
    ['missed', it => grouped(it.missed)],
  ]
  const shown: readonly Column[] = [
    ['player', it => it.player],
    ['deals', it => grouped(it.deals)],
    ...(people.some(it => it.blinds > 0) ? blinds : []),
    ...(people.some(it => it.antes > 0) ? [['antes', (it: PersonsNight) => grouped(it.antes)] as const] : []),
    ['bought', it => grouped(it.bought)],
    ['cashed out', it => grouped(it.cashedOut)],
    ['collected', it => grouped(it.collected)],
    ['result', ({ result }) => (result > 0 ? `+${grouped(result)}` : grouped(result))],
  ]
  const [title, ...lines] = columns(
    [shown.map(([name]) => name), ...people.map(person => shown.map(([, of]) => of(person)))],
    shown.map((_, i) => (i === 0 ? 'left' : 'right')),
  )
  return [ink.bold(title!), ...lines]
}

/** What went wrong in a night, in a sentence. */
export const nightFaultWords = (fault: NightFault): string =>
  fault.why === 'deal-cannot-start'
    ? `hand ${fault.hand} couldn’t start: ${tableRefusalWords(fault.refusal)}`
    : `after ${fault.order} there are ${grouped(Math.abs(fault.chips))} chips too ${fault.chips > 0 ? 'many' : 'few'}`
