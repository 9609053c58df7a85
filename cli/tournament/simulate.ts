import { seeded } from '@cardroom/engine'
import { planFor, playTournament, type Simulated, simulated } from '@cardroom/engine/tournament'
import { tournamentNewsWords } from '@cardroom/engine/words'
import { Command, Option } from 'commander'
import { bookNamed } from '../book-named.ts'
import { namedRefusalWords } from '../named-refusal.ts'
import { grouped } from '../progress.ts'
import { whole } from '../whole.ts'

type Options = {
  readonly entries: number
  readonly seats?: number
  readonly book: string
  readonly seed: string
  readonly stack?: number
  readonly price: number
  readonly dealsPerLevel: number
  readonly rebuys: number
  readonly json?: true
  readonly log?: true
}

/** `cardroom tournament simulate`: a whole tournament with real deals by random acts, every promise checked; 1 if one is broken. */
export const simulateTournament = (write: (text: string) => unknown): Command =>
  new Command('simulate')
    .summary('play a whole tournament with real hands, and check every promise')
    .description('Play a whole tournament with real hands and random acts, and check every promise after every event.')
    .requiredOption('--entries <n>', 'how many enter', whole(2, 100_000))
    .option('--seats <n>', 'seats at a table (default: as many as the book says)', whole(2, 10))
    .addOption(new Option('--book <book>', 'the rulebook, or a house file').default('rrp', 'rrp'))
    .addOption(new Option('--seed <text>', 'the same seed gives the same tournament').default('1', '1'))
    .option('--stack <chips>', 'the starting stack (default: 1,000)', whole(20, 10_000_000))
    .option('--price <money>', 'what an entry costs', whole(0, 1_000_000), 100)
    .option('--deals-per-level <n>', 'hands at a table before the blinds go up', whole(1, 1000), 10)
    .option('--rebuys <percent>', 'how many of the players who bust rebuy, if the book has rebuys', whole(0, 100), 25)
    .option('--json', 'the result as one JSON object')
    .option('--log', 'print every event on a line before the result: JSON with --json, otherwise a sentence')
    .addHelpText('after', HELP)
    .action(async (options: Options, command: Command) => {
      const book = await bookNamed(options.book)
      if (typeof book === 'object' && 'why' in book) return command.error(`error: --book: ${namedRefusalWords(book)}`)
      const { seats, stack, price } = options
      if (stack !== undefined && stack % UNIT !== 0)
        return command.error(
          `error: --stack: ${stack} can’t be paid in chips of ${UNIT}; accepted: a multiple of ${UNIT}`,
        )
      const plan = planFor({
        book,
        unit: UNIT,
        ...(seats !== undefined && { seats }),
        buyIn: { price, fee: 0, chips: stack ?? 1000 },
      })
      const levels = plan.levels.map(level => ({ ...level, lasts: { deals: options.dealsPerLevel } }))
      const played = playTournament(
        { entries: options.entries, plan: { ...plan, levels }, rebuyPercent: options.rebuys },
        seeded(options.seed),
      )
      if (options.log)
        for (const event of played.log) {
          const line = options.json ? JSON.stringify(event) : tournamentNewsWords(event)
          if (line !== null) write(`${line}\n`)
        }
      if (played.fault !== null) {
        process.exitCode = 1
        command.configureOutput().writeErr?.(`error: a promise is broken: ${played.fault}\n`)
        return
      }
      const result = simulated(played)
      write(options.json ? `${JSON.stringify(result)}\n` : textOf(result))
    })

/** The smallest chip of the printed blinds. */
const UNIT = 5

const textOf = (result: Simulated): string => {
  const { players, entries, rebuys, purse, deals, moves, breaks, races, order, paid } = result
  const prizes = order.flatMap((player, i) => {
    const prize = Object.entries(paid).find(([name]) => name === player)?.[1]
    return prize === undefined ? [] : [`${String(i + 1).padStart(4)}  ${player.padEnd(8)} ${grouped(prize)}`]
  })
  const head = `${grouped(players)} players, ${grouped(entries)} entries, ${grouped(rebuys)} rebuys, purse ${grouped(purse)}`
  const what = `${grouped(deals)} hands, ${grouped(moves)} moves, tables broken: ${grouped(breaks)}, chip races: ${grouped(races)}`
  return `${head}\n${what}\n${prizes.join('\n')}\nevery promise kept\n`
}

const HELP = `
Examples:
  cardroom tournament simulate --entries 45 --seats 9 --seed 3
  cardroom tournament simulate --entries 1000 --seats 9 --book rrp --seed 3 --json

Seats are drawn, tables are dealt, broken and balanced, chips are raced off and prizes paid, all by the book. Checked
after every event: no chip made or lost, nobody in two seats, tables even before every hand,
every place given once, the purse paid to the unit.
--json gives book, players, entries, rebuys, startingStack, chipsAdded (by races), purse, prizes[], paid{}, winner,
order[] (first to last), busts[] (one per hand, with each player's stack at its start), levels[], tables[][] (players at each
table before each round of hands), moves, breaks, races and deals.
`
