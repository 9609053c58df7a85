import { type Lost, type Unwritten, unwritten } from '../written.ts'
import type { Recorded } from './recorded.ts'
import type { Story } from './story.ts'

/** What of a story a text history cannot hold: nothing much, or so much that the deal makes no sense without it. */
export type Unsupported = Unwritten | { readonly lost: readonly Lost[] }

/** What text histories cannot hold of this deal, whatever their form. */
export const unsupportedIn = (story: Story, { events, unknownStacks }: Recorded): Unsupported => {
  const started = events[0]!
  if (started.type === 'DealStarted' && started.carried > 0) {
    return unwritten('carried', { chips: started.carried })
  }
  const [unknown] = unknownStacks
  if (unknown !== undefined) return unwritten('stack-unknown', { seat: unknown })
  const fatal = story.unknownDeck.find(
    event => !Object.hasOwn(HARMLESS, event.type) || (event.type === 'HandSeen' && event.live),
  )
  if (fatal !== undefined) return unwritten('event-without-words', { event: fatal })
  if (!events.some(({ type }) => type === 'DealEnded')) return unwritten('deal-not-over')
  return { lost: story.unknownDeck.map(event => ({ what: 'event', event })) }
}

/** What leaves the chips and the course of the deal as they are. */
const HARMLESS: Readonly<Record<string, true>> = {
  CardsShown: true,
  CardsShownTo: true,
  CardsOpened: true,
  AskingDenied: true,
  HandSeen: true,
  OpenersAskedFor: true,
}
