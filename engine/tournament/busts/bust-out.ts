import { type Card, isCard } from '../../cards/card.ts'
import type { Chips } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { clockwiseAfter } from '../../table/button/round.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'
import { bookOf, entrantOf, tableOf } from '../draft.ts'
import { seatAlternates } from '../entry/enter.ts'
import { bountyFor } from '../prizes/bounties.ts'
import { endIfOver } from '../prizes/finish.ts'
import { refused } from '../refusal.ts'
import type { EventTable, Gone, Tournament } from '../tournament.ts'
import { type Handler, type TournamentWork, tell } from '../work.ts'
import type { BustsOrder } from './busts.ts'

/** A player who goes out: the chips with which they began the deal, and who took them. */
export type Busting = {
  readonly player: PlayerId
  readonly stack: Chips
  readonly by: PlayerId | null
  readonly hand: number | null
  readonly card?: Card | undefined
}

/** The director, a table's tablet or a player reports it, without the deal being entered. */
export const reportBust: Handler<Extract<BustsOrder, { readonly type: 'BustOut' }>> = (work, { players, at }) => {
  const { state: event } = work
  if (event.phase !== 'playing') return refused('not-playing-yet')
  if (players.length === 0) return refused('too-few-players', { least: 1 })
  const gained = new Map<PlayerId, Chips>()
  for (const [i, { player, by, stack, card }] of players.entries()) {
    const entrant = entrantOf(event, player)
    const isTwice = players.findIndex(it => it.player === player) < i
    if (entrant?.status !== 'playing' || isTwice) return refused('not-in-play', { player })
    const winner = by === undefined ? anyOther(event, players, entrant.table!) : entrantOf(event, by)
    if (winner?.status !== 'playing' || players.some(it => it.player === winner.player))
      return refused('not-in-play', { ...(by !== undefined && { player: by }), about: 'winner' })
    if (stack !== undefined && !(Number.isSafeInteger(stack) && stack >= 0)) return refused('chips-are-off', { player })
    if (card !== undefined && (!isCard(card) || players.findIndex(it => it.card === card) < i))
      return refused('not-these-cards', { player, about: 'one-deck' })
    gained.set(winner.player, (gained.get(winner.player) ?? 0) + entrant.stack)
  }
  const stacks = [...gained].map(([player, chips]) => ({ player, chips: entrantOf(event, player)!.stack + chips }))
  const busting = players.map(({ player, stack, by, hand, card }) => ({
    player,
    card,
    stack: stack ?? entrantOf(event, player)!.stack,
    by: by ?? null,
    hand: hand ?? null,
  }))
  bustOut(work, busting, bookOf(event).simultaneousBustOrder.rules, at, stacks)
  return null
}

/** Where nobody says who took the chips, they are with somebody at that table: counts put it right later. */
const anyOther = (event: Tournament, players: readonly { readonly player: PlayerId }[], table: number) => {
  const seats = tableOf(event, table)?.seats ?? []
  const other = seats.find(it => it !== null && !players.some(({ player }) => player === it))
  return other == null ? undefined : entrantOf(event, other)
}

/** They are out together; alternates take the seats that are free; with one player left it is over. */
export const bustOut = (
  work: TournamentWork,
  busting: readonly Busting[],
  rules: readonly RuleId[],
  at: Time,
  stacks: readonly { readonly player: PlayerId; readonly chips: Chips }[] = [],
): void => {
  const { state: event } = work
  const players = busting.map(it => gone(event, it))
  const bounties = players.flatMap(it => bountyFor(event, it))
  tell(work, { type: 'PlayersOut', moment: event.moment, players, bounties, stacks, at, rules })
  seatAlternates(work, at)
  endIfOver(work, at)
}

const gone = (event: Tournament, { player, stack, by, hand, card }: Busting): Gone & { readonly place: number } => {
  const { table, seat, bounty } = entrantOf(event, player)!
  const place = placeFromButton(tableOf(event, table!)!, seat!)
  const drawn = card === undefined ? {} : { card }
  return { player, stack, by, table: table!, seat: seat!, hand, ...drawn, bounty, place }
}

/** hpt/moving-players/2: how many players left of the button a seat is: 1 for the first, and all of them for the button itself. */
export const placeFromButton = ({ seats, button }: EventTable, seat: number): number => {
  const taken = seats.flatMap((player, i) => (player === null ? [] : [i + 1]))
  return clockwiseAfter(taken, button ?? 0).indexOf(seat) + 1
}
