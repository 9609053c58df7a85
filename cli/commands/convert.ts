import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import {
  ENDINGS,
  fileOf,
  type HandPlayed,
  handsIn,
  problemWords,
  TARGET_ENDINGS,
  TARGETS,
  type Target,
  unwrittenWords,
  writeHand,
} from '@cardroom/histories'
import { Command, Option } from 'commander'
import { lossesOf } from '../convert/losses.ts'
import { withHero } from '../convert/with-hero.ts'
import { formatOfFile, type HistoryFile, historyFiles, noHistoriesWords } from '../history-files.ts'
import { grouped, many, progressBar } from '../progress.ts'
import type { Write } from '../slowly.ts'

type Options = {
  readonly to: Target
  readonly out?: string
  readonly lenient?: boolean
  readonly hero?: string
  readonly everyHand?: boolean
}

/** `cardroom convert`: hand histories of one format written in another; 1 if a hand could not be. */
export const convertCommand = (
  write: Write = text => process.stdout.write(text),
  tell: Write = text => process.stderr.write(text),
): Command =>
  new Command('convert')
    .summary('write hand histories in another format')
    .description('Read hand histories of any format, replay them with the engine, and write them in another format.')
    .argument('<files...>', 'hand history files, or folders of them')
    .addOption(new Option('--to <format>', 'the format to write').choices(TARGETS).makeOptionMandatory())
    .option('--out <file>', 'the file to write, or a folder for one file each (default: the terminal)')
    .option('--lenient', 'continue after anything that doesn’t fit, and list it')
    .option('--hero <name>', 'whose hand history it is: PokerStars text has only their holecards')
    .option('--every-hand', 'write all known holecards to PokerStars text, which no site does')
    .addHelpText('after', HELP)
    .action(async (names: readonly string[], options: Options, command: Command) => {
      const files = await historyFiles(
        names,
        Object.keys(ENDINGS).map(ending => `.${ending}`),
      )
      if ('why' in files) return command.error(`error: ${noHistoriesWords(files)}`)
      const outputs = await converted(files, options, tell)
      if (typeof outputs === 'string') return command.error(`error: ${outputs}`)
      const wrong = await put(outputs.files, options, write)
      if (wrong !== null) return command.error(`error: ${wrong}`)
      tell(`${tallyText(outputs.tally)}\n`)
      if (outputs.tally.left > 0) process.exitCode = 1
    })

type Tally = { hands: number; written: number; left: number; others: number }
type Output = { readonly name: string; readonly hands: readonly { readonly name: string; readonly text: string }[] }

const converted = async (
  files: readonly HistoryFile[],
  { to, lenient = false, hero, everyHand = false }: Options,
  tell: Write,
): Promise<{ readonly files: readonly Output[]; readonly tally: Tally } | string> => {
  const tally: Tally = { hands: 0, written: 0, left: 0, others: 0 }
  const outputs: Output[] = []
  const losses = lossesOf()
  const bar = progressBar(Math.ceil(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024), 'kB')
  let done = 0
  try {
    for (const each of files) {
      const { file, bytes, found } = each
      const text = await readFile(file, 'utf8')
      const format = formatOfFile(text, each)
      if (format === null && found) {
        tally.others++
        continue
      }
      if (format === null) return `${file} isn’t a hand history we can read: log, phh, ohh or pokerstars`
      const hands: { name: string; text: string }[] = []
      for (const read of handsIn(text, format, { lenient })) {
        const hand = hero === undefined ? read : withHero(read, hero)
        const written = writeHand(hand, to, { everyHand })
        tally.hands++
        bar.at(done / 1024)
        if (written.ok) {
          hands.push({ name: hand.name, text: written.text })
          losses.add(hand.name, written.lost)
          tally.written++
        } else tally.left++
        const said = wordsOf(file, hand, written)
        if (said !== '') {
          bar.clear()
          tell(said)
        }
      }
      outputs.push({ name: basename(file, extname(file)), hands })
      done += bytes
    }
  } finally {
    bar.clear()
  }
  for (const line of losses.lines()) tell(`${line}\n`)
  return { files: outputs, tally }
}

/** Remarks about a hand: what does not fit, what nobody understood, why it was not written. */
const wordsOf = (file: string, hand: HandPlayed, written: ReturnType<typeof writeHand>): string => {
  const who = `${file}${hand.name === '' ? '' : ` hand ${hand.name}`}`
  const { problems, letPass, warnings } = hand
  const lines = [
    ...problems.map(it => `${who}: line ${it.line}${it.act === '' ? '' : ` (${it.act})`}: ${problemWords(it)}`),
    ...letPass.map(it => `${who}: line ${it.line}: ignored: ${problemWords(it)}`),
    ...(!written.ok && problems.length === 0 ? [`${who}: not written: ${unwrittenWords(written.refusal)}`] : []),
    ...warnings.map(it => `${who}: line ${it.line}: noticed: ${problemWords(it)}`),
  ]
  return lines.map(line => `${line}\n`).join('')
}

/** Writes to the terminal, to one file or to a file each in a folder; or says why it cannot. */
const put = async (outputs: readonly Output[], { to, out }: Options, write: Write): Promise<string | null> => {
  const hands = outputs.flatMap(output => output.hands)
  const folder = out !== undefined && (out.endsWith('/') || (await isFolder(out)))
  if (to === 'phh' && hands.length > 1 && !folder) {
    return `a .phh file holds one hand, and you have ${hands.length}: use --to phhs, or a folder with --out folder/`
  }
  const whole = (some: Output['hands']): string =>
    fileOf(
      some.map(({ text }) => text),
      to,
    )
  if (out === undefined) {
    if (hands.length > 0) write(whole(hands))
    return null
  }
  try {
    if (!folder) await writeFile(out, whole(hands))
    else {
      await mkdir(out, { recursive: true })
      for (const [name, some] of filesFor(outputs, to)) await writeFile(join(out, name), whole(some))
    }
    return null
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem) return `${out} can’t be written: ${problem.message}`
    throw problem
  }
}

const filesFor = (outputs: readonly Output[], to: Target): readonly (readonly [string, Output['hands']])[] =>
  outputs.flatMap(({ name, hands }) => {
    const ending = TARGET_ENDINGS[to]
    if (hands.length === 0) return []
    if (to !== 'phh' || hands.length < 2) return [[`${name}${ending}`, hands] as const]
    return hands.map((hand, at) => [`${name}-${at + 1}${ending}`, [hand]] as const)
  })

const isFolder = async (name: string): Promise<boolean> => {
  try {
    return (await stat(name)).isDirectory()
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem) return false
    throw problem
  }
}

const tallyText = ({ hands, written, left, others }: Tally): string => {
  const without = others === 0 ? '' : `, ${many(others, 'file')} without histories`
  return `${many(hands, 'hand')}: ${grouped(written)} written, ${grouped(left)} left out${without}`
}

const HELP = `
Examples:
  cardroom convert hands.txt --to phhs --out hands.phhs
  cardroom convert night.jsonl --to pokerstars
  cardroom convert ~/hands --to ohh --out converted/     (a folder: one file each)

The format is recognized by what's in the file: Cardroom's log (.jsonl), PHH (.phh, .phhs), Open Hand History (.ohh) and
PokerStars text in English (.txt). Every hand is replayed with the engine first: a hand that doesn't fit is left out,
and you get the line where it went wrong. A hand the other format can't express is left out too, with the reason. If a format can't
hold part of a hand, you get a list of what was dropped. Exit code 1 if a hand was left out.
`
