import { once } from 'node:events'
import { ask, type BookId, type House } from '@cardroom/engine'
import { type Answer, exampleScenario, scenarioSchema } from '@cardroom/engine/ask'
import { Command } from 'commander'
import { answerText } from '../answer-text.ts'
import { bookNamed } from '../book-named.ts'
import { readLedger } from '../ledger-files.ts'
import { namedRefusalWords } from '../named-refusal.ts'
import { answeredProblem } from '../problems.ts'
import { unreadWords } from '../read-json.ts'
import { type Came, scenariosFrom, scenariosIn, withFiles } from '../scenarios-in.ts'

type Options = {
  readonly json?: boolean
  readonly text?: boolean
  readonly book?: string
  readonly example?: boolean
  readonly schema?: boolean
}

/** `cardroom ask`: a table, what happened at it and a question in; the answer with its rules out. */
export const askCommand = (
  output: NodeJS.WritableStream = process.stdout,
  input: NodeJS.ReadableStream = process.stdin,
): Command =>
  new Command('ask')
    .summary('ask about a table: what is legal, how a bet is read, who wins what')
    .description('Ask about a table: scenarios in, answers with their rules out.')
    .argument('[files...]', 'files with one scenario, a list, or one per line; standard input if there are none')
    .option('--json', 'print JSON, one answer per line (the default)')
    .option('--text', 'print text for people')
    .option('--book <book>', 'the book or house file for scenarios that don’t name one')
    .option('--example', 'print a scenario to start from')
    .option('--schema', 'print the JSON Schema of scenarios')
    .addHelpText('after', HELP)
    .action(async (files: readonly string[], options: Options, command: Command) => {
      const write = async (text: string): Promise<void> => {
        if (!output.write(text)) await once(output, 'drain')
      }
      if (options.example) return write(asJson(exampleScenario))
      if (options.schema) return write(asJson(scenarioSchema))
      if (options.json && options.text) command.error('choose either --json or --text')
      const book = options.book === undefined ? undefined : await bookNamed(options.book)
      if (typeof book === 'object' && 'why' in book) return command.error(namedRefusalWords(book))
      const rows = options.text ? readLedger() : []
      let between = ''
      const give = async (came: Came, from: string): Promise<void> => {
        const answer = await answerTo(came, from, book)
        await write(options.text ? between + answerText(answer, rows) : `${JSON.stringify(answer)}\n`)
        between = '\n'
      }
      if (files.length === 0) {
        if (input === process.stdin && process.stdin.isTTY) process.stderr.write(PROMPT)
        for await (const came of scenariosIn(input)) await give(came, './')
      }
      for (const file of files) {
        const found = await scenariosFrom(file)
        if ('why' in found) return command.error(`${file} ${unreadWords(found)}`)
        for (const came of found) await give(came, file)
      }
    })

const PROMPT = 'Enter one scenario per line; Ctrl-D when done. (cardroom ask --example shows one.)\n'

const answerTo = async (came: Came, from: string, book: BookId | House | undefined): Promise<Answer> => {
  if ('why' in came) return { error: answeredProblem(came) }
  const { value } = came
  if (!isObject(value)) return ask(value)
  const filled = await withFiles(value, from)
  if ('why' in filled) return { ...idOf(value), error: answeredProblem(filled) }
  return ask(book === undefined || 'book' in value ? filled.value : { ...filled.value, book })
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const idOf = ({ id }: Fields): Pick<Answer, 'id'> => (typeof id === 'string' || typeof id === 'number' ? { id } : {})

const asJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

const HELP = `
Examples:
  cardroom ask --example > mine.json     a scenario to start from
  cardroom ask mine.json --text          its answer as text
  cardroom ask examples/scenarios/*.json
  echo '{"form":"holdem","structure":"limit","seats":4,"acts":"deal; 3 raises; 4 raises"}' | cardroom ask

A scenario is JSON: the game and its stakes, the seats, what happened, and your questions. You get {"answers"}, by
question, or {"error"}: where it can't be played, why, and what would be accepted.
The exit code is 1 only if a file can't be read.
`
