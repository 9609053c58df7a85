import { placardFor, rulebookOf, seeded } from '@cardroom/engine'
import { STRUCTURES, type Structure } from '@cardroom/engine/forms'
import {
  type Collection,
  checkPlacard,
  type NightPlan,
  type Placard,
  rakeOfBook,
  timeOfBook,
} from '@cardroom/engine/table'
import { problemText } from '@cardroom/engine/words'
import { Command, Option } from 'commander'
import { bookNamed } from '../book-named.ts'
import { gameNamed } from '../game-named.ts'
import { namedRefusalWords } from '../named-refusal.ts'
import { nightFaultWords, nightText } from '../night-text.ts'
import { many, progressBar } from '../progress.ts'
import { runNight } from '../run-night.ts'
import { stakesWords } from '../stakes-words.ts'
import { whole } from '../whole.ts'

type Options = {
  readonly form?: string
  readonly mix?: string
  readonly players: number
  readonly hours: number
  readonly seed: string
  readonly limit?: Structure
  readonly size: number
  readonly chairs?: number
  readonly book: string
  readonly collection: 'none' | 'rake' | 'time' | 'drop'
  readonly turn?: 'orbit' | 'dealers-choice'
  readonly kill?: 'full' | 'half'
  readonly json?: true
}

/** `cardroom night`: a whole night at one table, with people who come and go; 1 if anything is off. */
export const nightCommand = (write: (text: string) => unknown = text => process.stdout.write(text)): Command =>
  new Command('night')
    .summary('play a whole night at one table, with players coming and going')
    .description('Play a random night at one table, and print everybody’s results.')
    .addOption(new Option('--form <form>', 'a game, or a JSON file').conflicts('mix'))
    .addOption(new Option('--mix <mix>', 'a mix, or several games separated by commas'))
    .option('--players <n>', 'how many people come and go', whole(2, 99), 9)
    .option('--hours <n>', 'how long the night is', whole(1, 1000), 4)
    .addOption(new Option('--seed <text>', 'the same seed gives the same night').default('1', '1'))
    .addOption(new Option('--limit <structure>', 'the betting (default: the game’s usual)').choices(STRUCTURES))
    .option('--size <chips>', 'the big blind, lower limit, minimum bet or chips per point', whole(1, 1_000_000), 10)
    .option('--chairs <n>', 'how many chairs the table has (default: as many as all its games seat)', whole(2, 12))
    .addOption(
      new Option('--book <book>', 'the rulebook: rrp, uspa, hpt, web, wsop, or a house file').default('rrp', 'rrp'),
    )
    .addOption(
      new Option('--collection <way>', 'what the house takes')
        .choices(['none', 'rake', 'time', 'drop'])
        .default('none', 'none'),
    )
    .addOption(new Option('--turn <when>', 'when the game of a mix changes').choices(['orbit', 'dealers-choice']))
    .addOption(new Option('--kill <size>', 'winners of two pots in a row kill the next').choices(['full', 'half']))
    .option('--json', 'the results as one JSON object')
    .addHelpText('after', HELP)
    .action(async (options: Options, command: Command) => {
      const plan = await planOf(options)
      if (typeof plan === 'string') return command.error(`error: ${plan}`)
      const bar = progressBar(60 * options.hours, 'minutes')
      const outcome = await runNight(plan, seeded(options.seed), bar.at).finally(bar.clear)
      if ('why' in outcome) {
        process.exitCode = 1
        command.configureOutput().writeErr?.(`error: ${nightFaultWords(outcome)} (seed ${options.seed})\n`)
        return
      }
      const { placard, players, hours } = plan
      const book = rulebookOf(placard.book).name
      const title = `${placard.name}: ${players} people, ${many(hours, 'hour')}, ${book}, seed ${options.seed}\n${stakesOf(placard)}`
      const about = { table: placard.name, players, hours, seed: options.seed, book: placard.book }
      write(options.json ? `${JSON.stringify({ ...about, ...outcome.book })}\n` : nightText(title, outcome.book))
    })

/** For how much it is played: a line for each form. */
const stakesOf = ({ parts }: NightPlan['placard']): string =>
  parts
    .map(({ form, stakes }) => {
      const words = [...(form.structures.length > 0 ? [stakes.structure] : []), stakesWords(stakes)].join(', ')
      return parts.length > 1 ? `  ${form.name}: ${words}` : words
    })
    .join('\n')

const planOf = async (options: Options): Promise<NightPlan | string> => {
  const name = options.form ?? options.mix
  if (name === undefined) return 'name a game: --form holdem, or --mix horse'
  const game = await gameNamed(name, options.limit)
  if ('why' in game) return namedRefusalWords(game)
  const book = await bookNamed(options.book)
  if (typeof book === 'object' && 'why' in book) return `--book: ${namedRefusalWords(book)}`
  const { size, chairs, turn, kill } = options
  const plain = placardFor({
    game,
    size,
    book,
    ...(chairs !== undefined && { chairs }),
    ...(turn !== undefined && { turn }),
    ...(kill !== undefined && { kill: { size: kill, required: true } }),
  })
  const placard = { ...plain, collection: collectionOf(options, plain) }
  const problems = checkPlacard(placard)
  return problems.length > 0
    ? problems.map(problemText).join('\n  ')
    : { placard, players: options.players, hours: options.hours }
}

/** As the book has it; where it names no sum, what is usual around the size of the game. */
const collectionOf = ({ collection, size }: Options, placard: Placard): Collection => {
  switch (collection) {
    case 'none':
      return { way: 'none' }
    case 'rake': {
      const rake = rakeOfBook({ placard })
      return rake.way === 'rake' ? rake : { way: 'rake', percent: 10, cap: Math.max(1, size), noFlopNoDrop: true }
    }
    case 'time':
      return timeOfBook({ placard }, Math.max(1, Math.round(0.7 * size)))
    case 'drop':
      return { way: 'drop', amount: Math.max(1, Math.round(0.3 * size)), blind: true }
  }
}

const HELP = `
Examples:
  cardroom night --form holdem --players 9 --hours 6 --seed friday
  cardroom night --form holdem --limit limit --kill full --collection time --book wsop
  cardroom night --mix horse --collection rake
  cardroom night --mix holdem,razz,badugi --turn dealers-choice --json

People take seats, buy in, walk away, miss blinds and make them up, change seats, straddle, kill, agree to bomb pots,
chop and run it twice if everybody left in the hand wants to, play the 7-2 game, call the clock, go broke and buy in again;
anything against the book is refused and changes nothing. The hands are real, and chips are counted after every event: if one is off there's no result, and exit code 1. The same
seed gives the same night, byte for byte.

The results show for each player: hands, blinds paid (posts to make them up included), blinds per round, blinds missed,
antes, chips bought and cashed out, what the house took, and the net result. A player who stays pays every blind once per
round; a player who posts to come in, or comes back, pays more.

--json gives one object:
  table, players, hours, seed, book      what was played
  deals, killed, straddled, bombPots     how many hands, and of which kind
  forms                                  hands by game
  people[]                               player, deals, rounds, blinds, antes, missed, bought, cashedOut, collected,
                                         result; rounds count hands with blinds
  bought, cashedOut, collected           totals; bought = cashedOut + collected
  collections                            by kind
  refused, events                        refused requests, and events at the table
`
