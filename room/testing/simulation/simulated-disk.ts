import type { Append, Appended, Store } from '../../store/store.ts'
import { ARRIVED } from './faulty-store.ts'
import type { World } from './world.ts'

/** The disk under the store: what is written there is safe once it has come to rest. */
export type Disk = {
  readonly store: Store
  /**
   * The store crashes in the middle of something that has several entries, if that is written soon: all of it is there when the store
   * starts again, or nothing. Calls back when it has.
   */
  readonly crash: (crashed: () => void) => void
}

type Around = Pick<World, 'clock' | 'between' | 'mayHappen' | 'wrong' | 'broken'> & { readonly given: Append[] }
type Writing = { readonly append: Append; readonly isGone: (cause: Error) => void; isOver: boolean }

/**
 * Every append takes a moment on its way to the disk. One that a crash has cut in the middle is there whole if its last mark had been
 * written, or not at all: the writer hears nothing. A disk that is broken on purpose keeps the first half of it.
 */
export const simulatedDisk = ({ clock, between, mayHappen, wrong, broken, given }: Around, kept: Store): Disk => {
  const writing = new Set<Writing>()
  let waiting: (() => void) | null = null
  const append = (wanted: Append): Promise<Appended> =>
    new Promise((resolve, reject) => {
      const one: Writing = { append: wanted, isGone: reject, isOver: false }
      writing.add(one)
      given.push(wanted)
      if (isLong(wanted) && waiting !== null) return clock.as(ARRIVED, waiting)
      clock.later(between(0, 2) * wrong.drags, ARRIVED, () => {
        if (one.isOver) return
        writing.delete(one)
        kept.append(wanted).then(resolve, reject)
      })
    })
  const tear = (): void => {
    for (const one of writing) {
      one.isOver = true
      if (broken === 'disk' && isLong(one.append)) void kept.append(halfOf(one.append))
      else if (mayHappen(500)) void kept.append(one.append)
      one.isGone(new Error('the store has crashed'))
    }
    writing.clear()
  }
  const crash: Disk['crash'] = crashed => {
    const now = (): void => {
      if (waiting !== now) return
      waiting = null
      tear()
      crashed()
    }
    waiting = now
    clock.later([...writing].some(one => isLong(one.append)) ? 0 : SOON, ARRIVED, now)
  }
  return { store: { ...kept, append }, crash }
}

/** How long it waits for something that has several entries, in milliseconds. */
const SOON = 150

const isLong = ({ entries }: Append): boolean => entries.length > 1

/** The first entries of something that has several; their command is not there, for it is written last. */
const halfOf = ({ command: _, ...append }: Append): Append => ({
  ...append,
  entries: append.entries.slice(0, append.entries.length >> 1),
})
