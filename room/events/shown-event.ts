import type { PlayerId, Time } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import { Compile } from 'typebox/compile'
import { type EventOrder, eventOrderSchema } from '../protocol/event-orders.ts'
import { schemaMismatch } from '../protocol/schema-mismatch.ts'
import { refusal } from '../refusal.ts'
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
  const shared = new Map<Language, { readonly version: number; readonly view: Shared }>()
  const sharedNow = (language: Language): Shared => {
    const known = shared.get(language)
    if (known?.version === version()) return known.view
    const view = sharedView(event.state(), parts, now(), language)
    shared.set(language, { version: version(), view })
    return view
  }
  return {
    version,
    listen,
    viewFor: ({ person, language = 'en' }) =>
      eventView(event.state(), sharedNow(language), parts, { person, language }, now()),
    order: async ({ person }, order, command) => {
      if (!isOrder(order))
        return refusal('not-understood', { about: { fault: `${schemaMismatch(eventOrderSchema, order, 'order')}.` } })
      const name = person === null ? null : nameOf(person)
      if (person === null || name === null) return refusal('no-name', { about: 'first' })
      return event.run((held, at) => done(decideEvent(held, { person, name }, order, at, secrets)), command)
    },
  }
}

const isOrder = (order: unknown): order is EventOrder => checked.Check(order)

/** The clock of an event, for any screen: it takes no orders. */
export const shownClock = ({ event, now, recent, version, listen }: ShownParts): Shown => ({
  version,
  listen,
  viewFor: ({ language }) => clockView(event.state(), recent.news(language), now()),
  order: async () => refusal('no-orders-here', { about: 'clock' }),
})
