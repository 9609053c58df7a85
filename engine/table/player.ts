import type { Flavour } from '../cards/flavour.ts'

/** A person, whatever seat he has, or none: legs and debts go with him and not with the chair. */
export type PlayerId = Flavour<string, 'player'>
