import type { Seat } from '../../deal/chips.ts'
import type { Post } from '../../deal/commands.ts'
import { NO_RULES } from '../../deal/work.ts'
import { type Missed, missedAt } from '../button/missed-blinds.ts'
import { positionPosts } from '../button/position-posts.ts'
import { isWithin } from '../button/round.ts'
import type { DealPlan, Out, WhyOut } from '../deals/plan.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { Member } from '../member.ts'
import { mostDealtIn } from '../mixes/most-dealt-in.ts'
import type { Present } from '../people/who-can-play.ts'
import type { GamePart } from '../placard.ts'
import type { PlayerId } from '../player.ts'
import type { Table } from '../table.ts'
import { buttonHasPassed, type Entering, type EntryChoice, waiting } from './entry-choice.ts'
import { isKeptFromKilledPot } from './killed-pot.ts'
import { hasBlinds, type Line, lineOf } from './line.ts'
import { type Fitted, overfull, seating } from './overfull.ts'
import { owedBy } from './owed-post.ts'
import { placesWith } from './places-with.ts'
import { waysIn } from './ways-in.ts'

/** Somebody who comes in, or back in, and what they put in for it. */
export type Comer = { readonly player: PlayerId; readonly seat: Seat; readonly choice: EntryChoice }

/** The next deal: who is in it and who is not, where button and blinds are, who posts what, and who misses what. */
export type LineUp = DealPlan & {
  readonly came: readonly Comer[]
  readonly missed: readonly Missed[]
  /** They play with less than half of a single blind, and still have to take it. */
  readonly short: readonly PlayerId[]
}

/** Who of those present is in the next deal, in which places and with what posts. */
export const lineUp = (table: Table, part: GamePart, present: Present): LineUp => {
  const line = lineOf(table, part, present.players)
  const { certain, core, startsOver } = line
  // usually nobody comes in, and there's room for all
  const isSteady = !startsOver && core.length === certain.length && certain.length === present.players.length
  if (isSteady && certain.length <= mostDealtIn(part.form, bookOf(table))) {
    return linedUp(table, part, line, { dealtIn: certain, came: [], out: present.out })
  }
  const seated = present.players.map(player => memberOf(table, player)!)
  const coming = leftOfBigBlind(
    line,
    seated.map(member => entering(table, part, line, member)),
  )
  const full = overfull(
    table,
    part,
    line,
    coming.flatMap(it => ('choice' in it ? [it] : [])),
  )
  const came = full.came.filter(({ choice }) => choice.deals === 0)
  const out = [...present.out, ...coming.flatMap(it => ('why' in it ? [it] : [])), ...full.out]
  return linedUp(table, part, line, { dealtIn: full.dealtIn, came, out })
}

/** The line-up of those who are in the deal, with what they post. */
const linedUp = (table: Table, part: GamePart, line: Line, { dealtIn, came, out }: Fitted): LineUp => {
  const places = placesWith(line.places, came, table)
  const posts = positionPosts(part, places, dealtIn, table.placard, bookOf(table))
  return {
    part: seating(part, dealtIn.length),
    places,
    dealtIn,
    posts: line.short.length + came.length === 0 ? posts : [...posts, ...postsBeside(table, line, came)],
    out,
    came,
    missed: line.startsOver && table.places !== null ? [] : missedAt(table, places, dealtIn, part),
    short: line.short.map(seat => table.chairs[seat - 1]!),
  }
}

/** What is posted beside the blinds: by those who pass a single blind on, and by those who come in. */
const postsBeside = (table: Table, { short }: Line, came: readonly Comer[]): readonly Post[] => [
  ...short.map((seat): Post => ({ seat, kind: 'post', amount: memberOf(table, table.chairs[seat - 1]!)!.stack })),
  ...came.flatMap(comer => (comer.choice.wish === 'wait' ? [] : postsOf(comer))),
]

type Coming = Comer | Out | { readonly sure: Seat }

/** wsop/160-straddle: a player can straddle in only directly after the big blind; another player who comes in there goes before them. */
const leftOfBigBlind = ({ places }: Line, coming: readonly Coming[]): readonly Coming[] => {
  const big = places.spots.at(-1)
  const comers = coming.flatMap(it => ('choice' in it ? [it] : []))
  return coming.map(it => {
    if (!('choice' in it) || it.choice.wish !== 'straddle' || big === undefined) return it
    const isFirst = comers.every(other => other === it || !isWithin(other.seat, big, it.seat))
    return isFirst ? it : { player: it.player, why: 'waits-for-the-big-blind', rules: it.choice.rules }
  })
}

/** How a player who is present comes into the deal; somebody who is in it anyway has nothing to choose. */
const entering = (table: Table, part: GamePart, line: Line, member: Member): Coming => {
  const { player } = member
  const seat = member.seat!
  const at: Entering = { table, part, line, member }
  if (line.startsOver && member.missed.length > 0 && hasBlinds(part)) {
    const { rules } = bookOf(table).missedBlinds
    const owed = owedBy(member, part.stakes, table.placard, bookOf(table))
    const isBigBlind = seat === line.places.blinds.at(-1)
    return { player, seat, choice: isBigBlind ? waiting(at, rules) : { wish: 'post', deals: 0, ...owed, rules } }
  }
  if (line.certain.includes(seat)) return { sure: seat }
  const ways = waysIn(at)
  const choice = line.core.includes(seat) ? waiting(at, ways[0]?.rules ?? NO_RULES) : chosen(at, ways)
  if (choice.deals === 0) return { player, seat, choice }
  return { player, why: whyOut(at, choice), rules: choice.rules }
}

/** The way that they wished for, as far as it is open; otherwise they wait for the big blind. */
const chosen = (at: Entering, ways: readonly EntryChoice[]): EntryChoice => {
  const { member, table } = at
  const by = (wish: EntryChoice['wish']): EntryChoice | undefined => ways.find(way => way.wish === wish)
  const wait = by('wait') ?? waiting(at, ways[0]?.rules ?? NO_RULES)
  if (member.wish !== 'let-button-pass') {
    return by(member.wish) ?? (member.wish === 'post' ? (by('at-once') ?? wait) : wait)
  }
  if (!buttonHasPassed(at)) return by('let-button-pass') ?? { ...wait, deals: Math.max(1, wait.deals) }
  // rrp/4/16: behind the button again, and nothing is owed
  const free = { wish: 'at-once', deals: 0, live: 0, dead: 0, rules: bookOf(table).dealOffFree.rules } as const
  return member.dealtOff ? free : (by('at-once') ?? by('post') ?? wait)
}

const whyOut = (at: Entering, { wish }: EntryChoice): WhyOut => {
  const { member } = at
  if (wish !== 'wait' && isKeptFromKilledPot(at)) return 'killed-pot'
  if (wish === 'let-button-pass') return 'waits-for-the-button'
  if (member.place !== null) return 'waits-for-their-place'
  return wish === 'wait' || wish === 'straddle' ? 'waits-for-the-big-blind' : 'waits-for-the-button'
}

const postsOf = ({ seat, choice: { wish, live, dead } }: Comer): readonly Post[] => [
  ...(dead > 0 ? [{ seat, kind: 'dead', amount: dead } as const] : []),
  ...(live > 0 ? [{ seat, kind: wish === 'kill' || wish === 'straddle' ? wish : 'post', amount: live } as const] : []),
]
