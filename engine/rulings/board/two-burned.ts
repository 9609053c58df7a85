import type { Card } from '../../cards/card.ts'
import { stubCount } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { NO_RULES } from '../../deal/work.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { comingCards, namedCardsOff, nextOff } from '../cards/named-cards.ts'
import type { Mistake, Ruler } from '../ruler.ts'
import type { Ruling } from '../ruling.ts'
import { boardStreets, nextStreet } from './board-street.ts'
import { type BurnDecision, ruleBurnError } from './burn-error.ts'
import { burnNotDue } from './burn-not-due.ts'

/** The dealer burns two cards before boardcards. */
export type TwoBurned = {
  /** At a table with real cards: the two cards if anybody knows them, and those that come onto the board when it is corrected. */
  readonly cards?: readonly Card[]
  readonly next?: readonly Card[]
}

/** A second burn before boardcards. */
export const twoBurned: Ruler<TwoBurned> = {
  impossible: (deal, { cards, next }) => {
    const street = nextStreet(deal)
    const off = burnNotDue(deal, street)
    if (off !== null || street === undefined) return off
    // with fewer the boards could not be laid out after the mistake
    if (stubCount(deal) < street.cards + 2) return cannot('stub-has', { count: stubCount(deal) })
    return namedCardsOff(deal, cards, 2) ?? nextOff(deal, next, cards)
  },
  happens: (deal, incident): Mistake => {
    const [first, second] = comingCards(deal, 2, incident.cards)
    return {
      events: [
        { type: 'CardBurned', card: first!, rules: citesOf(deal.book).burn },
        { type: 'CardsMoved', moves: [{ card: second!, from: 'stub', to: 'burns' }], rules: NO_RULES },
      ],
      error: {
        incident: { type: 'TwoBurned', ...incident },
        step: nextStreet(deal)!.burn,
        cards: [first!, second!],
        run: deal.run,
        burns: deal.burns.length,
      },
    }
  },
  rule: (deal, { next = [] }, late): Ruling<BurnDecision> => {
    const street = late === undefined ? nextStreet(deal) : boardStreets(deal).find(({ burn }) => burn === late.step)
    const second = late === undefined ? deal.burns.at(-1)! : late.cards[1]!
    return ruleBurnError(deal, { street: street!, burns: 2, second, late, next })
  },
}
