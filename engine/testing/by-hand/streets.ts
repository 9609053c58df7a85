import type { Deal } from '../../deal/deal.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { books, inOrder, isBegun, isPast, type Page, stepsOf, type Ways } from './moment.ts'

/** What goes wrong with a street: burns, cards that come early, counts. */
export const streets: Page = {
  BurnMissed: (deal, { facedown }, book) => {
    // rrp/8/13, uspa/3.2.3.5.13, wsop/230: cards move where they belong, if possible; up or down as their players chose, they
    // can't change hands unseen
    if (deal.form.family === 'stud') return isAsChosen(deal) ? ['card-stands'] : ['corrected']
    // rrp/5/4, hpt/holdem/4, wsop/168: before the flop it is corrected only while no card was seen; web/irregularities/11
    // knows no such difference, and later streets are corrected (rrp/5/6, hpt/holdem/5, wsop/169)
    return isFlop(deal) && facedown !== true ? books(book, 'flop-redealt', { web: 'corrected' }) : ['corrected']
  },
  // a burn too many has turned nothing up: rrp/3/irregularities/16, rrp/5/4, rrp/8/13
  TwoBurned: () => ['corrected'],
  // rrp/5/3, uspa/3.2.1.5.2, hpt/holdem/3: redealt. wsop/167: four are scrambled and the floor picks the next burn;
  // wsop/167-five: with more they all go back
  TooManyInFlop: (_, { count }, book) =>
    book !== 'wsop' || count > 4 ? ['flop-redealt'] : Array.from({ length: count }, () => 'picked-burn'),
  // rrp/5/7, uspa/3.2.1.5.3, hpt/holdem/7, wsop/171a: the flop is shuffled in. rrp/5/8, uspa/3.2.1.5.4, hpt/holdem/8: the
  // would-be river takes the place of an early turn; wsop/171b shuffles that too, and all redeal an early river
  PrematureBoard: (deal, _, book) =>
    nextBoard(deal) === 'turn'
      ? books(book, 'would-be-river-is-the-turn', { wsop: 'street-redealt' })
      : ['street-redealt'],
  // rrp/8/14, uspa/3.2.3.5.14: out of play; wsop/231: back into the stub
  PrematureStreetCard: (_, __, book) => books(book, 'cards-stay-out', { wsop: 'cards-back-and-reshuffle' }),
  // wsop/261-later
  StreetOutOfSequence: () => ['corrected-without-betting'],
  // rrp/8/17a, uspa/3.2.3.5.17.1: the one whose card came up may be all-in. wsop/234a-first: the first player's card, and
  // all others come up too
  LastCardUp: (deal, { seats }, book) => {
    const usual = 'play-on or all-in-for-the-pot'
    const isFirst = seats.length === 1 && seats[0] === firstServed(deal)
    return isFirst ? books(book, usual, { wsop: 'all-dealt-up' }) : usual.split(' or ')
  },
  // wsop/222, wsop/222-acted
  WrongLowcard: (_, { nextActed }) => (nextActed ? ['action-stands'] : ['taken-back']),
  WrongNumberOfCards: (deal, { seat, has }, book) => wrongNumber(deal, seat, has, book),
}

/** The boardcards that come next are the flop, or the turn behind it. */
const nextBoard = ({ boards, form }: Deal): string => {
  const lies = boards[0]?.length ?? 0
  const coming = form.streets.flatMap(({ name, steps }) =>
    steps.flatMap(it => (it.do === 'board' ? [{ name, it }] : [])),
  )
  let sum = 0
  for (const { it } of coming) {
    if (sum === lies) return sum < 3 ? 'flop' : sum + it.cards < total(coming) ? 'turn' : 'river'
    sum += it.cards
  }
  return 'river'
}

const total = (coming: readonly { readonly it: { readonly cards: number } }[]): number =>
  coming.reduce((sum, { it }) => sum + it.cards, 0)

/** Courchevel's first boardcard lies there before the others of the flop. */
const isFlop = (deal: Deal): boolean => (deal.boards[0]?.length ?? 0) < 3

/** Do the cards of this street come up or down as their players chose? */
const isAsChosen = ({ form, step }: Deal): boolean => {
  const next = stepsOf(form)
    .slice(step)
    .find(({ do: what }) => what === 'deal')
  return next?.do === 'deal' && next.face === 'as-chosen'
}

const firstServed = (deal: Deal): number => {
  const live = deal.players.filter(({ folded }) => !folded)
  return (live.find(({ seat }) => seat > deal.button) ?? live[0])!.seat
}

/** How many cards this player should have. */
const due = ({ players }: Deal, seat: number): number => {
  const own = players.find(player => player.seat === seat)!
  return own.down.length + own.up.length
}

/** A hand with too many or too few cards. */
const wrongNumber = (deal: Deal, seat: number, has: number, book: BookId): Ways => {
  const { form } = deal
  const needed = due(deal, seat)
  const isLast = !stepsOf(form)
    .slice(deal.step)
    .some(({ do: what }) => what === 'deal')
  // rrp/3/dead-hands/1d, rrp/8/18, wsop/110e: a stud hand that lacks only the last card may be ruled live; at WSOP only a
  // hand of less than six of its seven cards is dead (wsop/235)
  if (form.family === 'stud' && (deal.phase !== 'streets' || isLast) && has === needed - 1)
    return book === 'wsop' && needed === 7 ? ['hand-live'] : ['hand-live', 'hand-dead']
  if (form.family === 'draw' && has < needed && !isPast(deal, 'replace')) {
    // rrp/11/12, rrp/12/5, wsop/275-short: the button is filled up even after action, and once action was taken the draw
    // completes the others
    if (seat === deal.button) return ['filled-up']
    if (isBegun(deal, book) || deal.foldsMade + deal.checksMade + deal.othersMade > 0) return ['completed-on-the-draw']
    // rrp/12/5: in draw high it is a misdeal before action, and badugi has the lists of misdeals alone (wsop/299, wsop/266d)
    return /^(?:draw-high|jacks|badugi)/.test(form.id) ? ['misdeal'] : ['filled-up']
  }
  if (isBegun(deal, book)) return ['hand-dead']
  // rrp/3/misdeals/2e, uspa/3.1.4.1.5, hpt/misdeals/1e, web/misdeals/7, wsop/108e: the last card of all is still on the deck,
  // as long as no boardcard has come behind it
  const isOnTop = inOrder(deal).at(-1)?.seat === seat && deal.boards.every(board => board.length === 0)
  if (has === needed - 1 && form.family === 'board' && isOnTop) return ['corrected']
  // web/misdeals/3: more than two extra cards make a misdeal there, two or more elsewhere
  if (has > needed)
    return has - needed === 1 || (book === 'web' && has - needed === 2) ? ['becomes-the-burn'] : ['misdeal']
  return ['misdeal']
}
