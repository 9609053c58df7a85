import { seeded } from '@cardroom/engine'
import { STRUCTURES, type Structure } from '@cardroom/engine/forms'
import { type Fault, type Setup, setupFor } from '@cardroom/engine/simulation'
import { formRefusalWords } from '@cardroom/engine/words'
import { Command, Option } from 'commander'
import { bookNamed } from '../book-named.ts'
import { gameNamed } from '../game-named.ts'
import { namedRefusalWords } from '../named-refusal.ts'
import { type Outcome, runSimulation, type Surroundings } from '../run-simulation.ts'
import { secureChance } from '../secure-chance.ts'
import { simulationText } from '../simulation-text.ts'
import { untilStopped } from '../until-stopped.ts'
import { whole } from '../whole.ts'

type Options = {
  readonly form: string
  readonly players?: number
  readonly deals: number
  readonly seed: string
  readonly secure?: true
  readonly limit?: Structure
  readonly size: number
  readonly stack?: number
  readonly book: string
  readonly careless?: true
  readonly check: 'deal' | 'every'
  readonly json?: true
}

/** `cardroom simulate`: random legal play of any form, every chip and card counted; 1 if anything is off. */
export const simulateCommand = (
  write: (text: string) => unknown = text => process.stdout.write(text),
  surroundings: Surroundings = {},
): Command =>
  new Command('simulate')
    .summary('play random hands, and count every chip and card')
    .description('Play random hands, count every chip and card, and report how they came out.')
    .requiredOption(
      '--form <form>',
      'a game, a game with -bomb-pot, a mix, a JSON file, or several separated by commas',
    )
    .option('--players <n>', 'how many play (default: 6, or as many as can)', Number)
    .option('--deals <n>', 'how many hands', whole(1, MOST.deals), 1000)
    .addOption(new Option('--seed <text>', 'the same seed gives the same hands').default('1', '1'))
    .addOption(new Option('--secure', 'unpredictable hands from the system’s randomness instead').conflicts('seed'))
    .addOption(new Option('--limit <structure>', 'the betting (default: the game’s usual)').choices(STRUCTURES))
    .option('--size <chips>', 'the big blind, lower limit, minimum bet or chips per point', whole(1, MOST.size), 10)
    .option('--stack <chips>', 'what everybody sits down with (default: 100 times the size)', whole(1, MOST.stack))
    .addOption(
      new Option('--book <book>', 'the rulebook: rrp, uspa, hpt, web, wsop, or a house file').default('rrp', 'rrp'),
    )
    .option('--careless', 'players now and then muck at the showdown, chop the blinds and run it twice')
    .addOption(new Option('--check <when>', 'count chips and cards').choices(['deal', 'every']).default('deal', 'deal'))
    .option('--json', 'the result as one JSON object')
    .addHelpText('after', HELP)
    .action(async (options: Options, command: Command) => {
      const setup = await setupOf(options)
      if (typeof setup === 'string') return command.error(`error: ${setup}`)
      const outcome = await watched(setup, options, surroundings)
      const seed = options.secure ? null : options.seed
      if (options.json) write(`${JSON.stringify(resultOf(setup, options.deals, seed, outcome))}\n`)
      else if (!outcome.fault) write(simulationText(setup, options.deals, chanceWords(seed), outcome))
      if (outcome.fault) command.configureOutput().writeErr?.(faultText(outcome.fault, setup, options))
      // Set rather than exited with, so that what was written reaches a slow reader.
      if (outcome.fault || outcome.stopped) process.exitCode = outcome.fault ? 1 : 130
    })

const chanceWords = (seed: string | null): string => (seed === null ? 'secure shuffles' : `seed ${seed}`)

/** Bounds that keep every sum of chips a whole number and every wager within what one draw of chance can reach. */
const MOST = { deals: 1_000_000_000, size: 1_000_000, stack: 100_000_000 } as const

