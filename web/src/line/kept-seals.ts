import type { Frame } from '@cardroom/room/protocol'

/** What this browser saw before a deal began: the root of its deck, and what it added for its own seat. */
export type KeptSeal = {
  readonly table: string
  readonly deal: number
  readonly root: string
  readonly entropy: { readonly seat: number; readonly bytes: string } | null
}

const NAME = 'cardroom-seals'
/** How many of the last deals are remembered. */
const MOST = 200

/** Notes the root of a deck that is sealed and not dealt yet, and what was added to it from here. */
export const keepSeal = ({ common, own }: Frame, bytes: string | null): void => {
  const { seal, deal, table } = common
  if (seal === null || deal?.phase !== 'shuffle') return
  const others = keptSeals().filter(it => it.table !== table || it.deal !== deal.number)
  const entropy = bytes === null || own.seat === null ? null : { seat: own.seat, bytes }
  const all: readonly KeptSeal[] = [...others, { table, deal: deal.number, root: seal, entropy }]
  storage()?.setItem(NAME, JSON.stringify(all.slice(-MOST)))
}

/** What was noted of a deal before it began; undefined if this browser was not there. */
export const keptSeal = (table: string, deal: number): KeptSeal | undefined =>
  keptSeals().find(it => it.table === table && it.deal === deal)

const keptSeals = (): readonly KeptSeal[] => JSON.parse(storage()?.getItem(NAME) ?? '[]') as readonly KeptSeal[]

/** Where the browser keeps things; some keep nothing. */
const storage = (): Storage | null => {
  try {
    return localStorage
  } catch (cause) {
    if (cause instanceof DOMException) return null
    throw cause
  }
}
