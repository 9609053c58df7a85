import type { Result } from '@cardroom/engine/decider'
import type { Equity, OddsOptions, OddsQuestion, OddsRefusal } from '@cardroom/engine/odds'
import { outlook } from '@cardroom/engine/odds'
import { oddsRefusalWords } from '@cardroom/engine/words'
import { Command, Option } from 'commander'
import { equityText } from '../equity-text.ts'
import { formNamed } from '../form-named.ts'
import { namedRefusalWords } from '../named-refusal.ts'
import { type Around, pooledEquity } from '../odds-pool.ts'
import { untilStopped } from '../until-stopped.ts'
import { whole } from '../whole.ts'

type Asked = {
  readonly form: string
  readonly board: readonly string[]
  readonly dead?: string
  readonly range: readonly string[]
  readonly draws?: number
  readonly samples?: number
  readonly seed: string
  readonly exact?: true
  readonly json?: true
}

/** `cardroom equity`: how hands and ranges do against each other. */
export const equityCommand = (
  write: (text: string) => unknown = text => process.stdout.write(text),
  around: Around = {},
): Command =>
  new Command('equity')
    .summary('how hands and ranges do against each other')
    .description('Work out how often each hand wins and ties, and its share of the pots, over every deal or a sample.')
    .argument('[hands...]', 'a hand per player, AhKh, or a range, "22+,AKs"')
    .option('--form <form>', 'the game, or a JSON file with one', 'holdem')
    .option('--board <cards>', 'the boardcards; repeat it for another board', collected, [])
    .option('--dead <cards>', 'dead cards: nobody can get them')
    .option('--range <range>', 'another player with a range; repeat it for more', collected, [])
    .option('--draws <n>', 'draws to come', whole(0, 9))
    .option('--samples <n>', 'take this many samples instead of every deal', whole(1, 1_000_000_000))
    .addOption(new Option('--seed <text>', 'the same seed gives the same samples').default('1', '1'))
    .addOption(new Option('--exact', 'every deal, however long it takes').conflicts('samples'))
    .option('--json', 'the answer as one JSON object')
    .addHelpText('after', HELP)
    .action(async (hands: readonly string[], asked: Asked, command: Command) => {
      const form = await formNamed(asked.form)
      if ('why' in form) return command.error(`error: --form: ${namedRefusalWords(form)}`)
      const names = [...hands, ...asked.range]
      const question: OddsQuestion = {
        form,
        hands: names,
        boards: asked.board,
        ...(asked.dead === undefined ? {} : { dead: asked.dead }),
        ...(asked.draws === undefined ? {} : { draws: asked.draws }),
      }
      const options: OddsOptions = {
        seed: asked.seed,
        ...(asked.samples === undefined ? {} : { samples: asked.samples }),
        ...(asked.exact ? { exact: true } : {}),
      }
      const { answer, stopped } = await watched(question, options, around)
      if (!answer.ok) return command.error(`error: ${oddsRefusalWords(answer.refusal)}`)
      const { ok: _, ...counts } = answer
      const counted = answer.hands.map((hand, i) => ({ hand: names[i], ...hand }))
      const output = { form: form.id, board: asked.board, ...counts, hands: counted }
      write(asked.json ? `${JSON.stringify(output)}\n` : equityText(form, names, answer))
      if (stopped) process.exitCode = 130
    })

const collected = (value: string, before: readonly string[]): readonly string[] => [...before, value]

type Watched = { readonly answer: Result<Equity, OddsRefusal>; readonly stopped: boolean }

/** Counts until it is done or stopped. */
const watched = async (question: OddsQuestion, options: OddsOptions, around: Around): Promise<Watched> => {
  const ahead = outlook(question, options)
  if (!ahead.ok) return { answer: ahead, stopped: false }
  const { deals, exact } = ahead
  const { found, stopped } = await untilStopped(deals, exact ? 'deals' : 'samples', ({ heard, ...watch }) =>
    pooledEquity(question, options, { heard: part => heard(part * deals), ...watch, ...around }),
  )
  return { answer: found, stopped }
}

const HELP = `
Examples:
  cardroom equity AhKh QdQc
  cardroom equity AhKh QdQc 7s7c --board Qh7h2c --dead "2d 3d"
  cardroom equity AhKh --range "22+,AKs,A2s+,76s-54s" --range "top 15%"
  cardroom equity AhKh "??" --samples 1000000
  cardroom equity Ah2hQsJs TdTc3d4c --form omaha-8
  cardroom equity Ah2d3c4s5h/6d "Kh Qd/Jc" --form razz
  cardroom equity "As2h3dKd throws Kd" 9c6d5h4s --form badugi --draws 1

A hand is its cards, As Td 9c, the joker Jo and ?? for an unknown one; missing cards come from the deck. In stud
a slash separates downcards from upcards. Where two holecards are dealt, a hand can be a range: AKs, AKo, AK, TT, 77+, A2s+,
KTo+, QQ-99, 76s-54s, JhTh, top 15%, random, separated by commas, with a weight after a colon, AKs:0.5. Hands of
more cards have ranges too: AA**, AAxx ds (or ss, rb), AhKh**, top 10%, random. A draw is written with its discards, "… throws Kd"; with several draws to come, "… pat As2h3d9c" is the hand that stands pat.

Every deal is counted if that takes only seconds; otherwise samples are taken, on all cores. Ctrl-C stops early with the
result so far and exit code 130. --json gives form, hands[] (hand, win, tie, equity, won, error, shares[] with name, win,
tie, equity, won), board, exact, deals; won is in 15,120ths of a pot, so that every split is a whole number.
`
