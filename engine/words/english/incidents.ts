import type { Reported } from '../../deal/events.ts'
import { type Incident, type IncidentType, isIncidentType } from '../../rulings/rulers.ts'
import { andList, cards, chips, does, NOTHING, type Part, type Say, say, seat, whose } from '../say.ts'
import { cardCount, counted } from './voice.ts'

/** An incident as somebody at the table would report it; without a full stop. */
export const incidentSay = (incident: Reported): Say =>
  isIncidentType(incident.type) ? sentence(incident as Incident) : [incident.type]

const sentence = (incident: Incident): Say => (incidents[incident.type] as (incident: Incident) => Say)(incident)

type Sentences = { readonly [T in IncidentType]: (incident: Extract<Incident, { readonly type: T }>) => Say }

const seats = (list: readonly number[]): Say => andList(list.map(seat))
const when = (fact: boolean | undefined, words: string): string => (fact ? words : '')
const named = (list: readonly string[] | undefined): Say =>
  list === undefined || list.length === 0 ? NOTHING : say`: ${cards(list as never)}`
const seenBy = (list: readonly number[] | undefined): Say =>
  list === undefined || list.length === 0 ? NOTHING : say`, and ${seats(list)} saw it`
const fouled = (list: readonly number[]): Say =>
  list.length === 0 ? NOTHING : say`, and ${seats(list)} fouled ${list.length === 1 ? 'a hand' : 'hands'} because of it`
const out = (count: number | undefined): string => (count === undefined ? '' : `, with ${cardCount(count)} out`)
const of = (at: number): Part => whose({ seat: at })
const players = (count: number): string => `${counted(count)} ${count === 1 ? 'player' : 'players'}`

const NOTICED = {
  'at-once': 'right away',
  'in-the-round': 'during the round',
  'all-have-acted': 'after everyone had acted on it',
  'round-over': 'after the round',
} as const

const FOREIGN = { hand: 'in a player’s hand', board: 'on the board', stub: 'in the stub' } as const

