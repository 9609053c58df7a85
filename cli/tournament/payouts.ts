import { rulebookOf } from '@cardroom/engine/rulebooks'
import { payouts } from '@cardroom/engine/tournament'
import { Command, Option } from 'commander'
import { bookNamed } from '../book-named.ts'
import { namedRefusalWords } from '../named-refusal.ts'
import { grouped } from '../progress.ts'
import { whole } from '../whole.ts'

type Options = {
  readonly players: number
  readonly purse: number
  readonly book: string
  readonly unit: number
  readonly paid?: number
  readonly seats?: number
  readonly json?: true
}

/** `cardroom tournament payouts`: what each place gets of a purse. */
export const payoutsCommand = (write: (text: string) => unknown): Command =>
  new Command('payouts')
    .summary('how a purse is divided by place')
    .description('Divide a purse by the rulebook’s payout table, or by a curve, to the unit.')
    .requiredOption('--players <n>', 'how many players', whole(1, 1_000_000))
    .requiredOption('--purse <money>', 'what is paid out', whole(0, 1_000_000_000_000))
    .addOption(new Option('--book <book>', 'the rulebook, or a house file').default('rrp', 'rrp'))
    .option('--unit <money>', 'prizes are whole multiples of this', whole(1, 1_000_000), 1)
    .option('--paid <percent>', 'a curve over this part of the field instead of the book’s table', whole(1, 100))
    .option('--seats <money>', 'a satellite: seats in another event worth this much each', whole(1, 1_000_000_000))
    .option('--json', 'the prizes as one JSON object')
    .addHelpText('after', HELP)
    .action(async ({ players, purse, unit, ...options }: Options, command: Command) => {
      const book = await bookNamed(options.book)
      if (typeof book === 'object' && 'why' in book) return command.error(`error: --book: ${namedRefusalWords(book)}`)
      const { paid, seats } = options
      const plan =
        seats !== undefined
          ? ({ way: 'seats', worth: seats } as const)
          : paid !== undefined
            ? ({ way: 'curve', part: paid / 100 } as const)
            : ({ way: 'book' } as const)
      const prizes = payouts({ players, purse, unit }, plan, rulebookOf(book))
      const text = prizes.map((prize, i) => `${String(i + 1).padStart(4)}  ${grouped(prize)}\n`).join('')
      write(options.json ? `${JSON.stringify({ prizes })}\n` : text)
    })

const HELP = `
Examples:
  cardroom tournament payouts --players 24 --purse 2400 --book hpt --json
  cardroom tournament payouts --players 500 --purse 50000 --unit 5 --paid 15
  cardroom tournament payouts --players 40 --purse 4000 --seats 550
`
