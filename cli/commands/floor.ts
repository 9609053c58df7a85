import { writeFileSync } from 'node:fs'
import { rulebookOf, seeded } from '@cardroom/engine'
import { type Day, type DayReport, dayLines, dayReport, playDay } from '@cardroom/engine/floor'
import { minutes } from '@cardroom/engine/table'
import { Command, Option } from 'commander'
import { bookNamed } from '../book-named.ts'
import { columns } from '../columns.ts'
import { floorLine } from '../floor-line.ts'
import { namedRefusalWords } from '../named-refusal.ts'
import { whole } from '../whole.ts'

type Options = {
  readonly tables: number
  readonly players: number
  readonly hours: number
  readonly seed: string
  readonly book: string
  readonly seats?: string
  readonly lists?: string
  readonly json?: true
}

/** `cardroom floor`: a whole day of a room with its lists, seats and must-moves; 1 if a promise is broken. */
export const floorCommand = (write: (text: string) => unknown = text => process.stdout.write(text)): Command =>
  new Command('floor')
    .summary('play a day of a room: lists, seats, must-moves, broken games')
    .description(
      'Play a random day in a card room and check at every event that nobody is skipped, nobody has two seats, and every move goes by the book.',
    )
    .option('--tables <n>', 'how many tables fit in the room', whole(1, 200), 8)
    .option('--players <n>', 'how many people come during the day', whole(2, 5000), 80)
    .option('--hours <n>', 'how long the day is', whole(1, 72), 8)
    .addOption(new Option('--seed <text>', 'the same seed gives the same day').default('1', '1'))
    .addOption(
      new Option('--book <book>', 'the rulebook: rrp, uspa, hpt, web, wsop, or a house file').default('rrp', 'rrp'),
    )
    .option('--seats <file>', 'write every change of a chair to a file, one JSON object per line')
    .option('--lists <file>', 'write every change of a list to a file, one JSON object per line')
    .option('--json', 'the day as one JSON object')
    .addHelpText('after', HELP)
    .action(async (options: Options, command: Command) => {
      const book = await bookNamed(options.book)
      if (typeof book === 'object' && 'why' in book) return command.error(`error: ${namedRefusalWords(book)}`)
      const { tables, players, hours, seed } = options
      const day = playDay({ book, tables, players, hours }, seeded(seed))
      writeLines(options, day)
      if (day.fault !== null) {
        process.exitCode = 1
        const last = day.log.slice(-20).map(floorLine).join('\n')
        command.configureOutput().writeErr?.(`${last}\nerror: ${day.fault} (seed ${seed})\n`)
        return
      }
      const report = dayReport(day.log, minutes(60 * hours))
      const about = { book: options.book, seed, tables, hours }
      write(
        options.json ? `${JSON.stringify({ ...about, ...report })}\n` : dayText(rulebookOf(book).name, options, report),
      )
    })

const writeLines = ({ seats, lists }: Options, { log }: Day): void => {
  if (seats === undefined && lists === undefined) return
  const lines = dayLines(log)
  const all = (rows: readonly object[]): string => rows.map(row => `${JSON.stringify(row)}\n`).join('')
  if (seats !== undefined) writeFileSync(seats, all(lines.seats))
  if (lists !== undefined) writeFileSync(lists, all(lines.lists))
}

const dayText = (book: string, { tables, hours, seed }: Options, day: DayReport): string =>
  [
    `A day of ${hours} hours with room for ${tables} tables, ${book}, seed ${seed}`,
    '',
    ...columns([
      ['people who came', `${day.players}`],
      ['found a seat', `${day.seated}`],
      ['names off a list without a seat', `${day.gaveUp}`],
      ['minutes waited: mean, median, longest', `${day.wait.mean}, ${day.wait.median}, ${day.wait.longest}`],
      ['hours played, all seats together', `${day.seatHours}`],
      ['hands', `${day.deals}`],
      ['tables opened', `${day.tablesOpened}`],
      ['names called', `${day.calls}`],
      ['moves between tables', `${day.moves}`],
      ['moves refused', `${day.movesRefused}`],
      ['seats changed', `${day.seatChanges}`],
      ['games broken', `${day.gamesBroken}`],
      ['locked-up seats released', `${day.lockUpsReleased}`],
    ]),
    '',
    'Nobody was skipped, nobody had two seats, and every move went by the book.',
    '',
  ].join('\n')

const HELP = `
Lines of --seats: {"at": milliseconds, "table", "seat", "player" or null, "why": [rules]}
Lines of --lists: {"at": milliseconds, "list", "order": [names], "why": [rules]}

Examples:
  cardroom floor --seed 7 --tables 12 --players 150 --hours 8 --book wsop
  cardroom floor --json --seats seats.jsonl --lists lists.jsonl
`
