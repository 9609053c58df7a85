import { knownBadDeckRuler } from './bad-deck.ts'
import { boxedCardRuler } from './boxed-card.ts'
import { damagedCardRuler } from './damaged-card.ts'
import { drawCardsMuckedRuler } from './draw-cards-mucked.ts'
import { duplicateCardRuler } from './duplicate-card.ts'
import { exposedCardRuler } from './exposed-card.ts'
import { foreignCardRuler } from './foreign-card.ts'
import { missingCardRuler } from './missing-card.ts'
import { offTableRuler } from './off-table.ts'
import { strayJokerRuler } from './stray-joker.ts'

/** What goes wrong with single cards, and with the deck. */
export const cardRulers = {
  CardExposed: exposedCardRuler,
  CardOffTable: offTableRuler,
  BoxedCard: boxedCardRuler,
  JokerFound: strayJokerRuler,
  ForeignCard: foreignCardRuler,
  DuplicateCard: duplicateCardRuler,
  CardMissing: missingCardRuler,
  KnownBadDeck: knownBadDeckRuler,
  DamagedCard: damagedCardRuler,
  DrawCardsMucked: drawCardsMuckedRuler,
} as const
