import { type Chips, rulebookOf } from '@cardroom/engine'
import type { Setup } from '@cardroom/engine/simulation'
import {
  ENDINGS,
  type Ending,
  type FormTally,
  HAPPENINGS,
  type Happening,
  type SeatTally,
} from '@cardroom/engine/simulation'
import { columns } from './columns.ts'
import { ink } from './ink.ts'
import { grouped } from './progress.ts'
import type { Outcome } from './run-simulation.ts'
import { stakesWords } from './stakes-words.ts'

/** A simulation as people read it: the deals, how each form went, and what every seat won. */
export const simulationText = (setup: Setup, asked: number, chanceWords: string, outcome: Outcome): string => {
  const { tally } = outcome
  return [
    `${setup.game.name} (${setup.game.id}): ${setup.players} players, ${grouped(setup.stack)} chips each, ${rulebookOf(setup.book).name}, ${chanceWords}`,
    `${dealsWords(asked, outcome)}; ${sound(setup, outcome)}`,
    ...tally.forms.flatMap(form => ['', ...formLines(form)]),
    '',
    ...seatLines(tally.seats),
    ...(tally.carried > 0 ? [`${grouped(tally.carried)} chips are left in the pot for the next hand`] : []),
    '',
  ].join('\n')
}

const dealsWords = (asked: number, { tally, stopped, seconds }: Outcome): string => {
  const { deals, events } = tally
  const count = stopped ? `stopped after ${grouped(deals)} of ${grouped(asked)} deals` : `${grouped(deals)} deals`
  const speed = `${grouped(deals / seconds)} a second`
  return `${count} in ${seconds.toFixed(seconds < 10 ? 2 : 0)} s, ${speed}; ${(events / Math.max(deals, 1)).toFixed(1)} events per hand`
}

const sound = ({ check }: Setup, { fault }: Outcome): string => {
  if (fault) return `deal ${grouped(fault.number)} is off`
  return `every chip and card accounted for after every ${check === 'every' ? 'event' : 'hand'}`
}

const formLines = (form: FormTally): readonly string[] => {
  const rows = [
    ...section('ended', countsOf(ENDINGS, form.endings, ENDING_WORDS), form.deals),
    ...section('reached', Object.entries(form.streets), form.deals),
    ...Object.entries(form.hands).flatMap(([share, hands]) => {
      const kinds = Object.entries(hands).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      const won = kinds.reduce((sum, [, times]) => sum + times, 0)
      return section(Object.keys(form.hands).length > 1 ? `${share} won with` : 'won with', kinds, won)
    }),
    ...section('deals with', countsOf(HAPPENINGS, form.with, HAPPENING_WORDS), form.deals),
    ...(form.allPots > 0
      ? [
          ['pot', 'average', grouped(form.allPots / form.deals)],
          ['', 'biggest', grouped(form.biggestPot)],
        ]
      : []),
  ]
  const title = [form.name, form.structure, stakesWords(form.stakes)].filter(Boolean).join(', ')
  return [
    ink.bold(`${title}: ${grouped(form.deals)} deals`),
    ...columns(rows, ['left', 'left', 'right', 'right']).map(line => `  ${line}`),
  ]
}

const countsOf = <K extends string>(
  names: readonly K[],
  counts: Readonly<Record<K, number>>,
  words: Readonly<Record<K, string>>,
): readonly [string, number][] =>
  names.filter(name => counts[name] > 0).map((name): [string, number] => [words[name], counts[name]])

const section = (title: string, counts: readonly (readonly [string, number])[], of: number): readonly string[][] =>
  counts.map(([what, times], i) => [
    i === 0 ? title : '',
    what,
    grouped(times),
    of === 0 ? '' : `${((100 * times) / of).toFixed(1)}%`,
  ])

const seatLines = (seats: readonly SeatTally[]): readonly string[] => {
  const rows = seats.map(({ seat, won, dealsWon, biggestWin, biggestLoss }) => [
    String(seat),
    signed(won),
    grouped(dealsWon),
    signed(biggestWin),
    signed(-biggestLoss),
  ])
  const [title, ...lines] = columns(
    [['seat', 'total won', 'hands won', 'biggest win', 'biggest loss'], ...rows],
    ['right', 'right', 'right', 'right', 'right'],
  )
  return [ink.bold(title!), ...lines]
}

const signed = (chips: Chips): string => (chips > 0 ? `+${grouped(chips)}` : grouped(chips === 0 ? 0 : chips))

const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  folded: 'all but one folded',
  showdown: 'showdown',
  chopped: 'blinds chopped',
  carried: 'carried over',
  points: 'points paid',
}

const HAPPENING_WORDS: Readonly<Record<Happening, string>> = {
  busts: 'a player out of chips',
  sidePots: 'side pots',
  splitPots: 'a pot split by equal hands',
  oddChips: 'odd chips',
  runOuts: 'more than one run-out',
  reshuffles: 'a reshuffle',
  commonCard: 'a common card',
  scoops: 'a scoop',
  fantasyland: 'Fantasyland',
}
