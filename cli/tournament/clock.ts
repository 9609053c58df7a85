import { rulebookOf } from '@cardroom/engine/rulebooks'
import { clockAt, type Level, leftAt, levelsFor } from '@cardroom/engine/tournament'
import { Command, Option } from 'commander'
import { bookNamed } from '../book-named.ts'
import { namedRefusalWords } from '../named-refusal.ts'
import { grouped } from '../progress.ts'
import { whole } from '../whole.ts'

type Options = {
  readonly book: string
  readonly minutes: number
  readonly levels?: string
  readonly breakEvery: number
  readonly breakMinutes: number
  readonly elapsed?: number
  readonly json?: true
}

/** `cardroom tournament clock`: level, blinds, what comes next and the time that is left, in a terminal. */
export const clockCommand = (write: (text: string) => unknown, now: () => number = Date.now): Command =>
  new Command('clock')
    .summary('a tournament clock in the terminal')
    .description('Show level, blinds, what comes next and the time left; it runs until you stop it with Ctrl-C.')
    .addOption(new Option('--book <book>', 'the book whose blinds you play, or a house file').default('rrp', 'rrp'))
    .option('--levels <blinds>', 'blinds of your own: 10-20,15-30,25-50')
    .option('--minutes <n>', 'how long a level lasts', whole(1, 1440), 20)
    .option('--break-every <n>', 'a break after this many levels (0 for none)', whole(0, 99), 0)
    .option('--break-minutes <n>', 'how long a break lasts', whole(1, 1440), 10)
    .option('--elapsed <seconds>', 'show the clock once, this many seconds after the start', whole(0, 100_000_000))
    .option('--json', 'the clock as JSON, once')
    .addHelpText('after', HELP)
    .action(async (options: Options, command: Command) => {
      const book = await bookNamed(options.book)
      if (typeof book === 'object' && 'why' in book) return command.error(`error: --book: ${namedRefusalWords(book)}`)
      const blinds = options.levels === undefined ? printed(rulebookOf(book).blindLevels.is) : blindsIn(options.levels)
      if (blinds === null)
        return command.error(`error: --levels: "${options.levels}" isn’t a list of blinds; accepted: 10-20,15-30`)
      const levels = withBreaks(levelsFor(blinds, options.minutes), options)
      if (options.elapsed !== undefined || options.json) {
        write(shown(levels, (options.elapsed ?? 0) * 1000, options.json === true))
        return
      }
      const began = now()
      const timer = setInterval(() => write(`\r${lineOf(levels, now() - began)}`), 1000)
      write(`${lineOf(levels, 0)}`)
      process.once('SIGINT', () => {
        clearInterval(timer)
        write('\n')
      })
    })

const printed = (levels: readonly (readonly number[])[]): readonly (readonly [number, number])[] =>
  levels.map(([small, big]) => [small!, big!] as const)

const blindsIn = (text: string): readonly (readonly [number, number])[] | null => {
  const pairs = text.split(',').map(it => /^\s*(\d{1,9})-(\d{1,9})\s*$/.exec(it))
  return pairs.some(it => it === null) ? null : pairs.map(it => [Number(it![1]), Number(it![2])] as const)
}

const withBreaks = (levels: readonly Level[], { breakEvery, breakMinutes }: Options): readonly Level[] =>
  breakEvery === 0
    ? levels
    : levels.map((level, i) => ({ ...level, breakAfter: (i + 1) % breakEvery === 0 ? breakMinutes : 0 }))

const clockOf = (levels: readonly Level[], elapsed: number) => {
  const first = levels[0]!.lasts
  const left = 'minutes' in first ? first.minutes * 60_000 : null
  const event = { levels, clock: { level: 1, left, since: 0, stopped: null, onBreak: false } } as const
  const clock = clockAt(event, elapsed)
  const { small, big } = levels[clock.level - 1]!
  const next = levels[clock.level]
  return {
    level: clock.level,
    small,
    big,
    break: clock.onBreak,
    secondsLeft: Math.ceil((leftAt(event, elapsed) ?? 0) / 1000),
    next: next === undefined ? null : { small: next.small, big: next.big },
  }
}

const shown = (levels: readonly Level[], elapsed: number, json: boolean): string =>
  json ? `${JSON.stringify(clockOf(levels, elapsed))}\n` : `${lineOf(levels, elapsed)}\n`

const lineOf = (levels: readonly Level[], elapsed: number): string => {
  const { level, small, big, next, secondsLeft, break: onBreak } = clockOf(levels, elapsed)
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`
  const after = next === null ? 'last level' : `next ${grouped(next.small)}–${grouped(next.big)}`
  return `${onBreak ? 'Break' : `Level ${level}`}  ${time}  blinds ${grouped(small)}–${grouped(big)}  ${after}   `
}

const HELP = `
Examples:
  cardroom tournament clock --book hpt --minutes 20
  cardroom tournament clock --levels 25-50,50-100,75-150 --minutes 15 --elapsed 1000

--json gives level, small, big, break, secondsLeft and next.
`
