import { writeFile } from 'node:fs/promises'
import { BOOKS, readHouse, rulebookOf, rulebooks } from '@cardroom/engine'
import {
  bookDiff,
  bookPage,
  houseSchema,
  isPointName,
  noSuchPoint,
  type PointName,
  pointNames,
  pointsAlso,
  type Rulebook,
} from '@cardroom/engine/rulebooks'
import { noSuchPointWords } from '@cardroom/engine/words'
import { Argument, Command } from 'commander'
import { bookNamed, houseIn } from '../book-named.ts'
import { counted, diffText, pointData, pointsText, pointText } from '../house-text.ts'
import { ink } from '../ink.ts'
import { namedRefusalWords } from '../named-refusal.ts'
import { problemText } from '../problems.ts'

type Write = (text: string) => unknown
type Json = { readonly json?: boolean }

/** `cardroom house`: a room's own book is begun, checked, held beside another, printed, and its points looked up. */
export const houseCommand = (write: Write = text => process.stdout.write(text)): Command => {
  const house = new Command('house')
    .summary('house rules: a rulebook and where your room departs from it')
    .description('House rules: one of the five rulebooks, and the points where your room departs from it.')
    .usage('<command> [options]')
    .helpCommand('help [command]', 'help for a command')
    .addHelpText('after', HELP)
  for (const make of [newHouse, check, diff, print, point, schema]) {
    const command = make(write)
    command
      .helpOption('-h, --help', 'show this help')
      .showHelpAfterError(`(cardroom house ${command.name()} --help shows what is accepted)`)
    house.addCommand(command)
  }
  return house
}

const newHouse = (write: Write): Command =>
  new Command('new')
    .description('Start a house file for you to fill in.')
    .addArgument(new Argument('<book>', 'the book it’s based on').choices(BOOKS))
    .requiredOption('--name <name>', 'the name of the house')
    .action((book: string, { name }: { readonly name: string }, command: Command) => {
      const house = { name, book, overrides: {}, notes: {} }
      const read = readHouse(house)
      if (!read.ok) command.error(read.refusal.problems.map(problemText).join('\n'))
      write(asJson(house))
    })

const check = (write: Write): Command =>
  new Command('check')
    .description('Check a house file for mistakes; the exit code is 1 if there are any.')
    .argument('<file>', 'a house file (JSON)')
    .option('--json', 'as JSON')
    .action(async (file: string, { json }: Json) => {
      const read = await houseIn(file)
      const problems = read.ok ? [] : read.refusal.problems.map(problemText)
      const departs = read.ok ? departures(rulebookOf(read.house)) : 0
      if (json) write(asJson({ file, problems, departs }))
      else if (!read.ok) write(problems.map(problem => `${ink.bold(file)}: ${problem}\n`).join(''))
      else
        write(`${read.house.name} is fine: ${rulebooks[read.house.book].name}, plus ${counted(departs)} of its own\n`)
      if (problems.length > 0) process.exitCode = 1
    })

const diff = (write: Write): Command =>
  new Command('diff')
    .description('Show where two books differ, with both answers and their rules.')
    .argument('<a>', 'a book or a house file')
    .argument('<b>', 'another one')
    .option('--json', 'as JSON')
    .action(async (first: string, second: string, { json }: Json, command: Command) => {
      const a = await bookOr(command, first)
      const b = await bookOr(command, second)
      const chapters = bookDiff(a, b)
      const named = ({ name, id }: Rulebook) => ({ name, book: id })
      write(json ? asJson({ a: named(a), b: named(b), chapters }) : diffText(a, b, chapters))
    })

const print = (write: Write): Command =>
  new Command('print')
    .description('Print a book as Markdown: where it departs and why, then every point with its answer.')
    .argument('<book>', 'a book or a house file')
    .option('--write <file>', 'write it to a file')
    .action(async (name: string, { write: file }: { readonly write?: string }, command: Command) => {
      const page = bookPage(await bookOr(command, name))
      try {
        if (file !== undefined) await writeFile(file, page)
      } catch (problem) {
        if (problem instanceof Error && 'code' in problem) command.error(`${file} can’t be written: ${problem.message}`)
        throw problem
      }
      write(file === undefined ? page : `${file} has ${counted(pointNames.length)}\n`)
    })

const point = (write: Write): Command =>
  new Command('point')
    .description(
      'Show a point’s question, the answers it takes, and what the five books say; without a name, list all points.',
    )
    .argument('[name]', 'the name of a point, or one of its other names')
    .option('--json', 'as JSON')
    .action((name: string | undefined, { json }: Json, command: Command) => {
      const found = name === undefined ? pointNames : pointsNamed(name)
      if (found.length === 0) command.error(noSuchPointWords(noSuchPoint(name!)))
      if (json) write(asJson(found.length === 1 ? pointData(found[0]!) : found.map(pointData)))
      else write(name === undefined ? pointsText() : found.map(pointText).join('\n'))
    })

const schema = (write: Write): Command =>
  new Command('schema')
    .description('Print the JSON Schema of house files, so that your editor can suggest points and values.')
    .action(() => {
      write(asJson(houseSchema()))
    })

const departures = (book: Rulebook): number => bookDiff(rulebooks[book.id], book).flatMap(it => it.points).length

const asJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

const bookOr = async (command: Command, name: string): Promise<Rulebook> => {
  const book = await bookNamed(name)
  return typeof book === 'object' && 'why' in book ? command.error(namedRefusalWords(book)) : rulebookOf(book)
}

/** By the name itself, in whatever case, else by another name of it. */
const pointsNamed = (name: string): readonly PointName[] => {
  if (isPointName(name)) return [name]
  const same = pointNames.filter(it => it.toLowerCase() === name.toLowerCase())
  return same.length > 0 ? same : pointsAlso(name)
}

const HELP = `
Examples:
  cardroom house new rrp --name "Friday night" > friday.json   a file to start from
  cardroom house point                                         every point with its question
  cardroom house point raiseCapLiftsWhen                       what it takes, and what the five books say
  cardroom house check friday.json                             check it; the exit code is 1 if anything is wrong
  cardroom house diff wsop friday.json                         where it differs from a book or a house
  cardroom house print friday.json --write friday.md           your house rules, to read or print
  cardroom house schema > house.schema.json                    for an editor
`
