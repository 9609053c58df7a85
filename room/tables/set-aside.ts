import type { PlayerId } from '@cardroom/engine/table'
import { type Refused, refusal } from '../refusal.ts'
import type { StoreFault } from '../store/store.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { cardKept } from '../views/table-card.ts'
import { refusalWords } from '../words/refusals.ts'

/** A table at which nobody plays until it is mended: its stream cannot be read, or it cannot be played on. */
export type TableAside = {
  readonly id: string
  readonly name: string
  readonly fault: StoreFault
  /** Everybody is shown it in the lobby; otherwise those whose table it is. */
  readonly listed: boolean
  readonly own: ReadonlySet<PlayerId>
}

/** A table that is set aside, with what is known of it; of one of which nothing can be read everybody knows the id. */
export const tableAside = (id: string, fault: StoreFault, hosted: Hosted | null): TableAside => {
  if (hosted?.night === undefined) return { id, name: id, fault, listed: true, own: new Set() }
  const kept = cardKept(hosted, hosted.lastAct)
  // one that has ended is not missed in the lobby
  const name = hosted.night.table.placard.name
  return { id, name, fault, listed: kept?.listed ?? false, own: kept?.own ?? new Set() }
}

/** Why nothing can be done at it. */
export const isAside = (aside: TableAside): Refused =>
  refusal('set-aside', { about: { name: aside.name, ...aside.fault } })

/** A table that was asked for is set aside: the answer has 423, and says so in words. */
export const asideFault = (aside: TableAside): Error =>
  Object.assign(new Error(refusalWords(isAside(aside))), { statusCode: 423, refused: isAside(aside) })

/** The refusal in such a fault. */
export const asideIn = (cause: unknown): Refused | null =>
  cause instanceof Error && 'refused' in cause ? (cause.refused as Refused) : null
