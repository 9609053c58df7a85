import { wrongArgument } from '@cardroom/engine/kinds'
import type { History } from './history.ts'
import { loggedOf } from './log/facts.ts'
import { historyOfRecorded } from './log/history-of-recorded.ts'
import { dealLines, logHeader } from './log/write-log.ts'
import { writeOhh } from './ohh/write-ohh.ts'
import { beyondPhh, writePhh } from './phh/write-phh.ts'
import { type PokerStarsOptions, writePokerStars } from './pokerstars/write-pokerstars.ts'
import type { HandPlayed } from './read-any.ts'
import { statedOff } from './stated-off.ts'
import type { Recorded } from './story/recorded.ts'
import { unwritten, type Written } from './written.ts'

/** The formats that can be written: PHH with one hand per file, or with many. */
export const TARGETS = ['phh', 'phhs', 'ohh', 'pokerstars', 'log'] as const
/** One of them. */
export type Target = (typeof TARGETS)[number]

/** File name endings by format. */
export const TARGET_ENDINGS: Readonly<Record<Target, string>> = {
  phh: '.phh',
  phhs: '.phhs',
  ohh: '.ohh',
  pokerstars: '.txt',
  log: '.jsonl',
}

/** One hand in this format, and what the format can't hold; or why it can't be written. */
export const writeHand = (hand: HandPlayed, target: Target, options: PokerStarsOptions = {}): Written => {
  if (hand?.recorded === undefined) throw wrongArgument('hand', hand, 'a hand such as handsIn gives')
  if (!TARGETS.includes(target)) throw wrongArgument('target', target, TARGETS.join(', '))
  const { recorded, history } = hand
  if (recorded === null) return unwritten('does-not-fit')
  if (target === 'phh' || target === 'phhs') return asPhh(recorded, history)
  const written = byActs(recorded, target, options)
  if (!written.ok || history === null) return written
  return { ...written, lost: [...written.lost, ...statedOff(history, recorded)] }
}

/** PHH has a place for results that a file states. */
const asPhh = (recorded: Recorded, history: History | null): Written => {
  const found = history === null ? historyOfRecorded(recorded) : { ok: true as const, history }
  if (!found.ok) return unwritten('no-history', { of: found.refusal })
  return { ok: true, text: writePhh(found.history), lost: beyondPhh(found.history) }
}

/** Formats in which a hand comes out as its acts say. */
const byActs = (recorded: Recorded, target: Exclude<Target, 'phh' | 'phhs'>, options: PokerStarsOptions): Written => {
  switch (target) {
    case 'pokerstars':
      return writePokerStars(recorded, options)
    case 'ohh':
      return writeOhh(recorded)
    case 'log':
      return { ok: true, text: `${dealLines(loggedOf(recorded)).join('\n')}\n`, lost: [] }
  }
}

/** Written hands as one file. */
export const fileOf = (hands: readonly string[], target: Target): string => {
  if (!Array.isArray(hands) || hands.some(hand => typeof hand !== 'string'))
    throw wrongArgument('hands', hands, 'a list of texts, such as the text of writeHand')
  if (!TARGETS.includes(target)) throw wrongArgument('target', target, TARGETS.join(', '))
  switch (target) {
    case 'log':
      return `${logHeader()}\n${hands.join('')}`
    case 'phhs':
      return hands.map((hand, at) => `[${at + 1}]\n${hand}`).join('\n')
    case 'pokerstars':
      return hands.join('\n\n\n')
    case 'phh':
      if (hands.length > 1) throw new TypeError(`a .phh file holds one hand, not ${hands.length}; write phhs`)
      return hands.join('\n')
    default:
      return hands.join('\n')
  }
}
