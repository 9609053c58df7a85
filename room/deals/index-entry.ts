import { REASONS } from '../store/checksum.ts'
import { dataIn, spoiled } from '../store/spoiled.ts'
import type { Kept, Store } from '../store/store.ts'
import { eventsOf } from '../table/table-stream.ts'
import { handsNamed } from '../table/upcasts.ts'
import { type FinishedDeal, followDeal, type OpenDeal } from './finished-deal.ts'

/** A deal as the index has it; null if its entry cannot be read, and `told` hears of it. */
export const readDeal = (
  index: string,
  entry: Kept | undefined,
  number: number,
  told: (cause: unknown, number: number) => void,
): FinishedDeal | null => {
  try {
    if (entry === undefined) throw spoiled({ stream: index, place: number, reason: REASONS.missing })
    const deal = dataIn(index, entry, number) as Partial<FinishedDeal> | null
    if (deal?.number !== number) throw spoiled({ stream: index, place: number, reason: 'is no deal of this number' })
    return upcastDeal(deal as FinishedDeal | OlderDeal)
  } catch (cause) {
    told(cause, number)
    return null
  }
}

/** 0.1 kept the hands that a pot was won with in words. */
type OlderDeal = Omit<FinishedDeal, 'won'> & {
  readonly won: readonly { readonly seat: number; readonly amount: number; readonly words: string }[]
}

const upcastDeal = (deal: FinishedDeal | OlderDeal): FinishedDeal => ({
  ...deal,
  won: deal.won.map(({ seat, amount, ...took }) => ({
    seat,
    amount,
    hands: 'hands' in took ? took.hands : handsNamed(took.words),
  })),
})

/** How many entries are read at a time. */
const AT_A_TIME = 500

/** Finds a deal in the stream of its table, which has everything; after the deal before, if that is known. */
export const dealAgain = async (
  store: Store,
  stream: string,
  number: number,
  before: FinishedDeal | undefined,
): Promise<FinishedDeal | null> => {
  let at = before?.number === number - 1 ? before.to : 0
  let open: OpenDeal | null = null
  for (;;) {
    const events = await eventsOf(store, stream, at, AT_A_TIME)
    for (const event of events) {
      const step = followDeal(open, ++at, event)
      if (step.finished?.number === number) return step.finished
      open = step.open
    }
    if (events.length < AT_A_TIME) return null
  }
}
