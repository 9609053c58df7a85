import type { Language } from '@cardroom/engine/words'
import type { DealStep, NewsLine } from '../protocol/frames.ts'
import type { PointsScored } from '../table/state/hosted.ts'
import type { Names } from '../table/state/names.ts'
import { dealShown } from '../views/common-view.ts'
import { dealLine } from '../views/news.ts'
import { ownCards } from '../views/own-view.ts'
import type { DealSeen } from './deal-seen.ts'

/** A deal step by step, as its viewer saw it on the felt: a step for everything that has words, with the table after it. */
export const dealSteps = (
  { events, seat }: DealSeen,
  number: number,
  names: Names,
  language: Language = 'en',
): readonly DealStep[] => {
  const steps: DealStep[] = []
  const scores: PointsScored[] = []
  for (const [i, { event, at, by, deal, sees }] of events.entries()) {
    if (event.type === 'PointsScored') scores.push(event)
    const line = dealLine(event, { names, seat, deal, sees: card => sees.has(card), language }, by)
    const shown = {
      deal: dealShown(deal, number, [...scores], language),
      own: seat === null ? NOTHING : ownCards(deal, seat),
    }
    if (line === null && steps.length > 0) {
      // what needs no words belongs to the step before it
      steps.push({ ...steps.pop()!, ...shown })
      continue
    }
    const lines: readonly NewsLine[] = line === null ? [] : [{ seq: i + 1, at, ...line }]
    steps.push({ lines, ...shown })
  }
  return steps
}

const NOTHING = { hands: [], shown: [] } as const
