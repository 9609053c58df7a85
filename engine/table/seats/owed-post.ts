import type { Chips } from '../../deal/chips.ts'
import { leastBetOf, type Stakes } from '../../deal/stakes.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { Member } from '../member.ts'
import type { Placard } from '../placard.ts'
import { straddleSize } from './straddle-size.ts'

/** What is put in to come back: this much is the player's bet, this much goes dead to the middle. */
export type Owed = { readonly live: Chips; readonly dead: Chips }

/** rrp/4/10: all missed blinds together, of which a part is live. */
export const owedBy = (
  { missed, missedStraddle }: Pick<Member, 'missed' | 'missedStraddle'>,
  stakes: Stakes,
  placard: Pick<Placard, 'straddle'>,
  book: Rulebook,
): Owed => {
  const blinds = owedBlinds(missed, stakes, book)
  if (!missedStraddle || !placard.straddle) return blinds
  // wsop/166: a straddle that was mandatory
  const straddle = straddleSize(stakes, book)
  switch (book.missedStraddle.is) {
    case 'post-dead':
      return { ...blinds, dead: blinds.dead + straddle }
    case 'post-live':
      return { ...blinds, live: blinds.live + straddle }
    case 'nothing':
      return blinds
  }
}

const owedBlinds = (missed: readonly number[], stakes: Stakes, book: Rulebook): Owed => {
  const { blinds } = stakes
  const { is } = book.missedBlinds
  const total = missed.reduce((sum, blind) => sum + (blinds[blind] ?? 0), 0)
  const isThree = blinds.length > 2
  // wsop/192c: a player who missed only the smallest of three puts it in dead, and the third blind live
  if (isThree && missed.length === 1 && missed[0] === 0 && is.threeBlindsSmallAlone === 'dead-and-third-blind-live') {
    return { live: blinds.at(-1)!, dead: total }
  }
  const live = Math.min(total, liveUpTo(isThree ? is.threeBlindsLiveUpTo : is.liveUpTo, missed, stakes, book))
  return { live: is.restDead ? live : total, dead: is.restDead ? total - live : 0 }
}

type Limit = Rulebook['missedBlinds']['is']['threeBlindsLiveUpTo']

/** wsop/160: the big blind alone may be live, so that a small one is dead even by itself. */
const liveUpTo = (limit: Limit, missed: readonly number[], stakes: Stakes, book: Rulebook): Chips => {
  const { blinds } = stakes
  if (limit === 'minimum-opening-bet') return leastBetOf(stakes, book)
  return missed.includes(blinds.length - 1) ? blinds.at(-1)! : 0
}
