import { finishOrder } from '../busts/places.ts'
import { entriesOf, prizesOf, purseOf } from '../prizes/paid.ts'
import type { Played } from './play-tournament.ts'

/** A tournament that was played, as one object: what others need to check it for themselves. */
export type Simulated = {
  readonly book: string
  readonly players: number
  readonly entries: number
  readonly rebuys: number
  readonly startingStack: number
  /** Chips gained, or lost, by races. */
  readonly chipsAdded: number
  readonly purse: number
  readonly prizes: readonly number[]
  readonly paid: Readonly<Record<string, number>>
  readonly winner: string
  readonly order: readonly string[]
  /** Who went out on each deal on which somebody did, with the chips they began it with. */
  readonly busts: readonly Readonly<Record<string, number>>[]
  readonly levels: readonly (readonly [number, number])[]
  /** How many sat at each table, before each round of deals. */
  readonly tables: readonly (readonly number[])[]
  readonly moves: number
  readonly breaks: number
  readonly races: number
  readonly deals: number
}

/** What came of a tournament that was played whole. */
export const simulated = ({ event, tables, breaks, races }: Played): Simulated => {
  const { entrants, plan, outs, levels, clock } = event
  const order = finishOrder(event)
  const paid = (event.paid ?? []).filter(({ prize }) => prize > 0)
  return {
    book: typeof plan.book === 'string' ? plan.book : plan.book.name,
    players: entrants.length,
    entries: entriesOf(event),
    rebuys: entrants.reduce((sum, { rebuys }) => sum + rebuys, 0),
    startingStack: plan.buyIn.chips,
    chipsAdded: event.raced,
    purse: purseOf(event),
    prizes: prizesOf(event),
    paid: Object.fromEntries(paid.map(({ player, prize }) => [player, prize])),
    winner: order[0] ?? '',
    order,
    busts: outs.map(({ players }) => Object.fromEntries(players.map(({ player, stack }) => [player, stack]))),
    levels: levels.slice(0, clock.level).map(({ small, big }) => [small, big] as const),
    tables,
    moves: event.moves,
    breaks,
    races,
    deals: event.deals,
  }
}
