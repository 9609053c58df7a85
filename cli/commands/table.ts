import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { type BookId, type Chance, forms, type House, type Scenario, seeded, shuffled } from '@cardroom/engine'
import { askProblemWords, isProblem, readScenario } from '@cardroom/engine/ask'
import { deckCards } from '@cardroom/engine/cards'
import { STRUCTURES, type Structure } from '@cardroom/engine/forms'
import { heldIn } from '@cardroom/engine/kinds'
import { placed } from '@cardroom/engine/words'
import { Command, Option } from 'commander'
import { bookNamed } from '../book-named.ts'
import { readLedger } from '../ledger-files.ts'
import { namedRefusalWords } from '../named-refusal.ts'
import { secureChance } from '../secure-chance.ts'
import { answerLine } from '../table/line.ts'
import { type Sitting, sitDown } from '../table/sitting.ts'
import { tableLines } from '../table/table-lines.ts'

type Options = {
  readonly form: string
  readonly book: string
  readonly seats: string
  readonly stacks?: string
  readonly stakes?: string
  readonly limit?: Structure
  readonly seed?: string
  readonly realCards?: true
  readonly told?: true
}

/** `cardroom table`: a table in the terminal, one line an act, incidents and rulings among them. */
export const tableCommand = (
  output: NodeJS.WritableStream = process.stdout,
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean } = process.stdin,
): Command =>
  new Command('table')
    .summary('deal at a table, report incidents, get rulings')
    .description('A table in the terminal: deal any game, report what goes wrong, and get the ruling.')
    .addOption(new Option('--form <form>', 'a game, or a game with -bomb-pot').default('holdem', 'holdem'))
    .addOption(new Option('--book <book>', 'rrp, uspa, hpt, web, wsop, or a house file').default('rrp', 'rrp'))
    .addOption(new Option('--seats <n>', 'how many players').default('6', '6'))
    .option('--stacks <chips>', 'everybody’s stack (default: 1000)')
    .option('--stakes <stakes>', 'stakes such as "5-10" or "10-20 ante 2 bring-in 3"')
    .addOption(new Option('--limit <structure>', 'the betting (default: the game’s usual)').choices(STRUCTURES))
    .option('--seed <text>', 'the same seed shuffles the same decks')
    .option('--real-cards', 'no deck: you name the cards as they’re dealt')
    // its name before
    .addOption(new Option('--told').hideHelp())
    .addHelpText('after', HELP)
    .action(async (options: Options, command: Command) => {
      const book = await bookNamed(options.book)
      if (typeof book === 'object' && 'why' in book) return command.error(`--book: ${namedRefusalWords(book)}`)
      const chance = options.seed === undefined ? secureChance : seeded(options.seed)
      const began = tableOf(options, book, chance)
      const sitting = typeof began === 'string' ? began : sitDown(began)
      if (typeof sitting === 'string') return command.error(sitting)
      if (isProblem(sitting)) return command.error(placed(sitting.at, askProblemWords(sitting)))
      await sit(sitting, chance, input, output)
    })

/** The table as a scenario; its deck is shuffled beforehand, unless you deal real cards. */
const tableOf = (options: Options, book: BookId | House, chance: Chance): Scenario | string => {
  const whole = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))
  const plain: Scenario = {
    form: options.form,
    book,
    seats: whole(options.seats)!,
    ...(options.stacks === undefined ? {} : { stacks: whole(options.stacks)! }),
    ...(options.stakes === undefined ? {} : { stakes: options.stakes }),
    ...(options.limit === undefined ? {} : { structure: options.limit }),
  }
  const setup = readScenario(plain)
  if (isProblem(setup)) return placed(`--${heldIn(OPTION, setup.at) ?? setup.at}`, askProblemWords(setup))
  if (options.realCards || options.told) return plain
  return { ...plain, deck: shuffled(deckCards(setup.start.form.deck), chance).join(' ') }
}

const OPTION: Readonly<Record<string, string>> = { structure: 'limit' }

/** Reads line by line until there are no more; what comes out of a pipe is repeated, so that the answers can be followed. */
const sit = async (
  began: Sitting,
  chance: Chance,
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  output: NodeJS.WritableStream,
): Promise<void> => {
  const around = { chance, rows: readLedger() }
  const say = (lines: readonly string[]): void => {
    if (lines.length > 0) output.write(`${lines.join('\n')}\n`)
  }
  let sitting = began
  say([...tableLines(sitting.course.deal), 'Say "deal" to begin, "help" for what can be said, "quit" to end.'])
  const person = input.isTTY === true
  // the terminal's own line editing: no cursor is moved under a screen reader
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY, terminal: false })
  const prompt = (): unknown => person && output.write('> ')
  prompt()
  for await (const line of lines) {
    if (!person && line.trim() !== '') say([`> ${line.trim()}`])
    const reply = answerLine(sitting, line, around)
    sitting = reply.sitting
    say(reply.lines)
    if (reply.save !== undefined) say([await written(reply.save)])
    if (reply.quit) break
    prompt()
  }
  lines.close()
}

const written = async ({ file, text }: { readonly file: string; readonly text: string }): Promise<string> => {
  try {
    await writeFile(file, text)
    return `Written to ${file}; "cardroom ask ${file}" answers it.`
  } catch (problem) {
    return `Not accepted: ${file} can’t be written: ${(problem as Error).message}`
  }
}

const HELP = `
Examples:
  cardroom table --form omaha-8 --book wsop --seats 4
  cardroom table --real-cards                     you deal real cards and name them
  printf 'deal\\n3 calls\\nthe turn comes too early\\n' | cardroom table --seed 7

Every line is an act as in scenarios, or one of look, view, log, undo, ask, rule, next, save, help, quit.
"cardroom forms" lists the games (${Object.keys(forms).length}).
`
