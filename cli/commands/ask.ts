import { once } from 'node:events'
import { type Answer, ask, type BookId, type House } from '@cardroom/engine'
import { exampleScenario, scenarioSchema } from '@cardroom/engine/scenario'
import { Command } from 'commander'
import { answerText } from '../answer-text.ts'
import { bookNamed } from '../book-named.ts'
import { readLedger } from '../ledger-files.ts'
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
    .summary('ask about a table: what is legal, what a wager is, who gets what')
    .description('Ask about a table: scenarios in, answers with their rules out.')
    .argument('[files...]', 'files with a scenario, a list of them, or one a line; without any the standard input')
    .option('--json', 'as JSON, one answer a line (this is the usual)')
    .option('--text', 'as text for people')
    .option('--book <book>', 'the book or house file of scenarios that name none')
    .option('--example', 'a scenario to begin with')
    .option('--schema', 'the JSON Schema of scenarios')
    .addHelpText('after', HELP)
    .action(async (files: readonly string[], options: Options, command: Command) => {
      const write = async (text: string): Promise<void> => {
        if (!output.write(text)) await once(output, 'drain')
      }
      if (options.example) return write(asJson(exampleScenario))
      if (options.schema) return write(asJson(scenarioSchema))
      if (options.json && options.text) command.error('either --json or --text')
      const book = options.book === undefined ? undefined : await bookNamed(options.book)
      if (typeof book === 'object' && 'refused' in book) return command.error(book.refused)
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
        if ('problem' in found) return command.error(`${file} ${found.problem}`)
        for (const came of found) await give(came, file)
      }
    })

const PROMPT = 'One scenario a line, please; Ctrl-D when done. (cardroom ask --example shows one.)\n'

const answerTo = async (came: Came, from: string, book: BookId | House | undefined): Promise<Answer> => {
  if ('problem' in came) return { error: came.problem }
  const { value } = came
  if (!isObject(value)) return ask(value)
  const filled = await withFiles(value, from)
  if ('problem' in filled) return { ...idOf(value), error: filled.problem }
  return ask(book === undefined || 'book' in value ? filled.value : { ...filled.value, book })
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const idOf = ({ id }: Fields): Pick<Answer, 'id'> => (typeof id === 'string' || typeof id === 'number' ? { id } : {})

const asJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

const HELP = `
Examples:
  cardroom ask --example > mine.json     a scenario to begin with
  cardroom ask mine.json --text          its answer for people
  cardroom ask examples/scenarios/*.json
  echo '{"form":"holdem","structure":"limit","seats":4,"acts":"deal; 3 raises; 4 raises"}' | cardroom ask

A scenario is JSON: the form and its stakes, the seats, what happened, and what is asked. It is answered with
{"answers"}, by question, or with {"error"}: where it cannot be played, why, and what is accepted instead.
The exit code is 1 only when a file cannot be read.
`
