import type { Card } from '../../cards/card.ts'
import type { Deal } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { formRules } from '../../deal/program.ts'
import { NO_RULES } from '../../deal/work.ts'
import { comingCards, namedCardsOff, nextOff } from '../cards/named-cards.ts'
import type { Mistake, Ruler } from '../ruler.ts'
import type { Ruling } from '../ruling.ts'
import { type BoardStreet, boardAt, boardStreets, lastStreet, nextStreet } from './board-street.ts'
import { type BurnDecision, ruleBurnError } from './burn-error.ts'
import { burnNotDue } from './burn-not-due.ts'

/** The dealer lays the next boardcards without burning a card. */
export type BurnMissed = {
  /** They still lie face down: nobody has seen a boardcard. */
  readonly facedown?: boolean
  /** At a table with real cards: the boardcards that fell, and those that come out when it is corrected. */
  readonly cards?: readonly Card[]
  readonly next?: readonly Card[]
}

/** A burn that was missed before boardcards. */
export const burnMissed: Ruler<BurnMissed> = {
  impossible: (deal, { facedown, cards, next }) => {
    const street = nextStreet(deal)
    const off = burnNotDue(deal, street)
    if (off !== null || street === undefined) return off
    return namedCardsOff(deal, facedown ? undefined : cards, street.cards) ?? nextOff(deal, next, cards)
  },
  happens: (deal, incident): Mistake => {
    const street = nextStreet(deal)!
    if (incident.facedown) return { events: [] }
    const fell = comingCards(deal, street.cards, incident.cards)
    return {
      events: laid(deal, street, fell),
      error: {
        incident: { type: 'BurnMissed', ...incident },
        step: street.burn,
        cards: fell,
        run: deal.run,
        burns: deal.burns.length,
      },
    }
  },
  rule: (deal, incident, late): Ruling<BurnDecision> => {
    const facedown = late === undefined && incident.facedown
    const street = facedown
      ? nextStreet(deal)
      : late === undefined
        ? lastStreet(deal)
        : boardStreets(deal).find(({ burn }) => burn === late.step)
    return ruleBurnError(deal, { street: street!, burns: 0, late, next: incident.next ?? [] })
  },
}

/** The burn is passed over and the boards are laid. */
const laid = (deal: Deal, { burn, each }: BoardStreet, cards: readonly Card[]): readonly DealEvent[] => [
  { type: 'RepairDue', repair: { do: 'skip-burn', at: burn }, rules: NO_RULES },
  ...Array.from(
    { length: deal.form.boards },
    (_, i): DealEvent => ({
      type: 'BoardDealt',
      board: boardAt(deal, i),
      cards: cards.slice(i * each, (i + 1) * each),
      rules: formRules(deal.form, deal.book),
    }),
  ),
]
