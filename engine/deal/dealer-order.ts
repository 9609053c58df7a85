import { UNKNOWN } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { type Chance, shuffled } from '../cards/shuffle.ts'
import type { DealerCommand } from './commands.ts'
import type { Deal } from './deal.ts'
import { poolOf } from './dealing/short-stub.ts'
import type { DealerAct } from './legal.ts'

/** What a dealer orders who does what is due and no more, with cards that fall by chance. */
export const dealerOrder = (deal: Deal, act: DealerAct, chance: Chance): DealerCommand => {
  if (act.do === 'shuffle') return { type: 'Shuffle', deck: shuffled(deckCards(act.deck), chance) }
  if (act.do !== 'reshuffle') return DEAL
  const pool = poolOf(deal, act.from)
  return { type: 'Reshuffle', deck: deal.realCards ? pool.map(() => UNKNOWN) : shuffled(pool, chance) }
}

const DEAL: DealerCommand = { type: 'Deal' }
