import type { Draft } from '../deal.ts'
import type { DealEvent } from '../events.ts'
import { boardDealt, cardBurned, cardsDealt, deckShuffled, recordCards } from './record-cards.ts'
import { recordCorrections } from './record-corrections.ts'
import { recordMending } from './record-mending.ts'
import { recordOpening } from './record-opening.ts'
import {
  called,
  checked,
  folded,
  posted,
  recordRound,
  roundClosed,
  roundOpened,
  uncalledReturned,
} from './record-round.ts'
import {
  awardDue,
  dealEnded,
  handShown,
  handsKilled,
  potAwarded,
  recordShowdown,
  showdownOpened,
} from './record-showdown.ts'
import { wagered } from './record-wager.ts'

/** Writes an event into a deal that belongs to the caller; what happens in nearly every deal at once. */
export const record = (deal: Draft, event: DealEvent): void => {
  switch (event.type) {
    case 'Called':
      return called(deal, event)
    case 'Checked':
      return checked(deal, event)
    case 'Folded':
      return folded(deal, event)
    case 'Raised':
    case 'Bet':
      return wagered(deal, event)
    case 'RoundOpened':
      return roundOpened(deal, event)
    case 'RoundClosed':
      return roundClosed(deal)
    case 'CardBurned':
      return cardBurned(deal, event)
    case 'BoardDealt':
      return boardDealt(deal, event)
    case 'CardsDealt':
      return cardsDealt(deal, event)
    case 'DeckShuffled':
      return deckShuffled(deal, event)
    case 'Posted':
      return posted(deal, event)
    case 'UncalledReturned':
      return uncalledReturned(deal, event)
    case 'HandShown':
      return handShown(deal, event)
    case 'ShowdownOpened':
      return showdownOpened(deal, event)
    case 'AwardDue':
      return awardDue(deal)
    case 'HandsKilled':
      return handsKilled(deal, event)
    case 'PotAwarded':
      return potAwarded(deal, event)
    case 'DealEnded':
      return dealEnded(deal)
    default:
      return recordSeldom(deal, event)
  }
}

/** What happens in nearly every deal. */
type Often =
  | 'Called'
  | 'Checked'
  | 'Folded'
  | 'Raised'
  | 'Bet'
  | 'RoundOpened'
  | 'RoundClosed'
  | 'CardBurned'
  | 'BoardDealt'
  | 'CardsDealt'
  | 'DeckShuffled'
  | 'Posted'
  | 'UncalledReturned'
  | 'HandShown'
  | 'ShowdownOpened'
  | 'AwardDue'
  | 'HandsKilled'
  | 'PotAwarded'
  | 'DealEnded'

const recordSeldom = (deal: Draft, event: Exclude<DealEvent, { type: Often }>): void => {
  switch (event.type) {
    case 'PostReturned':
    case 'BroughtIn':
    case 'Completed':
    case 'BlindsChopped':
    case 'ChipsSetAside':
    case 'CalledShort':
      return recordRound(deal, event)
    case 'WagersReturned':
    case 'PotOpened':
    case 'FalseOpenersShown':
    case 'OpenersAskedFor':
    case 'DiscardsExposed':
    case 'OpenersNotProven':
      return recordOpening(deal, event)
    case 'Reshuffled':
    case 'CommonCardDue':
    case 'CardsAsked':
    case 'Discarded':
    case 'DrawTakenBack':
    case 'TurnedUp':
    case 'KeptDown':
    case 'Placed':
    case 'BoardStruck':
    case 'RunsAgreed':
    case 'RunBegun':
    case 'BoardNamed':
      return recordCards(deal, event)
    case 'HandMucked':
    case 'HandSeen':
    case 'CardsShown':
    case 'BoardPlayed':
    case 'CardsShownTo':
    case 'CardsOpened':
    case 'AskingDenied':
    case 'PointsScored':
    case 'PotCarried':
      return recordShowdown(deal, event)
    case 'HandsRead':
      return // who takes what is in the awards that follow
    case 'IncidentReported':
    case 'ErrorMade':
    case 'ErrorNoticed':
    case 'RulingGiven':
    case 'RulingDue':
    case 'CardsMoved':
    case 'CardsSetAside':
    case 'FaultCounted':
    case 'DrawOwed':
    case 'StreetTakenBack':
    case 'RepairDue':
    case 'WagersBarred':
    case 'ActsBarred':
    case 'AbsenceNoted':
    case 'AbsenceEnded':
    case 'HandKilled':
    case 'HandRetrieved':
    case 'DealVoided':
      return recordMending(deal, event)
    case 'PotCorrected':
    case 'ChipsFound':
    case 'ButtonsDue':
    case 'RunsStruck':
      return recordCorrections(deal, event)
    case 'DealStarted':
      throw new Error('a deal starts once')
    default:
      return unreachable(event)
  }
}

const unreachable = (event: never): never => {
  throw new Error(`no such event: ${JSON.stringify(event)}`)
}
