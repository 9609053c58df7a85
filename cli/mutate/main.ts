import { availableParallelism } from 'node:os'
import { BOOKS, type BookId, seeded } from '@cardroom/engine'
import { RULE_HOWS, RULE_LAYERS, type RuleHow, type RuleLayer } from '@cardroom/engine/rulebooks'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { CoverageRow } from '../coverage.ts'
import { checkout, readLedger, readSources } from '../ledger-files.ts'
import { progressBar } from '../progress.ts'
import { mutateRules, type Pace, type Project, provenIn, sampleOf } from './mutate-rules.ts'
import { foundIn, layersText, lineOf, reportText } from './report.ts'
import { resultsIn } from './results.ts'
import { TO_START } from './runners.ts'

type Options = {
  readonly rules: number
  readonly seed?: string
  readonly all?: true
  readonly book?: BookId
  readonly layer?: RuleLayer
  readonly how?: RuleHow
  readonly atOnce: number
  readonly toStart: number
  readonly results?: string
  readonly json?: true
}

const whole = (text: string): number => {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It must be a whole number, 1 or more.')
}

const HELP = `
Examples:
  npm run rules:mutate                                         some rules by chance
  npm run rules:mutate -- --rules 100 --seed x --layer form    more of them, and the same ones again
  npm run rules:mutate -- rrp/3/betting/7 wsop/130a            these rules
  npm run rules:mutate -- --all --book web                     every proven rule of a book
  npm run rules:mutate -- --all --results FILE                 all of them; stopped, it goes on where it was
`

/** The rules to change: those named, all of them, or some by chance. */
const chosen = (proven: readonly CoverageRow[], ids: readonly string[], options: Options, seed: string) => {
  const unproven = ids.filter(id => !proven.some(row => row.id === id))
  if (unproven.length > 0) return `no test names ${unproven.join(', ')}`
  if (ids.length > 0) return proven.filter(row => ids.includes(row.id))
  const { book = null, layer = null, how = null } = options
  const fit = proven.filter(
    row => (book ?? row.book) === row.book && (layer ?? row.layer) === row.layer && (how ?? row.how) === row.how,
  )
  return options.all ? fit : sampleOf(fit, options.rules, seeded(seed))
}

const paceOf = ({ atOnce, toStart, results }: Options): Pace => ({
  atOnce,
  toStart,
  ...(results === undefined ? {} : { results: resultsIn(results) }),
})

await new Command('rules:mutate')
  .usage('[ids...] [options]')
  .description('Break rules that tests name, and see whether those tests fail. Nothing on the disk is changed.')
  .argument('[ids...]', 'the rules (default: a random sample of the proven ones)')
  .option('--rules <n>', 'how many to pick at random', whole, 120)
  .option('--seed <text>', 'the same seed picks the same rules in the same tree')
  .option('--all', 'every proven rule')
  .addOption(new Option('--book <book>', 'rules of one book').choices(BOOKS))
  .addOption(new Option('--layer <layer>', 'rules of one part of a card room').choices(RULE_LAYERS))
  .addOption(new Option('--how <how>', 'rules that are served in one way').choices(RULE_HOWS))
  .option('--at-once <n>', 'how many rules at once', whole, Math.min(2, availableParallelism()))
  .option('--to-start <seconds>', 'how long the tests may take to start', whole, TO_START)
  .option('--results <file>', 'keep each verdict in this file as it comes, and don’t judge the same thing twice')
  .option('--json', 'as JSON')
  .addHelpText('after', HELP)
  .action(async (ids: readonly string[], options: Options, command: Command) => {
    const root = checkout()
    if (root === undefined) return command.error('only a checkout of Cardroom has the sources')
    const project: Project = { root, sources: readSources(root), ledger: readLedger() }
    const proven = provenIn(project)
    const seed = options.seed ?? String(Date.now() % 1_000_000)
    const rows = chosen(proven, ids, options, seed)
    if (typeof rows === 'string') return command.error(`error: ${rows}`)
    const bar = progressBar(rows.length, 'rules')
    let done = 0
    const verdicts = await mutateRules(project, rows, paceOf(options), verdict => {
      done++
      bar.at(done)
      if (!options.json && !process.stderr.isTTY) process.stdout.write(lineOf(verdict))
    })
    bar.clear()
    const isSample = ids.length === 0 && !options.all
    const about = `${rows.length} of ${proven.length} proven rules${isSample ? ` (seed ${seed})` : ''}`
    if (options.json) {
      const plain = { seed: isSample ? seed : null, rules: verdicts, totals: foundIn(verdicts) }
      process.stdout.write(`${JSON.stringify(plain)}\n`)
    } else {
      const layers = new Map(rows.map(row => [row.id, row.layer]))
      process.stdout.write(reportText(verdicts, about))
      process.stdout.write(layersText(verdicts, ({ id }) => layers.get(id)!))
    }
    if (verdicts.some(({ is }) => is === 'survivor' || is === 'not-run')) process.exitCode = 1
  })
  .parseAsync()
