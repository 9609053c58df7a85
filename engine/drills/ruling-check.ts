import { decide } from '../rulings/decide.ts'
import { decisionWords } from '../words/english/print.ts'
import type { RulingDrill } from './ruling-drill.ts'

/** What a drill accepts that the deal would not rule when the incident is reported in it: nothing, if both agree. */
export const contradictions = ({ drill, deal, incident }: RulingDrill): readonly string[] => {
  const outcome = decide(deal, incident)
  if (!outcome.ok) return [`refused: ${drill.key}`]
  const given = outcome.events.find(event => event.type === 'RulingGiven')
  const due = outcome.events.find(event => event.type === 'RulingDue')
  const decisions = given !== undefined ? [given.decision] : (due?.options ?? []).map(({ decision }) => decision)
  const said = decisions.map(decision => plain(decisionWords(decision)))
  return drill.right.map(place => plain(drill.options[place]!)).filter(accepted => !said.includes(accepted))
}

const plain = (words: string): string => words.toLowerCase().replace(/\.$/, '')
