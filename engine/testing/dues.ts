import type { Chips, Seat } from '../deal/chips.ts'
import { isWithin } from '../table/button/round.ts'
import type { DealsEvent } from '../table/deals/deals.ts'
import type { TableEvent } from '../table/events.ts'
import type { PlayerId } from '../table/player.ts'
import { minutes, type Time } from '../table/time.ts'
import { type Account, comesTo, newAccount, take } from './dues-account.ts'

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

/**
 * The account of a night: what each player owed by the blinds that came to their chair, against what they put in. It is made
 * up from nothing but who sits where, who is dealt in and who posts what. A chair that was left counts on for an hour.
 */
export const lapsesIn = (log: readonly TableEvent[]): readonly Lapse[] => {
  const accounts = new Map<PlayerId, Account>()
  const reached: (Seat | undefined)[] = []
  const lapses: Lapse[] = []
  /** Chairs that a blind has come to, or gone by. */
  const visited = new Set<Seat>()
  /** Who was in the last deal, and where. */
  let seats: ReadonlyMap<PlayerId, Seat> = new Map()
  /** Those who have the big blind before a chair, of all who sit here and are in the game. */
  const playersBefore = (account: Account, chair: Seat): readonly PlayerId[] => {
    const from = reached.at(-1)
    if (from === undefined) return []
    return others(account)
      .filter(other => other.chair !== from && other.chair !== chair)
      .filter(other => chair === from || isWithin(other.chair, from, chair))
      .map(({ player }) => player)
  }
  const others = (account: Account): readonly Account[] =>
    [...accounts.values()].filter(other => other !== account && other.inGame && other.left === null)
  /** For those who moved before them they are from now on one whom they would have had between in any case. */
  const comesBetween = (player: PlayerId): void => {
    for (const { turns } of accounts.values()) turns?.with.delete(player)
  }
  const sits = (player: PlayerId, seat: Seat, at: Time): void => {
    const account = accounts.get(player)
    if (account === undefined || !account.inGame || account.left === null || at - account.left > HOUR) {
      accounts.set(player, newAccount(player, seat, !visited.has(seat)))
      return
    }
    account.left = null
    moves(account, seat)
  }
  const moves = (account: Account, to: Seat): void => {
    if (account.chair === to) return
    const before = playersBefore(account, account.chair).length
    const players = others(account).map(({ player }) => player)
    if (account.inGame)
      account.turns = { left: Math.min(before, account.turns?.left ?? before), with: new Set(players) }
    comesBetween(account.player)
    // what was to follow the big blind would have come to the chair that they left
    for (const blind of account.follow) account.owes.add(blind)
    account.isFresh = !visited.has(to)
    account.chair = to
  }
  const deals = (event: DealCalled): void => {
    const posts = postsIn(event)
    const settled = event.players.filter(({ player, seat }) => seats.get(player) === seat).length
    for (const account of accounts.values()) {
      if (account.left !== null && event.at - account.left > HOUR) account.inGame = false
    }
    const big = event.places.blinds.length - 1
    for (let blind = 0; blind <= big; blind++) {
      const seat = event.places.blinds[blind] ?? null
      if (seat === null) continue
      const from = reached[blind] ?? event.places.button
      for (const account of accounts.values()) {
        if (settled > 1 && account.inGame && isWithin(account.chair, from, seat)) comesTo(account, blind, big)
      }
      for (let chair = 1; chair <= CHAIRS; chair++) if (isWithin(chair, from, seat)) visited.add(chair)
      reached[blind] = seat
    }
    for (const { player } of event.players) if (!seats.has(player)) comesBetween(player)
    const bigBlinds = event.players.filter(({ seat }) => posts(seat).places.includes(reached.length - 1))
    for (const { player, seat } of event.players) {
      const account = accounts.get(player)!
      const comes = !seats.has(player)
      // of two who play each posts in every deal, though not in turn
      if (event.players.length === 2) for (let blind = 0; blind < big; blind++) account.owes.delete(blind)
      const lapse = take(
        account,
        posts(seat),
        event.start.stakes.blinds,
        comes,
        bigBlinds.map(it => it.player),
      )
      if (lapse !== null)
        lapses.push({
          player,
          deal: event.number,
          ...lapse,
          account: { ...account, owes: new Set(account.owes) },
          settled,
        })
      account.owes.clear()
      account.dealtOff = false
      if (event.players.length === 2) account.follow.clear()
    }
    seats = new Map(event.players.map(({ player, seat }) => [player, seat]))
  }
  for (const event of log) {
    if (event.type === 'SeatTaken') sits(event.player, event.seat, event.at)
    if (event.type === 'SeatTaken' && event.standing === 'moved') accounts.get(event.player)!.moved = true
    if (event.type === 'SeatChanged') {
      moves(accounts.get(event.player)!, event.seat)
      accounts.get(event.player)!.dealtOff = event.dealtOff
    }
    if (event.type === 'BoughtIn' && event.kind !== 'top-up') comesBetween(event.player)
    if (event.type === 'CashedOut') accounts.get(event.player)!.left = event.at
    if (event.type === 'DealCalled' && !event.bombPot) deals(event)
  }
  return lapses
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
