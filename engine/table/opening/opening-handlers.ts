import type { Handlers } from '../work.ts'
import { drawForButton } from './draw-for-button.ts'
import type { OpeningOrder } from './opening-orders.ts'

/** Who carries out what is ordered when a game opens. */
export const openingHandlers: Omit<Handlers<OpeningOrder>, 'OpenTable'> = { DrawForButton: drawForButton }
