import type { Seat } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { rakeOf } from '../story/net-awards.ts'
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

const potLine = ({ pots }: Story, { money, awards }: Pen): string => {
  const total = pots.reduce((sum, pot) => sum + pot, 0)
  const parts = pots.map((_, at) => {
    // the pots are written after rake, and with it they come to the total
    const pot = awards.reduce((sum, award) => sum + (award.pot === at ? award.net : 0), 0)
    if (at === 0) return `Main pot ${money(pot)}.`
    return `Side pot${pots.length > 2 ? `-${at}` : ''} ${money(pot)}.`
  })
  return `Total pot ${money(total)}${pots.length > 1 ? ` ${parts.join(' ')}` : ''} | Rake ${money(rakeOf(awards))}`
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
  const won = pen.awards.reduce((sum, award) => sum + (award.seat === end.seat ? award.net : 0), 0)
  if (end.shown === null && won > 0) return `collected (${pen.money(won)})`
  if (end.shown === null) {
    const known = end.cards.length > 0 && !end.cards.includes(UNKNOWN)
    return known ? `mucked [${pen.laid(story, end.cards).join(' ')}]` : 'mucked'
  }
  const called = pen.called(end.seat, story, 0)
  const outcome = won > 0 ? `won (${pen.money(won)})` : 'lost'
  return `showed [${pen.laid(story, end.shown).join(' ')}] and ${outcome}${called === '' ? '' : ` with ${called}`}`
}

const FOLDED: Readonly<Record<Story['form']['family'], readonly string[]>> = {
  board: ['before Flop', 'on the Flop', 'on the Turn', 'on the River'],
  stud: ['on the 3rd Street', 'on the 4th Street', 'on the 5th Street', 'on the 6th Street', 'on the River'],
  draw: ['before the Draw', 'after the 1st Draw', 'after the 2nd Draw', 'after the 3rd Draw'],
  chinese: [],
}
