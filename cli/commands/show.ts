import { readFile } from 'node:fs/promises'
import { emitKeypressEvents } from 'node:readline'
import { formatOf, type HandPlayed, handsIn, problemWords } from '@cardroom/histories'
import { Command } from 'commander'
import { ink } from '../ink.ts'
import { type Step, showSteps } from '../show-steps.ts'
import type { Write } from '../slowly.ts'

type Options = { readonly hand?: string; readonly street?: string; readonly why?: true; readonly lenient?: boolean }

/** A terminal whose keys can be read one by one. */
export type Keys = {
  readonly isTTY?: boolean
  readonly setRawMode?: (on: boolean) => unknown
  readonly on: (event: 'keypress', heard: (text: string | undefined, key: Key) => void) => unknown
  readonly off: (event: 'keypress', heard: (text: string | undefined, key: Key) => void) => unknown
  readonly resume: () => unknown
  readonly pause: () => unknown
}
type Key = { readonly name?: string; readonly ctrl?: boolean }

/** `cardroom show`: a deal street by street, in plain lines; at a terminal a key at a time. */
export const showCommand = (
  write: Write = text => process.stdout.write(text),
  keys: Keys | null = terminal(),
): Command =>
  new Command('show')
    .summary('step through a hand history street by street')
    .description('Show a hand from a hand history street by street, with the pots and everybody’s hand so far.')
    .argument('<file>', 'a hand history file of any supported format')
    .option('--hand <hand>', 'the hand, by its number in the file or by its name (default: the first)')
    .option('--street <street>', 'only this street: flop, turn, "third street", showdown')
    .option('--why', 'show the rules behind what happens')
    .option('--lenient', 'continue after anything that doesn’t fit, and list it')
    .addHelpText('after', HELP)
    .action(async (file: string, options: Options, command: Command) => {
      const hand = await handNamed(file, options)
      if (typeof hand === 'string') return command.error(`error: ${hand}`)
      const steps = showSteps(hand.recorded!, options.why).filter(step => isAsked(step, options.street))
      if (steps.length === 0) return command.error(`error: --street: this hand has ${streetsOf(hand)}`)
      if (keys === null || steps.length === 1) {
        for (const step of steps) write(stepText(step))
        return
      }
      await stepThrough(steps, write, keys)
    })

const terminal = (): Keys | null => {
  if (process.stdin.isTTY !== true || process.stdout.isTTY !== true) return null
  emitKeypressEvents(process.stdin)
  return process.stdin
}

const handNamed = async (
  file: string,
  { hand: wanted = '1', lenient = false }: Options,
): Promise<HandPlayed | string> => {
  let text = ''
  try {
    text = await readFile(file, 'utf8')
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem) return `${file} can’t be read: ${problem.message}`
    throw problem
  }
  const format = formatOf(text, file)
  if (format === null) return `${file} isn’t a hand history we can read: log, phh, ohh or pokerstars`
  let place = 0
  for (const hand of handsIn(text, format, { lenient })) {
    place++
    if (hand.name !== wanted && String(place) !== wanted) continue
    const [problem] = hand.problems
    if (problem === undefined && hand.recorded !== null && hand.recorded.events.length > 0) return hand
    return `${file} line ${problem?.line ?? 1}: ${problem === undefined ? 'the hand is empty' : problemWords(problem)}`
  }
  return `--hand: ${file} has ${place} hand${place === 1 ? '' : 's'}, and none is ${wanted}`
}

const isAsked = ({ street }: Step, asked: string | undefined): boolean =>
  asked === undefined || street.replace(/^the /, '').startsWith(asked.toLowerCase().replace(/^the /, ''))

const streetsOf = ({ recorded }: HandPlayed): string =>
  showSteps(recorded!)
    .map(({ street }) => street)
    .join(', ')

const stepText = ({ street, lines }: Step): string =>
  `${[ink.bold(street.replace(/^./, letter => letter.toUpperCase())), ...lines.map(line => `  ${line}`)].join('\n')}\n`

/** Space, Enter and the arrows go on and back; q and Ctrl-C end. Each step is plain lines below the last. */
const stepThrough = (steps: readonly Step[], write: Write, keys: Keys): Promise<void> =>
  new Promise(resolve => {
    let at = 0
    const show = (): void => {
      write(stepText(steps[at]!))
      write(`${ink.dim(`${at + 1} of ${steps.length}; space: next, left: back, q: quit`)}\n`)
    }
    const end = (): void => {
      keys.off('keypress', heard)
      keys.setRawMode?.(false)
      keys.pause()
      resolve()
    }
    const heard = (_: string | undefined, { name = '', ctrl = false }: Key): void => {
      if (name === 'q' || name === 'escape' || (ctrl && (name === 'c' || name === 'd'))) return end()
      if (BACK.has(name)) at = Math.max(0, at - 1)
      else if (!ON.has(name)) return
      else if (at === steps.length - 1) return end()
      else at++
      show()
    }
    keys.setRawMode?.(true)
    keys.on('keypress', heard)
    keys.resume()
    show()
  })

const ON: ReadonlySet<string> = new Set(['space', 'return', 'enter', 'right', 'down', 'n'])
const BACK: ReadonlySet<string> = new Set(['left', 'up', 'b', 'p'])

const HELP = `
Examples:
  cardroom show hands.phh
  cardroom show night.jsonl --hand 12 --street river
  cardroom show hands.txt --why | less

At a terminal one street is shown at a time: space, Enter, right or down for the next, left or up to go back, q to quit. In a pipe or a
file you get all streets as plain lines.
`
