import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Deal } from '../../deal/deal.ts'
import { programOf } from '../../deal/program.ts'
import { stepDue } from '../../deal/where.ts'
import { factsOf } from '../../rulings/incident-facts.ts'
import type { Incident } from '../../rulings/rulers.ts'
import { received } from './cards-falling.ts'
import type { Course } from './course.ts'

/** An incident that deals cards, with the cards that the scenario tells for them where the report names none. */
export const withDeckCards = (course: Course, incident: Incident): Incident => {
  const { deal } = course
  if (!deal.realCards) return incident
  const facts = factsOf(incident.type)
  const given = incident as Incident & { readonly seat?: number; readonly replacement?: Card; readonly cards?: unknown }
  if ('replacement' in facts && given.replacement === undefined && given.seat !== undefined) {
    const replacement = replacementFor(course, given.seat)
    return replacement === undefined ? incident : ({ ...incident, replacement } as Incident)
  }
  if (!ON_THE_BOARD.has(incident.type) || given.cards !== undefined) return incident
  const cards = nextOnBoard(course, 'count' in given && typeof given.count === 'number' ? given.count : null)
  return cards.length === 0 || cards.includes(UNKNOWN) ? incident : ({ ...incident, cards } as Incident)
}

const ON_THE_BOARD: ReadonlySet<Incident['type']> = new Set<Incident['type']>([
  'BurnMissed',
  'PrematureBoard',
  'TooManyInFlop',
  'TwoBurned',
])

/** The card after those that the seat has got, and after those that replaced one before. */
const replacementFor = ({ events, named, rulings }: Course, seat: number): Card | undefined => {
  const replaced = rulings.filter(({ incident }) => 'replacement' in incident && incident.seat === seat).length
  return named.hands.get(String(seat))?.[(received(events).get(String(seat)) ?? 0) + replaced]
}

/** The next cards of the only board. */
const nextOnBoard = ({ deal, named }: Course, count: number | null): readonly Card[] => {
  const [board] = named.boards
  if (deal.form.boards !== 1 || board === undefined) return []
  const lie = deal.boards[0]?.length ?? 0
  const due = count ?? boardDue(deal)
  return Array.from({ length: due }, (_, i) => board[lie + i] ?? UNKNOWN)
}

const boardDue = (deal: Deal): number => {
  const next = programOf(deal.form)
    .steps.slice(stepDue(deal))
    .find(step => step.do === 'board')
  return next?.do === 'board' ? next.cards : 0
}
