import type { Card } from '../../cards/card.ts'
import type { Seat } from '../chips.ts'
import { type Draft, placeOf } from '../deal.ts'
import { removedCards } from '../dealing/removed-cards.ts'
import type { DealEvent } from '../events.ts'
import { type Repair, repairAt, reshuffleDue } from '../mending.ts'
import { programOf } from '../program.ts'
import { burnBetween, stepDue } from '../where.ts'
import { answered, discarded, drawTakenBack, hasNothingToSay, placed, turnedUp } from './record-answers.ts'

type CardEvent = Extract<
  DealEvent,
  {
    type:
      | 'Reshuffled'
      | 'CommonCardDue'
      | 'CardsAsked'
      | 'Discarded'
      | 'DrawTakenBack'
      | 'TurnedUp'
      | 'KeptDown'
      | 'Placed'
      | 'BoardStruck'
      | 'RunsAgreed'
      | 'RunBegun'
      | 'BoardNamed'
  }
>

/** Writes what happens to the cards in some forms alone, or seldom, into the deal. */
export const recordCards = (deal: Draft, event: CardEvent): void => {
  switch (event.type) {
    case 'Reshuffled':
      return reshuffled(deal, event)
    case 'CommonCardDue':
      deal.step = stepDue(deal)
      deal.common = true
      deal.boards = [[]]
      return
    case 'CardsAsked':
      deal.step = stepDue(deal)
      deal.asked = true
      deal.turn = placeOf(deal, event.seat)
      for (const player of deal.players) player.answered = hasNothingToSay(deal, player)
      return
    case 'Discarded':
      return discarded(deal, placeOf(deal, event.seat), event.cards, event.split ?? false)
    case 'DrawTakenBack':
      return drawTakenBack(deal, placeOf(deal, event.seat), event.cards)
    case 'TurnedUp':
      return turnedUp(deal, placeOf(deal, event.seat), event.card)
    case 'KeptDown':
      return answered(deal, placeOf(deal, event.seat))
    case 'Placed':
      return placed(deal, event)
    case 'BoardStruck':
      deal.struck = [...deal.struck.filter(board => board !== event.instead), event.board]
      return event.instead === undefined ? stepOn(deal) : undefined
    case 'RunsAgreed':
      deal.runs = event.times
      if (event.burnless) deal.burnless = true
      deal.runFrom = stepDue(deal)
      for (let run = 1; run < event.times; run++) {
        for (let i = 0; i < deal.form.boards; i++) deal.boards.push(deal.boards[i]!.slice())
      }
      return
    case 'RunBegun':
      deal.run = event.run
      deal.step = deal.runFrom
      return
    case 'BoardNamed':
      deal.boards[event.board] = event.cards.slice()
      return
  }
}

/** The order of the deck before the deal. */
export const deckShuffled = (deal: Draft, { deck }: Extract<DealEvent, { type: 'DeckShuffled' }>): void => {
  deal.deck = deck as Card[] // a deck is never written in place
  deal.next = 0
  deal.phase = 'streets'
}

/** A card is burned, in this step. */
export const cardBurned = (
  deal: Draft,
  { card }: Extract<DealEvent, { type: 'CardBurned' }>,
  at = stepDue(deal),
): void => {
  deal.next++
  deal.burns.push(card)
  const first = repairAt(deal.mending, at, 'burn-first')
  if (burnBetween(deal)) deal.owing.shift()
  else if (first !== undefined) repaired(deal, first)
  else if (programOf(deal.form).does[at] === 'burn') {
    deal.step = at + 1
    deal.done = 0
  }
}

/** The repair has been carried out. */
const repaired = (deal: Draft, done: Repair): void => {
  deal.mending = { ...deal.mending, repairs: deal.mending.repairs.filter(repair => repair !== done) }
}

const stepOn = (deal: Draft): void => {
  deal.step = stepDue(deal) + 1
  deal.done = 0
}

