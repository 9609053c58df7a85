import { nextToAct } from '../betting/next-to-act.ts'
import { muckHand, returned } from '../betting/round-moves.ts'
import { type Draft, placeOf } from '../deal.ts'
import type { DealEvent } from '../events.ts'
import { answered } from './record-answers.ts'

type OpeningEvent = Extract<
  DealEvent,
  {
    type:
      | 'PotOpened'
      | 'FalseOpenersShown'
      | 'OpenersAskedFor'
      | 'DiscardsExposed'
      | 'OpenersNotProven'
      | 'WagersReturned'
  }
>

/** Writes what happened about openers, and wagers that go back, into the deal. */
export const recordOpening = (deal: Draft, event: OpeningEvent): void => {
  switch (event.type) {
    case 'PotOpened':
      return opened(deal, placeOf(deal, event.seat), event.price)
    case 'FalseOpenersShown':
      return falselyOpened(deal, event)
    case 'OpenersAskedFor':
      deal.openersAsked = true
      return
    case 'DiscardsExposed':
      deal.underChip = event.cards.slice()
      return
    case 'OpenersNotProven':
      deal.players[placeOf(deal, event.seat)]!.shown = 'seen'
      return
    case 'WagersReturned':
      for (const { seat, amount } of event.back) wagerReturned(deal, placeOf(deal, seat), amount)
      return
  }
}

/** Chips of a round that is over were not put in either, if they go back. */
const wagerReturned = (deal: Draft, place: number, amount: number): void => {
  const player = deal.players[place]!
  if (deal.round === null) player.put = Math.max(0, player.put - amount)
  returned(deal, place, amount)
}

/** rrp/12/13: the pot is open, and it takes the whole opening bet to come in. */
const opened = (deal: Draft, place: number, price: number): void => {
  const round = deal.round!
  const player = deal.players[place]!
  if (price > 0) {
    round.price = price
    round.level = price
    round.wagers++
  }
  player.acted = true
  player.actedAt = price
  player.actedWagers = round.wagers
  deal.opener = place
  deal.aggressor = place
  deal.othersMade++
  deal.turn = nextToAct(deal)
}

const falselyOpened = (deal: Draft, event: Extract<OpeningEvent, { type: 'FalseOpenersShown' }>): void => {
  const place = placeOf(deal, event.seat)
  const player = deal.players[place]!
  const wasDue = deal.turn === place
  player.folded = true
  player.owed = 0
  muckHand(deal, player)
  if (event.barred) deal.barred = [...deal.barred, event.seat]
  for (const { seat, amount } of event.back) returned(deal, placeOf(deal, seat), amount)
  const { forfeited = 0 } = event
  player.stack -= forfeited
  player.paid += forfeited
  if (deal.round === null) {
    if (wasDue && deal.asked) answered(deal, place)
    return
  }
  if (event.potPlays) {
    if (wasDue || oneIsLeft(deal)) turnOn(deal, place)
    return
  }
  closeAgain(deal)
  turnOn(deal, place)
}

const oneIsLeft = (deal: Draft): boolean => deal.players.filter(player => !player.folded).length < 2

const turnOn = (deal: Draft, place: number): void => {
  deal.turn = place
  deal.turn = nextToAct(deal)
}

/** uspa/3.2.9.5.2: the pot is as if unopened; those who passed have passed, and the others may open it. */
const closeAgain = (deal: Draft): void => {
  const round = deal.round!
  round.price = 0
  round.level = 0
  round.increment = round.least
  round.wagers = 0
  round.raises = 0
  round.opened = 0
  deal.opener = -1
  deal.aggressor = -1
  for (const player of deal.players) {
    player.bet = 0
    player.actedAt = 0
    player.actedWagers = 0
    if (!player.checked) player.acted = false
  }
}
