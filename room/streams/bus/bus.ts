/**
 * How nodes talk to each other. A message may be lost, late or doubled: nothing rests on it but speed. What was missed is in
 * the store, and an order that is sent twice has the same command.
 */
export type Bus = {
  /** Tells everybody who listens to a subject, this node too. */
  readonly publish: (subject: string, text: string) => Promise<void>
  /** Listens to a subject from when it resolves on. */
  readonly subscribe: (subject: string, hear: (text: string) => void) => Promise<Unsubscribe>
  /** Calls back when messages may have been missed: followers look into the store. */
  readonly onGap: (missed: () => void) => () => void
  readonly close: () => Promise<void>
}

/** Stops listening. */
export type Unsubscribe = () => Promise<void>

/** Those who listen, by their subjects: what every kind of bus keeps. */
export type Subjects = {
  /** Adds somebody; says whether they are the first who listen to the subject. */
  readonly add: (subject: string, hear: (text: string) => void) => boolean
  /** Takes them out; says whether they were the last. */
  readonly remove: (subject: string, hear: (text: string) => void) => boolean
  readonly tell: (subject: string, text: string) => void
  readonly all: () => readonly string[]
}

/** Nobody listens yet. A listener that fails keeps no other from hearing. */
export const subjects = (onError: (cause: unknown) => void): Subjects => {
  const bySubject = new Map<string, Set<(text: string) => void>>()
  return {
    add: (subject, hear) => {
      const listening = bySubject.get(subject) ?? new Set()
      bySubject.set(subject, listening.add(hear))
      return listening.size === 1
    },
    remove: (subject, hear) => {
      const listening = bySubject.get(subject)
      if (!listening?.delete(hear) || listening.size > 0) return false
      return bySubject.delete(subject)
    },
    tell: (subject, text) => {
      for (const hear of [...(bySubject.get(subject) ?? [])]) {
        try {
          hear(text)
        } catch (cause) {
          onError(cause)
        }
      }
    },
    all: () => [...bySubject.keys()],
  }
}