/** A sentence for each kind of incident. A new kind without one does not compile. */
const incidents: Sentences = {
  MiscalledHand: it =>
    say`${does(it, 'miscalls', 'miscall')} the hand as “${it.called}”${when(it.intentional, ' on purpose')}${fouled(it.fouled)}`,
  PairNotAnnounced: it => say`${does(it, 'doesn’t', 'don’t')} announce a pair${fouled(it.fouled)}`,
  TabledLate: it =>
    say`${does(it, 'tables', 'table')} a mucked hand${named(it.cards)}${when(it.identifiable, ', still identifiable')}${when(it.misinformed, ', after wrong information')}`,
  BurnMissed: it =>
    say`the burn was missed${it.facedown === undefined ? '' : it.facedown ? ', the card still face down' : ', with the cards already out'}${out(it.dealt)}${named(it.cards)}${seenBy(it.seen)}`,
  TwoBurned: it => say`two cards were burned${out(it.dealt)}${named(it.cards)}${seenBy(it.seen)}`,
  PrematureStreetCard: it =>
    say`the next street came too early for ${seats(it.to)}${named(it.cards)}${seenBy(it.seen)}`,
  LastCardUp: it =>
    say`the last ${it.seats.length === 1 ? 'card' : 'cards'} for ${seats(it.seats)} came face up${named(it.cards)}`,
  UpcardsPickedUp: it =>
    say`${of(it.seat)} upcards were ${it.how.replace('-', ' ')}${when(it.madeAnotherAct, ', and another player acted because of it')}`,
  DiscardMissed: it =>
    say`${does(it, 'didn’t', 'didn’t')} discard in time${it.discarded === undefined ? '' : `, only ${counted(it.discarded)}`}`,
  StreetOutOfSequence: it => say`the street was dealt in the order ${seats(it.to)}${named(it.cards)}`,
  BeatenCall: it => say`${does(it, 'wants', 'want')} the call back, beaten by ${of(it.by)} upcards`,
  PrematureBoard: it => say`the next boardcards came too early${named(it.cards)}`,
  TooManyInFlop: it => say`the flop has ${cardCount(it.count)}${named(it.cards)}`,
  StubFouled: it =>
    say`the stub is fouled${it.mixedWith === undefined ? '' : `: mixed with the ${it.mixedWith.replaceAll('-', ' ')}`}`,
  HandMucked: it =>
    say`${of(it.seat)} hand was mucked by the ${it.by}${when(it.identifiable, ', still identifiable')}${when(it.misinformed, ', after wrong information')}${when(it.protected, ', though protected')}`,
  HandThrownForward: it =>
    say`${of(it.seat)} hand was thrown forward${when(it.madeAnotherAct, ', and another player acted because of it')}${when(it.announced, ', announced as a fold')}`,
  CardsMixedWithAnother: it =>
    say`${of(it.seat)} cards are mixed with ${of(it.with)}${when(it.identifiable, ', but can be told apart')}`,
  DealtDeadHand: it => say`${of(it.seat)} hand was dealt dead`,
  HiddenCards: it => say`${of(it.seat)} cards were hidden, and ${players(it.behind)} acted after`,
  LiveHandShown: it =>
    say`${does(it, 'shows', 'show')} a live hand, ${cards(it.cards)}${when(it.onPurpose, ', on purpose')}${when(it.winnerTakesAll, ', winner takes all')}`,
  ButtonMisplaced: it => say`the button belongs at ${seat(it.belongs)}`,
  FirstCardToWrongSeat: it => say`the first card went to ${seat(it.seat)}`,
  DealtToEmptySeat: it => say`the empty ${seat(it.seat)} was dealt in`,
  PlayerDealtOut: it =>
    say`${does(it, 'was', 'were')} dealt out${when(it.atTheTable, ' while at the table')}${when(it.posted, ' after posting')}${when(!it.atTheTable && !it.posted, ' while away')}`,
  DealtOutOfSequence: it =>
    say`${does(it, 'was', 'were')} dealt before ${seat(it.before)}${it.round === undefined ? '' : ` in round ${it.round}`}`,
  ExtraCard: it => say`${seats(it.seats)} got an extra card${named(it.cards)}`,
  WrongNumberOfCards: it =>
    say`${does(it, 'has', 'have')} ${cardCount(it.has)}${when(it.actedEarly, ', and has acted')}`,
  FourteenAndTwelve: it =>
    say`${seat(it.fourteen)} has fourteen cards and ${seat(it.twelve)} twelve; card ${String(it.picked)} is picked`,
  WrongNumberSet: it => say`${does(it, 'set', 'set')} ${cardCount(it.set)}`,
  FantasylandMiscount: it => say`${does(it, 'has', 'have')} ${cardCount(it.has)} in Fantasyland`,
  PlayerAbsent: it => say`${does(it, 'is', 'are')} away${when(it.walkedOff, ', and walked off')}`,
  PlayerBack: it => say`${does(it, 'is', 'are')} back`,
  ClockExpired: it => say`${of(it.seat)} clock ran out`,
  ClockAskedFor: it =>
    say`${it.by === undefined ? ['the floor calls'] : does({ seat: it.by }, 'calls', 'call')} the clock on ${seat(it.seat)} after ${it.after === 1 ? '1 second' : `${it.after} seconds`}`,
  DrawChanged: it =>
    say`${does(it, 'wants', 'want')} to change the draw${when(it.relied, ', on which another player acted')}`,
  TurnPassed: it =>
    say`${does(it, 'was', 'were')} passed over, and ${players(it.behind)} acted after${when(it.waiting, ', with another player waiting')}${
      it.calledTime === undefined ? '' : `; time was called ${it.calledTime.replaceAll('-', ' ')}`
    }`,
  ImproperWager: it =>
    say`${does(it, 'made', 'made')} it ${chips(it.to)}, an amount the game doesn’t allow, noticed ${NOTICED[it.when]}`,
  OwedBlindUnposted: it =>
    say`${does(it, 'owes', 'owe')} ${chips(it.owes)} and didn’t post${when(it.looked, ', after looking')}`,
  WrongLowcard: it =>
    say`${does(it, 'brought', 'brought')} it in by mistake${when(it.nextActed, ', and the next player acted')}`,
  HiddenChips: it =>
    say`${does(it, 'had', 'had')} ${chips(it.amount)} out of sight${it.winner === undefined ? NOTHING : say`, won by ${seat(it.winner)}`}${when(it.nextDealBegun, ', noticed after the next hand began')}`,
  ConcealedChips: it => say`${does(it, 'concealed', 'concealed')} ${chips(it.hidden)}`,
  UnnoticedMoney: it =>
    say`${does(it, 'has', 'have')} ${chips(it.amount)} in ${it.what.replace('-', ' ')}${when(it.unaware, ' that nobody noticed')}${when(it.objection, '; a player objects')}`,
  ButtonWrongThisDeal: it => say`the button should have been at ${seat(it.should)}`,
  RunDisputed: it => say`run ${String(it.run)} is disputed`,
  PotAwardedWrongly: it => say`the pot went to ${seat(it.from)} and belongs to ${seats(it.to)}`,
  CardExposed: it =>
    say`${of(it.seat)} ${cards([it.card])} was exposed by the ${it.by}${when(it.looked, ', who had looked')}${when(it.disputed, ', disputed')}${when(it.pitched, ' while pitching')}${replaced(it.replacement)}`,
  CardOffTable: it =>
    say`${of(it.seat)} ${cards([it.card])} ${it.by === 'dealer' ? 'was dealt' : 'fell'} off the table${replaced(it.replacement)}`,
  BoxedCard: it =>
    say`${cards([it.card])} is boxed in the ${it.where}${it.seat === undefined ? NOTHING : say` of ${seat(it.seat)}`}${when(it.nextMixed, ', the next card mixed')}${when(it.needed, ', and needed')}${replaced(it.replacement)}`,
  JokerFound: it => say`${does(it, 'finds', 'find')} a joker${replaced(it.replacement)}`,
  ForeignCard: it =>
    say`a card from another deck${named(it.card === undefined ? undefined : [it.card])} is ${FOREIGN[it.where]}${when(it.wouldBeDealt, ', next to be dealt')}`,
  DuplicateCard: it => say`the deck has a second ${cards([it.card])}`,
  CardMissing: it => say`the deck has ${cardCount(it.has)}`,
  KnownBadDeck: it =>
    say`${does(it, 'knew', 'knew')} the deck had a ${it.fault} card${when(it.wagered, ' and bet anyway')}`,
  DamagedCard: it => say`${of(it.seat)} ${cards([it.card])} is damaged`,
  DrawCardsMucked: it => say`${of(it.seat)} drawn ${cards(it.cards)} went into the muck`,
}

const replaced = (card: string | undefined): Say =>
  card === undefined ? NOTHING : say`, replaced by ${cards([card] as never)}`
