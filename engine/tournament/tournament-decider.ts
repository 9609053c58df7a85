import { deciderOf } from '../decider/compose.ts'
import { absent } from './absent/absent.ts'
import { balance } from './balance/balance.ts'
import { envelopes } from './bounties/envelopes.ts'
import { busts } from './busts/busts.ts'
import { days } from './days/days.ts'
import { deals } from './deals/deals.ts'
import { copyOfTournament, type TournamentDraft } from './draft.ts'
import { draw } from './draw/draw.ts'
import { entry } from './entry/entry.ts'
import type { TournamentEvent } from './events.ts'
import { levels } from './levels/levels.ts'
import { isOpen, opening } from './opening/opening.ts'
import type { TournamentOrder } from './orders.ts'
import { penalties } from './penalties/penalties.ts'
import { prizes } from './prizes/prizes.ts'
import { race } from './race/race.ts'
import { refused, type TournamentRefusal } from './refusal.ts'
import type { Tournament } from './tournament.ts'

/** An event from its posting to its prizes, without what is played in its deals. */
export const tournamentDecider = deciderOf<
  Tournament,
  TournamentDraft,
  TournamentOrder,
  TournamentEvent,
  TournamentRefusal,
  undefined
>()(
  {
    initial: undefined,
    copy: event => copyOfTournament(event ?? NOT_OPEN),
    before: (event, order) => {
      if (!Number.isSafeInteger(order.at)) return refused('time-goes-back', { about: 'no-such-time' })
      if (!isOpen(event)) return order.type === 'OpenTournament' ? null : refused('no-event-yet')
      if (order.type === 'OpenTournament') return refused('event-is-open')
      const isOver = event.phase === 'cancelled' || (event.phase === 'ended' && !AFTERWARDS.has(order.type))
      if (isOver) return refused('event-is-over')
      if (event.phase === 'bagged' && !OVERNIGHT.has(order.type))
        return refused('not-the-time', { about: 'day-is-bagged' })
      return order.at >= event.at ? null : refused('time-goes-back', { until: event.at })
    },
    each: (event, { type, at }) => {
      if (!isOpen(event) && type !== 'TournamentOpened') throw new Error(`an event opens before ${type}`)
      event.at = at
    },
    unknown: refused('no-such-order'),
  },
  [opening, entry, draw, levels, deals, busts, envelopes, balance, race, absent, penalties, prizes, days],
)

/** An event that has not opened has none of its fields. */
const NOT_OPEN = {} as Tournament

/** What is done while the chips are bagged: there are no tables then. */
const OVERNIGHT: ReadonlySet<string> = new Set([
  'StartDay',
  'ChangeSchedule',
  'Cancel',
  'SettleReview',
  'OpenEnvelope',
  'EndFlight',
])

/** A wrong result is corrected even when it was the last one. */
const AFTERWARDS: ReadonlySet<string> = new Set(['UndoBust', 'SettleReview', 'OpenEnvelope'])
