import { type Cites, citesOf } from '../rulebooks/cites.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { bettingLaw } from './betting/betting-law.ts'
import { bringInRules } from './betting/opening-rules.ts'
import { countAble, type Deal } from './deal.ts'
import { checkRaisePoint } from './drawing/draw-law.ts'
import { capPoint } from './law-of.ts'
import { formRules } from './program.ts'
import type { Refusal, Why } from './refusal.ts'

/** A refusal with the rules behind it, in the numbering of the deal's book; what no rule forbids has none. */
export const cited = (refusal: Refusal, deal: Deal): Refusal => {
  const rules = rulesBehind(refusal.why, deal)
  return rules.length === 0 ? refusal : { ...refusal, rules }
}

const NONE: readonly RuleId[] = []

const rulesBehind = (why: Why, deal: Deal): readonly RuleId[] => {
  const cites = citesOf(deal.book)
  switch (why) {
    case 'not-your-turn':
    case 'player-is-due':
    case 'dealer-is-due':
      return cites.inTurn
    case 'too-few-players':
    case 'too-many-players':
    case 'structure-not-played':
    case 'too-many-discards':
    case 'rows-do-not-fit':
    case 'wrong-number-of-cards':
    case 'no-pot':
      return formRules(deal.form, deal.book)
    case 'must-bet-or-fold':
      return deal.form.bringIn === undefined ? cites.betOrFold : cites.highCardBetsOrFolds
    case 'facing-a-bet':
      return cites.check
    case 'nothing-to-call':
      return cites.call
    case 'bring-in-is-due':
      return bringInRules(deal)
    case 'no-check-raise':
      return checkRaisePoint(deal).rules
    case 'only-call-or-fold':
    case 'no-chips-left':
      return deal.form.opening === 'button-ante' ? cites.shortDeckPrice : cites.allInCall
    case 'nobody-left-to-bet-against':
      return cites.tableStakes
    case 'openers-needed':
    case 'did-not-open':
    case 'openers-were-good':
      return cites.jacksToOpen
    case 'must-open-for-more':
      return rulebookOf(deal.book).lowballMinimumOpen.rules
    case 'splitting-not-declared':
    case 'openers-not-split':
      return rulebookOf(deal.book).splittingOpeners.rules
    case 'barred-until-won':
      return cites.falseAllInOpener
    case 'not-dealt-in-before':
      return rulebookOf(deal.book).carriedPotEntry.rules
    case 'raising-is-capped':
      return capRules(deal)
    case 'betting-not-reopened':
      return isFixed(deal) ? cites.shortAllInLimit : cites.leastRaise
    case 'wager-too-small':
      return tooSmall(deal, cites)
    case 'wager-too-big':
      return tooBig(deal, cites)
    case 'wager-not-a-size':
      return deal.round?.bringInDue ? cites.openFull : cites.limitWager
    case 'wager-not-whole-chips':
    case 'no-chip-plays':
      return wagerChips(deal)
    case 'cannot-run-it':
      return cites.runIt
    case 'cannot-chop':
      return deal.killer >= 0 ? rulebookOf(deal.book).chopBlinds.rules : cites.chop
    case 'not-all-agree':
      return deal.round === null ? cites.runIt : cites.chop
    default:
      return showdownRules(why, deal, cites)
  }
}

/** The rules behind what is refused once the betting is over: asking, showing, mucking, sharing the pot. */
const showdownRules = (why: Why, deal: Deal, cites: Cites): readonly RuleId[] => {
  switch (why) {
    case 'nothing-to-see':
      return cites.see
    case 'asking-is-denied':
    case 'not-theirs-to-ask':
    case 'not-theirs-to-deny':
    case 'hand-was-not-called':
    case 'no-hand-is-shown':
    case 'ground-and-floor-needed':
      return rulebookOf(deal.book).seeHandRequest.rules
    case 'hand-must-be-shown':
      return rulebookOf(deal.book).muckAtShowdown.rules
    case 'holecards-must-be-shown':
      return rulebookOf(deal.book).playTheBoardClaim.rules
    case 'board-does-not-play':
      return formRules(deal.form, deal.book)
    case 'rest-stays-hidden':
      return rulebookOf(deal.book).showOneShowAllPartial.rules
    case 'no-split-by-agreement':
      return rulebookOf(deal.book).splitPotByAgreement.rules
    case 'part-not-read':
    case 'somebody-takes-it':
    case 'cards-are-dealt-here':
      return cites.cardsSpeak
    case 'no-claim-to-this-pot':
      return cites.tableStakes
    case 'last-hand-need-not-muck':
      return cites.muck
    default:
      return NONE
  }
}

const isFixed = ({ stakes: { structure } }: Deal): boolean => structure === 'limit' || structure === 'spread'

const capRules = (deal: Deal): readonly RuleId[] => {
  const book = rulebookOf(deal.book)
  if (!isFixed(deal)) return book.bigBetRaiseCap.rules
  // a form that has a cap of its own rests on no book
  if (typeof deal.form.raiseCap === 'object') return []
  if (countAble(deal) <= 2 && deal.law.raises?.headsUp !== null) return book.headsUpUnlimitedRaises.rules
  return deal.form.raiseCap === 'mississippi' ? book.mississippiRaiseCap.rules : book[capPoint(deal.form)].rules
}

const wagerChips = (deal: Deal): readonly RuleId[] => {
  const book = rulebookOf(deal.book)
  return bettingLaw(deal).unit === deal.stakes.unit ? book.smallestChipBasis.rules : book.wagersInBringInChipsOnly.rules
}

const tooSmall = (deal: Deal, cites: Cites): readonly RuleId[] => {
  if (isFixed(deal)) return cites.limitWager
  return deal.round !== null && deal.round.level > 0 ? cites.leastRaise : cites.leastBet
}

const tooBig = (deal: Deal, cites: Cites): readonly RuleId[] => {
  const { structure } = deal.stakes
  if (structure === 'limit' || structure === 'spread') return cites.limitWager
  return structure === 'no-limit' ? cites.tableStakes : cites.overPot
}
