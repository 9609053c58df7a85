import { BOOKS, rulebooks } from '@cardroom/engine'
import { RULE_HOWS, RULE_LAYERS } from '@cardroom/engine/rulebooks'
import { type Count, type CoverageRow, STATES, type State, totals } from './coverage.ts'

/** The page docs/rules-covered.md: the totals, then the rules in each state by book and layer. */
export const coveragePage = (rows: readonly CoverageRow[]): string => {
  const { byBook, byLayer, byHow, ...all } = totals(rows)
  return [
    '# Rules covered',
    '',
    'Written by `npm run rules:covered`, and held current by the tests. A rule is **proven** if a test names it, **cited**',
    'if only the code does, **read** if it is posted for people and can be read in [the books](books.md), and **open** if',
    'none of these. `cardroom rules` shows the same and takes filters; `cardroom rule <id>` shows a rule and where it is cited.',
    '',
    ...table('Book', [
      ...BOOKS.map(book => [`\`${book}\` ${rulebooks[book].name}`, byBook[book]] as const),
      ['all', all],
    ]),
    '',
    ...table(
      'Layer',
      RULE_LAYERS.map(layer => [layer, byLayer[layer]]),
    ),
    '',
    ...table(
      'Kept',
      RULE_HOWS.map(how => [how, byHow[how]]),
    ),
    '',
    '## Enforced and ruling rows by layer',
    '',
    ...table(
      'Layer',
      RULE_LAYERS.map(layer => {
        const kept = rows.filter(row => row.layer === layer && (row.how === 'enforced' || row.how === 'ruling'))
        return [layer, totals(kept)]
      }),
    ),
    ...STATES.flatMap(state => ['', ...listOf(state, rows)]),
    '',
  ].join('\n')
}

const table = (head: string, lines: readonly (readonly [string, Count])[]): readonly string[] => [
  `| ${[head, 'rules', ...STATES].join(' | ')} |`,
  `|---|${'---:|'.repeat(STATES.length + 1)}`,
  ...lines.map(([name, count]) => `| ${[name, count.rows, ...STATES.map(state => count[state])].join(' | ')} |`),
]

const listOf = (state: State, rows: readonly CoverageRow[]): readonly string[] => [
  `## ${state[0]!.toUpperCase()}${state.slice(1)}`,
  ...BOOKS.flatMap(book => {
    const own = rows.filter(row => row.state === state && row.book === book)
    return own.length === 0 ? [] : ['', `### ${rulebooks[book].name}: ${own.length}`, '', ...byLayer(own)]
  }),
]

/** One line for each layer and way of keeping, with its ids. */
const byLayer = (rows: readonly CoverageRow[]): readonly string[] =>
  RULE_LAYERS.flatMap(layer =>
    RULE_HOWS.flatMap(how => {
      const ids = rows.filter(row => row.layer === layer && row.how === how).map(({ id }) => id)
      return ids.length === 0 ? [] : [`- ${layer}, ${how} (${ids.length}): ${ids.join(' ')}`]
    }),
  )
