import type { KindProblems } from '../../kinds/problem.ts'
import { shown } from '../../kinds/shown.ts'
import { kindWords } from './kinds.ts'
import type { ProblemWords } from './problem-words.ts'

/** What can be wrong with a value by its kind alone. */
export const kindProblems: ProblemWords<KindProblems> = {
  'not-accepted': ({ takes, meant }, said) => [
    `${shown(said)} is not accepted${meant.length > 0 ? `; did you mean ${meant.join(' or ')}?` : ''}`,
    kindWords(takes),
  ],
  'there-twice': ({ takes }, said) => [`${shown(said)} appears twice`, kindWords(takes)],
  missing: ({ takes }) => ['is missing', kindWords(takes)],
  'no-such-field': ({ field, meant, fields }) => [
    `there is no field "${field.slice(0, 40)}"${meant === null ? '' : `; did you mean "${meant}"?`}`,
    fields.join(', ') || 'none',
  ],
  'no-such-name': ({ field, takes }) => {
    const no = `there is no field "${field.slice(0, 40)}"`
    return takes.said === undefined ? no : [no, takes.said]
  },
}
