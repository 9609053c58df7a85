import type { DealEvent } from '@cardroom/engine'
import { logSeen } from '@cardroom/engine/deal'
import type { DealSeen } from './deal-seen.ts'

/** The events of a deal as its viewer may replay them. */
export const eventsSeen = ({ events, viewer }: DealSeen): readonly DealEvent[] =>
  logSeen(
    events.map(({ event }) => event),
    viewer,
  )
