import type { Seat } from '@cardroom/engine'
import type { End, Story } from '../story/story.ts'
import type { Pen } from './pen.ts'
import type { Posts } from './write-posts.ts'

/** What stands below the line: the pots, the board and how everyone came out. */
export const summaryOf = (story: Story, pen: Pen, posts: Posts): readonly string[] => [
  '*** SUMMARY ***',
  potLine(story, pen),
  ...boardLines(story, pen),
  ...story.ends.map(
    end => `Seat ${end.seat}: ${pen.name(end.seat)}${roleOf(story, posts, end.seat)} ${endOf(story, pen, end)}`,
  ),
]

const potLine = ({ pots }: Story, { money }: Pen): string => {
  const total = pots.reduce((sum, pot) => sum + pot, 0)
  const parts = pots.map((pot, at) => {
    if (at === 0) return `Main pot ${money(pot)}.`
    return `Side pot${pots.length > 2 ? `-${at}` : ''} ${money(pot)}.`
  })
  return `Total pot ${money(total)}${pots.length > 1 ? ` ${parts.join(' ')}` : ''} | Rake ${money(0)}`
}

const boardLines = ({ boards, runs, form }: Story, pen: Pen): readonly string[] => {
  const laid = boards.filter(board => board.length > 0)
  if (laid.length === 0 || form.boards === 0) return []
  if (runs === 1) return [`Board [${laid[0]!.join(' ')}]`]
  return [
    `Hand was run ${runs === 2 ? 'twice' : 'three times'}`,
    ...laid.map((board, run) => `${pen.ordinal(run)} Board [${board.join(' ')}]`),
  ]
}

const roleOf = ({ button, form }: Story, { small, big }: Posts, seat: Seat): string =>
  [
    ...(seat === button && form.opening !== 'bring-in' ? [' (button)'] : []),
    ...(seat === small ? [' (small blind)'] : []),
    ...(seat === big ? [' (big blind)'] : []),
  ].join('')

const endOf = (story: Story, pen: Pen, end: End): string => {
  if (end.folded >= 0)
    return `folded ${FOLDED[story.form.family]![end.folded] ?? 'late'}${end.paid ? '' : " (didn't bet)"}`
  if (end.shown === null) return end.won > 0 ? `collected (${pen.money(end.won)})` : 'mucked'
  const called = pen.called(end.seat, story, 0)
  const outcome = end.won > 0 ? `won (${pen.money(end.won)})` : 'lost'
  return `showed [${pen.laid(story, end.shown).join(' ')}] and ${outcome}${called === '' ? '' : ` with ${called}`}`
}

const FOLDED: Readonly<Record<Story['form']['family'], readonly string[]>> = {
  board: ['before Flop', 'on the Flop', 'on the Turn', 'on the River'],
  stud: ['on the 3rd Street', 'on the 4th Street', 'on the 5th Street', 'on the 6th Street', 'on the River'],
  draw: ['before the Draw', 'after the 1st Draw', 'after the 2nd Draw', 'after the 3rd Draw'],
  chinese: [],
}
