import type { Form } from '@cardroom/engine'
import { heldIn, wrongArgument } from '@cardroom/engine/kinds'
import { checkedText } from './checked-text.ts'
import { type HandRead, notRead } from './hand-read.ts'
import type { History } from './history.ts'
import type { NoHistory } from './history-of-log.ts'
import { recordedOfLog } from './log/facts.ts'
import { historyOfRecorded } from './log/history-of-recorded.ts'
import { readLog } from './log/read-log.ts'
import { readOhh } from './ohh/read-ohh.ts'
import { type PhhHand, phhHands } from './phh/read-phh.ts'
import { isFirstLine } from './pokerstars/hand-lines.ts'
import { readPokerStars } from './pokerstars/read-pokerstars.ts'
import { type Problem, problemAt } from './problems.ts'
import { type ReplayOptions, replayHistory } from './replay-history.ts'
import { type Recorded, recordedOf } from './story/recorded.ts'

/** The formats that can be read. */
export const FORMATS = ['log', 'phh', 'ohh', 'pokerstars'] as const
/** One of the formats. */
export type Format = (typeof FORMATS)[number]

/** A hand of any format, replayed by the engine. */
export type HandPlayed = {
  readonly name: string
  /** What is played, as the file calls it, or the id of the form. */
  readonly variant: string
  /** What does not fit, with its place; then there is no deal to go on with. */
  readonly problems: readonly Problem[]
  /** What a lenient telling let pass, and what was noticed on reading. */
  readonly letPass: readonly Problem[]
  readonly warnings: readonly Problem[]
  readonly recorded: Recorded | null
  /** The history as it was read, where it was one. */
  readonly history: History | null
}

/** The format of a text, by how it begins or otherwise by its file name; null if it isn't one of ours. */
export const formatOf = (text: string, name = ''): Format | null => {
  checkedText('formatOf', text)
  const start = text.slice(0, 100_000).replaceAll('\ufeff', '').trimStart()
  if (/^\{\s*"cardroom"\s*:\s*"log"/.test(start)) return 'log'
  if (start.split(/\r?\n/, 200).some(line => isFirstLine(line.trim()))) return 'pokerstars'
  if (/^[[{]/.test(start) && /"ohh"\s*:/.test(start)) return 'ohh'
  if (/^(?:variant|antes|actions|starting_stacks)\s*=/m.test(start)) return 'phh'
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return heldIn(ENDINGS, ending) ?? null
}

/** Endings of file names and what they hold. */
export const ENDINGS: Readonly<Record<string, Format>> = {
  phh: 'phh',
  phhs: 'phh',
  ohh: 'ohh',
  jsonl: 'log',
  txt: 'pokerstars',
}

/** The hands of a text in one of the formats, each replayed by the engine, with its problems. */
export const handsIn = (text: string, format: Format, telling: ReplayOptions = {}): Generator<HandPlayed> => {
  checkAsked('handsIn', text, format)
  return played(text, format, telling)
}

/** Throws where plain JavaScript gives something else than a text and the name of a format. */
const checkAsked = (asking: string, text: string, format: Format): void => {
  checkedText(asking, text)
  if (!FORMATS.includes(format)) throw wrongArgument('format', format, FORMATS.join(', '))
}

function* played(text: string, format: Format, telling: ReplayOptions): Generator<HandPlayed> {
  if (format === 'log') return yield* logged(text)
  if (format === 'phh') for (const hand of phhHands(text)) yield handPlayed(hand, telling)
  else for (const hand of format === 'ohh' ? readOhh(text) : readPokerStars(text)) yield handPlayed(hand, telling)
}

/** The same as histories that haven't been replayed yet; a deal from a log becomes one. */
export const historiesIn = (text: string, format: Format): Generator<PhhHand> => {
  checkAsked('historiesIn', text, format)
  return unplayed(text, format)
}

function* unplayed(text: string, format: Format): Generator<PhhHand> {
  if (format === 'phh') return yield* phhHands(text)
  if (format !== 'log') {
    for (const hand of format === 'ohh' ? readOhh(text) : readPokerStars(text)) yield { ...hand, trimsLoneAnte: false }
    return
  }
  for (const { name, variant, problems, recorded } of logged(text)) {
    const history = recorded === null ? null : historyOfRecorded(recorded)
    if (history?.ok) yield { name, variant, trimsLoneAnte: false, ...history }
    else yield { name, variant, trimsLoneAnte: false, ...notRead([...problems, ...faultOf(history?.refusal)]) }
  }
}

const faultOf = (noHistory: NoHistory | undefined): readonly Problem[] =>
  noHistory === undefined
    ? []
    : [problemAt(1, '', { why: noHistory.why, ...(noHistory.about !== undefined && { about: noHistory.about }) })]

const NOTHING = { letPass: [], warnings: [], recorded: null, history: null } as const

const handPlayed = (hand: HandRead, telling: ReplayOptions): HandPlayed => {
  const { name, variant } = hand
  if (!hand.ok) return { name, variant, problems: hand.refusal.problems, ...NOTHING }
  const { history } = hand
  const replayedOf = replayHistory(history, telling)
  const { problems, letPass } = replayedOf
  const recorded = problems.length > 0 ? null : recordedOf(history, replayedOf)
  return {
    name: String(history.about.hand ?? name),
    variant,
    problems,
    letPass,
    warnings: history.warnings,
    recorded,
    history,
  }
}

/** What is in a log was played already; it only has to add up. */
function* logged(text: string): Generator<HandPlayed> {
  const { about, deals, problems } = readLog(text)
  for (const [at, deal] of deals.entries()) {
    const recorded = recordedOfLog(deal, about)
    const { form } = deal.events[0] as { readonly form: Form }
    yield { ...NOTHING, name: String(recorded.about.hand ?? at + 1), variant: form.id, problems: [], recorded }
  }
  for (const problem of problems) yield { ...NOTHING, name: '', variant: '', problems: [problem] }
}
