import type { Deal } from '../../deal/deal.ts'
import type { Step } from '../../forms/form.ts'
import { books, hasActedWith, hasPot, isBegun, isOpenFace, type Page, playerAt, stepsOf } from './moment.ts'

/** What is wrong with the deck or with a card. */
export const decks: Page = {
  // rrp/3/irregularities/7, wsop/23: a boxed card is scrap. On a board that has been acted on it stays (rrp/3/irregularities/16)
  BoxedCard: (deal, { where }) => {
    if (where === 'board') return ['play-on']
    // four hands of thirteen are the whole deck: there is no other card
    if (!isOpenFace(deal)) return hasSpare(deal) ? ['card-replaced'] : ['play-on']
    // wsop/23a: while the first five of open-face are dealt it is a misdeal, afterwards it is played
    return deal.players.every(({ rows }) => rows.flat().length < 5) ? ['misdeal'] : ['play-on']
  },
  // rrp/3/irregularities/10, uspa/3.1.6.10, hpt/irregularities/6, web/irregularities/8, wsop/121
  CardMissing: () => ['result-stands'],
  // web/dead-hands/1 alone: damaged cards are dead
  DamagedCard: (_, __, book) => books(book, 'play-on', { web: 'hand-dead' }),
  // rrp/3/irregularities/4 and its like
  DuplicateCard: () => ['deal-void'],
  // rrp/3/irregularities/3 and its like; wsop/115-stub: only after substantial action
  ForeignCard: (deal, { where }, book) =>
    where !== 'stub' ? ['deal-void'] : books(book, 'action-stands', isBegun(deal, book) ? {} : { wsop: 'deal-void' }),
  // rrp/3/irregularities/5, uspa/3.1.6.5, wsop/117: a player who bets may lose the refund; web/irregularities/5: a player who kept quiet loses it
  KnownBadDeck: (_, { wagered }, book) =>
    books(book, wagered ? 'forfeited or deal-void' : 'deal-void', { web: 'forfeited' }),
  // rrp/3/irregularities/8, rrp/3/dead-hands/1e: replaced, unless the holder has acted
  JokerFound: (deal, { seat, card }, book) => {
    if (hasPot(deal) && deal.form.family !== 'chinese') {
      const player = playerAt(deal, seat)
      return hasActedWith(deal, player, card ?? player.down.at(-1)) ? ['hand-dead'] : ['card-replaced']
    }
    // where rows are set a hand is fouled, not dead, and no book says what is given when every card is dealt out or due
    if (hasSpare(deal)) return ['card-replaced']
    return isBegun(deal, book) ? ['play-on'] : ['misdeal', 'play-on']
  },
  // rrp/3/irregularities/17, web/irregularities/13: rebuilt as fairly as can be done, if a card is still to come
  StubFouled: (deal, _) => (isDone(deal) ? ['play-on'] : ['deck-rebuilt']),
  // wsop/344
  FourteenAndTwelve: () => ['corrected'],
  // wsop/349a
  WrongNumberSet: () => ['fouled'],
}

/** No card is still to come. */
const isDone = ({ form, step, phase }: Deal): boolean =>
  phase !== 'streets' ||
  stepsOf(form)
    .slice(step)
    .every(({ do: what }) => !['deal', 'burn', 'board', 'draw', 'replace'].includes(what))

/** Are there more cards than all hands and boards take? In stud and draw a stub that runs short is made up (rrp/8/15, rrp/12/7). */
const hasSpare = ({ form, players, deck }: Deal): boolean => {
  if (form.family === 'stud' || form.family === 'draw') return true
  const sum = (what: Step['do'], times = 1): number =>
    stepsOf(form).reduce((all, step) => all + (step.do === what ? ('cards' in step ? step.cards : 1) * times : 0), 0)
  const set = form.rows?.rows.reduce((all, row) => all + row.cards, 0) ?? 0
  const onBoards = sum('board', Math.max(1, form.boards))
  return Math.max(set, sum('deal')) * players.length + onBoards + sum('burn') < deck.length
}
