import type { Form } from '../../forms/form.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Seat } from '../chips.ts'
import type { Post, Seated, StartDeal } from '../commands.ts'
import type { Taken } from '../events.ts'
import { programOf } from '../program.ts'
import { type Refusal, refused } from '../refusal.ts'

/** uspa/3.2.9.5.1: is there another ante? Not when this many deals in a row were anted for and nobody opened. */
export const antesDue = ({ form, book = 'rrp', passed = 0 }: Pick<StartDeal, 'form' | 'book' | 'passed'>): boolean => {
  if (passed === 0 || !carriesOver(form)) return true
  const most = rulebookOf(book).jacksReanteLimit.is
  return most === null || passed < most
}

/** The posts without antes where no more are due, and without those of a player who plays for old antes. */
export const antesLeft = (command: StartDeal, posts: readonly Post[]): readonly Post[] => {
  if (command.passed === undefined && command.carried === undefined) return posts
  const due = antesDue(command)
  const isFree = (seat: Seat): boolean => command.seats.some(it => it.seat === seat && it.matched !== undefined)
  return posts.filter(post => post.kind !== 'ante' || (due && !isFree(post.seat)))
}

/** May a pot of this form stay unopened and be carried over? */
export const carriesOver = (form: Form): boolean => {
  const { steps, firstRound } = programOf(form)
  const step = steps[firstRound]
  return step?.do === 'bet' && step.unopened === 'carried-over'
}

/** May this player be dealt in without a chip? They play for the antes that they matched in an earlier deal (rrp/12/14). */
export const playsForOldAntes = ({ form, book = 'rrp', carried = 0 }: StartDeal, { chips, matched }: Seated): boolean =>
  chips === 0 &&
  matched !== undefined &&
  Number.isSafeInteger(matched) &&
  matched > 0 &&
  matched <= carried &&
  carriesOver(form) &&
  rulebookOf(book).carriedAntesAllIn.is

/** Who plays for only this much of what was carried over. */
export const matchedBy = ({ seats }: StartDeal): readonly Taken[] => {
  const matched: Taken[] = []
  for (const it of seats) if (it.matched !== undefined) matched.push({ seat: it.seat, amount: it.matched })
  return matched.length > 0 ? matched : NOBODY
}
const NOBODY: readonly Taken[] = []
const NO_SEATS: readonly Seat[] = []

/** Why what is said of earlier deals cannot be, or null. */
export const earlierOff = (command: StartDeal): Refusal | null => {
  const { passed = 0, barred = NO_SEATS, seats, book = 'rrp' } = command
  if (!Number.isSafeInteger(passed) || passed < 0) return refused('stakes-not-whole', { about: 'passed' })
  const kept = barred.length === 0 ? undefined : seats.find(({ seat }) => barred.includes(seat))
  if (kept) return refused('barred-until-won', { seat: kept.seat, rules: citesOf(book).falseAllInOpener })
  const late = newcomer(command)
  if (late !== undefined) {
    return refused('not-dealt-in-before', { seat: late, rules: rulebookOf(book).carriedPotEntry.rules })
  }
  for (const it of seats) {
    if (it.matched !== undefined && !playsForOldAntes(command, it)) return refused('chips-not-whole', { seat: it.seat })
  }
  return null
}

/** rrp/3/irregularities/6: a player who was not dealt in when the money of the last deal was forfeited gets no hand now. */
const newcomer = ({ dealtInBefore, carried = 0, seats, book = 'rrp' }: StartDeal): Seat | undefined => {
  if (dealtInBefore === undefined || carried === 0 || rulebookOf(book).carriedPotEntry.is === 'anyone') return undefined
  return seats.find(({ seat }) => !dealtInBefore.includes(seat))?.seat
}
