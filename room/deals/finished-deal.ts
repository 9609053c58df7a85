import type { Chips, Seat, Stakes } from '@cardroom/engine'
import type { PotAwarded } from '@cardroom/engine/deal'
import type { HandName } from '@cardroom/engine/ranking'
import type { CalledDeal, PlayerId, Time } from '@cardroom/engine/table'
import type { HostedEvent } from '../table/state/events.ts'
import { type StakesNamed, stakesNamed } from '../views/stakes-named.ts'
import { actsAfter, type LiveActs } from './live-deals.ts'

/** A deal that is over, as the index of a table keeps it: where it is in the stream, and what everybody may know of it. */
export type FinishedDeal = {
  readonly number: number
  /** The versions of its first and last entries in the stream of the table. */
  readonly from: number
  readonly to: number
  readonly began: Time
  readonly ended: Time
  readonly form: string
  readonly formName: string
  readonly stakes: StakesNamed
  readonly players: readonly { readonly seat: Seat; readonly person: PlayerId }[]
  /** All that was pushed. */
  readonly pot: Chips
  /** How many pots there were, side pots counted. */
  readonly pots: number
  /** What each took, with the best hands that they took it with; none who took nothing. */
  readonly won: readonly { readonly seat: Seat; readonly amount: Chips; readonly hands: readonly HandName[] }[]
}

/** A deal of which the end has not come yet. */
export type OpenDeal = DealtHere | DealtLive

/** One that software deals. */
type DealtHere = Omit<FinishedDeal, 'to' | 'ended'> & { readonly awards: readonly PotAwarded[] }

/** A deal of real cards: everything entered about it can be taken back until the next one begins. */
type DealtLive = { readonly from: number; readonly acts: LiveActs }

/** The deal that is on after an entry, and the one that it ended. */
export type Followed = { readonly open: OpenDeal | null; readonly finished: FinishedDeal | null }

/** What an entry of a table's stream makes of the deal that is on: it begins, goes on, or is over. */
export const followDeal = (open: OpenDeal | null, version: number, event: HostedEvent): Followed => {
  if (event.type === 'HelperEntered' && event.newDeal) {
    // with the next deal the one before stands for good
    const finished = open !== null && 'acts' in open ? liveOver(open, version - 1) : null
    return { open: { from: version, acts: actsAfter([], event) }, finished }
  }
  if (open !== null && 'acts' in open) {
    const now = { ...open, acts: actsAfter(open.acts, event) }
    const closed = event.type === 'TableClosed'
    return closed ? { open: null, finished: liveOver(now, version) } : { open: now, finished: null }
  }
  return followHere(open, version, event)
}

const followHere = (open: DealtHere | null, version: number, event: HostedEvent): Here => {
  switch (event.type) {
    case 'DealCalled':
      return { open: begun(event, version, event.at), finished: null }
    case 'PotAwarded':
      return { open: open && { ...open, awards: [...open.awards, event] }, finished: null }
    case 'PointsScored': {
      if (open === null || event.paid === 0) return { open, finished: null }
      const seat = event.paid > 0 ? event.a.seat : event.b.seat
      return { open: wins(open, seat, Math.abs(event.paid), []), finished: null }
    }
    case 'DealRecorded':
      return { open: null, finished: open === null ? null : over(open, version, event.at) }
    default:
      return { open, finished: null }
  }
}

type Here = { readonly open: DealtHere | null; readonly finished: FinishedDeal | null }

/** What stands of a deal of real cards; null if it was taken back whole, or never came to its end. */
const liveOver = ({ from, acts }: DealtLive, to: number): FinishedDeal | null => {
  let here: Here = { open: null, finished: null }
  for (const event of acts.flat()) {
    if (here.finished === null) here = followHere(here.open, from, event)
  }
  return here.finished === null ? null : { ...here.finished, to }
}

const begun = ({ number, start, players }: Omit<CalledDeal, 'before'>, from: number, began: Time): DealtHere => ({
  number,
  from,
  began,
  form: start.form.id,
  formName: start.form.name,
  stakes: stakesNamed(start.stakes as Stakes),
  players: players.map(({ seat, player }) => ({ seat, person: player })),
  pot: 0,
  pots: 0,
  won: [],
  awards: [],
})

const over = ({ awards, ...open }: DealtHere, to: number, ended: Time): FinishedDeal => {
  let deal: DealtHere = { ...open, awards: [] }
  for (const { to: takers, hands } of awards) {
    for (const { seat, amount } of takers) deal = wins(deal, seat, amount, hands)
  }
  const { awards: _, ...rest } = deal
  return { ...rest, pots: new Set(awards.map(({ pot }) => pot)).size, to, ended }
}

const wins = <T extends Pick<DealtHere, 'pot' | 'won'>>(
  deal: T,
  seat: Seat,
  amount: Chips,
  hands: readonly HandName[],
): T => {
  const before = deal.won.find(it => it.seat === seat)
  const now = {
    seat,
    amount: (before?.amount ?? 0) + amount,
    hands: before === undefined || before.hands.length === 0 ? hands : before.hands,
  }
  const won = before === undefined ? [...deal.won, now] : deal.won.map(it => (it === before ? now : it))
  return { ...deal, pot: deal.pot + amount, won }
}
