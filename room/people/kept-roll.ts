import type { Store } from '../store/store.ts'
import { emptyRoll, type Roll } from './roll.ts'

/** The shape of a kept roll. One of another shape was kept by another version of the room, and the stream is read instead. */
export const ROLL_SHAPE = 2

type KeptRoll = {
  readonly shape: number
  readonly people: readonly (readonly [person: string, name: string, password: string | null])[]
  readonly tokens: readonly (readonly [token: string, person: string, since: number | null, used: number])[]
  readonly accounts: readonly (readonly [name: string, person: string])[]
}

/** After how many events a roll is kept at least; one of many people is kept more seldom, so that it costs each the same. */
const KEPT_EVERY = 500

/** Is it time to keep the roll, so many events after it was kept last? */
export const isToKeep = ({ tokens }: Roll, since: number): boolean => since >= Math.max(KEPT_EVERY, tokens.size / 4)

/** Keeps the roll as it is at a version of its stream; like the stream it has tokens and passwords as hashes alone. */
export const keepRoll = (store: Store, stream: string, version: number, roll: Roll): Promise<void> => {
  const kept: KeptRoll = {
    shape: ROLL_SHAPE,
    people: [...roll.people].map(([person, { name, password }]) => [person, name, password]),
    tokens: [...roll.tokens].map(([token, { person, since, used }]) => [token, person, since, used]),
    accounts: [...roll.accounts],
  }
  return store.keepSnapshot(stream, { version, data: JSON.stringify(kept) })
}

/** The roll that was kept last, with its version; one without anybody if there is none that can be read. */
export const keptRoll = async (
  store: Store,
  stream: string,
): Promise<{ readonly roll: Roll; readonly version: number }> => {
  const snapshot = await store.snapshot(stream)
  const roll = snapshot === null ? null : rollIn(snapshot.data)
  return snapshot === null || roll === null ? { roll: emptyRoll(), version: 0 } : { roll, version: snapshot.version }
}

/** A roll as it was kept; null if it is of another shape, or cannot be read: the stream has everything. */
const rollIn = (data: string): Roll | null => {
  try {
    const kept = JSON.parse(data) as KeptRoll
    if (kept?.shape !== ROLL_SHAPE) return null
    return {
      people: new Map(kept.people.map(([person, name, password]) => [person, { name, password }])),
      tokens: new Map(kept.tokens.map(([token, person, since, used]) => [token, { person, since, used }])),
      accounts: new Map(kept.accounts),
    }
  } catch {
    return null
  }
}
