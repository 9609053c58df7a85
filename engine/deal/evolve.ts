import type { Card } from '../cards/card.ts'
import { untold } from '../cards/deck.ts'
import { copyOf } from './copy.ts'
import type { Deal, Draft } from './deal.ts'
import type { DealEvent, DealStarted } from './events.ts'
import { NOTHING_WRONG } from './mending.ts'
import { programOf } from './program.ts'
import { recordCards } from './record/record-cards.ts'
import { recordCorrections } from './record/record-corrections.ts'
import { recordMending } from './record/record-mending.ts'
import { recordOpening } from './record/record-opening.ts'
import { recordRound } from './record/record-round.ts'
import { recordShowdown } from './record/record-showdown.ts'

/** The deal after this event. The deal before it is left as it was. */
export const evolve = (deal: Deal | undefined, event: DealEvent): Deal => {
  if (event.type === 'DealStarted') return begun(event)
  if (deal === undefined) throw new Error(`${event.type} comes before DealStarted`)
  const draft = copyOf(deal)
  record(draft, event)
  return draft
}

/** The deal that a log adds up to. */
export const replay = (events: Iterable<DealEvent>): Deal => {
  let draft: Draft | undefined
  for (const event of events) {
    if (event.type === 'DealStarted') draft = begun(event)
    else if (draft === undefined) throw new Error(`${event.type} comes before DealStarted`)
    else record(draft, event)
  }
  if (draft === undefined) throw new Error('a deal begins with DealStarted')
  return draft
}

/** Writes an event into a deal that belongs to the caller. */
export const record = (deal: Draft, event: Exclude<DealEvent, DealStarted> | DealStarted): void => {
  switch (event.type) {
    // what happens in nearly every deal is asked for first
    case 'Called':
    case 'Checked':
    case 'Folded':
    case 'Raised':
    case 'Bet':
    case 'RoundOpened':
    case 'RoundClosed':
    case 'Posted':
    case 'UncalledReturned':
      return recordRound(deal, event)
    case 'CardBurned':
    case 'BoardDealt':
    case 'CardsDealt':
    case 'DeckShuffled':
      return recordCards(deal, event)
    case 'HandShown':
    case 'ShowdownOpened':
    case 'AwardDue':
    case 'HandsKilled':
    case 'PotAwarded':
    case 'DealEnded':
      return recordShowdown(deal, event)
    case 'PostReturned':
    case 'BroughtIn':
    case 'Completed':
    case 'BlindsChopped':
    case 'ChipsSetAside':
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
    case 'TurnedUp':
    case 'KeptDown':
    case 'Placed':
    case 'BoardStruck':
    case 'RunsAgreed':
    case 'RunBegun':
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

// what few forms use starts as one and the same nothing: it is replaced, never written in place
const NO_CARDS: Card[] = []
const NO_ROWS: Card[][] = []
const NO_PLACES: number[] = []
const NO_SHOWINGS: Draft['showings'] = []

/** The deal as it stands when it has just started. */
export const begun = (event: DealStarted): Draft => ({
  form: event.form,
  stakes: event.stakes,
  book: event.book,
  button: event.button,
  told: event.told,
  mixed: event.mixed,
  setting: event.setting,
  finalTwo: event.finalTwo,
  timed: event.timed,
  players: event.players.map(({ seat, hand, chips, fantasyland }) => ({
    seat,
    hand,
    start: chips,
    stack: chips,
    aside: 0,
    bet: 0,
    paid: 0,
    dead: 0,
    folded: false,
    keepsPlace: false,
    down: [],
    up: NO_CARDS,
    mucked: NO_CARDS,
    muckedUp: NO_CARDS,
    owed: 0,
    answered: false,
    acted: false,
    actedAt: 0,
    actedWagers: 0,
    checked: false,
    put: 0,
    passed: false,
    drawn: 0,
    posted: false,
    phantom: 0,
    shown: 'no',
    open: NO_CARDS,
    killed: false,
    rows: NO_ROWS,
    fantasyland,
  })),
  deck: event.told ? untold(event.form.deck).slice() : [],
  next: 0,
  burns: [],
  muck: [],
  discards: NO_CARDS,
  fresh: NO_CARDS,
  underChip: NO_CARDS,
  openersAsked: false,
  boards: emptyBoards(event.form.boards),
  struck: NO_PLACES,
  common: false,
  owing: NO_PLACES,
  phase: event.told ? 'streets' : 'shuffle',
  step: 0,
  done: 0,
  turn: -1,
  round: null,
  asked: false,
  runs: 1,
  run: 0,
  runFrom: programOf(event.form).steps.length,
  burnless: false,
  showings: NO_SHOWINGS,
  denied: NO_PLACES,
  forced: 0,
  lastBlind: -1,
  killer: -1,
  straddler: -1,
  keptForLast: -1,
  leastBet: 0,
  dead: event.carried,
  deadPhantom: 0,
  straddles: 0,
  antes: 0,
  opener: -1,
  aggressor: -1,
  began: -1,
  played: -1,
  foldsMade: 0,
  checksMade: 0,
  othersMade: 0,
  awards: [],
  awarded: 0,
  inherited: event.carried,
  carried: 0,
  matched: event.matched as Draft['matched'],
  passed: event.passed,
  barred: event.barred as number[],
  mending: NOTHING_WRONG,
})

const emptyBoards = (count: number): Card[][] => {
  const boards: Card[][] = []
  for (let i = 0; i < count; i++) boards.push([])
  return boards
}
