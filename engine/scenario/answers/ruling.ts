import { misread } from '../../kinds/problem.ts'
import { changeWords, deciderWords, decisionWords, incidentWords, newsWords } from '../../words/english/print.ts'
import type { Ruled } from '../course/ruled.ts'
import { distinct, listed, type Question } from './answer.ts'

/** The last ruling: what was decided or who has to decide it, with which events, and what would change it. */
export const rulingAnswer: Question = ({ rulings, deal }) => {
  const ruled = rulings.at(-1)
  if (ruled === undefined) return misread('nothing has been reported that needs a ruling')
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

/** A ruling for people: what was reported, what becomes of it, what follows, and what would change it. */
export const rulingWords = (ruled: Ruled): string => {
  const { incident, ruling, decision, happened, events } = ruled
  const { options, decides = 'floor', noUsual = false, wouldChange } = ruling
  const choices = options?.map(
    (option, i) => `${i + 1} ${decisionWords(option.decision)}${i === 0 && !noUsual ? ' (the usual)' : ''}`,
  )
  const who = deciderWords(options === undefined ? 'book' : decides)
  return [
    `Reported: ${incidentWords(incident)}.`,
    ...happened.map(event => newsWords(event)),
    decision === null
      ? `Left to ${who}${noUsual ? ', at random' : ''}: ${listed(choices ?? [], 'or')}.`
      : `Ruling (${who}): ${decisionWords(decision)}.`,
    ...events.map(event => newsWords(event)),
    ...(wouldChange.length === 0
      ? []
      : [`The ruling would change if ${wouldChange.map(changeWords).join('; or if ')}.`]),
  ].join('\n')
}

/** The rules behind what was decided, or behind the usual ruling while nobody has decided. */
const chosenRules = ({ ruling, decision }: Ruled): Ruled['ruling']['rules'] =>
  ruling.options?.find(option => option.decision === decision)?.rules ?? ruling.rules
