import type { PlayerId, Time } from '@cardroom/engine/table'
import { Compile } from 'typebox/compile'
import { type EventOrder, eventOrderSchema } from '../protocol/event-orders.ts'
import { whatIsWrong } from '../protocol/what-is-wrong.ts'
import { simply } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import type { Shown } from '../shown/shown.ts'
import { clockView } from './clock-view.ts'
import { done } from './course.ts'
import { decideEvent } from './decide-event.ts'
import type { EventStream } from './event-stream.ts'
import { eventView, type Shared, sharedView, type ViewParts } from './event-view.ts'

/** What an event needs to be shown: its stream, the parts of its view, and who people are. */
export type ShownParts = ViewParts & {
  readonly event: EventStream
  readonly now: () => Time
  readonly secrets: Secrets
  readonly nameOf: (person: PlayerId) => string | null
  /** Calls back when something changed that is not in the stream: a table that does not answer. */
  readonly listen: (changed: () => void) => () => void
  readonly version: () => number
}

const checked = Compile(eventOrderSchema)

/** An event as people follow it and give it orders. */
export const shownEvent = (parts: ShownParts): Shown => {
  const { event, now, secrets, nameOf, version, listen } = parts
  let shared: { readonly version: number; readonly view: Shared } | null = null
  const sharedNow = (): Shared => {
    if (shared?.version !== version()) shared = { version: version(), view: sharedView(event.state(), parts, now()) }
    return shared.view
  }
  return {
    version,
    listen,
    viewFor: ({ person }) => eventView(event.state(), sharedNow(), parts, person, now()),
    order: async ({ person }, order, command) => {
      if (!isOrder(order)) return simply('not-understood', `${whatIsWrong(eventOrderSchema, order, 'order')}.`)
      const name = person === null ? null : nameOf(person)
      if (person === null || name === null) return simply('no-name', 'Enter a name first.')
      return event.run((held, at) => done(decideEvent(held, { person, name }, order, at, secrets)), command)
    },
  }
}

const isOrder = (order: unknown): order is EventOrder => checked.Check(order)

/** The clock of an event, for any screen: it takes no orders. */
export const shownClock = ({ event, now, recent, version, listen }: ShownParts): Shown => ({
  version,
  listen,
  viewFor: () => clockView(event.state(), recent.news(), now()),
  order: async () => simply('no-orders-here', 'The clock takes no orders: use the tournament’s own page.'),
})
