import type { IncidentAsked } from '@cardroom/room/protocol'
import { heldIn } from '../held-in.ts'

/** What has been entered of an incident so far, as the fields hold it. */
export type Facts = Readonly<Record<string, FactValue | undefined>>

/** A fact as a field holds it: text for cards and words, seats as numbers, a yes or no. */
export type FactValue = string | number | boolean | readonly number[]

/** The facts that are needed and missing. */
export const missing = ({ facts }: IncidentAsked, given: Facts): readonly string[] =>
  facts
    .filter(({ name, kind, maybe }) => !maybe && kind !== 'flag' && isEmpty(heldIn(given, name)))
    .map(({ words }) => words)

/** The facts as the room takes them: cards as a list, a yes or no that was left is no, and nothing that was left out. */
export const factsToSend = ({ facts }: IncidentAsked, given: Facts): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    facts.flatMap(({ name, kind, maybe }) => {
      const value = heldIn(given, name)
      if (kind === 'flag') return value === undefined && maybe ? [] : [[name, value === true]]
      if (kind === 'seats') return isEmpty(value) && maybe ? [] : [[name, value ?? []]]
      if (isEmpty(value)) return []
      return [
        [
          name,
          kind === 'cards'
            ? String(value)
                .trim()
                .split(/[\s,]+/)
            : value,
        ],
      ]
    }),
  )

const isEmpty = (value: FactValue | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
