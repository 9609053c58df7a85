import type { Answer } from '@cardroom/engine/ask'
import type { LedgerRow } from '@cardroom/engine/rulebooks'
import type { SaidProblem } from '@cardroom/engine/words'
import { ink } from './ink.ts'
import { paragraphs, wrapped } from './prose.ts'

/** An answer for people: each question with its words, and the rules by their titles. */
export const answerText = (answer: Answer, rows: readonly LedgerRow[]): string => {
  const { id, answers = {}, error, refused = [], asExpected, differences = [] } = answer
  const asked = Object.entries(answers).map(([question, { rules = [], ...answered }]) => [
    ink.bold(question),
    ...linesOf('words' in answered ? String(answered.words) : problemWords(answered)),
    ...rulesText(rules, rows),
  ])
  return paragraphs(
    id === undefined ? [] : [ink.bold(String(id))],
    error === undefined ? [] : errorText(error, rows),
    ...asked,
    ...refused.map(it => [ink.bold('refused'), ...errorText(it, rows)]),
    asExpected === undefined ? [] : [asExpected ? 'as expected' : ink.bold('not as expected')],
    differences.map(
      ({ at, expected, got }) => `  ${at}: ${JSON.stringify(got)} instead of ${JSON.stringify(expected)}`,
    ),
  )
}

const errorText = (error: NonNullable<Answer['error']>, rows: readonly LedgerRow[]): readonly string[] => {
  const { at, said, rules = [] } = error
  const words = typeof said === 'string' ? `${at}, "${said}"` : at
  return [...linesOf(`${words}: ${problemWords(error)}`), ...rulesText(rules, rows)]
}

const linesOf = (text: string): readonly string[] => text.split('\n').flatMap(line => wrapped(line))

const problemWords = ({ problem, accepted }: SaidProblem): string =>
  accepted === undefined || accepted === '' ? problem : `${problem}\nAccepted: ${accepted}`

const rulesText = (rules: readonly string[], rows: readonly LedgerRow[]): readonly string[] =>
  rules.map(rule => ink.dim(`  ${rule}  ${rows.find(({ id }) => id === rule)?.title ?? ''}`.trimEnd()))
