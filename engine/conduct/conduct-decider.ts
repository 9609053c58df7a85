import { deciderOf } from '../decider/compose.ts'
import { corrections } from './disputes/corrections.ts'
import { disputes } from './disputes/disputes.ts'
import { type ConductDraft, copyOfRecord } from './draft.ts'
import type { ConductEvent } from './events.ts'
import { incidents } from './incidents/incidents.ts'
import { offences } from './offences/offences.ts'
import { opening } from './opening/opening.ts'
import type { ConductOrder } from './orders.ts'
import { people } from './people/people.ts'
import type { ConductRecord } from './record.ts'
import { type ConductRefusal, refused } from './refusal.ts'
import { retention } from './retention/retention.ts'
import { mayOrder } from './roles.ts'
import { staff } from './staff/staff.ts'

/** The record of a house: breaches, disputes, people and staff. */
export const conductDecider = deciderOf<
  ConductRecord,
  ConductDraft,
  ConductOrder,
  ConductEvent,
  ConductRefusal,
  undefined
>()(
  {
    initial: undefined,
    copy: record => copyOfRecord(record ?? NOT_OPEN),
    before: (record, order) => orderOff(record, order),
    each: (record, event) => {
      record.at = event.at
    },
    unknown: refused('no-such-order'),
  },
  [opening, offences, disputes, corrections, incidents, people, staff, retention],
)

/** A record that nobody has opened has none of its fields. */
const NOT_OPEN = {} as ConductRecord

/** What every order has to pass: there is a record, time goes on, and the person giving it may. */
const orderOff = (record: ConductRecord | undefined, order: ConductOrder): ConductRefusal | null => {
  const isOpen = record !== undefined && record.opened !== undefined
  if (!Number.isSafeInteger(order.at)) return refused('time-goes-back')
  if (!mayOrder(order.by.role, order.type)) return refused('not-your-role', { role: 'floor' })
  if (!isOpen) return order.type === 'OpenRecord' ? null : refused('no-record-yet')
  if (order.type === 'OpenRecord') return refused('record-is-open')
  return order.at < record.at ? refused('time-goes-back', { until: record.at }) : null
}
