import { readFile } from 'node:fs/promises'
import {
  AS,
  departureWords,
  ENDINGS,
  FORMATS,
  historiesIn,
  isAsNamed,
  type PhhHand,
  type Problem,
  problemWords,
  type Replayed,
  type Replaying,
  replayHand,
} from '@cardroom/histories'
import { Command, Option } from 'commander'
import { bookNamed } from '../book-named.ts'
import { formatOfFile, type HistoryFile, historyFiles, noHistoriesWords } from '../history-files.ts'
import { namedRefusalWords } from '../named-refusal.ts'
import { grouped, many, progressBar } from '../progress.ts'
import { replayText } from '../replay-text.ts'
import { slowly, type Write } from '../slowly.ts'

type Options = {
  readonly book?: string
  readonly json?: true
  readonly lenient?: true
  readonly as?: string
}

/** `cardroom replay`: hand histories carried out by the engine; 1 if one does not fit. */
export const replayCommand = (write: Write = text => process.stdout.write(text)): Command =>
  new Command('replay')
    .summary('replay hand histories with the engine')
    .description('Replay hand histories of any format with the engine, by a rulebook, and print each hand’s result.')
    .argument('<files...>', 'PHH, PokerStars, Open Hand History or log files, or folders of them')
    .option('--book <book>', 'the rulebook: rrp, uspa, hpt, web, wsop, or a house file (default: the file’s, or wsop)')
    .option('--lenient', 'continue after anything that doesn’t fit, and list it')
    .addOption(new Option('--as <replayer>', 'do as another replayer does, and name the rules it breaks').choices(AS))
    .option('--json', 'one JSON object per hand')
    .addHelpText('after', HELP)
    .action(async (names: readonly string[], options: Options, command: Command) => {
      const replaying = await replayingOf(options)
      if (typeof replaying === 'string') return command.error(`error: ${replaying}`)
      const files = await historyFiles(
        names,
        Object.keys(ENDINGS).map(ending => `.${ending}`),
      )
      if ('why' in files) return command.error(`error: ${noHistoriesWords(files)}`)
      const tally = await replayFiles(files, replaying, options.json ?? false, slowly(write))
      if (!options.json) await slowly(write)(`${tallyText(tally)}\n`)
      // Set rather than exited with, so that what was written reaches a slow reader.
      if (tally.problems > 0) process.exitCode = 1
    })

const replayingOf = async ({ book, lenient, as }: Options): Promise<Replaying | string> => {
  const held = book === undefined ? undefined : await bookNamed(book)
  if (typeof held === 'object' && 'why' in held) return `--book: ${namedRefusalWords(held)}`
  return {
    ...(held !== undefined && { book: held }),
    ...(lenient && { lenient }),
    ...(as !== undefined && isAsNamed(as) && { as }),
  }
}

type Tally = { hands: number; ended: number; problems: number; differ: number; others: number }

const replayFiles = async (
  files: readonly HistoryFile[],
  replaying: Replaying,
  json: boolean,
  write: (text: string) => Promise<void>,
): Promise<Tally> => {
  const tally: Tally = { hands: 0, ended: 0, problems: 0, differ: 0, others: 0 }
  const bar = progressBar(Math.ceil(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024), 'kB')
  let before = 0
  try {
    for (const each of files) {
      const { file, bytes } = each
      const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '')
      const lines = text.split('\n').length
      const format = formatOfFile(text, each)
      if (format === null && each.found) tally.others++
      for (const hand of format === null ? (each.found ? [] : [NO_HISTORY]) : historiesIn(text, format)) {
        const replayed = replayHand(hand, replaying)
        count(tally, replayed)
        bar.at((before + (bytes * (hand.ok ? hand.history.line : 0)) / lines) / 1024)
        const shown = json ? `${JSON.stringify(asJson(file, replayed))}\n` : replayText(file, replayed)
        await write(shown)
      }
      before += bytes
    }
  } finally {
    bar.clear()
  }
  return tally
}

/** A file that is named and that no format fits. */
const NO_HISTORY: PhhHand = {
  name: '1',
  variant: '',
  trimsLoneAnte: false,
  ok: false,
  refusal: {
    why: 'hand-not-read',
    problems: [{ line: 1, act: '', why: 'no-format', about: { formats: FORMATS }, rules: [] }],
  },
}

const count = (tally: Tally, { ended, problems, differs }: Replayed): void => {
  tally.hands++
  if (ended) tally.ended++
  if (problems.length > 0) tally.problems++
  if (differs !== null) tally.differ++
}

/** A problem with its words beside its code. */
const said = ({ line, act, why, rules, about }: Problem) => ({
  line,
  act,
  why: why === 'refused' ? (about as { readonly refusal: { readonly why: string } }).refusal.why : why,
  what: problemWords({ why, ...(about !== undefined && { about }) }),
  rules,
})

/** The fields that every line has, and the others where there is something to say. */
const asJson = (file: string, replayed: Replayed) => {
  const { hand, variant, finishing, problems, ended, differs, letPass, departures, warnings } = replayed
  return {
    file,
    hand,
    variant,
    finishing,
    problems: problems.map(said),
    ended,
    ...(differs !== null && { differs }),
    ...(letPass.length > 0 && { letPass: letPass.map(said) }),
    ...(departures.length > 0 && { departures: departures.map(it => ({ ...it, what: departureWords(it.id) })) }),
    ...(warnings.length > 0 && { warnings: warnings.map(said) }),
  }
}

const tallyText = ({ hands, ended, problems, differ, others }: Tally): string =>
  [
    `${many(hands, 'hand')}: ${grouped(ended)} played to the end`,
    `${grouped(problems)} with problems`,
    `${grouped(differ)} where the stacks differ from the file`,
    ...(others === 0 ? [] : [`${many(others, 'file')} without histories`]),
  ].join(', ')

const HELP = `
Examples:
  cardroom replay hands.phh
  cardroom replay ~/hands --json                  (a folder, one JSON object per hand)
  cardroom replay hands.phhs --book rrp           (by another book, or a house: cardroom house)
  cardroom replay hands.phhs --lenient            (continue after anything that doesn't fit, and list it)
  cardroom replay hands --as pokerkit             (do as another replayer does, and name the rules it breaks)

What a file leaves out (burns, uncalled bets, pots pushed) is filled in. Anything against the book is a problem, with
its line and the rule; the hand ends there, unless --lenient continues. Exit code 1 if any hand has one.
In a folder, files that start like a history are read; other .jsonl and .txt files are only counted.

--json gives one object per hand:
  file, hand, variant     where it is from: the hand's name or its number in the file, the code of the game
  finishing               the stacks at the end, "inf" for an unknown one
  problems[]              line, act, what, rules
  ended                   whether every pot was pushed; a history can stop anywhere
  differs                 the first player (from 1) whose stack differs from the file's: stated, found
  letPass[], departures[], warnings[]    what --lenient ignored, how --as differs, notes on reading the file
`
