import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import type { PostKind, Reading } from '../../deal/commands.ts'
import type { DealEvent, PotAwarded, WhenOthersSee } from '../../deal/events.ts'
import type { NewsOf, Scene } from '../news-of.ts'
import { andList, cards, chips, does, joined, NOTHING, type Say, say, seat, whose } from '../say.ts'
import { mendingNews } from './mending-news.ts'
import { taken } from './shares.ts'
import { counted, times } from './voice.ts'
import { withHand } from './with-hand.ts'

/** Each event of a deal in a sentence. */
export const dealNews: NewsOf<DealEvent> = {
  DealStarted: ({ form, players }) => say`New hand: ${form.name}, ${counted(players.length)} players.`,
  Posted: ({ seat: at, kind, amount }) => say`${does({ seat: at }, 'posts', 'post')} ${POSTS[kind]} ${chips(amount)}.`,
  PostReturned: ({ seat: at, amount }) => say`Post of ${chips(amount)} returned to ${seat(at)}.`,
  ChipsSetAside: ({ seat: at, amount }) =>
    say`${chips(amount)} of ${whose({ seat: at })} chips are too small to play and are set aside.`,
  DeckShuffled: () => say`The deck is shuffled.`,
  CardsDealt: ({ seats, cards: dealt, face }) => {
    const hands = [...new Set(seats)].map(to => say`${seat(to)} ${cards(dealt.filter((_, i) => seats[i] === to))}`)
    return say`${face === 'up' ? 'Upcards' : 'Dealt'}: ${joined(hands, ', ')}.`
  },
  CardBurned: ({ card }) => say`Burn: ${cards([card])}.`,
  BoardDealt: ({ board, cards: laid }, { street, boards = 1 }) => {
    const place = boards > 1 ? ` (board ${board + 1})` : ''
    // at a table of real cards nobody has said which they are
    if (laid.every(card => card === '??')) return say`${capital(street ?? 'board')}${place} is dealt.`
    return say`${capital(street ?? 'board')}${place}: ${cards(laid)}`
  },
  Reshuffled: ({ deck }) => say`Reshuffled: ${counted(deck.length)} cards in the stub.`,
  CommonCardDue: () => say`Not enough cards for everyone: one card is turned up for the whole table.`,
  RoundOpened: ({ street, seat: at }) => say`${capital(roundWhen(street))}: ${seat(at)} to act first.`,
  RoundClosed: () => say`The betting round is over.`,
  BroughtIn: wager('brings in for', 'bring in for'),
  Folded: act('folds', 'fold'),
  Checked: act('checks', 'check'),
  Called: wager('calls', 'call'),
  Bet: wager('bets', 'bet'),
  Completed: wager('completes to', 'complete to'),
  Raised: wager('raises to', 'raise to'),
  UncalledReturned: ({ seat: at, amount }) => say`Uncalled bet of ${chips(amount)} returned to ${seat(at)}.`,
  WagersReturned: ({ back }) => say`Bets returned: ${taken(back)}.`,
  PotOpened: act('declares the pot open', 'declare the pot open'),
  FalseOpenersShown: ({ seat: at, potPlays }) =>
    potPlays
      ? say`${does({ seat: at }, 'opened', 'opened')} without openers: the hand is dead and the others play on.`
      : say`${does({ seat: at }, 'opened', 'opened')} without openers: the hand is dead.`,
  OpenersAskedFor: ({ seat: at }) => say`${does({ seat: at }, 'asks', 'ask')} to see openers at the end.`,
  DiscardsExposed: ({ seat: at, cards: shown }) => say`${whose({ seat: at })} discards are turned up: ${cards(shown)}.`,
  OpenersNotProven: ({ seat: at }) => say`${does({ seat: at }, 'hasn’t', 'haven’t')} shown openers and can’t win.`,
  CardsAsked: ({ seat: at }) => say`${does({ seat: at }, 'goes', 'go')} first.`,
  DrawTakenBack: ({ seat: at, cards: back }) =>
    say`${does({ seat: at }, 'draws', 'draw')} again${back.length === 0 ? NOTHING : say` with ${cards(back)} back in hand`}.`,
  Discarded: ({ seat: at, cards: thrown }) => discarded(at, thrown),
  TurnedUp: ({ seat: at, card }) => say`${does({ seat: at }, 'turns up', 'turn up')} ${cards([card])}.`,
  KeptDown: act('keeps the card face down', 'keep the card face down'),
  Placed: ({ seat: at, rows }, { rows: names }) => placed(at, rows, names),
  BoardNamed: ({ board, cards: laid }, { boards = 1 }) =>
    say`${boards > 1 ? `Board ${board + 1}` : 'The board'} is ${cards(laid)}.`,
  BoardStruck: ({ board }) => say`Board ${String(board + 1)} is out of play.`,
  RunsAgreed: ({ times: runs }) => say`They run it ${times(runs)}.`,
  RunBegun: ({ run }) => say`Run ${String(run + 1)}`,
  BlindsChopped: ({ back }) => say`Blinds chopped: ${taken(back)}.`,
  ShowdownOpened: ({ seat: at }) => say`Showdown: ${does({ seat: at }, 'shows', 'show')} first.`,
  HandShown: ({ seat: at, cards: shown, says }) =>
    says === undefined
      ? say`${does({ seat: at }, 'shows', 'show')} ${cards(shown)}.`
      : say`${does({ seat: at }, 'shows', 'show')} ${cards(shown)} and ${says === '' ? 'says nothing' : `calls it “${says}”`}.`,
  CardsShown: ({ seat: at, cards: shown }) => say`${does({ seat: at }, 'shows', 'show')} ${cards(shown)}.`,
  HandMucked: act('mucks', 'muck'),
  BoardPlayed: act('plays the board', 'play the board'),
  HandSeen: ({ seat: at, cards: shown, by }) =>
    say`${does({ seat: by }, 'asks', 'ask')} to see ${whose({ seat: at })} hand: ${cards(shown)}.`,
  CardsShownTo: ({ seat: at, to, cards: shown, others }) =>
    say`${does({ seat: at }, 'shows', 'show')} ${seat(to)} ${cards(shown)}; ${OTHERS_SEE[others]}.`,
  CardsOpened: ({ seat: at, cards: shown }) =>
    say`${whose({ seat: at })} ${cards(shown)} ${shown.length === 1 ? 'is' : 'are'} shown to everyone.`,
  AskingDenied: ({ seat: at }) => say`${does({ seat: at }, 'may', 'may')} no longer ask to see hands.`,
  HandsRead: ({ readings }) => say`The dealer reads the hands: ${joined(readings.map(reading), '; ')}.`,
  HandsKilled: ({ seats }) => say`Losing hands mucked: ${andList(seats.map(seat))}.`,
  AwardDue: () => say`The dealer pushes the pot.`,
  PotAwarded: award,
  PointsScored: ({ a, b, rows, scoop, royalties, points, paid }) => {
    const [winner, loser] = points >= 0 ? [a, b] : [b, a]
    const account = [
      `rows ${rows.map(signed).join(' ')}`,
      scoop === 0 ? '' : `scoop ${signed(scoop)}`,
      royalties[0] === royalties[1] ? '' : `royalties ${royalties[0]} to ${royalties[1]}`,
    ].filter(part => part !== '')
    const details = ` (${account.join(', ')}).`
    if (points === 0) return say`${seat(a.seat)} and ${seat(b.seat)} break even${details}`
    return say`${does(winner, 'beats', 'beat')} ${seat(loser.seat)} by ${points === 1 || points === -1 ? 'one point' : `${counted(Math.abs(points))} points`}${paid === 0 ? NOTHING : say` for ${chips(Math.abs(paid))}`}${details}`
  },
  PotCarried: ({ amount }) => say`${chips(amount)} stays in the pot for the next hand.`,
  DealEnded: () => say`The hand is over.`,
  ...mendingNews,
}

