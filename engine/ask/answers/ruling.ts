import { changeWords, deciderWords, decisionWords, incidentWords, newsWords } from '../../words/english/print.ts'
import type { Ruled } from '../course/ruled.ts'
import { misread } from '../problems.ts'
import { distinct, listed, type Question } from './answer.ts'

/** The last ruling: what was decided or who has to decide it, with which events, and what would change it. */
export const rulingAnswer: Question = ({ rulings, deal }) => {
  const ruled = rulings.at(-1)
  if (ruled === undefined) return misread('nothing-reported')
  const { ruling, incident, decision, happened, events } = ruled
  const { options, decides = 'floor', noUsual, wouldChange } = ruling
  const { errors } = deal.mending
  return {
    incident,
    decision: decision ?? ruling.decision,
    decided: decision !== null,
    ...(options === undefined
      ? {}
      : {
          decides,
          options: options.map(option => ({ decision: option.decision, rules: option.rules })),
          ...(noUsual && { noUsual }),
        }),
    wouldChange,
    ...(happened.length === 0 ? {} : { happened }),
    events,
    ...(errors.length === 0 ? {} : { unnoticed: errors.map(error => error.incident.type) }),
    words: rulingWords(ruled),
    rules: distinct([...chosenRules(ruled), ...events.flatMap(({ rules }) => rules)]),
  }
}

/** A line of a ruling, by what it says. */
export type RulingLine = {
  readonly says: 'reported' | 'happened' | 'decided' | 'follows' | 'would-change'
  readonly words: string
}

/** A ruling for people: what was reported, what becomes of it, what follows, and what would change it. */
export const rulingWords = (ruled: Ruled): string =>
  rulingSaid(ruled)
    .map(({ words }) => words)
    .join('\n')

/** It line by line. */
export const rulingSaid = (ruled: Ruled): readonly RulingLine[] => {
  const { incident, ruling, decision, happened, events } = ruled
  const { options, decides = 'floor', noUsual = false, wouldChange } = ruling
  const choices = options?.map(
    (option, i) => `${i + 1} ${decisionWords(option.decision)}${i === 0 && !noUsual ? ' (the usual)' : ''}`,
  )
  const who = deciderWords(options === undefined ? 'book' : decides)
  return [
    { says: 'reported', words: `Reported: ${incidentWords(incident)}.` },
    ...happened.map(event => ({ says: 'happened' as const, words: newsWords(event) })),
    {
      says: 'decided',
      words:
        decision === null
          ? `Left to ${who}${noUsual ? ', at random' : ''}: ${listed(choices ?? [], 'or')}.`
          : `Ruling (${who}): ${decisionWords(decision)}.`,
    },
    ...events.map(event => ({ says: 'follows' as const, words: newsWords(event) })),
    ...(wouldChange.length === 0
      ? []
      : [
          {
            says: 'would-change' as const,
            words: `The ruling would change if ${wouldChange.map(changeWords).join('; or if ')}.`,
          },
        ]),
  ]
}

/** The rules behind what was decided, or behind the usual ruling while nobody has decided. */
const chosenRules = ({ ruling, decision }: Ruled): Ruled['ruling']['rules'] =>
  ruling.options?.find(option => option.decision === decision)?.rules ?? ruling.rules
