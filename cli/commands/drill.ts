import { createInterface } from 'node:readline'
import { BOOKS, type BookId } from '@cardroom/engine'
import {
  DRILL_AREAS,
  type Drill,
  type DrillArea,
  isDrilled,
  type Known,
  knownAfter,
  nextDrill,
} from '@cardroom/engine/drills'
import { Command, Option } from 'commander'
import { ink } from '../ink.ts'
import { readLedger } from '../ledger-files.ts'
import { paragraphs, wrapped } from '../prose.ts'
import { whole } from '../whole.ts'

const FAMILIES = ['board', 'stud', 'draw', 'chinese'] as const

type Asked = {
  readonly areas?: string
  readonly family: (typeof FAMILIES)[number]
  readonly book: BookId
  readonly questions: number
  readonly seed?: string
  readonly rule?: string
  readonly json?: true
}

/** `cardroom drill`: questions to practice on, marked with the reason and the rules. */
export const drillCommand = (
  input: NodeJS.ReadableStream = process.stdin,
  write: (text: string) => unknown = text => process.stdout.write(text),
): Command =>
  new Command('drill')
    .summary('practice rulings and dealer’s math')
    .description('Ask one question at a time, mark your answers with the reason and the rules, and keep score.')
    .option('--areas <areas>', `what to practice, separated by commas: ${DRILL_AREAS.join(', ')}`)
    .addOption(new Option('--family <family>', 'the games for rulings and bets').choices(FAMILIES).default('board'))
    .addOption(new Option('--book <book>', 'the book that rules').choices(BOOKS).default('rrp'))
    .option('--questions <count>', 'how many questions', whole(1, 1000), 10)
    .option('--rule <rule>', 'practice one rule by its own book, like wsop/122')
    .option('--seed <seed>', 'the same seed asks the same questions')
    .option('--json', 'print the questions with their answers instead of asking, one JSON object per line')
    .addHelpText('after', HELP)
    .action(async (asked: Asked, command: Command) => {
      const areas = areasIn(asked.areas)
      if (typeof areas === 'string')
        return command.error(`error: --areas: there is no area "${areas}"; accepted: ${DRILL_AREAS.join(', ')}`)
      if (asked.rule !== undefined && !isDrilled(asked.rule))
        return command.error(
          `error: --rule: there are no drills on "${asked.rule}"; accepted: a rule with “Drill this rule” on its page`,
        )
      const seed = asked.seed ?? crypto.randomUUID()
      if (asked.json) return printed(asked, areas, seed, write)
      await practised(asked, areas, seed, input, write)
    })

/** The areas that are named, or the one that there is not. */
const areasIn = (text: string | undefined): readonly DrillArea[] | string => {
  if (text === undefined) return DRILL_AREAS
  const names = text.split(',').map(name => name.trim())
  return names.find(name => !DRILL_AREAS.some(area => area === name)) ?? (names as readonly DrillArea[])
}

type Progress = {
  readonly lately: readonly string[]
  readonly known: Known
  readonly seen: Readonly<Record<string, number>>
}

/** The drill that comes after this many, the areas in turn. */
const drawn = (asked: Asked, areas: readonly DrillArea[], seed: string, n: number, progress: Progress): Drill => {
  const { family, book, rule } = asked
  const on = rule === undefined ? {} : { rule }
  return nextDrill({ areas: [areas[n % areas.length]!], family, book, asked: n, ...progress, ...on }, `${seed} ${n}`)
}

const FRESH: Progress = { lately: [], known: {}, seen: {} }

const after = ({ lately, known, seen }: Progress, drill: Drill, right: boolean, n: number): Progress => ({
  lately: [...lately, drill.key],
  known: drill.rules[0] === undefined ? known : knownAfter(known, drill.rules[0], right),
  seen: { ...seen, ...(drill.rules[0] === undefined ? {} : { [drill.rules[0]]: n }) },
})

const printed = (asked: Asked, areas: readonly DrillArea[], seed: string, write: (text: string) => unknown): void => {
  let progress = FRESH
  for (let n = 0; n < asked.questions; n++) {
    const drill = drawn(asked, areas, seed, n, progress)
    write(`${JSON.stringify(drill)}\n`)
    progress = after(progress, drill, true, n)
  }
}

/** Asks on the terminal; an empty line or the end of the input ends it. */
const practised = async (
  asked: Asked,
  areas: readonly DrillArea[],
  seed: string,
  input: NodeJS.ReadableStream,
  write: (text: string) => unknown,
): Promise<void> => {
  let progress = FRESH
  let n = 0
  let right = 0
  let drill = drawn(asked, areas, seed, n, progress)
  write(question(drill, n))
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const chosen = Number(line.trim()) - 1
    if (line.trim() === '') break
    if (drill.options[chosen] === undefined) {
      write(`Enter 1 to ${drill.options.length}.\n`)
      continue
    }
    const good = drill.right.includes(chosen)
    right += Number(good)
    write(marked(drill, good))
    progress = after(progress, drill, good, n)
    n++
    if (n === asked.questions) break
    drill = drawn(asked, areas, seed, n, progress)
    write(question(drill, n))
  }
  write(`${right} of ${n} right\n`)
}

const question = ({ about, asks, options, table, drawn: said }: Drill, n: number): string =>
  paragraphs(
    [ink.bold(`Question ${n + 1}`)],
    wrapped(about),
    table.players.some(({ cards = [] }) => cards.some(card => !isNamed(said?.about ?? [], card)))
      ? table.players.map(({ seat, cards = [] }) => `seat ${seat}: ${cards.join(' ')}`)
      : [],
    table.players.flatMap(({ seat, rows = [] }) => laid(`seat ${seat}: `, rows)),
    table.boards.filter(board => board.length > 0).map(board => `board: ${board.join(' ')}`),
    [asks],
    options.flatMap((option, i) => wrapped(`${i + 1}  ${option}`)),
  )

/** Is this card in the words already? */
const isNamed = (words: NonNullable<Drill['drawn']>['about'], card: string): boolean =>
  words.some(part => typeof part !== 'string' && part.card === card)

/** Rows one under another, the front on top, as they lie on the table. */
const laid = (name: string, rows: readonly (readonly string[])[]): readonly string[] =>
  rows.map((row, i) => (i === 0 ? name : ' '.repeat(name.length)) + row.join(' '))

const marked = ({ options, right, why, rules }: Drill, good: boolean): string =>
  paragraphs(
    [ink.bold(good ? 'Right.' : `No: ${right.map(place => options[place]).join(', or ')}`)],
    wrapped(why),
    // the rule that it rests on says why
    readLedger()
      .filter(({ id }) => id === rules[0])
      .flatMap(({ gist }) => wrapped(gist)),
    rules.slice(0, 4).map(rule => ink.dim(`  ${rule}`)),
  )

const HELP = `
Example:
  cardroom drill --areas rulings,odd-chips --family stud --book wsop --questions 20

Answer with the number in front of an option; an empty line ends the drill.
`
