import type { Card } from '../../cards/card.ts'
import type { Deal } from '../../deal/deal.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { books, hasPot, inOrder, isBegun, isOpenFace, type Page, playerAt, type Ways } from './moment.ts'

/** rrp/3/misdeals/2g, 2h; uspa/3.1.4.1.7, .8; hpt/misdeals/1g, 1h; web/misdeals/6; wsop/108g, 108h: void, unless it is too late. */
const misdeal = (deal: Deal, book: BookId, instead: Partial<Record<BookId, string>> = {}): Ways =>
  isBegun(deal, book) ? ['play-on'] : books(book, 'misdeal', instead)

/** web/misdeals/1: the deal is set right, so that everybody gets the proper cards; stacks that are pushed out can't be. */
const setRight = (deal: Deal, book: BookId): Ways =>
  misdeal(deal, book, deal.form.family === 'chinese' ? {} : { web: 'corrected' })

/** The first two cards of a deal: one to each of the first two players, or where whole stacks are dealt (wsop/338), two to the first. */
const isFirstOrSecond = (deal: Deal, seat: number, card: string): 'first' | 'second' | 'later' => {
  const [first, second] = inOrder(deal)
  if (deal.form.id === 'chinese-poker' && first?.seat === seat && first.down[1] === card) return 'second'
  if (deal.form.id === 'chinese-poker' && first?.seat !== seat) return 'later'
  const holds = (player: typeof first): boolean => player?.seat === seat && player.down[0] === card
  return holds(first) ? 'first' : holds(second) ? 'second' : 'later'
}

/** What goes wrong while the first cards come. */
export const misdeals: Page = {
  ButtonMisplaced: (deal, _, book) => misdeal(deal, book),
  ButtonWrongThisDeal: (deal, _, book) => misdeal(deal, book),
  FirstCardToWrongSeat: (deal, _, book) => setRight(deal, book),
  DealtOutOfSequence: (deal, _, book) => setRight(deal, book),
  // wsop/108 has no such item; its list for draw games has (wsop/266h)
  DealtToEmptySeat: (deal, _, book) => misdeal(deal, book, deal.form.family === 'draw' ? {} : { wsop: 'play-on' }),
  // entitled is who is there, or has a blind or an ante up: rrp/3/misdeals/2j and its like
  PlayerDealtOut: (deal, { seat, atTheTable, posted }, book) => {
    const put = deal.players.some(player => player.seat === seat && player.posted) || deal.stakes.ante > 0
    return !isBegun(deal, book) && (atTheTable || posted === true || put) ? ['misdeal'] : ['hand-dead']
  },
  // rrp/3/irregularities/11 and its like
  ExtraCard: () => ['becomes-the-burn'],
  CardExposed: (deal, report, book) => (report.by === 'player' ? ['play-on'] : exposed(deal, report, book)),
  // a card dealt off the table counts as exposed; one that its player drops stays theirs (rrp/3/irregularities/14), though
  // wsop/125 lets the hand be ruled dead
  CardOffTable: (deal, report, book) =>
    report.by === 'player'
      ? books(book, 'play-on', hasPot(deal) ? { wsop: 'hand-live or hand-dead' } : {})
      : exposed(deal, report, book),
}

/** The dealer shows a card of a hand. */
const exposed = (deal: Deal, { seat, card }: { readonly seat: number; readonly card: string }, book: BookId): Ways => {
  const { form } = deal
  const { down, up } = playerAt(deal, seat)
  // rrp/8/1, uspa/3.2.3.5.5, wsop/218: the third card comes down; wsop/257: Mexican players may go all-in
  if (form.family === 'stud') {
    if (form.id.startsWith('mexican')) return inMexican(deal, seat)
    return up.length === 0 && down.includes(card as Card) ? ['next-card-down'] : ['play-on']
  }
  // it is face up among the rows in any case
  if (isBegun(deal, book)) return isOpenFace(deal) ? ['card-kept'] : ['play-on']
  const place = isFirstOrSecond(deal, seat, card)
  // web/misdeals/2: on the first or second deal, that is any of the first two cards of a hand
  if (place === 'first' || (book === 'web' && down.indexOf(card as Card) < 2)) return ['misdeal']
  // uspa/3.2.1.5.1 names the first holecard alone; the list of misdeals (uspa/3.1.4.1.1) the second too
  if (place === 'second') return form.family === 'board' && book === 'uspa' ? ['becomes-the-burn'] : ['misdeal']
  return form.family === 'draw'
    ? inDraw(deal, card, book)
    : form.family === 'board'
      ? ['becomes-the-burn']
      : ['card-kept']
}

/** wsop/257 speaks of any downcard, on every street; a player without chips has nothing to choose. */
const inMexican = (deal: Deal, seat: number): Ways => {
  if (deal.phase !== 'streets') return ['play-on']
  return playerAt(deal, seat).stack === 0 ? ['next-card-down'] : ['stays-active', 'all-in']
}

/** Draw games say by rank whether an exposed card is kept. */
const inDraw = (deal: Deal, card: string, book: BookId): Ways => {
  // wsop/273, wsop/283, wsop/287, wsop/290, wsop/302: all are replaced; of badugi and its kin no other book speaks
  if (book === 'wsop' || /^bad/.test(deal.form.id)) return ['becomes-the-burn']
  return keptRanks(deal).includes(card[0]!) ? ['card-kept'] : ['becomes-the-burn']
}

const ALL = 'A23456789TJQK'

const keptRanks = ({ form, stakes }: Deal): string => {
  const ranking = form.pot[0]?.ranking ?? 'high'
  const isBig = stakes.structure !== 'limit'
  // rrp/12/4: draw high keeps them
  if (ranking.startsWith('high')) return ALL
  // rrp/11/27/2, rrp/11/nl/2b
  if (ranking.startsWith('deuce-to-seven')) return '23457'
  // rrp/11/a5/3, rrp/11/nl/2a
  return isBig ? 'A2345' : 'A234567'
}
