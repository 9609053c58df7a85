import { type Deal, placeOf, potTotal, stubCount } from '../../deal/deal.ts'
import { programOf } from '../../deal/program.ts'
import { type SeenPlayer, type View, view } from '../../deal/view.ts'
import { stepDue } from '../../deal/where.ts'
import { acceptedWords, citedNews } from '../../words/english/print.ts'
import { english } from '../../words/english/voice.ts'
import type { Course } from '../course/course.ts'
import { misread } from '../problems.ts'
import { type Answered, distinct, type Question } from './answer.ts'

/** What anybody sees, or what is seen from a seat. */
export const viewAnswer =
  (seat?: number): Question =>
  ({ deal }) => {
    if (seat !== undefined && placeOf(deal, seat) < 0) {
      return misread('no-view-of', { seat, seats: deal.players.map(player => player.seat) })
    }
    const { form: _, stakes: __, book: ___, ...seen } = view(deal, seat === undefined ? 'rail' : { seat })
    return { ...seen, words: tableWords(seen), rules: distinct(deal.awards.flatMap(({ rules }) => rules)) }
  }

/** The table with all that the scenario tells of it, every card open. */
export const stateAnswer: Question = ({ deal }) => {
  const { steps, streets } = programOf(deal.form)
  const state = {
    form: deal.form.id,
    book: deal.book,
    stakes: deal.stakes,
    setting: deal.setting,
    button: deal.button,
    phase: deal.phase,
    street: streets[Math.min(stepDue(deal), steps.length - 1)] ?? '',
    turn: deal.turn < 0 ? null : deal.players[deal.turn]!.seat,
    pot: potTotal(deal),
    price: deal.round?.price ?? 0,
    boards: deal.boards,
    struck: deal.struck,
    players: deal.players.toSorted((a, b) => a.seat - b.seat || a.hand - b.hand).map(playerShown),
    burns: deal.burns,
    muck: deal.muck,
    discards: [...deal.discards, ...deal.fresh],
    stub: stubCount(deal),
  }
  return { ...state, words: `${tableWords(state)}\n${acceptedWords(deal)}`, rules: [] }
}

/** All that happened, each event with its rules. */
export const eventsAnswer: Question = ({ events, deal }: Course): Answered => ({
  events: events.map(event => (event.type === 'DealStarted' ? { ...event, form: event.form.id } : event)),
  words: events.map(event => citedNews(event, deal)).join('\n'),
  rules: distinct(events.flatMap(({ rules }) => rules)),
})

const playerShown = ({ seat, hand, stack, bet, paid, folded, down, up, rows, shown }: Deal['players'][number]) => ({
  seat,
  hand,
  stack,
  bet,
  paid,
  folded,
  allIn: !folded && stack === 0,
  down,
  up,
  rows,
  shown,
})

type Shown = Pick<View, 'street' | 'phase' | 'pot' | 'boards'> & {
  readonly players: readonly Pick<SeenPlayer, 'seat' | 'hand' | 'stack' | 'bet' | 'folded' | 'down' | 'up' | 'rows'>[]
}

const tableWords = ({ street, phase, pot, boards, players }: Shown): string => {
  const laid = boards.filter(board => board.length > 0).map(board => `  board ${board.join(' ')}`)
  return [
    `${phase === 'streets' ? street : phase}, pot ${english.chips(pot)}${laid.join('')}`,
    ...players.map(playerWords),
  ].join('\n')
}

const playerWords = ({ seat, hand, stack, bet, folded, down, up, rows }: Shown['players'][number]): string => {
  const cards = [down.join(' '), up.join(' '), ...rows.map(row => row.join(' '))].filter(text => text !== '')
  const parts = [
    `seat ${seat}${hand === 1 ? '+' : ''}: ${english.chips(stack)}`,
    bet > 0 ? `${english.chips(bet)} in front` : '',
    folded ? 'folded' : '',
    cards.join(' | '),
  ]
  return parts.filter(part => part !== '').join(', ')
}
