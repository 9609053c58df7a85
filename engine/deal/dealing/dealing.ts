import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Step } from '../../forms/form.ts'
import { wrongArgument } from '../../kinds/wrong-argument.ts'
import { type Cites, citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Seat } from '../chips.ts'
import type { DealerCommand } from '../commands.ts'
import { type Deal, type Player, stubCount } from '../deal.ts'
import { exposedOff } from '../drawing/judge-opener.ts'
import type { ReshuffledPile } from '../events.ts'
import { forward } from '../forward.ts'
import { isDealtDown, NOTHING_WRONG, reshuffleDue } from '../mending.ts'
import { award } from '../pots/award.ts'
import { formRules, programOf } from '../program.ts'
import { boardDealt, cardBurned, cardsDealt, deckShuffled } from '../record/record-cards.ts'
import { type Refusal, refused } from '../refusal.ts'
import { burnIsDue, stepDue } from '../where.ts'
import { keep, NO_RULES, seatAt, tell, type Work } from '../work.ts'
import { deckOff, unusable } from './card-check.ts'
import { dealQueue } from './dealing-order.ts'
import { poolOf, stubPlan } from './short-stub.ts'

/** The dealer does what is due: burns, deals, lays out a board, pushes the pots. */
export const dealNext = (work: Work, command: Extract<DealerCommand, { type: 'Deal' }>): Refusal | null => {
  const { state: deal } = work
  if (deal.turn >= 0) return refused('player-is-due', { seat: seatAt(deal, deal.turn) })
  if (deal.phase === 'award') {
    const off = exposedOff(deal, command.cards)
    if (off === null) award(work, command.cards)
    return off
  }
  if (deal.phase !== 'streets') return refused('not-the-time', { about: 'Deal' })
  let at = stepDue(deal)
  let plan = stubPlan(deal, at)
  if (plan.do === 'reshuffle') return refused('not-the-time', { about: 'Deal' })
  if (plan.do === 'set-aside') return setAside(work, plan.cards, command.cards)
  if (plan.do === 'common-card') {
    const off = cardsOff(deal, 1, command.cards)
    if (off) return off // before anything happens
    tell(work, { type: 'CommonCardDue', rules: citesOf(deal.book).commonCard })
    at = stepDue(deal)
    plan = stubPlan(deal, at)
    if (plan.do !== 'deal') return null
  }
  return burnIsDue(deal, at) ? burn(work, at, command.cards) : dealOut(work, at, plan.cards, command.cards)
}

const burn = (work: Work, at: number, named: readonly Card[] | undefined): Refusal | null => {
  const { state: deal } = work
  const off = cardsOff(deal, 1, named)
  if (off) return off
  const card = named === undefined ? deal.deck[deal.next]! : named[0]!
  const event = { type: 'CardBurned', card, rules: citesOf(deal.book).burn } as const
  cardBurned(deal, event, at)
  keep(work, event)
  forward(work)
  return null
}

const dealOut = (work: Work, at: number, count: number, named: readonly Card[] | undefined): Refusal | null => {
  const { state: deal } = work
  const step = programOf(deal.form).steps[at]!
  const off = cardsOff(deal, count, named)
  if (off) return off
  const cards = cardsFor(deal, count, named)
  if (step.do === 'board') layBoards(work, step.cards, cards)
  else if (deal.common) tell(work, { type: 'BoardDealt', board: 0, cards, rules: citesOf(deal.book).commonCard })
  else if (step.do === 'replace') {
    const seats = deal.owing.slice(0, cards.length).map(place => seatAt(deal, place))
    const left = deal.owing.length - cards.length
    tell(work, { type: 'CardsDealt', face: 'down', seats, cards, left, rules: formRules(deal.form, deal.book) })
  } else if (step.do === 'deal') dealAround(work, at, step, cards)
  forward(work)
  return null
}

/** rrp/8/14: cards are put out of play so that later ones reach those who would have had them. */
const setAside = (work: Work, count: number, named: readonly Card[] | undefined): Refusal | null => {
  const { state: deal } = work
  const off = cardsOff(deal, count, named)
  if (off) return off
  const { rules } = rulebookOf(deal.book).prematureStudCardRepair
  tell(work, { type: 'CardsSetAside', cards: cardsFor(deal, count, named), rules })
  forward(work)
  return null
}

/** Why these cannot be the next cards, or null. */
const cardsOff = (deal: Deal, count: number, named: readonly Card[] | undefined): Refusal | null => {
  if (named === undefined) return null
  if (!deal.realCards) return refused('cards-are-in-the-deck')
  return named.length === count ? unusable(deal, named) : refused('wrong-number-of-cards', { count })
}

/** The next cards off the deck; at a table with real cards those that fell, unknown where nobody named. */
const cardsFor = (deal: Deal, count: number, named: readonly Card[] | undefined): readonly Card[] => {
  if (!deal.realCards) return count === 1 ? [deal.deck[deal.next]!] : deal.deck.slice(deal.next, deal.next + count)
  return named ?? Array.from({ length: count }, () => UNKNOWN)
}

