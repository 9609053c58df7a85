import { departureWords, type Problem, problemWords, type Replayed } from '@cardroom/histories'
import { ink } from './ink.ts'

/** What came of a hand, for people: the stacks, the first difference, and what did not fit. */
export const replayText = (file: string, replayed: Replayed): string => {
  const { hand, variant, finishing, ended, differs, problems, letPass, warnings, departures } = replayed
  const stacks = finishing.length === 0 ? 'not read' : finishing.join(' ')
  const stopped =
    finishing.length > 0 && !ended && problems.length === 0 ? ink.dim('  (so far: the history stops here)') : ''
  return [
    `${[`${ink.bold(file)} ${hand}`, variant, stacks].filter(part => part !== '').join('  ')}${stopped}`,
    ...(differs === null ? [] : [`  p${differs.player} has ${differs.found}, and the file says ${differs.stated}`]),
    ...problems.map(problem => `  ${ink.bold('problem')} ${problemText(problem)}`),
    ...letPass.map(problem => `  let pass: ${problemText(problem)}`),
    ...departures.map(({ id, rules }) => `  departs from the book: ${departureWords(id)}${rulesText(rules)}`),
    ...warnings.map(problem => `  note: ${problemText(problem)}`),
    '',
  ].join('\n')
}

/** Where it is, what it is about, and what is wrong. */
export const problemText = (problem: Problem): string => {
  const { line, act, rules } = problem
  const where = [line > 0 ? `line ${line}` : '', act].filter(part => part !== '').join(', ')
  return `${where === '' ? '' : `${where}: `}${problemWords(problem)}${rulesText(rules)}`
}

const rulesText = (rules: readonly string[]): string => (rules.length === 0 ? '' : ink.dim(` (${rules.join(', ')})`))
