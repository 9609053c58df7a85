import type { ConductEvent, Length, Step } from '@cardroom/engine/conduct'
import type { By } from '@cardroom/engine/floor'
import type { HostedRecord } from '../conduct/hosted-record.ts'
import type { ConductHost } from '../conduct/open-conduct.ts'
import { openProcess, type Process } from '../errands/process.ts'
import { orders, type Untimed } from '../floor/course.ts'
import { isKnown } from '../floor/names.ts'
import type { FloorHost } from '../floor/open-floor.ts'
import type { Refused } from '../refusal.ts'
import type { Store } from '../store/store.ts'

type Around = { readonly store: Store; readonly now: () => number; readonly onError: (cause: unknown) => void }

/** What the floor has to do because of an entry. */
type FloorErrand = { readonly target: string; readonly order: Untimed }

/** A player barred by the record is barred on the floor: off its lists, and out of every seat until the bar ends. */
export const keepConductBars = async (host: ConductHost, floor: FloorHost, around: Around): Promise<Process | null> => {
  if (host.stream === null) return null
  return openProcess<HostedRecord, ConductEvent, FloorErrand, Refused>({
    ...around,
    name: 'conduct-bars',
    from: host.stream,
    reacts: event => errandsOf(event).map(order => ({ target: 'floor', order })),
    // a floor that has closed, or never heard of them, has nothing to do
    carryOut: ({ order }, command) =>
      floor.does(
        RECORD,
        course => {
          if (course.hosted.floor === null || course.hosted.floor.closed) return null
          if (!('player' in order) || !isKnown(course.hosted, order.player)) return null
          return orders(course, order)
        },
        command,
      ),
  })
}

const RECORD: By = { name: 'the record', office: 'management' }

/** What follows on the floor from an event of the record. */
export const errandsOf = (event: ConductEvent): readonly Untimed[] => {
  switch (event.type) {
    case 'OffenceDecided':
      return BARS.includes(event.step) ? [{ type: 'Bar', player: event.player, until: untilOf(event.length) }] : []
    case 'SanctionLifted':
      return [{ type: 'LiftBar', player: event.player }]
    case 'PersonExcluded':
      return [{ type: 'Exclude', player: event.player, until: event.until }]
    // a player who has shown papers to the record needn't show them again
    case 'PapersShown': {
      const { document, citizen, born, validUntil } = event.papers
      if (validUntil === null) return []
      return [{ type: 'ShowPapers', player: event.player, document, citizen, born, validUntil }]
    }
    // until somebody clears it
    case 'DrunkMarked':
      return [
        event.drunk ? { type: 'Bar', player: event.player, until: null } : { type: 'LiftBar', player: event.player },
      ]
    default:
      return []
  }
}

const BARS: readonly Step[] = ['remove', 'bar', 'bar-rest-of-event', 'disqualify', 'bar-for-life']

const untilOf = (length: Length | null): number | null => (length !== null && 'until' in length ? length.until : null)
