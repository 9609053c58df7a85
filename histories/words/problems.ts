import type { Seat } from '@cardroom/engine'
import { isRecord, shown, wrongArgument } from '@cardroom/engine/kinds'
import { does, english, type Names, problemText, type Say, say, text, withNames } from '@cardroom/engine/words'
import { inPlaces } from '../amount.ts'
import { LOG_VERSION } from '../log/log.ts'
import { PHH_VARIANTS } from '../phh/variants.ts'
import { GAMES } from '../pokerstars/games.ts'
import type { ActionFault, Fault, HeaderFault, HistoryProblems, HistoryWhy, LineFault } from '../problems.ts'
import { refusedSay } from './refused.ts'
import { shapeText } from './shape-problems.ts'

/** What is wrong with a history and what would be accepted, in words. */
export const problemWords = (fault: Fault): string => {
  if (!isRecord(fault) || !Object.hasOwn(PROBLEMS, fault.why))
    throw wrongArgument('problemWords', fault, 'a problem such as handsIn lists')
  return (PROBLEMS[fault.why] as (about: unknown) => string)(fault.about ?? null)
}

/** What a file calls its players: some formats number seats, PHH the places of its list, p1 first. */
const namesOf = (places: readonly Seat[] | null): Names => ({
  player: id => id,
  seat: number => {
    const at = places?.indexOf(number) ?? -1
    return at < 0 ? null : `p${at + 1}`
  },
})

const named = (said: Say, places: readonly Seat[] | null): string => text(withNames(said, namesOf(places)), english)

const quoted = (word: string): string =>
  word === '' ? 'nothing' : JSON.stringify(word.length > 20 ? `${word.slice(0, 20)}…` : word)

const ACTIONS: Readonly<Record<ActionFault['is'], (text: string) => string>> = {
  actor: it => `An action begins with d for the dealer or p1, p2 … for a player, not with ${quoted(it)}.`,
  boardcards: () => 'Boardcards are written as d db and the cards in one word.',
  card: it => `${quoted(it)} is not a card: cards are written like As, Td or ??.`,
  dealer: it => `The dealer deals db (boardcards) or dh (holecards), not ${quoted(it)}.`,
  holecards: () => 'Holecards are written as d dh p1 and the cards in one word.',
  'nothing-follows': it => `Nothing follows ${it}.`,
  'one-word': it => `At most one word follows ${quoted(it)}.`,
  player: it => `A player does pb, cbr, cc, f, sd or sm, not ${quoted(it)}.`,
  amount: it => `Cbr takes the total amount in front of the player, not ${quoted(it)}.`,
}

const HEADERS: Readonly<Record<HeaderFault['is'], string>> = {
  opening: 'the line doesn’t begin with "PokerStars Hand #…:"',
  game: `the game isn’t one of ${GAMES.map(({ name }) => name).join(', ')} at No Limit, Pot Limit or Limit`,
  cap: 'games with a cap on losses aren’t supported',
  stakes: 'the stakes aren’t written as ($1/$2)',
}

const LINES: Readonly<Record<LineFault, string>> = {
  'not-understood': 'this line doesn’t make sense',
  cards: 'these aren’t cards',
  amount: 'this isn’t an amount',
  discards: 'the discards don’t add up',
  'amount-missing': 'the amount is missing or isn’t one',
}