/** Cards go to hands, in this step. */
export const cardsDealt = (
  deal: Draft,
  event: Extract<DealEvent, { type: 'CardsDealt' }>,
  at = stepDue(deal),
): void => {
  const replacing = programOf(deal.form).does[at] === 'replace'
  const { seats, cards, face, hand = 0 } = event
  const { players } = deal
  let place = 0
  for (let i = 0; i < cards.length; i++) {
    place = placeFrom(players, place, seats[i]!, hand)
    const player = players[place]!
    if (face === 'up') player.up = [...player.up, cards[i]!]
    else if (player.down.length === 1) player.down = [player.down[0]!, cards[i]!]
    else if (player.down.length === 0) player.down = [cards[i]!]
    else player.down = [...player.down, cards[i]!]
    if (replacing) {
      player.owed--
      deal.owing.shift()
    }
  }
  deal.next += cards.length
  deal.done += cards.length
  if (event.left > 0) return
  if (replacing) {
    deal.discards = [...deal.discards, ...deal.fresh]
    deal.fresh = []
  }
  deal.step = at + 1
  deal.done = 0
}

/** The place of a hand, looked for from this place on: cards go round the table, so it is mostly the next. */
const placeFrom = (players: Draft['players'], start: number, seat: Seat, hand: 0 | 1): number => {
  let place = start
  for (let n = 0; n < players.length; n++) {
    if (players[place]!.seat === seat && players[place]!.hand === hand) return place
    place = place + 1 < players.length ? place + 1 : 0
  }
  throw new Error(`seat ${seat} is not dealt in`)
}

/** Cards go to a board. */
export const boardDealt = (deal: Draft, { board, cards }: Extract<DealEvent, { type: 'BoardDealt' }>): void => {
  // a burn that was passed over stays so when the stub shrinks between two boards
  deal.step = stepDue(deal)
  for (const card of cards) deal.boards[board]!.push(card)
  deal.next += cards.length
  if (deal.common || board === deal.run * deal.form.boards + deal.form.boards - 1) {
    deal.step++
    deal.done = 0
    if (deal.mending.repairs.length > 0) forgetRepairs(deal)
  }
}

const reshuffled = (deal: Draft, event: Extract<CardEvent, { type: 'Reshuffled' }>): void => {
  deal.step = stepDue(deal)
  deal.deck = event.deck as Card[]
  deal.next = 0
  if (deal.mending.errors.length > 0) loseTrack(deal)
  if (event.from === 'stub' || event.from === 'stub-and-aside' || event.from === 'as-ruled') return asRuled(deal)
  if (event.from === 'earlier-discards-muck-and-burns') {
    for (const pile of deal.law.draw!.reshuffled) deal[pile] = []
    return
  }
  deal.burns = []
  const removed = removedCards(deal)
  if (removed.length > 0) {
    deal.mending = { ...deal.mending, aside: deal.mending.aside.filter(card => !removed.includes(card)) }
  }
  // wsop/216: what has been shuffled in to complete the boards is not burned again
  deal.burnless = deal.runs > 1
  if (event.from === 'burns') return
  deal.muck = []
  if (event.from === 'burns-and-muck') return
  deal.discards = []
  deal.fresh = []
}

/** What a ruling names is in the stub now. */
const asRuled = (deal: Draft): void => {
  const due = reshuffleDue(deal.mending, deal.step)
  if (due === undefined) throw new Error('no ruling asks for a shuffle')
  repaired(deal, due)
  if (due.aside) {
    const left = deal.mending.aside.slice()
    for (const card of due.cards ?? deal.mending.aside) left.splice(left.indexOf(card), 1)
    deal.mending = { ...deal.mending, aside: left }
  }
  for (const pile of due.piles ?? []) deal[pile] = []
}

const loseTrack = (deal: Draft): void => {
  deal.mending = { ...deal.mending, errors: deal.mending.errors.map(error => ({ ...error, shuffled: true })) }
}

/** What was to be done otherwise at the burns of a street is over with its cards: another run-out begins again. */
const forgetRepairs = (deal: Draft): void => {
  const isOver = (repair: Repair) => (repair.do === 'skip-burn' || repair.do === 'burn-first') && repair.at < deal.step
  if (!deal.mending.repairs.some(isOver)) return
  deal.mending = { ...deal.mending, repairs: deal.mending.repairs.filter(repair => !isOver(repair)) }
}
