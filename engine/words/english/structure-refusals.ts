import { type ByWhy, madeOf } from '../../decider/refusal.ts'
import type { StructureRefusal } from '../../tournament/structure/make-structure.ts'

/** Why there is no structure for an event, in words without a full stop. */
export const structureRefusalWords = (refusal: StructureRefusal): string => madeOf(refusals, refusal)

const refusals: ByWhy<StructureRefusal, string> = {
  'too-few-players': () => 'players: 2 or more',
  'too-short': () => 'minutes: 20 or more',
  'too-few-chips': () => 'chips: the box has too few for every player',
}
