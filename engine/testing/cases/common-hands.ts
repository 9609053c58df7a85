import type { Card } from '../../cards/card.ts'
import type { Chips, Seat } from '../../deal/chips.ts'
import { type ByBooks, oneRuling, retrievalRuling } from '../by-books.ts'
import { rulesOf } from '../rules-by-hand.ts'
import type { Table } from '../table.ts'
import { event, isVoid, type Scene } from './scene.ts'

/** A table at which a player is due, and how it lies with their hand dead or live. */
type HandScene = {
  readonly at: Scene
  /** The acts up to their turn. */
  readonly due: string
  readonly seat: Seat
  /** A downcard of theirs. */
  readonly card: Card
  /** What they have before them. */
  readonly chips: Chips
  /** A raise or completion that is too small. */
  readonly low: Chips
  /** What is in the pot and before the others. */
  readonly pot: Chips
  readonly dead: (table: Table) => Table
  readonly live: (table: Table) => Table
}

/** What goes wrong with the hand of the player who is due, and is ruled alike in every form with a pot. */
export const commonHands = (byBooks: ByBooks, scene: HandScene): void => {
  const { at, due, seat, card, chips, low, pot, dead, live } = scene
  const mucked = { type: 'HandMucked', seat, by: 'player', identifiable: true } as const
  byBooks(
    at(due),
    mucked,
    { ...retrievalRuling('hand-dead, retrieved', rulesOf.mucked), web: ['hand-dead', ...rulesOf.mucked.web] },
    { 'hand-dead': dead, retrieved: live },
  )
  byBooks(at(due), { ...mucked, by: 'dealer' }, oneRuling('hand-dead', rulesOf.unguarded), { 'hand-dead': dead })
  byBooks(at(due), { type: 'HandThrownForward', seat, madeAnotherAct: false }, oneRuling('hand-dead', rulesOf.folded), {
    'hand-dead': dead,
  })
  byBooks(at(due), { type: 'DealtDeadHand', seat }, oneRuling('hand-dead', rulesOf.dealtDead), { 'hand-dead': dead })
  byBooks(
    at(due),
    { type: 'HiddenCards', seat, behind: 3 },
    {
      ...oneRuling('hand-live', rulesOf.hiddenCards),
      wsop: ['floor: hand-dead, hand-live', ...rulesOf.hiddenCards.wsop],
    },
    { 'hand-dead': dead, 'hand-live': live },
  )
  byBooks(
    at(due, event),
    { type: 'LiveHandShown', seat, cards: [card], onPurpose: true },
    {
      ...oneRuling('penalty-proposed', rulesOf.liveShown),
      uspa: ['floor: penalty-proposed, hand-dead', ...rulesOf.liveShown.uspa],
    },
    { 'hand-dead': dead, 'penalty-proposed': live },
  )
  byBooks(
    at(due),
    { type: 'TurnPassed', seat, behind: 2 },
    {
      ...oneRuling('keeps-turn', rulesOf.turnPassed),
      wsop: ['floor: hand-dead, keeps-turn', ...rulesOf.turnPassed.wsop],
    },
    { 'hand-dead': dead, 'keeps-turn': live },
  )
  const improper = { type: 'ImproperWager', seat, to: low } as const
  byBooks(at(due), { ...improper, when: 'round-over' }, oneRuling('amount-stands', rulesOf.improperWager), {
    'amount-stands': table => table.stacks({ [seat]: chips - low }).pot(pot + low),
  })
  byBooks(at(due), { type: 'ClockExpired', seat }, oneRuling('hand-dead', rulesOf.clock), { 'hand-dead': dead })
  byBooks(
    at(due),
    { type: 'UnnoticedMoney', seat, amount: 50, what: 'cash', unaware: true, objection: false },
    {
      ...oneRuling('dealer: plays-and-is-changed-afterwards, does-not-play', rulesOf.unnoticed),
      wsop: ['does-not-play', 'wsop/59'],
    },
    {
      'plays-and-is-changed-afterwards': table => table.stacks({ [seat]: chips + 50 }).pot(pot),
      'does-not-play': table => table.stacks({ [seat]: chips }).pot(pot),
    },
  )
}

/** The same where the blinds of seats 1 and 2 have opened, and what goes wrong with blinds alone; seat 3 is due. */
export const commonHandsWithBlinds = (
  byBooks: ByBooks,
  scene: Pick<HandScene, 'at' | 'card' | 'dead' | 'live'>,
): void => {
  const { at, dead, live } = scene
  commonHands(byBooks, { ...scene, due: 'deal', seat: 3, chips: 1000, low: 15, pot: 15 })
  byBooks(
    at('deal'),
    { type: 'CardsMixedWithAnother', seat: 3, with: 1 },
    {
      ...oneRuling('hand-dead', rulesOf.intoAnother),
      // seat 1 is a blind
      wsop: ['floor: hand-dead, redeal-with-hand-dead', 'wsop/112'],
    },
    { 'hand-dead': dead, 'redeal-with-hand-dead': isVoid },
  )
  // the rule of stud, for want of another
  byBooks(at('deal'), { type: 'PlayerAbsent', seat: 3 }, oneRuling('hand-dead', rulesOf.absent), { 'hand-dead': dead })
  byBooks(
    at('deal'),
    { type: 'PlayerAbsent', seat: 2 },
    { ...oneRuling('hand-live', rulesOf.absent), wsop: ['hand-dead', ...rulesOf.absent.wsop] },
    {
      'hand-live': live,
      'hand-dead': table => table.holds({ 2: '' }).stacks({ 2: 990 }).pot(15).has({ turn: 2 }),
    },
  )
  byBooks(
    at('deal'),
    { type: 'OwedBlindUnposted', seat: 3, owes: 10, looked: true },
    oneRuling('hand-dead', rulesOf.owedBlind),
    { 'hand-dead': dead },
  )
}

/** All three have chips enough but seat 2, who is all-in before the first draw and has hidden some of them. */
export const concealedBeforeTheDraw = (byBooks: ByBooks, at: Scene): void =>
  byBooks(
    at('deal; 3 raises to 20; 1 folds; 2 all-in; 3 calls', { seats: { 1: 1000, 2: 25, 3: 1000 } }),
    { type: 'ConcealedChips', seat: 2, hidden: 3 },
    oneRuling('floor: held-to-what-was-seen, action-stands', rulesOf.concealed),
    {
      'held-to-what-was-seen': table => table.pot(49).stacks({ 1: 995, 2: 0, 3: 978 }),
      'action-stands': table => table.pot(55).stacks({ 1: 995, 2: 0, 3: 975 }),
    },
  )
