import type { StreamKind } from '../streams/stream-kind.ts'
import { handsNamed } from '../table/upcasts.ts'
import { stakesRead } from '../views/stakes-named.ts'
import type { FinishedDeal } from './finished-deal.ts'

/** A deal is over, and has its place in the index of its table: the nth entry is the nth deal. */
export type DealFinished = FinishedDeal & { readonly type: 'DealFinished'; readonly at: number }

/** How far the index of a table is: how many deals it has, and the version of the table's stream at which the last one ended. */
export type Indexed = { readonly count: number; readonly to: number }

const NOTHING: Indexed = { count: 0, to: 0 }

/** After how many deals it is kept how far the index is: that is short, and a start reads no more deals than these. */
const KEPT_EVERY = 50

/** How the index of a table is kept. */
export const archiveStream: StreamKind<Indexed, DealFinished> = {
  initial: NOTHING,
  knows: type => type === 'DealFinished',
  evolve: (_, { number, to }) => ({ count: number, to }),
  // 0.1 wrote the type and the time beside the deal alone
  eventIn: (data, { kind, at, version }) => (isDeal(data, version) ? { type: kind, at, ...data } : null),
  upcast: stored => upcast(stored),
  shape: 1,
  isWhole: ({ count, to }, version) => count === version && typeof to === 'number',
  keptEvery: () => KEPT_EVERY,
  // the table's stream has every deal: one that can't be read here keeps its number, and is found there
  without: (indexed = NOTHING, _, version) => ({ ...indexed, count: version }),
}

/** The event that puts a deal into the index. */
export const dealFinished = (deal: FinishedDeal): DealFinished => ({ type: 'DealFinished', at: deal.ended, ...deal })

/** The deal that an entry of the index holds. */
export const dealOf = ({ type: _, at: __, ...deal }: DealFinished): FinishedDeal => deal

/** The deal of this number, whichever version wrote it. */
const isDeal = (data: unknown, number: number): data is object =>
  typeof data === 'object' &&
  data !== null &&
  'number' in data &&
  data.number === number &&
  'won' in data &&
  Array.isArray(data.won) &&
  'stakes' in data &&
  (typeof data.stakes !== 'string' || stakesRead(data.stakes) !== null)

/** 0.1 kept the stakes in words, and the hands that a pot was won with. */
type Taken = FinishedDeal['won'][number] | (Omit<FinishedDeal['won'][number], 'hands'> & { readonly words: string })

const upcast = (stored: DealFinished): DealFinished => {
  const won: readonly Taken[] = stored.won
  const stakes: FinishedDeal['stakes'] | string = stored.stakes
  return {
    ...stored,
    stakes: typeof stakes === 'string' ? stakesRead(stakes)! : stakes,
    won: won.map(({ seat, amount, ...took }) => ({
      seat,
      amount,
      hands: 'hands' in took ? took.hands : handsNamed(took.words),
    })),
  }
}
