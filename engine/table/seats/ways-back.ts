import { isLowball } from '../../deal/betting/lowball.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import { missedWith } from '../button/missed-blinds.ts'
import { bookOf } from '../draft.ts'
import type { Member } from '../member.ts'
import type { GamePart } from '../placard.ts'
import { boughtButton } from './buy-the-button.ts'
import { bigBlindOf, type Entering, type EntryChoice, untilButtonPasses, waiting } from './entry-choice.ts'
import { killFor } from './kill-for-entry.ts'
import { isPassed, playersBefore } from './line.ts'
import { owedBy } from './owed-post.ts'
import { straddleSize } from './straddle-size.ts'
import { dealsUntilPlace } from './ways-for-mover.ts'
import { isBadugi } from './ways-for-new.ts'

/** rrp/4/10: a player who missed blinds posts them all, or waits for the big blind; some books and forms know other ways. */
export const waysBack = (entering: Entering): readonly EntryChoice[] => {
  const { table, part, line, member } = entering
  const book = bookOf(table)
  const { is, rules } = waysNamed(member, part, book)
  const wait = waiting(entering, rules)
  if (wait.deals === 0 || line.headsUp) return [wait]
  const ways = is.flatMap(way => comingBack(entering, way, rules))
  if (!isPassed(line.places, member.seat!)) return [wait, ...ways]
  // rrp/4/7: nor are blinds made up between the big blind and the button
  const { is: between, rules: why } = book.enterBetweenBlindAndButton
  if (between) return [wait, ...ways, ...boughtButton(entering)]
  const passes = untilButtonPasses(entering)
  return [wait, ...ways.map(way => ({ ...way, deals: Math.max(way.deals, passes), rules: [...way.rules, ...why] }))]
}

type Way = 'post-all-missed' | 'wait-for-big-blind' | 'straddle-under-the-gun' | 'kill' | 'blind-next-deal'

/** The ways back that the book names for this form. */
const waysNamed = (
  { missed, shortBlind }: Member,
  { form, stakes }: GamePart,
  book: Rulebook,
): { readonly is: readonly Way[]; readonly rules: readonly RuleId[] } => {
  const { missedBlindsOptions, lowballSingleBlindMissed, lowballMissedBlind, drawMissedBlindStraddleEntry } = book
  if (shortBlind && missed.length === 0) return book.singleBlindShortOwes
  if (isBadugi(form)) return { is: missedBlindsOptions.is.badugi, rules: missedBlindsOptions.rules }
  // rrp/11/7: at lowball it is the big blind that counts
  if (!isLowball(form) || !missed.includes(stakes.blinds.length - 1)) {
    return { is: missedBlindsOptions.is.general, rules: missedBlindsOptions.rules }
  }
  const { is, rules } = stakes.blinds.length === 1 ? lowballSingleBlindMissed : lowballMissedBlind
  const straddle = drawMissedBlindStraddleEntry
  return straddle.is === null
    ? { is, rules }
    : { is: [...is, 'straddle-under-the-gun'], rules: [...rules, ...straddle.rules] }
}

const comingBack = (entering: Entering, way: Way, rules: readonly RuleId[]): readonly EntryChoice[] => {
  const { table, part, member } = entering
  const book = bookOf(table)
  switch (way) {
    case 'wait-for-big-blind':
      return []
    case 'post-all-missed':
      return [postingAll(entering, cited(member, rules, book))]
    case 'blind-next-deal':
      return [{ wish: 'post', deals: 0, live: bigBlindOf(part), dead: 0, rules }]
    case 'kill':
      return killFor(table, part, rules)
    case 'straddle-under-the-gun':
      return [straddling(entering, rules)]
  }
}

/** All that they missed, and what goes by their chair with this deal; rrp/4/15: and the big blind too, if they moved away from it. */
const postingAll = (entering: Entering, rules: readonly RuleId[]): EntryChoice => {
  const { table, part, line, member } = entering
  const book = bookOf(table)
  const owed = missedWith(table, line.places, member)
  const big = part.stakes.blinds.length - 1
  // a big blind that they missed and post now is as good as the one that they moved away from
  const away = owed.includes(big) ? 0 : dealsUntilPlace(entering)
  const { is, rules: moving } = book.seatChangeAwayFromBlind
  const missed = away > 0 && is.orPost !== null ? [...owed, big] : owed
  const post = owedBy({ ...member, missed }, part.stakes, table.placard, book)
  const deals = is.orPost === null ? away : 0
  return { wish: 'post', deals, ...post, rules: away > 0 ? [...rules, ...moving] : rules }
}

const cited = ({ missedStraddle }: Member, rules: readonly RuleId[], book: Rulebook): readonly RuleId[] => [
  ...new Set([...rules, ...book.missedBlinds.rules, ...(missedStraddle ? book.missedStraddle.rules : [])]),
]

/** wsop/160-straddle: from the left of the big blind they straddle, and owe nothing else. */
const straddling = ({ table, line, member, part }: Entering, rules: readonly RuleId[]): EntryChoice => ({
  wish: 'straddle',
  deals: playersBefore({ places: line.places }, member.seat!, line.core),
  live: straddleSize(part.stakes, bookOf(table)),
  dead: 0,
  rules,
})
