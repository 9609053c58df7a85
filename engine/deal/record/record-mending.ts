import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../chips.ts'
import { type Draft, placeOf } from '../deal.ts'
import type { DealEvent } from '../events.ts'
import type { Absence, Bar, CardMove, Pile } from '../mending.ts'
import { programOf } from '../program.ts'
import { owesPlacement, stepDue } from '../where.ts'
import { answered } from './record-answers.ts'
import { backInPlay, outOfPlay } from './record-dead-hands.ts'
import { emptyPot, killed, retrieved } from './record-showdown.ts'

type MendingEvent = Extract<
  DealEvent,
  {
    type:
      | 'IncidentReported'
      | 'RulingDue'
      | 'RulingGiven'
      | 'ErrorMade'
      | 'ErrorNoticed'
      | 'CardsMoved'
      | 'CardsSetAside'
      | 'FaultCounted'
      | 'DrawOwed'
      | 'StreetTakenBack'
      | 'RepairDue'
      | 'WagersBarred'
      | 'ActsBarred'
      | 'AbsenceNoted'
      | 'AbsenceEnded'
      | 'HandKilled'
      | 'HandRetrieved'
      | 'DealVoided'
  }
>

/** Writes what went wrong, and what is done about it, into the deal. */
export const recordMending = (deal: Draft, event: MendingEvent): void => {
  switch (event.type) {
    case 'IncidentReported':
      return
    case 'RulingDue':
      deal.mending = { ...deal.mending, pending: { decides: event.decides, options: event.options } }
      return
    case 'RulingGiven':
      if (deal.mending.pending !== null) deal.mending = { ...deal.mending, pending: null }
      return
    case 'ErrorMade':
      deal.mending = { ...deal.mending, errors: [...deal.mending.errors, event.error] }
      return
    case 'ErrorNoticed':
      deal.mending = { ...deal.mending, errors: deal.mending.errors.filter((_, i) => i !== event.error) }
      return
    case 'CardsMoved':
      for (const move of event.moves) moved(deal, move)
      // from now on hands may have other cards than the form gives them
      deal.mending = { ...deal.mending }
      if (deal.asked) askedAgain(deal)
      return
    case 'CardsSetAside': {
      const { aside, repairs } = deal.mending
      const at = stepDue(deal)
      deal.next += event.cards.length
      const left = repairs.filter(repair => repair.do !== 'set-aside' || repair.at !== at)
      deal.mending = { ...deal.mending, aside: [...aside, ...event.cards], repairs: left }
      return
    }
    case 'FaultCounted': {
      const { fault, cards } = event
      deal.mending = { ...deal.mending, [fault]: [...deal.mending[fault], ...cards] }
      return
    }
    case 'DrawOwed':
      return drawOwed(deal, placeOf(deal, event.seat), event.cards)
    case 'StreetTakenBack':
      return takenBack(deal, event.step)
    case 'RepairDue':
      deal.mending = { ...deal.mending, repairs: [...deal.mending.repairs, event.repair] }
      if (deal.asked) askedAgain(deal)
      return
    case 'WagersBarred':
      return bar(deal, { seat: event.seat, acts: ['bet', 'raise'], lasts: 'round', rules: event.rules })
    case 'ActsBarred': {
      const { seat, acts, lasts, upTo, rules } = event
      return bar(deal, { seat, acts, lasts, ...(upTo === undefined ? {} : { upTo }), rules })
    }
    case 'AbsenceNoted':
      return absent(deal, event.seat, [{ seat: event.seat, walkedOff: event.walkedOff }])
    case 'AbsenceEnded':
      return absent(deal, event.seat, [])
    case 'HandKilled': {
      const place = placeOf(deal, event.seat)
      return deal.phase === 'streets' ? outOfPlay(deal, place) : killed(deal, place)
    }
    case 'HandRetrieved': {
      const place = placeOf(deal, event.seat)
      const player = deal.players[place]!
      return player.folded ? backInPlay(deal, place, event) : retrieved(deal, player, event.cards)
    }
    case 'DealVoided':
      for (const { seat, amount } of event.back) deal.players[placeOf(deal, seat)]!.stack += amount
      deal.carried = event.kept
      deal.round = null
      deal.asked = false
      deal.turn = -1
      deal.phase = 'ended'
      deal.mending = { ...deal.mending, pending: null, repairs: [], errors: [], voided: event.why }
      // wsop/339: what was laid goes to the middle; the rows still say what it was
      for (const player of deal.players) for (const row of player.rows) deal.muck.push(...row)
      return emptyPot(deal)
  }
}

const bar = (deal: Draft, bar: Bar): void => {
  deal.mending = { ...deal.mending, bars: [...deal.mending.bars, bar] }
}

/** What is known now of whether a player is away. */
const absent = (deal: Draft, seat: Seat, now: readonly Absence[]): void => {
  deal.mending = { ...deal.mending, absent: [...deal.mending.absent.filter(it => it.seat !== seat), ...now] }
}

