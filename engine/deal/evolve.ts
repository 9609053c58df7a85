import type { Card } from '../cards/card.ts'
import { unknownDeck } from '../cards/deck.ts'
import { checkedEvent, wrongArgument } from '../kinds/wrong-argument.ts'
import { checkEvent, misfit } from './check-event.ts'
import { copyOf, lentCopyOf, ownPlayed } from './copy.ts'
import type { Deal, Draft } from './deal.ts'
import type { DealEvent, DealStarted } from './events.ts'
import { foreseen, wasRecorded } from './foreseen.ts'
import { NOTHING_WRONG } from './mending.ts'
import { programOf } from './program.ts'
import { record } from './record/record.ts'
import { EVERYBODY, isRoundTouched, PLAYED, pileOfEvent, touchedByEvent } from './touched-players.ts'

/**
 * The deal after this event. The deal before it doesn't change. Events carry what was decided: seats and chips are
 * looked at, but not whether the rules allow it, which `decide` does.
 */
export const evolve = (deal: Deal | undefined, event: DealEvent): Deal => {
  if (typeof event?.type !== 'string') throw wrongArgument('event', event, 'an event such as those of a log')
  const known = foreseen(deal, event)
  if (known !== undefined) return known
  if (deal !== undefined) checkEvent(deal, event)
  const now = recorded(deal, event)
  wasRecorded(deal, event, now)
  return now
}

const recorded = (deal: Deal | undefined, event: DealEvent): Deal => {
  try {
    return recordedIn(deal, event)
  } catch (cause) {
    throw misfit(event, cause)
  }
}

const recordedIn = (deal: Deal | undefined, event: DealEvent): Deal => {
  if (event.type === 'DealStarted') return begun(event)
  if (deal === undefined) throw new Error(`${event.type} comes before DealStarted`)
  const place = touchedByEvent(deal, event)
  const draft =
    place === EVERYBODY
      ? copyOf(deal)
      : lentCopyOf(deal, place, pileOfEvent(event.type), isRoundTouched(deal, event.type))
  if (place === PLAYED) ownPlayed(draft)
  record(draft, event)
  return draft
}

/** The deal that a log adds up to. */
export const replay = (events: Iterable<DealEvent>): Deal => draftOf(events, true)

/**
 * Goes through a log in place: before each event but the first, `each` is shown the deal as it stands then, the same object all the time. The deal that the log adds up to.
 */
export const walk = (events: Iterable<DealEvent>, each: (before: Deal, event: DealEvent) => void): Deal => {
  let draft: Draft | undefined
  for (const event of events) {
    if (draft !== undefined) {
      each(draft, event)
      record(draft, event)
    } else if (event.type === 'DealStarted') draft = begun(event)
    else throw new Error(`${event.type} comes before DealStarted`)
  }
  if (draft === undefined) throw new Error('a deal begins with DealStarted')
  return draft
}

/** The same for the caller to hold; check a log that comes from outside. */
export const draftOf = (events: Iterable<DealEvent>, check = false): Draft => {
  let draft: Draft | undefined
  if (typeof events === 'string' || typeof events?.[Symbol.iterator] !== 'function')
    throw wrongArgument('replay', events, 'a list of events such as table.log')
  for (const event of events) {
    checkedEvent(event)
    if (draft !== undefined && check) checkEvent(draft, event)
    try {
      if (event.type === 'DealStarted') draft = begun(event)
      else if (draft === undefined) throw new Error(`${event.type} comes before DealStarted`)
      else record(draft, event)
    } catch (cause) {
      throw misfit(event, cause)
    }
  }
  if (draft === undefined) throw new Error('a deal begins with DealStarted')
  return draft
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
  law: event.law,
  button: event.button,
  realCards: event.realCards,
  mixed: event.mixed,
  setting: event.setting,
  finalTwo: event.finalTwo,
  timed: event.timed,
  players: allSeated(event.players),
  deck: event.realCards ? unknownDeck(event.form.deck).slice() : [],
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
  phase: event.realCards ? 'streets' : 'shuffle',
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

/** A player who has been dealt nothing yet. */
const seated = ({ seat, hand, chips, fantasyland }: DealStarted['players'][number]): Draft['players'][number] => ({
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
  down: NO_CARDS,
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
})

/** One after another: a list that is made with its length first is slower to read ever after, and so is every copy of it. */
const allSeated = (hands: DealStarted['players']): Draft['players'] => {
  const players: Draft['players'] = []
  for (const hand of hands) players.push(seated(hand))
  return players
}

const emptyBoards = (count: number): Card[][] => {
  const boards: Card[][] = []
  for (let i = 0; i < count; i++) boards.push([])
  return boards
}
