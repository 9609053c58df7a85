import { BEATS, type Leases, type StandIn } from '../store/leases.ts'

/** A node that says again and again that it is there, under the name that it has at the moment. */
export type Presence = {
  readonly node: () => string
  /** Does it count as there, by its own clock? A node that doesn't may not know what the others have written. */
  readonly isThere: () => boolean
  /** What is done before it counts as there again after it had been gone: nobody waited for it meanwhile. */
  readonly onReturn: (catchUp: () => Promise<void>) => void
  /** Leaves under its name, and is there under another: nothing that was its own is. */
  readonly rename: () => Promise<void>
  readonly close: () => Promise<void>
}

/** What a node is there by, and what it hears of it. */
export type PresenceOptions = {
  readonly leases: Leases
  readonly now: () => number
  readonly every: (work: () => void, milliseconds: number) => () => void
  readonly newName: () => string
  readonly onError: (cause: unknown) => void
  readonly lives: number
  /** It counts as gone: nothing is its own any more. */
  readonly onGone: () => void
  /** It has another name. */
  readonly onRenamed: () => void
}

/**
 * Is there from now on. By its own clock it is gone before the others may think so: its time counts from when it asked, by itself or
 * by what stands in for it while it stands still.
 */
export const openPresence = async (options: PresenceOptions): Promise<Presence> => {
  const { leases, now, every, newName, onError, lives, onGone, onRenamed } = options
  const time = timeThere(options)
  let node = newName()
  let isOver = false
  let catchUp = async (): Promise<void> => {}
  let joining: Promise<void> = Promise.resolve()
  const isThere = (): boolean => !isOver && time.isLeft()
  const join = (): Promise<void> => {
    const [as, asked] = [node, now()]
    const joined = leases.join(as).then(() => catchUp())
    joining = joined.then(() => counts(as, asked))
    return joining
  }
  /** It is there as long as its time goes, unless it isn't the same any more. */
  const counts = (as: string, asked: number): void => {
    if (as === node && !isOver) time.counts(as, asked)
  }
  const becomeNew = async (): Promise<void> => {
    onGone()
    if (isOver) return
    // a node that was gone comes back under a new name: nothing that was theirs is taken for theirs again
    onRenamed()
    time.ends()
    node = newName()
    await join()
  }
  const beat = async (): Promise<void> => {
    // the caller that asked to join hears why it failed
    await joining.catch(() => undefined)
    if (isOver) return
    const [asked, as, wasThere] = [now(), node, isThere()]
    if (!(await leases.renew(as))) return as === node ? becomeNew() : undefined
    if (!wasThere) await catchUp()
    counts(as, asked)
  }
  const beats = oneAfterAnother(() =>
    beat()
      .catch(onError)
      .finally(() => {
        // what it could not renew in time may be another's, or its own again if that arrives late
        if (!isThere()) onGone()
      }),
  )
  await join()
  const stop = every(() => {
    time.keepAlive()
    beats.due()
  }, lives / BEATS)
  const unlisten = leases.onCut(lost => {
    if (lost !== node || isOver) return
    time.ends()
    onGone()
    // whatever is under way under that name counts no more
    node = newName()
    void Promise.resolve(beats.underWay()).then(beats.due)
  })
  return {
    node: () => node,
    isThere,
    onReturn: returns => {
      catchUp = returns
    },
    rename: async () => {
      const [before, joined] = [node, joining]
      time.ends()
      // it is there under the other first: nobody takes it for gone between the two
      await becomeNew().finally(() => leave(leases, before, joined))
    },
    close: async () => {
      isOver = true
      time.ends()
      stop()
      unlisten()
      await beats.underWay()
      await leave(leases, node, joining)
    },
  }
}

/** How long a node counts as there under its name: by what it said itself, or what was said for it while it stood still. */
const timeThere = ({ leases, now, lives }: PresenceOptions) => {
  let until = 0
  let standIn: StandIn | undefined
  return {
    isLeft: (): boolean => now() < Math.max(until, standIn?.until() ?? 0),
    counts: (node: string, asked: number): void => {
      until = asked + lives
      standIn ??= leases.standIn?.(node)
    },
    keepAlive: (): void => standIn?.keepAlive(),
    /** What was said under that name counts no more. */
    ends: (): void => {
      until = 0
      standIn?.stop()
      standIn = undefined
    },
  }
}

/**
 * Does something again whenever it is due, once at a time. Whatever was due meanwhile follows at once: a node that stood still
 * hears an old answer first, and may stand still again before the next is due.
 */
const oneAfterAnother = (does: () => Promise<void>) => {
  let doing: Promise<void> | null = null
  let isDue = false
  const due = (): void => {
    isDue = doing !== null
    doing ??= does().finally(() => {
      doing = null
      if (isDue) due()
    })
  }
  return { due, underWay: (): Promise<void> | null => doing }
}

/** Leaves under a name, once the store has answered whether it joined under it: nobody joins after they have left. */
const leave = async (leases: Leases, name: string, joined: Promise<void>): Promise<void> => {
  // the caller that asked to join hears why it failed
  await joined.catch(() => undefined)
  await leases.leave(name)
}
