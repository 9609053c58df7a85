import type { Chance } from '../cards/shuffle.ts'
import type { Chips, Seat } from '../deal/chips.ts'
import { buyInRange } from './chips/buy-in-range.ts'
import { memberOf } from './draft.ts'
import { ENTRY_WISHES, type Member } from './member.ts'
import type { TableOrder } from './orders.ts'
import type { PlayerId } from './player.ts'
import type { Table, TimeWay } from './table.ts'

/** An order without its time. */
export type Untimed<T = TableOrder> = T extends unknown ? Omit<T, 'at'> : never

/** What one of these people wants now, taken at random; null if nobody wants anything. */
export const nextIdea = (table: Table, people: readonly PlayerId[], chance: Chance): Untimed | null => {
  const seated = table.members.filter(({ seat }) => seat !== null)
  const bare = seated.find(({ stack, behind, held }) => stack === 0 && behind === null && held === 0)
  if (bare !== undefined) return withoutChips(table, bare, chance)
  // a game that's short of players gets them first
  const wants = Math.min(table.chairs.length, people.length, 3)
  if (seated.length < wants) return sitDownIdea(table, people, chance)
  const player = seated[chance(seated.length)]
  return player === undefined ? null : (ideas[chance(ideas.length)]!(table, player, people, chance) ?? null)
}

type Idea = (table: Table, member: Member, people: readonly PlayerId[], chance: Chance) => Untimed | null

/** A player with nothing left buys in again, or goes. */
const withoutChips = (table: Table, { player, left, buyIns }: Member, chance: Chance): Untimed => {
  if (buyIns > 0 && chance(3) === 0) return { type: 'Leave', player }
  return { type: 'BuyIn', player, chips: Math.max(left?.chips ?? 0, chipsFor(table, chance)) }
}

/** Between the minimum and maximum buy-in, or twice the minimum if there's no maximum. */
const chipsFor = ({ placard }: Table, chance: Chance): Chips => {
  const { least, most } = buyInRange(placard)
  return least + chance((most ?? 2 * least) - least + 1)
}

const sitDownIdea = (table: Table, people: readonly PlayerId[], chance: Chance): Untimed | null => {
  const outside = people.filter(player => !table.chairs.includes(player))
  const free = freeSeats(table)
  if (outside.length === 0 || free.length === 0) return null
  return { type: 'TakeSeat', player: outside[chance(outside.length)]!, seat: free[chance(free.length)]! }
}

const freeSeats = ({ chairs }: Table): readonly Seat[] =>
  chairs.flatMap((player, i) => (player === null ? [i + 1] : []))

const sitDownAgain: Idea = (table, _, people, chance) => sitDownIdea(table, people, chance)

const backOrAway: Idea = (_, { player, away, pocketed }, __, chance) => {
  if (away !== null) return { type: 'ComeBack', player, ...(pocketed > 0 && { brings: pocketed }) }
  return chance(3) === 0 ? { type: 'WalkAway', player } : null
}

const leaves: Idea = (_, { player }, __, chance) => (chance(4) === 0 ? { type: 'Leave', player } : null)

const changesSeat: Idea = (table, { player }, _, chance) => {
  const free = freeSeats(table)
  return free.length === 0 || chance(2) === 0 ? null : { type: 'ChangeSeat', player, seat: free[chance(free.length)]! }
}

const choosesEntry: Idea = (_, { player }, __, chance) => ({
  type: 'ChooseEntry',
  player,
  wish: ENTRY_WISHES[chance(ENTRY_WISHES.length)]!,
})

const addsChips: Idea = (table, { player, stack }, _, chance) => {
  const { least, most } = buyInRange(table.placard)
  const room = (most ?? 2 * least) - stack
  return room > 0 ? { type: 'TopUp', player, chips: 1 + chance(room) } : null
}

const straddles: Idea = (_, { player }) => ({ type: 'SayStraddle', player })
const kills: Idea = (_, { player }) => ({ type: 'SayKill', player })
const choosesForm: Idea = (table, { player }, _, chance) => ({
  type: 'ChooseForm',
  player,
  part: chance(table.placard.parts.length),
})

/** All but one or two answer a bomb pot that was proposed. */
const bombPot: Idea = (table, { player }, _, chance) => {
  const proposed = table.agreed.bombPot
  if (proposed === null) return chance(4) === 0 ? { type: 'ProposeBombPot', player } : null
  const silent = table.chairs.find(
    it => it !== null && !proposed.out.includes(it) && proposed.plays.every(({ player: said }) => said !== it),
  )
  return silent == null ? null : { type: 'AnswerBombPot', player: silent, plays: chance(4) > 0 }
}

/** The 7-2 game for a small amount, which all but one or two join, and now and then its end; or a look at what would have come. */
const sideGame: Idea = (table, { player }, _, chance) => {
  const { sevenDeuce, rabbit = false } = table.agreed
  if (chance(4) === 0) return { type: 'AllowRabbit', allowed: !rabbit }
  const others = table.chairs.filter(it => it !== null && it !== player) as readonly PlayerId[]
  const terms = sevenDeuce?.next ?? null
  if (terms === null) return { type: 'SetSevenDeuce', chips: smallChips(table), asks: others }
  if (chance(6) === 0) return { type: 'SetSevenDeuce', chips: 0, asks: [] }
  return { type: 'AnswerSevenDeuce', player, plays: chance(4) > 0 }
}

/** Chips that everybody can pay in whatever game is played. */
const smallChips = ({ placard: { parts } }: Table): Chips => Math.max(...parts.map(({ stakes }) => stakes.unit))

const WAYS: readonly TimeWay[] = ['individual', 'time-pot', 'time-flop', 'bomb-pot']
const time: Idea = (table, { player }, _, chance) => {
  switch (chance(5)) {
    case 0:
      return { type: 'OptOut', player }
    case 1:
      return { type: 'DeclineTime', player }
    case 2:
      return { type: 'PayTime', player }
    case 3:
      return { type: 'AnnounceTime' }
    default:
      return { type: 'PayTimeBy', way: WAYS[chance(WAYS.length)]!, agreed: table.chairs.filter(it => it !== null) }
  }
}

const waiting: Idea = (table, _, people) => ({
  type: 'TellWaiting',
  names: Math.max(0, people.filter(player => memberOf(table, player)?.seat == null).length - freeSeats(table).length),
})

/** What people want, common things more often. */
const ideas: readonly Idea[] = [
  sitDownAgain,
  sitDownAgain,
  sitDownAgain,
  backOrAway,
  backOrAway,
  backOrAway,
  backOrAway,
  leaves,
  changesSeat,
  choosesEntry,
  choosesEntry,
  addsChips,
  straddles,
  kills,
  choosesForm,
  bombPot,
  bombPot,
  bombPot,
  time,
  waiting,
  sideGame,
]