/** The streets that are over when their round begins. */
const AFTER = / (draw|cards?|three|four|five)$/

/** A round by its street: `preflop`, `on the turn`, `on fourth street`, `after the first draw`. */
export const roundWhen = (street: string): string => {
  if (street === 'preflop') return 'preflop'
  if (street.startsWith('before ') || street.startsWith('after ')) return street
  if (street.endsWith(' street')) return `on ${street}`
  return `${AFTER.test(street) ? 'after' : 'on'} the ${street}`
}

function act(they: string, you: string): (event: { readonly seat: Seat }) => Say {
  return ({ seat: at }) => say`${does({ seat: at }, they, you)}.`
}

function wager(they: string, you: string): (event: { readonly seat: Seat; readonly to: number }) => Say {
  return ({ seat: at, to }) => say`${does({ seat: at }, they, you)} ${chips(to)}.`
}

/** Who wins what, with which hand; a pot that is divided names each share. */
function award({ pot, run, share, to, hands }: PotAwarded, { shares = 2 }: Scene): Say {
  const which = pot === 0 ? NOTHING : say` from side pot ${String(pot)}`
  const parts = [shares > 1 && share !== 'all' ? share : '', run > 0 ? `run ${run + 1}` : ''].filter(it => it !== '')
  const part = parts.length === 0 ? '' : ` (${parts.join(', ')})`
  const won = to.map(({ seat: at, amount }) => say`${does({ seat: at }, 'wins', 'win')} ${chips(amount)}`)
  const holding = hands.length === 0 ? '' : ` ${hands.map(withHand).join('; ')}`
  return say`${joined(won, ', ', ' and ')}${which}${part}${holding}.`
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))

