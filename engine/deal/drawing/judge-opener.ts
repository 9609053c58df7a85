import { type Card, UNKNOWN } from '../../cards/card.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Deal } from '../deal.ts'
import { unusable } from '../dealing/card-check.ts'
import { hasClaim } from '../pots/claim.ts'
import { type Refusal, refused } from '../refusal.ts'
import { tell, type Work } from '../work.ts'
import { alonePlayerHadNone, isAloneBeforeTheDraw } from './left-alone.ts'
import { provesOpeners, takesOpeners } from './openers.ts'

/** Before the pots are pushed the opener's discards come out from under the chip, and without openers they win nothing. */
export const judgeOpener = (work: Work, named?: readonly Card[]): void => {
  const { state: deal } = work
  if (deal.opener < 0 || !takesOpeners(deal)) return
  const opener = deal.players[deal.opener]!
  const cites = citesOf(deal.book)
  if (deal.underChip.length > 0) {
    const rules = deal.openersAsked ? cites.openersKept : rulebookOf(deal.book).splittingOpeners.rules
    tell(work, { type: 'DiscardsExposed', seat: opener.seat, cards: named ?? deal.underChip, rules })
  }
  if (!hasClaim(opener) || provesOpeners(deal, deal.opener)) return
  if (isAloneBeforeTheDraw(deal)) return alonePlayerHadNone(work, deal.opener)
  const rules = deal.underChip.length > 0 ? rulebookOf(deal.book).splittingOpeners.rules : cites.proveOpeners
  tell(work, { type: 'OpenersNotProven', seat: opener.seat, rules })
}

/** Why these cannot be the cards under the chip, or null; where they were not named, the dealer names them as they expose them. */
export const exposedOff = (deal: Deal, cards: readonly Card[] | undefined): Refusal | null => {
  if (cards === undefined) return null
  if (!deal.realCards) return refused('cards-are-in-the-deck')
  if (cards.length !== deal.underChip.length) return refused('wrong-number-of-cards', { count: deal.underChip.length })
  const known: readonly Card[] = deal.underChip.filter(card => card !== UNKNOWN)
  const missing = known.find(card => !cards.includes(card))
  if (missing !== undefined) return refused('card-not-held', { card: missing })
  return unusable(
    deal,
    cards.filter(card => !known.includes(card)),
  )
}
