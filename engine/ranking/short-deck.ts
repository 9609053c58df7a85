import type { CardCode } from '../cards/card.ts'
import type { Value } from './ranking.ts'
import { SHORT_DECK_STRAIGHTS, straightTable } from './straights.ts'
import { strippedValue } from './stripped-deck.ts'

const straights = straightTable(SHORT_DECK_STRAIGHTS)

/** The best five of five or more cards out of 36: flush over full house, A-6-7-8-9 the lowest straight (wsop/366, wsop/369). */
export const shortDeckValue = (codes: readonly CardCode[]): Value => strippedValue(codes, straights)
