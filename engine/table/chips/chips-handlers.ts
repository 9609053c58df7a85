import type { Handlers } from '../work.ts'
import { announce, buyBehind, deliver } from './behind.ts'
import { bringBack } from './bring-back.ts'
import { buyIn, topUp } from './buy-in.ts'
import { layCash } from './cash.ts'
import type { ChipsOrder } from './chips-orders.ts'
import { colourUp } from './colour-up.ts'
import { correctStack } from './correct-stack.ts'
import { countChips, findForeignChips, offerChips } from './count-chips.ts'

/** Who carries out what is ordered about chips. */
export const chipsHandlers: Handlers<ChipsOrder> = {
  BuyIn: buyIn,
  TopUp: topUp,
  BuyBehind: buyBehind,
  Announce: announce,
  Deliver: deliver,
  BringBack: bringBack,
  LayCash: layCash,
  CountChips: countChips,
  FindForeignChips: findForeignChips,
  CorrectStack: correctStack,
  ColourUp: colourUp,
  OfferChips: offerChips,
}
