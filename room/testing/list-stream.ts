import { deciderOf, type Refusal, refusals, subjectOf, tell } from '@cardroom/engine/decider'
import type { Store } from '../store/store.ts'
import { type DecidedStream, openDecided } from '../streams/decided-stream.ts'

/** A waiting list, as a floor keeps one: the smallest thing that a stream can hold. */
export type List = { readonly names: readonly string[] }
type Draft = { names: readonly string[] }
export type Add = { readonly type: 'Add'; readonly name: string; readonly at: number }
export type Added = { readonly type: 'Added'; readonly name: string; readonly at: number }
export type NotAdded = Refusal<'is-listed' | 'no-such-order' | 'moved-on'>

const refused = refusals<NotAdded>()
const list = subjectOf<Draft, Added, NotAdded>()<Add, Added>({
  orders: {
    Add: (work, { name, at }) => {
      if (work.state.names.includes(name)) return refused('is-listed')
      tell(work, { type: 'Added', name, at })
      return null
    },
  },
  events: {
    Added: (draft, { name }) => {
      draft.names = [...draft.names, name]
    },
  },
})
const lists = deciderOf<List, Draft, Add, Added, NotAdded>()(
  { initial: { names: [] }, copy: ({ names }) => ({ names }), unknown: refused('no-such-order') },
  [list],
)
const kind = {
  knows: lists.records,
  upcast: (stored: Added): Added => stored,
  shape: 1,
  isWhole: (state: Partial<List>) => Array.isArray(state.names),
}

/** A list in a stream. */
export const openList = (
  store: Store,
  stream: string,
  onError: (cause: unknown) => void,
): Promise<DecidedStream<List, Add, Added, NotAdded>> =>
  openDecided<List, Add, Added, NotAdded>(lists, kind, {
    stream,
    store,
    now: Date.now,
    onError,
    movedOn: refused('moved-on'),
    unplayable: 'cannot go on',
  })

/** An order to put a name on a list. */
export const add = (name: string): Add => ({ type: 'Add', name, at: 1 })