const layBoards = (work: Work, each: number, cards: readonly Card[]): void => {
  const { run, form } = work.state
  const rules = formRules(form, work.state.book)
  for (let i = 0; i < form.boards; i++) {
    const laid = form.boards === 1 ? cards : cards.slice(i * each, (i + 1) * each)
    const event = { type: 'BoardDealt', board: run * form.boards + i, cards: laid, rules } as const
    boardDealt(work.state, event)
    keep(work, event)
  }
}

/** Cards around the table, one piece of news for each run of cards that lie the same way. */
const dealAround = (work: Work, at: number, step: Extract<Step, { do: 'deal' }>, cards: readonly Card[]): void => {
  const { state: deal } = work
  const { players, done } = deal
  const queue = dealQueue(deal, step)
  // mostly every card lies as the form says, in the only hand of its player
  const alike = deal.mending === NOTHING_WRONG && step.face !== 'as-chosen' && deal.form.stacks === undefined
  const rules = formRules(work.state.form, work.state.book)
  const end = done + cards.length
  for (let from = done; from < end; ) {
    const { hand } = players[queue[from]!]!
    const face = faceFor(deal, players[queue[from]!]!, step.face, at)
    const seats: Seat[] = []
    let to = from
    for (; to < end; to++) {
      const player = players[queue[to]!]!
      if (!alike && (player.hand !== hand || faceFor(deal, player, step.face, at) !== face)) break
      seats.push(player.seat)
    }
    const dealt = seats.length === cards.length ? cards : cards.slice(from - done, to - done)
    const news = { type: 'CardsDealt', face, seats, cards: dealt, left: queue.length - to, rules } as const
    const event = hand === 0 ? news : { ...news, hand }
    cardsDealt(deal, event, at)
    keep(work, event)
    from = to
  }
}

/** wsop/mexican-poker-next: a player who has a downcard gets the next card up, a player who has none gets it down. */
const faceFor = (deal: Deal, player: Player, face: 'down' | 'up' | 'as-chosen', at: number): 'down' | 'up' => {
  // rrp/8/1: a holecard of theirs lies up instead
  if (deal.mending !== NOTHING_WRONG && isDealtDown(deal.mending, at, player.seat)) return 'down'
  if (face !== 'as-chosen') return face
  return player.down.length > 0 ? 'up' : 'down'
}

/** The order of the deck before the deal. */
export const shuffle = (work: Work, deck: readonly Card[]): Refusal | null => {
  if (work.state.phase !== 'shuffle') return refused('not-the-time', { about: 'Shuffle' })
  if (!Array.isArray(deck))
    throw wrongArgument('deck', deck, 'a list of cards such as shuffled(decks.standard, chance)')
  const off = deckOff(work.state.form, deck)
  if (off) return off
  const event = { type: 'DeckShuffled', deck, rules: citesOf(work.state.book).shuffle } as const
  deckShuffled(work.state, event)
  keep(work, event)
  forward(work)
  return null
}

/** The order of the cards that go back into the deck. */
export const reshuffle = (work: Work, deck: readonly Card[]): Refusal | null => {
  const { state: deal } = work
  if (deal.phase !== 'streets' || deal.turn >= 0) return refused('not-the-time', { about: 'Reshuffle' })
  const plan = stubPlan(deal)
  if (plan.do !== 'reshuffle') return refused('not-the-time', { about: 'Reshuffle' })
  const off = poolOff(deal, poolOf(deal, plan.from), deck)
  if (off) return off
  const cites = citesOf(deal.book)
  tell(work, { type: 'Reshuffled', from: plan.from, deck, rules: reshuffleRules(deal, plan.from, cites) })
  if (plan.thenBurn && stubCount(deal) > 0) tell(work, { type: 'CardBurned', card: deal.deck[0]!, rules: cites.burn })
  forward(work)
  return null
}

const reshuffleRules = (deal: Deal, from: ReshuffledPile, cites: Cites): readonly RuleId[] => {
  const { form, runs, mending } = deal
  const ruled = reshuffleDue(mending, stepDue(deal))
  if (ruled !== undefined) return ruled.rules ?? NO_RULES
  if (runs > 1) return from === 'burns' ? cites.runShort : cites.runVeryShort
  if (form.deck === 'mexican') return cites.mexicanShort
  if (form.shortStub === 'common-card') return cites.studShort
  return form.shortStub === 'muck-too' ? cites.superStudShort : rulebookOf(deal.book).drawReshuffle.rules
}

const poolOff = (deal: Deal, pool: readonly Card[], deck: readonly Card[]): Refusal | null => {
  if (deck.length !== pool.length) return refused('wrong-number-of-cards', { count: pool.length })
  if (deal.realCards) {
    const card = deck.find(it => it !== UNKNOWN)
    return card === undefined ? null : refused('card-not-in-deck', { card })
  }
  const left = new Set(pool)
  for (const card of deck) if (!left.delete(card)) return refused('card-not-in-deck', { card })
  return null
}
