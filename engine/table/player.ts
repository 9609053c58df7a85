import type { Flavour } from '../cards/flavour.ts'

/** A person, whatever seat they have, or none: legs and debts go with them and not with the chair. */
export type PlayerId = Flavour<string, 'player'>
