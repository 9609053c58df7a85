import { seeded } from '@cardroom/engine'
import { rulebookOf } from '@cardroom/engine/rulebooks'
import {
  type ChipCounts,
  makeStructure,
  type Prediction,
  predictEnd,
  type Structure,
} from '@cardroom/engine/tournament'
import { structureRefusalWords } from '@cardroom/engine/words'
import { Command, Option } from 'commander'
import { bookNamed } from '../book-named.ts'
import { namedRefusalWords } from '../named-refusal.ts'
import { grouped } from '../progress.ts'
import { whole } from '../whole.ts'

type Options = {
  readonly players: number
  readonly minutes: number
  readonly chips?: string
  readonly smallest?: number
  readonly levelMinutes?: number
  readonly book: string
  readonly runs: number
  readonly seed: string
  readonly json?: true
}

/** `cardroom tournament structure`: stacks, levels, breaks and colour-ups for an evening, and when it will end. */
export const structureCommand = (write: (text: string) => unknown): Command =>
  new Command('structure')
    .summary('stacks, levels, breaks and chip races for your evening')
    .description(
      'Make a structure from players, chips and time: stacks, levels, breaks, chip races, and the likely end.',
    )
    .requiredOption('--players <n>', 'how many play', whole(2, 10_000))
    .requiredOption('--minutes <n>', 'how long it should last', whole(20, 10_000))
    .option('--chips <box>', 'the chips in the box: 5:200,25:200,100:50,500:50 (default: the book’s own set)')
    .option('--smallest <chips>', 'the smallest chip to use', whole(1, 1_000_000))
    .option('--level-minutes <n>', 'how long a level lasts (default: as it fits)', whole(1, 240))
    .addOption(new Option('--book <book>', 'the rulebook, or a house file').default('rrp', 'rrp'))
    .option('--runs <n>', 'how many times to simulate it to predict the end', whole(1, 10_000), 100)
    .addOption(new Option('--seed <text>', 'the same seed gives the same prediction').default('1', '1'))
    .option('--json', 'the structure as one JSON object')
    .addHelpText('after', HELP)
    .action(async (options: Options, command: Command) => {
      const book = await bookNamed(options.book)
      if (typeof book === 'object' && 'why' in book) return command.error(`error: --book: ${namedRefusalWords(book)}`)
      const box = options.chips === undefined ? undefined : chipsIn(options.chips)
      if (box === null)
        return command.error(`error: --chips: "${options.chips}" isn’t a box of chips; accepted: 5:200,25:200,100:50`)
      const { players, minutes, smallest, levelMinutes } = options
      const law = rulebookOf(book)
      const made = makeStructure(
        {
          players,
          minutes,
          ...(box !== undefined && { box }),
          ...(smallest !== undefined && { smallest }),
          ...(levelMinutes !== undefined && { levelMinutes }),
        },
        law,
      )
      if (!made.ok) return command.error(`error: --${structureRefusalWords(made.refusal)}`)
      const { ok: _, ...structure } = made
      const { stack, levels } = structure
      const seats = law.tournamentTableMax.is.most
      const end = predictEnd({ players, stack, levels, seats, dealMinutes: 2.5 }, options.runs, seeded(options.seed))
      write(options.json ? `${JSON.stringify({ ...structure, end })}\n` : textOf(structure, end))
    })

const chipsIn = (text: string): ChipCounts | null => {
  const parts = text.split(',').map(it => /^\s*(\d{1,9}):(\d{1,6})\s*$/.exec(it))
  if (parts.some(it => it === null || Number(it[1]) === 0)) return null
  const box = new Map<number, number>()
  for (const it of parts) box.set(Number(it![1]), (box.get(Number(it![1])) ?? 0) + Number(it![2]))
  return [...box].map(([worth, count]) => ({ worth, count }))
}

const textOf = ({ stack, chips, levels, colourUps, unpayable }: Structure, end: Prediction): string => {
  const each = chips.map(({ worth, count }) => `${count} × ${grouped(worth)}`).join(', ')
  const rows = levels.map(({ small, big, lasts, breakAfter }, i) => {
    const length = 'minutes' in lasts ? `${lasts.minutes} min` : `${lasts.deals} hands`
    const race = colourUps.find(({ level }) => level === i + 1)
    const notes = [
      ...(race === undefined ? [] : [`race off the ${grouped(race.from)}s`]),
      ...(unpayable.includes(i + 1) ? ['can’t be paid with these chips'] : []),
      ...(breakAfter === 0 ? [] : [`then ${breakAfter} min break`]),
    ]
    const blinds = `${grouped(small)}–${grouped(big)}`
    return `${String(i + 1).padStart(4)}  ${blinds.padEnd(14)} ${length}${notes.length === 0 ? '' : `  ${notes.join(', ')}`}`
  })
  const likely = `Likely over after ${end.middle} minutes; one in ten by ${end.early}, nine in ten by ${end.late}.`
  return `Stack ${grouped(stack)}: ${each}\n${rows.join('\n')}\n${likely}\n`
}

const HELP = `
Examples:
  cardroom tournament structure --players 10 --minutes 180 --book hpt
  cardroom tournament structure --players 24 --minutes 240 --chips 25:400,100:350,500:150,1000:50 --json
`
