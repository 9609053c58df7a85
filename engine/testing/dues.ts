import type { Chips, Seat } from '../deal/chips.ts'
import { isWithin } from '../table/button/round.ts'
import type { DealsEvent } from '../table/deals/deals.ts'
import type { TableEvent } from '../table/events.ts'
import type { PlayerId } from '../table/player.ts'
import { minutes, type Time } from '../table/time.ts'
import { type Account, chargeBlind, newAccount, take } from './dues-account.ts'

/**
 * Somebody who was dealt in for less than one pays who stays in their chair: blinds that came to them and that they have not
 * paid, a way in without a big blind, or more deals behind a seat change than they had left before it.
 */
export type Lapse = {
  readonly player: PlayerId
  readonly deal: number
  readonly is: 'owes-blinds' | 'came-in-free' | 'moved-from-the-blind'
  readonly owes: readonly number[]
  /** How many deals they have played beyond those that a seat change left them. */
  readonly over: number
  readonly account: Account
  /** How many of the deal were in the one before, in the chairs where they sat: with none or one the game begins again. */
  readonly settled: number
}

type DealCalled = Extract<DealsEvent, { readonly type: 'DealCalled' }> & { readonly at: Time }

/** What is remembered of a night. */
type Night = {
  readonly accounts: Map<PlayerId, Account>
  /** Where each blind was last. */
  readonly reached: (Seat | undefined)[]
  /** Chairs that a blind has come to, or gone by. */
  readonly visited: Set<Seat>
  /** Who was in the last deal, and where. */
  seats: ReadonlyMap<PlayerId, Seat>
}

/**
 * The account of a night: what each player owed by the blinds that came to their chair, against what they put in. It is made
 * up from nothing but who sits where, who is dealt in and who posts what. A chair that was left counts on for an hour.
 */
export const lapsesIn = (log: readonly TableEvent[]): readonly Lapse[] => {
  const night: Night = { accounts: new Map(), reached: [], visited: new Set(), seats: new Map() }
  const lapses: Lapse[] = []
  for (const event of log) {
    if (event.type === 'SeatTaken') sits(night, event.player, event.seat, event.at)
    if (event.type === 'SeatTaken' && event.standing === 'moved') night.accounts.get(event.player)!.moved = true
    if (event.type === 'SeatChanged') {
      moves(night, night.accounts.get(event.player)!, event.seat)
      night.accounts.get(event.player)!.dealtOff = event.dealtOff
    }
    if (event.type === 'BoughtIn' && event.kind !== 'top-up') moveBetween(night, event.player)
    if (event.type === 'CashedOut') night.accounts.get(event.player)!.left = event.at
    if (event.type === 'DealCalled' && !event.bombPot) lapses.push(...deals(night, event))
  }
  return lapses
}

const sits = (night: Night, player: PlayerId, seat: Seat, at: Time): void => {
  const account = night.accounts.get(player)
  if (account === undefined || !account.inGame || account.left === null || at - account.left > HOUR) {
    night.accounts.set(player, newAccount(player, seat, !night.visited.has(seat)))
    return
  }
  account.left = null
  moves(night, account, seat)
}

const moves = (night: Night, account: Account, to: Seat): void => {
  if (account.chair === to) return
  const before = countBefore(night, account)
  const players = others(night, account).map(({ player }) => player)
  if (account.inGame) account.turns = { left: Math.min(before, account.turns?.left ?? before), with: new Set(players) }
  moveBetween(night, account.player)
  // what was to follow the big blind would have come to the chair that they left
  for (const blind of account.follow) account.owes.add(blind)
  account.isFresh = !night.visited.has(to)
  account.chair = to
}

/** How many have the big blind before a player's chair, of all who sit here and are in the game. */
const countBefore = (night: Night, account: Account): number => {
  const { chair } = account
  const from = night.reached.at(-1)
  if (from === undefined) return 0
  return others(night, account)
    .filter(other => other.chair !== from && other.chair !== chair)
    .filter(other => chair === from || isWithin(other.chair, from, chair)).length
}

