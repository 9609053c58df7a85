import { isRecord, wrongArgument } from '@cardroom/engine/kinds'
import type { History } from './history.ts'
import type { Recorded } from './story/recorded.ts'

/** The recorded deal, if it is one: plain JavaScript can easily pass the hand around it instead, or nothing. */
export const checkedRecorded = (asking: string, recorded: Recorded): Recorded => {
  if (!isRecord(recorded) || !Array.isArray(recorded.events) || !isRecord(recorded.about))
    throw wrongArgument(asking, recorded, 'a recorded deal, such as hand.recorded of handsIn')
  return recorded
}

/** The history, if it is one. */
export const checkedHistory = (asking: string, history: History): History => {
  if (!isRecord(history) || !isRecord(history.start) || !Array.isArray(history.acts))
    throw wrongArgument(asking, history, 'a history, such as hand.history of handsIn')
  return history
}
