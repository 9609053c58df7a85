import { isLowball } from '../../deal/betting/lowball.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf } from '../draft.ts'
import { bigBlindOf, type Entering, type EntryChoice, untilButtonPasses, waiting } from './entry-choice.ts'
import { killFor } from './kill-for-entry.ts'
import { isPassed, playersBefore } from './line.ts'

/** rrp/4/15: a player who moved away from the big blind waits until they are as near to it as they were, or posts, or at lowball kills. */
export const waysForMover = (entering: Entering): readonly EntryChoice[] => {
  const { table, part, line, member } = entering
  const book = bookOf(table)
  const { is, rules } = book.seatChangeAwayFromBlind
  const takes = waiting(entering, rules)
  const pass = lettingPass(entering)
  if (takes.deals === 0) return [takes, ...pass]
  const free: EntryChoice = { wish: 'at-once', deals: dealsUntilPlace(entering), live: 0, dead: 0, rules }
  const isMixed = table.placard.parts.length > 1 && is.mix === 'wait-same-relative-position'
  if (line.headsUp || isMixed || part.form.family === 'draw')
    return [free, ...(isMixed ? [] : atLowball(entering, takes, rules)), ...pass]
  const mayPost = is.orPost !== null && !isPassed(line.places, member.seat!)
  const post: EntryChoice = { wish: 'post', deals: 0, live: bigBlindOf(part), dead: 0, rules }
  return [free, ...(mayPost ? [post] : []), ...pass]
}

const atLowball = (
  { table, part, line, member }: Entering,
  takes: EntryChoice,
  rules: readonly RuleId[],
): readonly EntryChoice[] => {
  const { is } = bookOf(table).seatChangeAwayFromBlind
  if (!isLowball(part.form)) return []
  const mayKill = is.lowball.includes('kill') && !isPassed(line.places, member.seat!)
  return [
    ...(is.lowball.includes('wait-for-big-blind') ? [takes] : []),
    ...(mayKill ? killFor(table, part, rules) : []),
  ]
}

/** This many players have the big blind until they are as near to it as they were. */
export const dealsUntilPlace = ({ line, member }: Entering): number => {
  const before = 1 + playersBefore({ places: line.places }, member.seat!, line.core)
  return Math.max(0, before - (member.place ?? before))
}

/** rrp/4/16: having dealt off they may let the blinds go by their new seat once, and come in behind the button free. */
export const lettingPass = (entering: Entering): readonly EntryChoice[] => {
  if (!entering.member.dealtOff) return []
  const { rules } = bookOf(entering.table).dealOffFree
  return [{ wish: 'let-button-pass', deals: Math.max(1, untilButtonPasses(entering)), live: 0, dead: 0, rules }]
}