const setupOf = async (options: Options): Promise<Setup | string> => {
  const game = await gameNamed(options.form, options.limit)
  if ('why' in game) return namedRefusalWords(game)
  const book = await bookNamed(options.book)
  if (typeof book === 'object' && 'why' in book) return `--book: ${namedRefusalWords(book)}`
  const { players, stack, size, check, careless } = options
  const wanted = { size, check, ...(careless && { careless }), ...(stack !== undefined && { stack }) }
  const setup = setupFor({ game, book, ...wanted, ...(players !== undefined && { players }) })
  return setup.ok ? setup.setup : `--${formRefusalWords(setup.refusal)}`
}

/** Plays until it is done or stopped. */
const watched = async (setup: Setup, options: Options, surroundings: Surroundings): Promise<Outcome> => {
  const chance = options.secure ? secureChance : seeded(options.seed)
  const { found } = await untilStopped(options.deals, 'deals', watch =>
    runSimulation(setup, options.deals, chance, { ...watch, ...surroundings }),
  )
  return found
}

const resultOf = (setup: Setup, asked: number, seed: string | null, { tally, fault, stopped, seconds }: Outcome) => ({
  form: setup.game.id,
  players: setup.players,
  stack: setup.stack,
  size: setup.size,
  book: setup.book,
  seed,
  asked,
  complete: !stopped && fault === null,
  ...tally,
  fault,
  speed: { seconds, dealsPerSecond: seconds > 0 ? Math.round(tally.deals / seconds) : 0 },
})

const faultText = ({ number, form, problems, events }: Fault, setup: Setup, options: Options): string =>
  [
    `error: deal ${number} (${form}) is off, so there’s no result:`,
    ...problems.map(problem => `  ${problem}`),
    ...(options.secure
      ? ['The shuffle can’t be repeated; these are the events of the hand:', ...events.map(it => JSON.stringify(it))]
      : [`To see it again (seed ${options.seed}, deal ${number}):`, `  ${again(number, setup, options)}`]),
    '',
  ].join('\n')

/** The command that comes to the same deal, with every event checked. */
const again = (number: number, setup: Setup, options: Options): string =>
  [
    `cardroom simulate --form ${quoted(setup.game.id)} --players ${setup.players} --deals ${number}`,
    `--seed ${quoted(options.seed)} --size ${setup.size} --stack ${setup.stack} --book ${quoted(options.book)}`,
    ...(options.limit === undefined ? [] : [`--limit ${options.limit}`]),
    ...(setup.careless ? ['--careless'] : []),
    '--check every --json',
  ].join(' ')

const quoted = (text: string): string => (/^[\w./,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)

const HELP = `
Examples:
  cardroom simulate --form holdem
  cardroom simulate --form omaha-8 --limit pot-limit --players 9 --deals 10000 --seed monday
  cardroom simulate --form holdem-bomb-pot --secure
  cardroom simulate --form horse --deals 600 --json        (the mixes: horse, eight-game)
  cardroom simulate --form badugi,razz,mine.json           (the game changes every orbit)
  cardroom simulate --form razz --book friday.json         (by house rules: cardroom house)

The button moves every hand. Before each hand, players with less than a stack are topped up, and players with ten stacks
make room for new ones. Chips and cards are counted after every hand, or after every event with --check every: if one is
off you get no result, but the hand, how to see it again, and exit code 1. Ctrl-C stops early with the result so far and
exit code 130.

--json gives one object:
  form, players, stack, size, book (its id, or the house), seed (null with --secure)   what was played
  asked, deals, complete     hands wanted, hands played, and whether that's all of them
  events                     events of all hands
  carried                    chips left in the pot for the next hand
  seats[]                    seat, won (over all hands), dealsWon, biggestWin, biggestLoss
  forms[]                    for each game and structure: form, name, structure, stakes, deals, events,
                             endings {folded, showdown, chopped, carried, points}, streets {name: hands that reached it},
                             hands {share: {kind: main pots won with it}}, allPots, biggestPot,
                             with {busts, sidePots, splitPots, oddChips, runOuts, reshuffles, commonCard, scoops,
                             fantasyland}: hands where it happened
  fault                      null, or number (of the hand), form, problems[], events[]
  speed                      seconds, dealsPerSecond; everything else is the same with the same seed
`
