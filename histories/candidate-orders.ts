import { type Card, type Deal, type DealEvent, legal, type Seat, type TableCommand } from '@cardroom/engine'

/** The orders that may have led to the event at this place of a log, the likeliest first. */
export const candidates = (deal: Deal, log: readonly DealEvent[], at: number): readonly TableCommand[] => {
  const unnoticed = mistakeAt(log, at)
  if (unnoticed !== null) return [unnoticed, ...plain(deal, log, at)]
  return plain(deal, log, at)
}

const plain = (deal: Deal, log: readonly DealEvent[], at: number): readonly TableCommand[] => {
  const event = log[at]!
  const live = deal.players.filter(player => !player.folded).map(player => player.seat)
  switch (event.type) {
    case 'DeckShuffled':
      return [{ type: 'Shuffle', deck: event.deck }]
    case 'Reshuffled':
      return [{ type: 'Reshuffle', deck: event.deck }]
    case 'CardsDealt':
    case 'BoardDealt':
    case 'CardBurned':
    case 'CommonCardDue':
    case 'CardsSetAside':
      return [{ type: 'Deal', ...(deal.realCards && { cards: cardsFrom(deal, log, at) }) }, { type: 'Deal' }]
    case 'DiscardsExposed':
      return deal.realCards ? [{ type: 'Deal', cards: event.cards }] : [{ type: 'Deal' }]
    case 'RoundOpened':
      // at a table with real cards a player whose upcard is unknown may open the round
      return at + 1 < log.length ? plain(deal, log, at + 1) : []
    case 'Folded':
      return [{ type: 'Fold', seat: event.seat }]
    case 'Checked':
      return [{ type: 'Check', seat: event.seat }]
    case 'Called':
      return [{ type: 'Call', seat: event.seat }]
    case 'BroughtIn':
      return [{ type: 'BringIn', seat: event.seat, to: event.to }]
    case 'Bet':
    case 'Completed':
    case 'Raised':
      return [{ type: 'Wager', seat: event.seat, to: event.to }]
    case 'Posted':
      return [{ type: 'Kill', seat: event.seat, to: event.due }]
    case 'Discarded':
      return [{ type: 'Discard', seat: event.seat, cards: event.cards, ...(event.split && { split: true }) }]
    case 'TurnedUp':
      return [{ type: 'TurnUp', seat: event.seat, turn: true }]
    case 'KeptDown':
      return [{ type: 'TurnUp', seat: event.seat, turn: false }]
    case 'Placed': {
      const { seat, hand, rows, discard } = event
      return [{ type: 'Place', seat, hand, rows, discard }]
    }
    case 'RunsAgreed':
      return [{ type: 'RunIt', times: event.times, agreed: live }]
    case 'BlindsChopped':
      return [{ type: 'ChopBlinds', agreed: live }]
    case 'IncidentReported':
      return [event.incident as TableCommand]
    case 'ErrorNoticed':
      return [{ type: 'Notice', error: event.error }]
    case 'RulingGiven':
      return [{ type: 'Decide', decision: event.decision }]
    case 'UncalledReturned':
    case 'RoundClosed':
    case 'AwardDue':
      return [{ type: 'SplitPot', agreed: live }, { type: 'Deal' }]
    default:
      return atShowdown(deal, log, at)
  }
}

/** The orders behind what is shown, mucked, asked for and read once the betting is over; whatever else happens is the dealer's. */
const atShowdown = (deal: Deal, log: readonly DealEvent[], at: number): readonly TableCommand[] => {
  const event = log[at]!
  switch (event.type) {
    case 'HandShown': {
      const { seat, cards, says } = event
      const show = says === undefined ? { type: 'Show' as const, seat } : { type: 'Show' as const, seat, says }
      return [show, { ...show, cards }]
    }
    case 'CardsShown':
      return [{ type: 'Show', seat: event.seat, cards: event.cards }]
    case 'HandMucked':
      return [
        { type: 'Muck', seat: event.seat },
        { type: 'Muck', seat: event.seat, playsBoard: true },
      ]
    case 'BoardPlayed':
      if (event.hand === 'kept') return [{ type: 'PlayBoard', seat: event.seat }]
      return [{ type: 'Muck', seat: event.seat, playsBoard: true }]
    case 'HandSeen':
      return asks([event.by], event.seat)
    case 'CardsOpened':
      return [
        openHands(deal, log, at),
        ...asks(
          deal.players.map(player => player.seat),
          event.seat,
        ),
      ]
    case 'CardsShownTo':
      return [{ type: 'ShowTo', seat: event.seat, to: event.to, cards: event.cards }]
    case 'AskingDenied':
      return [{ type: 'DenyAsking', seat: event.seat, by: event.by }]
    case 'PotOpened':
      return [{ type: 'DeclareOpen', seat: event.seat }]
    case 'FalseOpenersShown':
      return [{ type: 'DeclareFalseOpeners', seat: event.seat }, { type: 'Deal' }]
    case 'OpenersAskedFor':
      return [{ type: 'AskForOpeners', seat: event.seat }]
    case 'BoardNamed':
      return [{ type: 'TellBoard', board: event.board, cards: event.cards }]
    case 'HandsRead':
      return [{ type: 'ReadHands', readings: event.readings }]
    default:
      return [{ type: 'Deal' }]
  }
}

/** Everybody left agreed to turn their hands up: what was turned up one after another. */
const openHands = (deal: Deal, log: readonly DealEvent[], at: number): TableCommand => {
  const agreed = deal.players.filter(player => !player.folded).map(player => player.seat)
  const hands: { readonly seat: Seat; readonly cards: readonly Card[] }[] = []
  for (let i = at; i < log.length; i++) {
    const event = log[i]!
    if (event.type !== 'CardsOpened') break
    hands.push({ seat: event.seat, cards: event.cards })
  }
  return deal.realCards ? { type: 'OpenHands', agreed, hands } : { type: 'OpenHands', agreed }
}

const asks = (by: readonly Seat[], hand: Seat): readonly TableCommand[] =>
  by.flatMap((seat): TableCommand[] => [
    { type: 'AskToSee', seat, hand },
    { type: 'AskToSee', seat, hand, suspicion: true, floorPresent: true },
  ])

/** A mistake of the dealer that nobody noticed: what happened stands before the word of it. */
const mistakeAt = (log: readonly DealEvent[], at: number): TableCommand | null => {
  for (let i = at; i < log.length && i < at + 12; i++) {
    const event = log[i]!
    if (event.type === 'ErrorMade') return { ...event.error.incident, noticed: false } as TableCommand
    if (event.type === 'IncidentReported') return null
  }
  return null
}

/** The cards that the dealer's act brought, as they were named. */
const cardsFrom = (deal: Deal, log: readonly DealEvent[], at: number): readonly Card[] => {
  const due = legal(deal)
  const count = due.due === 'dealer' && 'cards' in due.act ? due.act.cards : 0
  const cards: Card[] = []
  for (let i = at; i < log.length && cards.length < count; i++) {
    const event = log[i]!
    if (event.type === 'CardBurned') cards.push(event.card)
    else if (event.type === 'CardsDealt' || event.type === 'BoardDealt' || event.type === 'CardsSetAside')
      cards.push(...event.cards)
    else if (event.type !== 'CommonCardDue') break
  }
  return cards
}
