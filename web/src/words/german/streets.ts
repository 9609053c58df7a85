import { rowName, shareName, streetName } from '@cardroom/engine/german'
import type { streets as english } from '../english/streets.ts'
import type { WithGaps } from '../gaps.ts'

/** What the streets of a hand, the rows and the parts of a pot are called in German: the engine knows. */
export const streets: WithGaps<typeof english> = {
  called: streetName,
  row: rowName,
  share: shareName,
}
