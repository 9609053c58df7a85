import type { Card } from '../cards/card.ts'
import type { Seat } from '../deal/chips.ts'
import type { Reading } from '../deal/commands.ts'
import type { DealEvent } from '../deal/events.ts'
import { mendingNews } from './mending-news.ts'
import { type News, takenWords } from './news-parts.ts'

/** An event in a sentence for people, without its rules. */
export const newsWords = (event: DealEvent): string => {
  const words = (news as Readonly<Record<string, ((event: never) => string) | undefined>>)[event.type]
  return words === undefined ? plainNews(event) : words(event as never)
}

/** An event in a sentence for people, with its rules behind it. */
export const citedNews = (event: DealEvent): string =>
  event.rules.length === 0 ? newsWords(event) : `${newsWords(event)} (${event.rules.join(', ')})`

const cards = (list: readonly Card[]): string => list.join(' ')

const by = (does: string) => (event: { readonly seat: Seat }) => `Seat ${event.seat} ${does}.`

const to = (does: string) => (event: { readonly seat: Seat; readonly to: number }) =>
  `Seat ${event.seat} ${does} ${event.to}.`

const readWords = ({ pot, run, share, seats }: Reading): string => {
  const part = `${share}${pot === 0 ? '' : ` of side pot ${pot}`}${run === 0 ? '' : ` on run-out ${run + 1}`}`
  return seats.length === 0
    ? `nobody qualifies for the ${part}`
    : `${part} to ${seats.map(seat => `seat ${seat}`).join(' and ')}`
}

const news: News = {
  DealStarted: ({ form, players }) => `A deal of ${form.name} for ${players.length} hands begins.`,
  Posted: ({ seat, kind, amount }) => `Seat ${seat} posts ${amount} (${kind.replaceAll('-', ' ')}).`,
  PostReturned: ({ seat, amount }) => `${amount} that seat ${seat} posted goes back.`,
  ChipsSetAside: ({ seat, amount }) => `${amount} of seat ${seat} is set aside.`,
  DeckShuffled: () => 'The deck is shuffled.',
  CardsDealt: ({ seats, cards: dealt, face }) =>
    `Cards ${face}: ${seats.map((seat, i) => `${dealt[i]} to ${seat}`).join(', ')}.`,
  CardBurned: ({ card }) => `${card} is burned.`,
  BoardDealt: ({ board, cards: laid }) => `${cards(laid)} to ${board > 0 ? `board ${board + 1}` : 'the board'}.`,
  Reshuffled: ({ deck }) => `The cards are shuffled again: ${deck.length} in the stub.`,
  CommonCardDue: () => 'Too few cards for all: one card will serve everybody.',
  RoundOpened: ({ street, seat }) => `Betting ${roundWords(street)}: seat ${seat} is first.`,
  RoundClosed: () => 'The betting round is over.',
  BroughtIn: to('brings in'),
  Folded: by('folds'),
  Checked: by('checks'),
  Called: to('calls'),
  Bet: to('bets'),
  Completed: to('completes to'),
  Raised: to('raises to'),
  UncalledReturned: ({ seat, amount }) => `${amount} that nobody called goes back to seat ${seat}.`,
  WagersReturned: ({ back }) => `Wagers go back: ${takenWords(back)}.`,
  PotOpened: by('declares the pot open'),
  CardsAsked: ({ seat }) => `Seat ${seat} is asked about his cards.`,
  Discarded: ({ seat, cards: thrown }) =>
    thrown.length === 0 ? `Seat ${seat} stands pat.` : `Seat ${seat} throws away ${cards(thrown)}.`,
  TurnedUp: ({ seat, card }) => `Seat ${seat} turns up ${card}.`,
  KeptDown: by('keeps his card down'),
  Placed: ({ seat, rows }) => `Seat ${seat} lays ${rows.map(cards).join(' / ')}.`,
  RunsAgreed: ({ times }) => `What is to come is dealt ${times === 2 ? 'twice' : 'three times'}.`,
  RunBegun: ({ run }) => `Run-out ${run + 1} begins.`,
  BlindsChopped: ({ back }) => `The blinds are chopped: ${takenWords(back)}.`,
  ShowdownOpened: ({ seat }) => `The showdown: seat ${seat} is first.`,
  HandShown: ({ seat, cards: shown, says }) =>
    `Seat ${seat} shows ${cards(shown)}${says === undefined ? '' : ` and calls it ${says}`}.`,
  CardsShown: ({ seat, cards: shown }) => `${cards(shown)} of seat ${seat} lies face up.`,
  HandMucked: by('mucks'),
  BoardPlayed: by('plays the board'),
  HandSeen: ({ seat, cards: shown, by: who }) => `Seat ${who} has seat ${seat}'s hand shown: ${cards(shown)}.`,
  BoardTold: ({ board, cards: laid }) => `${board > 0 ? `Board ${board + 1}` : 'The board'} is ${cards(laid)}.`,
  HandsRead: ({ readings }) => `The dealer has read the hands: ${readings.map(readWords).join('; ')}.`,
  HandsKilled: ({ seats }) => `The losing hands are killed: ${seats.join(', ')}.`,
  AwardDue: () => 'The pots can be pushed.',
  PotAwarded: ({ pot, to: taken, words }) =>
    `${pot === 0 ? 'The pot' : `Side pot ${pot}`}: ${takenWords(taken)}${words === '' ? '' : `, ${words}`}.`,
  PotCarried: ({ amount }) => `${amount} stays for the next deal.`,
  DealEnded: () => 'The deal is over.',
  ...mendingNews,
}

/** When a round of betting is: `before the flop`, `on the turn`, `after the first draw`. */
const roundWords = (street: string): string => {
  if (street === 'preflop') return 'before the flop'
  if (/^(?:before|after) /.test(street)) return street
  return `${street.endsWith('draw') ? 'after' : 'on'} the ${street}`
}

/** An event that has no words of its own: its name and the facts that most events have. */
const plainNews = (event: DealEvent): string => {
  const {
    seat,
    amount,
    cards: list,
  } = event as {
    readonly seat?: Seat
    readonly amount?: number
    readonly cards?: readonly Card[]
  }
  const name = event.type.replaceAll(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  const facts = [
    seat === undefined ? '' : `seat ${seat}`,
    amount === undefined ? '' : String(amount),
    Array.isArray(list) ? cards(list) : '',
  ]
  return `${[name, ...facts].filter(part => part !== '').join(' ')}.`
}
