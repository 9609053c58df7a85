import type { Deal } from '../../deal/deal.ts'
import { books, facesBet, hasActed, hasPot, isOpenFace, isPast, type Page, playerAt, stepsOf } from './moment.ts'

const isBigBet = ({ stakes }: Deal): boolean => ['no-limit', 'pot-limit'].includes(stakes.structure)

/** What players do and leave undone. */
export const people: Page = {
  // rrp/14/nl/16, uspa/3.4.2.13: at pot-limit and no-limit; wsop/85 and web/dead-hands/8 everywhere
  ClockAskedFor: (deal, _, book) =>
    // where nobody bets, WSOP alone has a clock (wsop/351)
    isBigBet(deal) || !hasPot(deal)
      ? ['clock-runs']
      : books(book, 'clock-not-here', { web: 'clock-runs', wsop: 'clock-runs' }),
  // rrp/3/dead-hands/1f, uspa/3.1.5.1.6, hpt/dead-hands/1f, wsop/110g: dead if a bet is faced; web/dead-hands/8 in any case.
  // wsop/351: in open-face the card goes to the front-most row
  ClockExpired: (deal, { seat }, book) => {
    if (isOpenFace(deal)) return ['placed-front-most']
    if (deal.round?.bringInDue === true) return ['brings-in']
    const player = playerAt(deal, seat)
    // uspa/3.2.5.5.1.1: in Mississippi stud at big-bet the high card bets or folds
    const mayNotCheck = deal.form.id === 'mississippi-stud' && isBigBet(deal) && !isPast(deal, 'bet')
    return facesBet(deal, player) || mayNotCheck ? ['hand-dead'] : books(book, 'check', { web: 'hand-dead' })
  },
  // rrp/11/11a, 11b, wsop/276: while no card, not even the burn, has come for it; wsop/drawmaha-draw: beside a board it stands
  DrawChanged: (deal, { relied }) =>
    deal.form.family === 'board' || relied === true || !isDrawing(deal) ? ['draw-stands'] : ['draw-changed'],
  // rrp/3/betting/16: brought up to size if noticed before the round ends; rrp/14/pl/2: over the pot, until all have acted
  ImproperWager: (deal, { to, when }) => {
    const isOver = deal.stakes.structure === 'pot-limit' && to > (deal.round?.price ?? 0)
    return when === 'round-over' || (isOver && when === 'all-have-acted') ? ['amount-stands'] : ['amount-corrected']
  },
  // rrp/3/showdown/2, uspa/3.1.8.2, web/showdown/2, wsop/144-miscall; rrp/11/15, uspa/3.2.8.5.1.15, wsop/279: lows
  MiscalledHand: (deal, { seat, called, intentional, fouled }, book) => {
    if (intentional && fouled.length > 0) return ['pot-forfeited', 'cards-speak']
    if (!isLowball(deal) || holds(deal, seat, called)) return ['cards-speak']
    const isMultiway = deal.players.filter(({ folded }) => !folded).length > 2
    if (fouled.length > 0)
      return isMultiway ? ['hand-dead'] : books(book, 'hand-dead', { wsop: 'hand-dead or cards-speak' })
    // multiway the miscalled hand is killed, at WSOP only if it made another foul; heads-up the best hand wins
    return isMultiway ? books(book, 'hand-dead', { wsop: 'cards-speak' }) : ['cards-speak']
  },
  // rrp/9/4: announcing is the dealer's duty, and hands are worth what their cards say
  PairNotAnnounced: () => ['cards-speak'],
  // rrp/4/11, uspa/3.5.2.10, web/blinds/13, wsop/161
  OwedBlindUnposted: (deal, { seat, looked }) => {
    if (hasActed(deal, playerAt(deal, seat))) return ['live-and-posts-next-deal']
    return looked ? ['hand-dead'] : ['posts-now']
  },
  // uspa/3.2.3.5.6: the hand is killed when action reaches the seat, and other books wait as long. wsop/83, wsop/84: one
  // must be there when all have their cards, and stay while an act is to come; stud waits for the turn (wsop/225)
  PlayerAbsent: (deal, { seat }, book) => {
    const player = playerAt(deal, seat)
    const isDue = deal.phase === 'streets' && deal.players[deal.turn]?.seat === seat
    if (deal.form.family === 'stud' || book !== 'wsop') return isDue ? ['hand-dead'] : ['hand-live']
    return hasPot(deal) && isDealt(deal) && deal.phase === 'streets' && !player.acted ? ['hand-dead'] : ['hand-live']
  },
  // rrp/3/betting/12, uspa/3.1.7.11, web/betting/11: three acted behind; wsop/137: two. Web says lost, others may be lost
  TurnPassed: (deal, { seat, behind, waiting }, book) => {
    if (behind < (book === 'wsop' ? 2 : 3) || waiting === true) return ['keeps-turn']
    const lost = facesBet(deal, playerAt(deal, seat)) ? 'hand-dead' : 'check'
    return books(book, `${lost} or keeps-turn`, { web: lost })
  },
  // rrp/2/procedures/5/unnoticed-cash: if the player seems not to know, and nobody in the pot objects
  UnnoticedMoney: (_, { unaware, objection }, book) =>
    unaware && !objection
      ? books(book, 'plays-and-is-changed-afterwards or does-not-play', { wsop: 'does-not-play' })
      : ['does-not-play'],
}

/** Players still say what they draw: no card has come for it. */
const isDrawing = ({ form, step }: Deal): boolean => stepsOf(form)[step]?.do === 'draw'

/** All have their first cards. */
const isDealt = ({ form, step }: Deal): boolean => step > stepsOf(form).findIndex(({ do: what }) => what === 'deal')

/** The low hand takes all. */
const isLowball = ({ form: { pot } }: Deal): boolean =>
  pot.length === 1 && /^(?:ace-to-five|deuce-to-seven|badugi$)/.test(pot[0]!.ranking)

/** Does the hand hold the low that was called, by its top card: `8` is any eight low or better? */
const holds = (deal: Deal, seat: number, called: string): boolean => {
  const { down, up } = playerAt(deal, seat)
  const top = RANKS.indexOf(called[0]!.toUpperCase())
  const { ranking } = deal.form.pot[0]!
  const aceIsLow = !ranking.startsWith('deuce-to-seven')
  const rank = (card: string): number => (card[0] === 'A' && aceIsLow ? -1 : RANKS.indexOf(card[0]!))
  const isGood = (held: readonly string[]): boolean => {
    // rrp/11/a5/1: the joker is the lowest rank that the hand lacks
    const cards = held.map(card =>
      card === 'Jo' ? `${[...'A2345'].find(it => !held.some(other => other[0] === it))}*` : card,
    )
    const ranks = cards.map(rank)
    const isStraight = Math.max(...ranks) - Math.min(...ranks) === 4
    const isFlush = new Set(cards.map(card => card[1])).size === 1
    if (new Set(ranks).size < cards.length || Math.max(...ranks) > top) return false
    return ranking === 'badugi' ? new Set(cards.map(card => card[1])).size === 4 : aceIsLow || !(isStraight || isFlush)
  }
  return choose([...down, ...up], ranking === 'badugi' ? 4 : 5).some(isGood)
}

const RANKS = '23456789TJQKA'

const choose = (cards: readonly string[], count: number): readonly (readonly string[])[] =>
  count === 0 ? [[]] : cards.flatMap((card, i) => choose(cards.slice(i + 1), count - 1).map(rest => [card, ...rest]))
