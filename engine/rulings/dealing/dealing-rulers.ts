import { buttonRulers } from './button-wrong.ts'
import { chineseRulers } from './chinese-count.ts'
import { extraCardRuler } from './extra-card.ts'
import { fantasylandCountRuler } from './fantasyland-count.ts'
import { openingRulers } from './opening-deal.ts'
import { wrongNumberRuler } from './wrong-number.ts'

/** What goes wrong when the first cards are dealt, and with the number of cards in a hand. */
export const dealingRulers = {
  ...buttonRulers,
  ...openingRulers,
  ExtraCard: extraCardRuler,
  WrongNumberOfCards: wrongNumberRuler,
  ...chineseRulers,
  FantasylandMiscount: fantasylandCountRuler,
} as const
