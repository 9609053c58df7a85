import { view } from '@cardroom/engine'
import { isRunOut } from '@cardroom/engine/deal'
import type { Time } from '@cardroom/engine/table'
import type { Hosted } from '../state/hosted.ts'

/** How long each street of a run-out lies before the next is dealt, where everybody sees how the hands stand. */
export const STREET = 2200

/** Is the rest dealt street by street: everybody is all-in, all hands are face up, and the table shows how they stand? */
export const isShownRunOut = ({ night, policy }: Pick<Hosted, 'night' | 'policy'>): boolean => {
  if (policy.equities !== true || policy.pause === 0 || night?.deal == null || !isRunOut(night.deal)) return false
  const left = view(night.deal, 'rail').players.filter(({ folded }) => !folded)
  return left.every(({ down, up }) => down.length + up.length > 0 && !down.includes('??'))
}

/** Does the next street of such a run-out have to wait? */
export const isTooSoon = (hosted: Hosted, at: Time): boolean => isShownRunOut(hosted) && at < hosted.lastAct + STREET
