import { type ByWhy, madeOf } from '../../decider/refusal.ts'
import type { StructureRefusal } from '../../tournament/structure/make-structure.ts'

/** Why there is no structure for an event, in words without a full stop. */
export const structureRefusalWords = (refusal: StructureRefusal): string => madeOf(refusals, refusal)

const refusals: ByWhy<StructureRefusal, string> = {
  'too-few-players': () => 'Spieler: 2 oder mehr',
  'too-short': () => 'Minuten: 20 oder mehr',
  'too-few-chips': () => 'Chips: Der Koffer hat zu wenige für alle Spieler',
}
