import type { PlayerId } from '../../table/player.ts'
import { entrantOf } from '../draft.ts'
import type { Money } from '../plan.ts'
import type { DealWay, Paid, PrizeDeal } from '../tournament.ts'
import { subject } from '../work.ts'
import { agreeDeal } from './agree-deal.ts'
import { finish } from './finish.ts'

/** What is ordered about prizes. */
export type PrizesOrder =
  /** It is over, though somebody could still buy in again. */
  | { readonly type: 'Finish' }
  /** Players agree on a division: who signs, what is still played for, and the sums where they name their own. */
  | {
      readonly type: 'AgreeDeal'
      readonly way: DealWay
      readonly signed: readonly PlayerId[]
      readonly left: Money
      readonly shares?: readonly { readonly player: PlayerId; readonly prize: Money }[]
      /** The director carries it out. */
      readonly director: boolean
    }

/** What happens with prizes. */
export type PrizesEvent =
  | ({ readonly type: 'PrizeDealAgreed'; readonly way: DealWay; readonly signed: readonly PlayerId[] } & PrizeDeal)
  | { readonly type: 'TournamentEnded'; readonly paid: readonly Paid[]; readonly purse: Money; readonly overlay: Money }

/** What is played for, how it is divided, and what players agree on. */
export const prizes = subject<PrizesOrder, PrizesEvent>({
  orders: { Finish: finish, AgreeDeal: agreeDeal },
  events: {
    PrizeDealAgreed: (event, { way, shares, left, improper, nothingLeft }) => {
      const stacks = shares.map(({ player }) => entrantOf(event, player)?.stack ?? 0)
      event.prizeDeal = { way, stacks, shares, left, improper, nothingLeft }
      // hand for hand too, who was out before it comes after all who had a part in it
      event.moment++
    },
    TournamentEnded: (event, { paid, at }) => {
      const { envelopes } = event
      // the winner opens the envelope for their own head
      const own = paid.filter(({ place }) => place === 1).map(({ player }) => ({ player, head: player, since: at }))
      const isClosed = envelopes !== null && envelopes.opened.length + envelopes.owed.length < envelopes.worths.length
      const left = own.filter(it => isClosed && !envelopes.opened.some(({ head }) => head === it.head))
      if (envelopes !== null) event.envelopes = { ...envelopes, owed: [...envelopes.owed, ...left] }
      event.paid = paid
      event.phase = 'ended'
    },
  },
})
