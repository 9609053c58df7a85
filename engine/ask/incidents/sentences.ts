import type { IncidentType } from '../../rulings/rulers.ts'

/**
 * How you say an incident, the usual sentence first. `{seat}` is a fact, `[ … {card} …]` a part that may be left out,
 * and `[looked: …]` words that say yes to a fact. Whatever has no sentence here, or not with these facts, is given by its
 * name and its facts by theirs.
 */
export const sentences: Readonly<Partial<Record<IncidentType, readonly string[]>>> = {
  MiscalledHand: ['{seat} miscalls their hand as {called}[intentional: on purpose][, so that {fouled} fouled]'],
  PairNotAnnounced: ['{seat} does not announce their pair[, so that {fouled} fouled]'],
  TabledLate: [
    '{seat} tables their mucked hand[ {cards}][identifiable:, which lies apart][misinformed:, having been misinformed][dealerErred:, after a mistake by the dealer]',
  ],
  BurnMissed: [
    'the burn is missed[facedown:, the card still face down][, {dealt} cards being out][: {cards}][, and {seen} looked at it]',
  ],
  TwoBurned: [
    'two cards are burned[, {dealt} cards being out][: {cards}][, and {seen} looked at it]',
    'two are burned[: {cards}]',
  ],
  PrematureBoard: [
    'the board comes too early[: {cards}]',
    'the flop comes too early[: {cards}]',
    'the turn comes too early[: {cards}]',
    'the river comes too early[: {cards}]',
  ],
  PrematureStreetCard: ['the next street comes too early for {to}[: {cards}][, and {seen} looked at it]'],
  LastCardUp: ['the last card of {seats} comes up[: {cards}]', 'the last cards of {seats} come up[: {cards}]'],
  UpcardsPickedUp: ['the upcards of {seat} are {how}[madeAnotherAct:, and another acts on it]'],
  DiscardMissed: ['{seat} has not discarded in time[, only {discarded}]'],
  StreetOutOfSequence: ['the street goes to {to} in this order[: {cards}]'],
  BeatenCall: ['{seat} wants their call back, being beaten by the upcards of {by}'],
  TooManyInFlop: ['the flop has {count} cards[: {cards}]'],
  StubFouled: ['the stub is fouled[ with the {mixedWith}]'],
  HandMucked: [
    "{seat}'s hand is mucked by the {by}[identifiable:, which lies apart][misinformed:, having been misinformed][dealerErred:, after a mistake by the dealer][protected:, protected]",
    "the {by} mucked {seat}'s hand[identifiable:, which lies apart]",
  ],
  HandThrownForward: [
    "{seat}'s hand is thrown forward[madeAnotherAct:, and another acts on it][announced:, saying so]",
  ],
  CardsMixedWithAnother: ["{seat}'s cards are mixed with {with}'s[identifiable:, and can be told apart]"],
  DealtDeadHand: ["{seat}'s hand is dealt dead"],
  HiddenCards: ["{seat}'s cards were hidden, {behind} acted behind them"],
  LiveHandShown: ['{seat} shows their live hand {cards}[onPurpose: on purpose][winnerTakesAll:, winner takes all]'],
  ButtonMisplaced: ['the button belongs to {belongs}'],
  FirstCardToWrongSeat: ['the first card went to {seat}'],
  DealtToEmptySeat: ['empty seat {seat} was dealt in', '{seat} was dealt in and is empty'],
  PlayerDealtOut: ['{seat} was dealt out[atTheTable:, being at the table][posted:, having posted]'],
  DealtOutOfSequence: ['{seat} was dealt before {before}[ in round {round}]'],
  ExtraCard: ['{seats} got a card too many[: {cards}]'],
  WrongNumberOfCards: ['{seat} has {has} cards[actedEarly:, having acted early]'],
  FourteenAndTwelve: ['{fourteen} has fourteen and {twelve} twelve, and picks number {picked}'],
  WrongNumberSet: ['{seat} set {set} cards'],
  FantasylandMiscount: ['{seat} has {has} cards in Fantasyland'],
  PlayerAbsent: ['{seat} is absent[walkedOff:, having walked off]', '{seat} is away', '{seat} is not at the table'],
  PlayerBack: ['{seat} is back', '{seat} comes back', '{seat} returns'],
  ClockExpired: [
    "{seat}'s clock has expired[ after {seconds} seconds]",
    "{seat}'s time is up",
    'the clock runs out on {seat}',
  ],
  ClockAskedFor: [
    '{by} calls the clock on {seat} after {after} seconds',
    'the floor calls the clock on {seat} after {after} seconds',
  ],
  DrawChanged: ['{seat} changes the draw[relied:, on which another acted]', '{seat} wants to change the draw'],
  TurnPassed: [
    '{seat} was passed over, {behind} acted behind them[waiting:, another waiting][, time called {calledTime}]',
  ],
  ImproperWager: ['{seat} makes it an improper {to}, noticed {when}'],
  OwedBlindUnposted: ['{seat} owes {owes} and did not post[looked:, having looked]'],
  WrongLowcard: ['{seat} brought in wrongly[nextActed:, and the next acted]'],
  HiddenChips: ['{seat} had {amount} hidden[, won by {winner}][nextDealBegun:, the next deal begun]'],
  ConcealedChips: ['{seat} concealed {hidden}'],
  UnnoticedMoney: ['{seat} has {amount} in {what}[unaware:, unknown to the others][objection:, and one objects]'],
  ButtonWrongThisDeal: ['the button should have been at {should}'],
  RunDisputed: ['run {run} is disputed'],
  PotAwardedWrongly: ['the pot was pushed to {from} and belongs to {to}'],
  CardExposed: [
    "{seat}'s {card} is exposed by the {by}[looked:, who has looked][disputed:, disputed][pitched:, pitched][, replaced by {replacement}]",
    "the {by} exposed {seat}'s {card}",
  ],
  CardOffTable: ["{seat}'s {card} falls off the table by the {by}[, replaced by {replacement}]"],
  BoxedCard: [
    '{card} is boxed in the {where}[ of {seat}][nextMixed:, the next card mixed][needed:, needed][, replaced by {replacement}]',
  ],
  JokerFound: ['{seat} finds a joker[ {card}][, replaced by {replacement}]', '{seat} has a joker'],
  ForeignCard: ['a foreign card[ {card}] is found in the {where}[wouldBeDealt:, next to be dealt]'],
  DuplicateCard: ['there are two {card}'],
  CardMissing: ['the deck has {has} cards'],
  KnownBadDeck: ['{seat} knew the deck had a {fault}[wagered:, and wagered]'],
  DamagedCard: ["{seat}'s {card} is damaged"],
  DrawCardsMucked: ["{seat}'s draw {cards} is mucked"],
}