/** A sentence for each code. A new code without one does not compile. */
const PROBLEMS: { readonly [Why in HistoryWhy]: (about: HistoryProblems[Why]) => string } = {
  'about-nothing': () => 'there are facts about a deal here, but no deal follows',
  'action-not-known': ({ value }) => `${shown(value)} isn’t known`,
  'action-off': ({ is, text: it }) => ACTIONS[is](it),
  'amount-negative': ({ field }) => `${field} is 0 or more.`,
  'amount-not-exact': ({ amount }) => `${amount === null ? 'This' : amount} isn’t an amount that can be kept exactly.`,
  'ante-for-all': () => 'One ante for all is dead money: the part nobody matches isn’t returned.',
  'ante-negative': () => 'An ante is 0 or more.',
  'bad-json': ({ message }) => (message === null ? 'This isn’t JSON.' : `this isn’t JSON: ${message}`),
  'before-start': ({ type }) => `${type} comes before DealStarted`,
  'before-street': ({ board }) => `before this street the board is ${board.join(' ') || 'empty'}`,
  'board-differs': ({ board }) => `the streets laid ${board.join(' ') || 'no board'}`,
  'boardcards-missing': ({ count }) => `${count} boardcard${count === 1 ? ' is' : 's are'} missing before this act.`,
  'cannot-follow': ({ type, message }) => `${type} can’t follow here: ${message}`,
  'card-not-named': ({ seat, places }) =>
    named(say`${does({ seat }, 'gets', 'get')} a card that the file doesn’t name.`, places),
  'cards-left': ({ seat, count, places }) => {
    const whose: Say = seat === null ? ['The board was given'] : [does({ seat }, 'was given', 'were given')]
    return named(
      say`${whose} ${String(count)} more ${count === 1 ? 'card' : 'cards'} than the game deals before this act.`,
      places,
    )
  },
  'collects-otherwise': ({ seat, said, found, scale }) =>
    `The file says seat ${seat} collects ${said}; by the rules it’s ${inPlaces(found, scale)}.`,
  'currency-symbol': () => 'currency_symbol is one character.',
  'deal-off': ({ type, off }) => `after ${type} the deal is off: ${off}`,
  'dealer-is-due': ({ act }) => `The dealer’s ${act} comes next, but the file doesn’t have it.`,
  'deck-differs': ({ deck, file }) => `The deck has ${deck} where the file has ${file ?? 'no card'}.`,
  'does-not-add-up': () => 'the deal doesn’t add up',
  'entries-off': ({ field, entries, players }) =>
    `${field} has ${entries} entries, but starting_stacks has ${players}.`,
  'event-off': ({ problem }) => shapeText(problem),
  'field-between': ({ field, least, most }) => `${field} is a number from ${least} to ${most}.`,
  'field-missing': ({ field }) => `${field} is missing.`,
  'field-not-an-object': ({ value }) => `about: ${shown(value)} is not an object`,
  'field-off': ({ problem }) => `${problemText(problem)}.`,
  'file-empty': () => 'the file is empty',
  'form-unsound': ({ problem }) => `The form doesn’t make sense: ${problemText(problem)}.`,
  'half-card': ({ card }) => `${card} names half a card: it counts as unknown.`,
  'header-off': ({ is }) => HEADERS[is],
  'house-takes-otherwise': ({ rake, found, scale }) =>
    `The file says the house takes ${rake}; by the pots it’s ${inPlaces(found, scale)}.`,
  'line-off': ({ is, text: it }) => `${LINES[is]}: ${it}`,
  'no-big-blind': () => 'games without a big blind aren’t supported',
  'no-blinds-here': () => 'This variant has no blinds.',
  'no-format': ({ formats }) => `This isn’t a hand history we can read: ${formats.join(', ')}.`,
  'no-hand': ({ format }) =>
    format === 'ohh' ? 'the file has no JSON object' : 'no line begins with "PokerStars Hand #…:"',
  'no-log': () => 'a log begins with {"cardroom":"log","version":…}',
  'no-ohh': () => 'the object has no field "ohh"',
  'no-order-leads-to': ({ type }) => `No order leads to ${type} at this point in the deal.`,
  'no-standard-field': ({ field }) => `${field} isn’t a field of the standard or a user’s field, which begins with _.`,
  'no-such-form': () => 'There is no such form: see cardroom forms.',
  'no-such-id': ({ value }) => `${shown(value)} isn’t the id of any player`,
  'no-such-player': ({ place, players }) => `There is no p${place}: ${players} players are dealt in.`,
  'no-such-seat': ({ value }) => `${shown(value)} isn’t a seat`,
  'no-such-variant': ({ code }) =>
    `There is no variant ${JSON.stringify(code.slice(0, 40))}: choose ${Object.keys(PHH_VARIANTS).join(', ')}.`,
  'no-such-version': ({ version }) => `version: ${shown(version)} isn’t known; versions 1 to ${LOG_VERSION} are`,
  'no-summary': () => 'the hand ends before its summary',
  'not-a-list': ({ value }) => `${shown(value)} is not a list`,
  'not-an-amount': ({ value }) => `${shown(value)} is not an amount`,
  'not-an-event': ({ value }) => `an event is an object, not ${shown(value)}`,
  'not-an-object': about => (about === null ? 'This has to be an object.' : `${shown(about.value)} is not an object`),
  'not-cards': ({ value }) => `${shown(value)} is not a list of cards`,
  'not-one-of': ({ value, names }) => `${shown(value)} is not one of ${names.join(', ')}`,
  'not-toml': ({ fault }) => `The file isn’t TOML: ${fault}.`,
  'order-off': ({ problem }) =>
    `This order can’t be read: ${problem === null ? 'it has to be a number and an order' : problemText(problem)}.`,
  'players-from-2': ({ at }) => PLAYERS[at],
  'players-to-100': () => 'At most 100 players are supported.',
  'puts-otherwise': ({ found, said, scale }) =>
    `By the rules it takes ${inPlaces(found, scale)} here, but the file says ${inPlaces(said, scale)}.`,
  refused: ({ refusal, scale, places }) => named(refusedSay(refusal, scale), places),
  'reshuffle-not-given': () => 'The deck runs out, but the file doesn’t say how it was reshuffled.',
  'scale-off': () => 'This has to be a number of decimal places from 0 to 9.',
  'seat-or-id-twice': () => 'another player has this seat or id',
  'seat-or-name-twice': ({ seat, name }) => `seat ${seat} or ${name} appears twice`,
  'stack-not-positive': () => 'A stack is more than 0, or inf if nobody knows it.',
  'stakes-off': () => 'the stakes aren’t amounts',
  'start-not-begun': () => 'No deal can begin the way this log does.',
  'start-off': ({ problem }) => `The start, as saved, is wrong: ${problemText(problem)}.`,
  'table-line': () => `the second line isn’t "Table '…' 9-max Seat #1 is the button"`,
  'too-many-chips': () => 'The amounts add up to more chips than we can count.',
}

const PLAYERS: Readonly<Record<HistoryProblems['players-from-2']['at'], string>> = {
  stacks: 'At least two players are dealt in.',
  deal: 'fewer than two players are dealt in',
  table: 'fewer than two players sit at the table',
}
