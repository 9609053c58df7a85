import type { Deal, Seat } from '@cardroom/engine'
import type { Hosted } from '../table/state/hosted.ts'
import { legalNow } from '../table/state/legal-now.ts'
import { areEqual, isEqual } from './equal-lists.ts'

/**
 * Is what belongs to a viewer surely the same now as when they were last shown the table? That is so for most of them
 * when one player acts: then it isn't worked out again. Most were shown the same table, and what concerns them all is
 * compared once. Where in doubt it says no.
 */
export const isOwnUnchanged = (now: Hosted): ((shown: Hosted, seat: Seat | null) => boolean) => {
  let from: Hosted | null = null
  let isUnchanged: (seat: Seat | null) => boolean = () => false
  return (shown, seat) => {
    if (shown !== from) isUnchanged = isUnchangedBetween(shown, now)
    from = shown
    return isUnchanged(seat)
  }
}

const isUnchangedBetween = (before: Hosted, after: Hosted): ((seat: Seat | null) => boolean) => {
  if (before === after) return () => true
  if (!isSameAround(before, after)) return () => false
  const [was, is] = [before.night!.deal, after.night!.deal]
  if (was === is) return () => true
  // a spectator sees nothing of the deal that everybody doesn't see
  if (was === null || is === null) return seat => seat === null
  const [first, next] = isSameRound(was, is) ? [bettor(was), bettor(is)] : [null, null]
  const isOthersTurn = (seat: Seat): boolean => first !== null && next !== null && first !== seat && next !== seat
  const seesNoMore = was.form === is.form && was.showings === is.showings
  return seat => seat === null || ((isOthersTurn(seat) || (seesNoMore && isOut(is, seat))) && isSameHand(was, is, seat))
}

/** A seat that has folded has nothing to do in the deal and holds nothing, whatever comes. */
const isOut = ({ players }: Deal, seat: Seat): boolean => !players.some(it => it.seat === seat && !it.folded)

const isSameAround = (before: Hosted, after: Hosted): boolean =>
  before.people === after.people &&
  before.policy === after.policy &&
  before.last === after.last &&
  before.requests === after.requests &&
  before.asked === undefined &&
  after.asked === undefined &&
  before.night !== undefined &&
  before.night.table === after.night?.table

const isSameRound = (was: Deal, is: Deal): boolean =>
  was.round !== null &&
  is.round !== null &&
  was.round.price === is.round.price &&
  was.round.street === is.round.street &&
  was.form === is.form &&
  was.phase === is.phase &&
  was.step === is.step &&
  was.runs === is.runs &&
  was.showings === is.showings &&
  isEqual(was.struck, is.struck) &&
  areEqual(was.boards, is.boards)

/** Who is to act in a round of betting; null where it isn't that. */
const bettor = (deal: Deal): Seat | null => {
  const due = legalNow(deal)
  return due.due === 'betting' ? due.seat : null
}

/** The cards of a seat, and what it may choose before its turn, are as they were. */
const isSameHand = (was: Deal, is: Deal, seat: Seat): boolean => {
  if (was.players.length !== is.players.length) return false
  for (let i = 0; i < is.players.length; i++) {
    const [one, other] = [was.players[i]!, is.players[i]!]
    if (one.seat !== other.seat) return false
    if (other.seat !== seat) continue
    if (one.hand !== other.hand || one.folded !== other.folded || one.killed !== other.killed) return false
    if (one.stack !== other.stack || one.bet !== other.bet || one.acted !== other.acted) return false
    if (!isEqual(one.down, other.down) || !isEqual(one.up, other.up) || !areEqual(one.rows, other.rows)) return false
  }
  return true
}
