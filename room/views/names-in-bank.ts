import type { PlayerId } from '@cardroom/engine/table'
import type { Hosted } from '../table/state/hosted.ts'

/** What the ledger calls everybody: players with the same name are numbered in the order in which they came. */
export const namesInBank = (people: Hosted['people']): ReadonlyMap<PlayerId, string> => {
  const names = new Map<PlayerId, string>()
  const taken = new Set<string>([HOUSE, HAUS])
  for (const [person, { name }] of Object.entries(people)) {
    let own = name
    for (let n = 2; taken.has(own); n++) own = `${name} (${n})`
    taken.add(own)
    names.set(person, own)
  }
  return names
}

/** What the house is called, in English and in German. */
export const HOUSE = 'the house'
export const HAUS = 'das Haus'
