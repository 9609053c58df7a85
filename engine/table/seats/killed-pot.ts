import { isKilled } from '../agreed/kills-in.ts'
import { bookOf } from '../draft.ts'
import type { Entering, EntryChoice } from './entry-choice.ts'
import { isPassed } from './line.ts'

/** rrp/13/12: a new player gets into a pot that another kills only by agreeing to kill the next; wsop/205: or as they like. */
export const intoKilledPot = (entering: Entering, ways: readonly EntryChoice[]): readonly EntryChoice[] => {
  if (!isNewToKilledPot(entering)) return ways
  const { is, rules } = bookOf(entering.table).newPlayerInKillPot
  const nothing = { live: 0, dead: 0, rules } as const
  const wait: EntryChoice = { wish: 'wait', deals: 1, ...nothing }
  if (is === 'may-play-or-wait') return ways.length > 0 ? ways : [{ wish: 'at-once', deals: 0, ...nothing }, wait]
  const later = ways.map(way => (way.deals > 0 ? way : { ...way, deals: 1, rules: [...way.rules, ...rules] }))
  const open = later.length > 0 ? later : [wait]
  return is === 'only-if-agrees-to-kill-next' && mayComeNow(entering, ways) ? [...open, agreeing(entering, ways)] : open
}

/** Does a killed pot keep this player out unless they agree to kill the next? */
export const isKeptFromKilledPot = (entering: Entering): boolean =>
  bookOf(entering.table).newPlayerInKillPot.is !== 'may-play-or-wait' && isNewToKilledPot(entering)

/** Others kill the next pot, are enough to play it, and this player neither has a blind in it nor was in the game before. */
const isNewToKilledPot = ({ table, part, line, member }: Entering): boolean => {
  const { places, core } = line
  const seat = member.seat!
  const hasBlind = places.blinds.includes(seat) || places.more.some(it => it.seat === seat)
  if (member.standing !== 'new' || hasBlind) return false
  const dealtIn = core.filter(it => it !== seat)
  return dealtIn.length >= part.form.seats.least && isKilled(table, { part, places, dealtIn })
}

/** Only a player who would be dealt in now has something to agree to; in lowball the kill itself has to wait. */
const mayComeNow = ({ line, member }: Entering, ways: readonly EntryChoice[]): boolean =>
  ways.length === 0 ||
  ways.some(({ deals }) => deals === 0) ||
  (ways.some(({ wish }) => wish === 'kill') && !isPassed(line.places, member.seat!))

/** They post what they would post in any pot, and kill the next; at lowball that kill is the whole price. */
const agreeing = ({ table }: Entering, ways: readonly EntryChoice[]): EntryChoice => {
  const now = ways.find(({ wish, deals }) => wish === 'post' && deals === 0)
  const { rules } = bookOf(table).newPlayerInKillPot
  return { wish: 'kill-next', deals: 0, live: now?.live ?? 0, dead: now?.dead ?? 0, rules }
}
