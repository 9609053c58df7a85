import type { Deal } from '../../deal/deal.ts'
import { legal } from '../../deal/legal.ts'
import type { FormId } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../rulings/decide.ts'
import type { Incident } from '../../rulings/rulers.ts'
import { cases } from '../cases/cases.ts'
import { playedTo, situationsIn } from '../situations.ts'
import type { Table } from '../table.ts'
import type { Witness } from './witness.ts'

/** The cases entered by hand: how each is ruled, and how the deal goes on after each way to rule. */
export const casesSeen: readonly Witness[] = cases.map(({ at, scene, incident }, i) => ({
  name: `case ${i}, ${incident.type} at ${at}`,
  // a scene takes a house as well as a book
  under: book => afterwards(scene(book as BookId), incident),
}))

/** What can go wrong in a form, the first and the last time that it can. */
export const situationsSeen = (form: FormId): readonly Witness[] =>
  situationsIn(form).map((situation, i) => ({
    name: `situation ${i} of ${form}, ${situation.incident.type}`,
    under: book => {
      const { live } = playedTo(situation, book as BookId, situation.acts)
      return [seenOf(live.deal), rule(live.deal, situation.incident)]
    },
  }))

/** Forms of each family, and forms in which alone some things of theirs happen. */
export const TROUBLED: readonly FormId[] = [
  'holdem', 'omaha', 'drawmaha-high', 'seven-card-stud', 'super-stud', 'mexican-poker', 'razz', 'ace-to-five-lowball',
  'deuce-to-seven-triple-draw', 'badugi', 'baduci', 'draw-high', 'chinese-poker', 'chinese-draw-poker', 'open-face-chinese',
] // biome-ignore format: a list

const afterwards = (table: Table, incident: Incident): unknown => {
  const ruled = rule(table.deal, incident)
  if (!ruled.ok) return ruled
  const reported = table.reports(incident)
  const decisions = ruled.options?.map(({ decision }) => decision) ?? [null]
  const ways = decisions.map(decision => {
    const now = decision === null ? reported : reported.decides(decision)
    return [seenOf(now.deal), now.deal.phase === 'ended' ? null : now.plays('play on').deal.awards]
  })
  return [ruled, ways]
}

const seenOf = (deal: Deal): unknown => [legal(deal), deal.players, deal.boards, deal.burns, deal.muck]