/** Nobody has acted on what was taken back, so the last round that was played is one before it. */
const takenBack = (deal: Draft, step: number): void => {
  deal.step = step
  deal.done = 0
  deal.round = null
  deal.asked = false
  deal.turn = -1
  if (deal.played < step) return
  const { steps } = programOf(deal.form)
  deal.played = steps.findLastIndex((it, at) => at < step && it.do === 'bet')
}

/** A player is to get this many cards more of the last draw: the dealer goes back to it if they are through. */
const drawOwed = (deal: Draft, place: number, cards: number): void => {
  deal.players[place]!.owed += cards
  deal.owing = [...deal.owing, ...Array.from({ length: cards }, () => place)]
  const { steps } = programOf(deal.form)
  if (steps[deal.step]?.do === 'replace') return
  deal.step = steps.findLastIndex((step, at) => step.do === 'replace' && at <= deal.step)
  // the round that was open has not been played
  if (deal.played > deal.step) deal.played = steps.findLastIndex((step, at) => step.do === 'bet' && at < deal.step)
  deal.done = 0
  deal.round = null
  deal.asked = false
  deal.turn = -1
  deal.phase = 'streets'
}

const moved = (deal: Draft, { card, from, to }: CardMove): void => {
  const taken = take(deal, from, card)
  put(deal, to, taken)
}

/** Takes a card off a pile; with real cards, one that nobody named lies there unknown. */
const take = (deal: Draft, from: Pile, card: Card): Card => {
  if (from === 'stub') {
    const at = deal.realCards ? -1 : deal.deck.indexOf(card, deal.next)
    // a card that is found deeper in the stub is taken out of it
    if (at > deal.next) {
      deal.deck = deal.deck.toSpliced(at, 1)
      return card
    }
    deal.next++
    return deal.realCards ? card : deal.deck[deal.next - 1]!
  }
  if (from === 'stub-bottom') {
    deal.deck = deal.deck.slice(0, -1)
    return card
  }
  const pile = pileOf(deal, from)
  const at = pile.includes(card) ? pile.indexOf(card) : pile.lastIndexOf(UNKNOWN)
  if (at < 0) throw new Error(`${card} does not lie in ${JSON.stringify(from)}`)
  write(deal, from, pile.toSpliced(at, 1))
  return card
}

const put = (deal: Draft, to: Pile, card: Card): void => {
  if (to === 'stub' || to === 'stub-bottom') {
    const stub = deal.deck.slice(deal.next)
    // nobody knows the order of a deck whose cards are named
    const back = deal.realCards ? UNKNOWN : card
    deal.deck = to === 'stub' ? [back, ...stub] : [...stub, back]
    deal.next = 0
    return
  }
  write(deal, to, [...pileOf(deal, to), card])
}

const pileOf = (deal: Draft, pile: Exclude<Pile, 'stub' | 'stub-bottom'>): readonly Card[] => {
  switch (pile) {
    case 'burns':
      return deal.burns
    case 'muck':
      return deal.muck
    case 'discards':
      return deal.discards
    case 'aside':
      return deal.mending.aside
    default:
      if ('board' in pile) return deal.boards[pile.board]!
      return deal.players[placeOf(deal, pile.seat)]![pile.face]
  }
}

const write = (deal: Draft, pile: Exclude<Pile, 'stub' | 'stub-bottom'>, cards: readonly Card[]): void => {
  const now = cards.slice()
  switch (pile) {
    case 'burns':
      deal.burns = now
      return
    case 'muck':
      deal.muck = now
      return
    case 'discards':
      deal.discards = now
      return
    case 'aside':
      deal.mending = { ...deal.mending, aside: now }
      return
    default:
      if ('board' in pile) deal.boards[pile.board] = now
      else deal.players[placeOf(deal, pile.seat)]![pile.face] = now
  }
}

/**
 * wsop/257: one whose downcard has come up has none to turn up. wsop/352d2: one in Fantasyland who has got what they
 * lacked is asked for their rows with the others, and not before.
 */
const askedAgain = (deal: Draft): void => {
  const what = programOf(deal.form).steps[deal.step]?.do
  if (what === 'turn-up') {
    for (const player of deal.players) player.answered ||= player.down.length === 0
    if (deal.turn >= 0 && deal.players[deal.turn]!.answered) answered(deal, deal.turn)
  }
  if (what !== 'place') return
  for (const player of deal.players) {
    if (player.fantasyland > 0 && player.rows.length === 0) player.answered = !owesPlacement(deal, player)
  }
  if (deal.turn >= 0 && deal.players[deal.turn]!.answered) answered(deal, deal.turn)
  // with all cards in hand they are asked in their own place again, though the turn had gone past them
  const back = deal.players.findIndex(player => player.fantasyland > 0 && player.rows.length === 0 && !player.answered)
  if (back >= 0 && deal.turn > back) deal.turn = back
}
