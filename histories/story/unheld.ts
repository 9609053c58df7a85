import { newsWords } from '@cardroom/engine/words'
import type { Recorded } from './recorded.ts'
import type { Story } from './story.ts'

/** What of a story a text history cannot hold: nothing much, or so much that the deal cannot be told without it. */
export type Unheld = { readonly refused: string } | { readonly lost: readonly string[] }

/** What text histories cannot hold of this deal, whatever their form. */
export const unheldIn = (story: Story, { events, unknownStacks }: Recorded): Unheld => {
  const started = events[0]!
  if (started.type === 'DealStarted' && started.carried > 0) {
    return { refused: 'chips of an earlier deal were in the pot, and there are no words for that' }
  }
  const [unknown] = unknownStacks
  if (unknown !== undefined) return { refused: `nobody knows the stack of seat ${unknown}` }
  const fatal = story.untold.find(
    event => !Object.hasOwn(HARMLESS, event.type) || (event.type === 'HandSeen' && event.live),
  )
  if (fatal !== undefined) return { refused: `there are no words for this: ${newsWords(fatal)}` }
  if (!events.some(({ type }) => type === 'DealEnded')) return { refused: 'the deal has not ended' }
  return { lost: story.untold.map(event => newsWords(event)) }
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