const POSTS = {
  ante: 'an ante of',
  dead: 'dead money of',
  blind: 'a blind of',
  straddle: 'a straddle of',
  kill: 'a kill of',
  post: 'a live blind of',
} as const satisfies Readonly<Record<PostKind, string>>

const OTHERS_SEE = {
  'at-once': 'everyone else sees it too',
  'when-the-round-ends': 'everyone else sees it when the round ends',
  'when-betting-is-over': 'everyone else sees it when the betting is over',
  'after-the-deal': 'everyone else sees it after the hand',
  never: 'nobody else sees it',
} as const satisfies Readonly<Record<WhenOthersSee, string>>

/** Somebody draws: those who see the discards read them, everyone else reads how many. */
const discarded = (at: Seat, thrown: readonly Card[]): Say => {
  if (thrown.length === 0) return say`${does({ seat: at }, 'stands pat', 'stand pat')}.`
  if (thrown.every(card => card === '??')) return say`${does({ seat: at }, 'draws', 'draw')} ${counted(thrown.length)}.`
  return say`${does({ seat: at }, 'discards', 'discard')} ${cards(thrown)}.`
}

/** Cards set in rows; face down nobody else reads which. */
const placed = (at: Seat, rows: readonly (readonly Card[])[], names: readonly string[] = []): Say => {
  if (rows.flat().every(card => card === '??'))
    return say`${does({ seat: at }, 'has set their hand', 'have set your hand')}.`
  const laid = rows.flatMap((row, i) => (row.length === 0 ? [] : [say`${cards(row)} (${names[i] ?? `row ${i + 1}`})`]))
  return say`${does({ seat: at }, 'sets', 'set')} ${joined(laid, ', ')}.`
}

const reading = ({ pot, run, share, seats }: Reading): Say => {
  const part = `${share}${pot === 0 ? '' : ` of side pot ${pot}`}${run === 0 ? '' : ` on run ${run + 1}`}`
  return seats.length === 0 ? say`nobody qualifies for the ${part}` : say`${part} to ${andList(seats.map(seat))}`
}
