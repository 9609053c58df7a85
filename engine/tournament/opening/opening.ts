import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'
import type { Money, Plan } from '../plan.ts'
import type { Tournament } from '../tournament.ts'
import { subject } from '../work.ts'
import { cancel } from './cancel.ts'
import { openTournament } from './open-tournament.ts'

/** What is ordered about an event as a whole. */
export type OpeningOrder =
  | { readonly type: 'OpenTournament'; readonly plan: Plan }
  /** Management calls it off, for a reason that is kept. */
  | { readonly type: 'Cancel'; readonly reason: string }

/** What happens to an event as a whole. */
export type OpeningEvent =
  | { readonly type: 'TournamentOpened'; readonly plan: Plan }
  | {
      readonly type: 'TournamentCancelled'
      readonly reason: string
      readonly refunds: readonly { readonly player: PlayerId; readonly amount: Money }[]
    }

/** An event is posted, or called off. */
export const opening = subject<OpeningOrder, OpeningEvent>({
  orders: { OpenTournament: openTournament, Cancel: cancel },
  events: {
    TournamentOpened: (event, { plan, at }) => {
      if (isOpen(event)) throw new Error('an event opens once')
      Object.assign(event, opened(plan, at))
    },
    TournamentCancelled: (event, { refunds }) => {
      event.phase = 'cancelled'
      event.bank = { ...event.bank, refunds: event.bank.refunds + refunds.reduce((sum, { amount }) => sum + amount, 0) }
    },
  },
})

/** Has this event opened? Before that there is nothing to write on but an empty draft. */
export const isOpen = (event: Tournament | undefined): event is Tournament => event?.plan !== undefined

const opened = (plan: Plan, at: Time): Tournament => ({
  plan,
  at,
  phase: 'entries',
  entrants: [],
  tables: [],
  began: 0,
  breakOrder: [],
  levels: plan.levels,
  clock: { level: 0, left: null, since: null, stopped: null, onBreak: false },
  outs: [],
  moment: 1,
  handForHand: false,
  unit: plan.unit,
  bank: { buyIns: 0, fees: 0, bounties: 0, refunds: 0 },
  raced: 0,
  removed: 0,
  prizeDeal: null,
  envelopes: null,
  review: [],
  paid: null,
  day: 1,
  flights: [],
  moves: 0,
  deals: 0,
})
