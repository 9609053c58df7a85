import type { Card } from '../cards/card.ts'
import type { Incident, IncidentType } from './rulers.ts'

/** What one fact of an incident is: a seat, a card, chips, a yes or no, words, or one of some words. */
export type FactKind = 'seat' | 'seats' | 'card' | 'cards' | 'flag' | 'count' | 'chips' | 'text' | readonly string[]

/** A fact that is always given, or with `maybe` one that may be left out. */
export type Fact = FactKind | { readonly maybe: FactKind }

/** A fact that may be left out. */
export const maybe = <K extends FactKind>(kind: K): { readonly maybe: K } => ({ maybe: kind })

/** What a fact is, whether or not it may be left out. */
export const kindOf = (fact: Fact): FactKind => (isMaybe(fact) ? fact.maybe : fact)

/** May this fact be left out? */
export const isMaybe = (fact: Fact): fact is { readonly maybe: FactKind } => typeof fact === 'object' && 'maybe' in fact

/** The facts of a kind of incident by their names: every one of its type, each with a kind that fits its values. */
export type FactsOf<T extends IncidentType> = {
  readonly [K in NamesIn<IncidentOf<T>>]: IsOptional<IncidentOf<T>, K> extends true
    ? { readonly maybe: KindFor<ValuesIn<IncidentOf<T>, K>> }
    : KindFor<ValuesIn<IncidentOf<T>, K>>
}

type IncidentOf<T extends IncidentType> = Extract<Incident, { type: T }>
type NamesIn<U> = U extends unknown ? Exclude<keyof U, 'type' | 'noticed'> : never
type ValuesIn<U, K> = U extends unknown ? (K extends keyof U ? Exclude<U[K], undefined> : never) : never
/** Left out of one variety of the incident, or optional in it. */
type IsOptional<U, K> = true extends (
  U extends unknown
    ? K extends keyof U
      ? object extends Pick<U, K>
        ? true
        : false
      : true
    : never
)
  ? true
  : false

type KindFor<V> = [V] extends [boolean]
  ? 'flag'
  : [V] extends [number]
    ? 'seat' | 'count' | 'chips'
    : [V] extends [Card]
      ? 'card'
      : [V] extends [string]
        ? string extends V
          ? 'text'
          : readonly V[]
        : [V] extends [readonly number[]]
          ? 'seats'
          : [V] extends [readonly Card[]]
            ? 'cards'
            : never
