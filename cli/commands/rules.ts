import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOOKS, type BookId } from '@cardroom/engine'
import { type LedgerRow, RULE_HOWS, RULE_LAYERS, type RuleHow, type RuleLayer } from '@cardroom/engine/rulebooks'
import { Command, Option } from 'commander'
import { columns } from '../columns.ts'
import { type Count, type CoverageRow, coverage, STATES, type State, type Totals, totals } from '../coverage.ts'
import { coveragePage } from '../coverage-page.ts'
import { ink } from '../ink.ts'
import { checkout, readLedger, readSources } from '../ledger-files.ts'
import { rulePlaces } from '../rule-places.ts'

type Options = {
  readonly book?: BookId
  readonly layer?: RuleLayer
  readonly how?: RuleHow
  readonly state?: State
  readonly write?: boolean
  readonly json?: boolean
}

/** `cardroom rules`: how far each rule of the five books is covered by code and tests. */
export const rulesCommand = (
  write: (text: string) => unknown = text => process.stdout.write(text),
  top: () => string | undefined = checkout,
): Command =>
  new Command('rules')
    .summary('which rules are covered by code and tests')
    .description(
      'Show which rules of the five books are covered: proven by a test, only cited in code, posted for people to read, or open.',
    )
    .addOption(new Option('--book <book>', 'only this book').choices(BOOKS))
    .addOption(new Option('--layer <layer>', 'only this part of a card room').choices(RULE_LAYERS))
    .addOption(new Option('--how <how>', 'only rules served in this way').choices(RULE_HOWS))
    .addOption(new Option('--state <state>', 'only rules in this state').choices(STATES))
    .option('--write', `write everything to ${PAGE}, and the places for the reader`)
    .option('--json', 'as JSON')
    .addHelpText('after', HELP)
    .action((options: Options, command: Command) => {
      const root = top()
      if (root === undefined) return command.error('only a checkout of Cardroom has the sources')
      const ledger = readLedger()
      const all = coverage(ledger, readSources(root))
      if (options.write) {
        writeFileSync(join(root, PAGE), coveragePage(all))
        writeFileSync(join(root, PLACES), rulePlaces(all))
      }
      const rows = all.filter(row => suits(row, options))
      if (options.json) write(`${JSON.stringify({ rows, totals: totals(rows) })}\n`)
      else write(totalsText(totals(rows)) + (options.state === undefined ? '' : listText(rows, ledger)))
    })

const PAGE = 'docs/rules-covered.md'
/** What the page's reader knows of the same. */
const PLACES = 'web/src/books/places.txt'

const suits = (row: CoverageRow, { book, layer, how, state }: Options): boolean =>
  (book === undefined || row.book === book) &&
  (layer === undefined || row.layer === layer) &&
  (how === undefined || row.how === how) &&
  (state === undefined || row.state === state)

const totalsText = ({ byBook, byLayer, byHow, ...all }: Totals): string => {
  const line = (name: string, count: Count): readonly string[] =>
    [name, count.rows, ...STATES.map(state => count[state])].map(String)
  const part = (head: string, counts: Readonly<Record<string, Count>>): readonly (readonly string[])[] => [
    [head, '', ...STATES.map(() => '')],
    ...Object.entries(counts)
      .filter(([, { rows }]) => rows > 0)
      .map(([name, of]) => line(`  ${name}`, of)),
  ]
  const table = [
    ['', 'rules', ...STATES],
    ...part('by book', byBook),
    ...part('by layer', byLayer),
    ...part('by how they are served', byHow),
    line('all', all),
  ]
  const [head, ...lines] = columns(table, ['left', 'right', ...STATES.map(() => 'right' as const)])
  return `${[ink.dim(head!), ...lines, '', accountedText(all)].join('\n')}\n`
}

const shown = (count: number): string => count.toLocaleString('en-US')

/** One sentence: is every rule accounted for? */
const accountedText = ({ rows, cited, open }: Count): string => {
  const left = cited + open
  if (left === 0)
    return `All ${shown(rows)} accounted for: a test proves it, or it's posted and can be read in the books.`
  return `${shown(left)} of ${shown(rows)} not accounted for: neither proven by a test nor to be read in the books.`
}

/** The rules by one line each, for readers who ask for one state. */
const listText = (rows: readonly CoverageRow[], ledger: readonly LedgerRow[]): string => {
  const titles = new Map(ledger.map(({ id, title }) => [id, title]))
  return columns(rows.map(({ id, layer, how }) => [id, titles.get(id)!, layer, how]))
    .map((line, i) => `${i === 0 ? '\n' : ''}${line}\n`)
    .join('')
}

const HELP = `
Examples:
  cardroom rules                                totals by book, layer and how the rules are served
  cardroom rules --layer betting --state open   what's left to do there
  cardroom rules --book wsop --json             every rule of a book, and where it's cited
`