const others = ({ accounts }: Night, account: Account): readonly Account[] =>
  [...accounts.values()].filter(other => other !== account && other.inGame && other.left === null)

/** For those who moved before them they are from now on a player whom they would have had between in any case. */
const moveBetween = ({ accounts }: Night, player: PlayerId): void => {
  for (const { turns } of accounts.values()) turns?.with.delete(player)
}

/** A deal: the blinds come round, and everybody in it pays. */
const deals = (night: Night, event: DealCalled): readonly Lapse[] => {
  const settled = event.players.filter(({ player, seat }) => night.seats.get(player) === seat).length
  for (const account of night.accounts.values()) {
    if (account.left !== null && event.at - account.left > HOUR) account.inGame = false
  }
  blindsMove(night, event, settled)
  for (const { player } of event.players) if (!night.seats.has(player)) moveBetween(night, player)
  const lapses = allPay(night, event, settled)
  night.seats = new Map(event.players.map(({ player, seat }) => [player, seat]))
  return lapses
}

/** Every blind goes from where it was last to where it is now, and comes to each chair between. */
const blindsMove = ({ accounts, reached, visited }: Night, { places }: DealCalled, settled: number): void => {
  const big = places.blinds.length - 1
  for (let blind = 0; blind <= big; blind++) {
    const seat = places.blinds[blind] ?? null
    if (seat === null) continue
    const from = reached[blind] ?? places.button
    for (const account of accounts.values()) {
      if (settled > 1 && account.inGame && isWithin(account.chair, from, seat)) chargeBlind(account, blind, big)
    }
    for (let chair = 1; chair <= CHAIRS; chair++) if (isWithin(chair, from, seat)) visited.add(chair)
    reached[blind] = seat
  }
}

/** What those in a deal put in is set against what they owe: those who pay too little are in the answer. */
const allPay = ({ accounts, reached, seats }: Night, event: DealCalled, settled: number): readonly Lapse[] => {
  const posts = postsIn(event)
  const { blinds } = event.start.stakes
  const isHeadsUp = event.players.length === 2
  const bigBlinds = event.players
    .filter(({ seat }) => posts(seat).places.includes(reached.length - 1))
    .map(({ player }) => player)
  return event.players.flatMap(({ player, seat }) => {
    const account = accounts.get(player)!
    // of two who play each posts in every deal, though not in turn
    if (isHeadsUp) for (let blind = 0; blind < event.places.blinds.length - 1; blind++) account.owes.delete(blind)
    const lapse = take(account, posts(seat), blinds, !seats.has(player), bigBlinds)
    const then = { ...account, owes: new Set(account.owes) }
    account.owes.clear()
    account.dealtOff = false
    if (isHeadsUp) account.follow.clear()
    return lapse === null ? [] : [{ player, deal: event.number, ...lapse, account: then, settled }]
  })
}

const HOUR = minutes(60)
/** More than any table of a test has. */
const CHAIRS = 12

/** What somebody puts in: the blinds of their places, and beside them. */
export type PutIn = { readonly places: readonly number[]; readonly beside: Chips }

const postsIn =
  ({ places, start }: DealCalled) =>
  (seat: Seat): PutIn => {
    const own = [
      ...places.blinds.flatMap((it, blind) => (it === seat ? [blind] : [])),
      ...places.more.flatMap(it => (it.seat === seat ? [it.blind] : [])),
    ]
    const all = (start.posts ?? []).filter(it => it.seat === seat && it.kind !== 'ante')
    const sum = all.reduce((total, { amount }) => total + amount, 0)
    const byPlace = own.reduce((total, blind) => total + start.stakes.blinds[blind]!, 0)
    if (sum < byPlace) throw new Error(`seat ${seat} has not posted its blinds in deal ${start.button}`)
    return { places: own, beside: sum - byPlace }
  }
