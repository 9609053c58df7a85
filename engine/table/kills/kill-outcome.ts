import type { Chips, Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import type { PlayerId } from '../player.ts'

/** How a deal came out, as far as kills go by it. */
export type KillOutcome = {
  readonly dealtIn: readonly PlayerId[]
  /** Who took chips from the pot: a player who won it, several who split it, nobody when all went back. */
  readonly winners: readonly PlayerId[]
  /** All that was awarded, side pots included. */
  readonly pot: Chips
  /** What the losers wagered beyond antes, blinds and the bring-in; and beyond their kill, which is counted apart. */
  readonly beyondBlinds: Chips
  /** What losers have in the pot as a kill. */
  readonly kill: Chips
  /** The lower limit that was played, as a kill raised it. */
  readonly lower: Chips
}

/** What a deal says of itself once its pots are pushed, with the people for the seats. */
export const killOutcome = (deal: Deal, events: readonly DealEvent[], who: (seat: Seat) => PlayerId): KillOutcome => {
  const winners = [
    ...new Set(deal.awards.flatMap(({ to }) => to.filter(({ amount }) => amount > 0).map(({ seat }) => seat))),
  ]
  const posted = postedBy(events)
  const losers = deal.players.filter(({ seat }) => !winners.includes(seat))
  const sum = (amounts: readonly Chips[]): Chips => amounts.reduce((total, amount) => total + amount, 0)
  return {
    dealtIn: [...new Set(deal.players.map(({ seat }) => who(seat)))],
    winners: winners.map(who),
    pot: sum(deal.awards.map(({ amount }) => amount)),
    beyondBlinds: sum(
      losers.map(({ seat, start, stack, aside }) => {
        // a player who took nothing from the pots has lost what they put in, which may be less than their blind
        const lost = start - stack - aside
        return Math.max(0, lost - amountOf(posted.forced, seat) - amountOf(posted.kills, seat))
      }),
    ),
    kill: sum(losers.map(({ seat }) => amountOf(posted.kills, seat))),
    lower: deal.stakes.lower,
  }
}

type BySeat = ReadonlyMap<Seat, Chips>

const amountOf = (amounts: BySeat, seat: Seat): Chips => amounts.get(seat) ?? 0

/** What each seat had to put in, and what it has in the pot as a kill, which takes up the blind of the killer. */
const postedBy = (events: readonly DealEvent[]): { readonly forced: BySeat; readonly kills: BySeat } => {
  const [forced, blinds, kills] = [new Map<Seat, Chips>(), new Map<Seat, Chips>(), new Map<Seat, Chips>()]
  const add = (to: Map<Seat, Chips>, seat: Seat, amount: Chips) => to.set(seat, amountOf(to, seat) + amount)
  for (const event of events) {
    if (event.type === 'BroughtIn') add(forced, event.seat, event.to)
    if (event.type !== 'Posted') continue
    const { seat, kind, amount } = event
    if (kind === 'kill') {
      add(kills, seat, amount + amountOf(blinds, seat))
      add(forced, seat, -amountOf(blinds, seat))
      continue
    }
    add(forced, seat, amount)
    if (kind !== 'ante' && kind !== 'dead') add(blinds, seat, amount)
  }
  return { forced, kills }
}
