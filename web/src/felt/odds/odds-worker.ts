import { allInEquities, type SeatEquity } from '@cardroom/engine/odds'
import type { OddsAnswered, OddsAsked } from './use-odds.ts'

/** Works out how the hands stand away from the page, so that nothing on it waits. */
const scope = globalThis as unknown as {
  onmessage: (message: { readonly data: OddsAsked }) => void
  readonly postMessage: (answered: OddsAnswered) => void
}

scope.onmessage = ({ data: { key, deal, seed } }) => {
  const seats: readonly SeatEquity[] = allInEquities(deal, seed) ?? []
  scope.postMessage({ key, seats })
}
