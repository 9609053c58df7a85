import { type BookId, type House, legal, play, type StartDeal, type TableCommand } from '@cardroom/engine'
import type { Play } from '@cardroom/engine/deal'
import { does, english, type Names, type Say, say, text, withNames } from '@cardroom/engine/words'
import type { History, HistoryAct, Problem, Retold } from './history.ts'
import { nearestOrder } from './nearest-order.ts'
import { cardsLeft, dealTold } from './tell-dealer.ts'
import { beforeAct, putsAsTold } from './tell-puts.ts'
import { tellShow, tellShowdown } from './tell-shows.ts'
import { namesIn, passes, passesRefused, refusedSay, type Teller } from './teller.ts'

/** How a history is retold. */
export type Telling = {
  /** The book it is held to; otherwise the one that the history names, or `HISTORY_BOOK`. */
  readonly book?: BookId | House
  /** Goes on behind what does not fit, and lists it. */
  readonly lenient?: boolean
  /** How problems speak of players: by seat unless told otherwise, or by their place in the list. */
  readonly players?: 'seat' | 'place'
}

/** The book for histories that name none. */
export const HISTORY_BOOK: BookId = 'wsop'

/**
 * Carries a history out with the real engine under a book. What the file leaves unsaid (burns, pots pushed) is done
 * where it is due; what does not fit is a problem with its line, and nothing is put right in silence.
 */
export const retell = (history: History, { book, lenient = false, players = 'seat' }: Telling = {}): Retold => {
  const start: StartDeal = { ...history.start, book: book ?? history.start.book ?? HISTORY_BOOK }
  const letPass: Problem[] = []
  const names = namesIn(start, players)
  const begun = begin(start, history, names, lenient ? letPass : null)
  if ('what' in begun) {
    const finishing = start.seats.map(({ seat, chips }) => (history.unknownStacks.includes(seat) ? null : chips))
    return { log: [], deal: null, ended: false, finishing, problems: [begun], letPass }
  }
  const { scale } = history
  const teller: Teller = {
    play: begun,
    lenient,
    scale,
    names,
    dealt: [],
    holecards: new Map(),
    boardcards: [],
    shows: new Map(),
    problems: [],
    letPass,
  }
  const told = history.acts.every(act => tell(teller, act))
  if (told && dealTold(teller, history.acts.at(-1) ?? null, false) && tellShowdown(teller)) pushPots(teller)
  return retold(history, teller)
}

const begin = (
  start: StartDeal,
  { line, scale }: History,
  names: Names,
  letPass: Problem[] | null,
): Play<TableCommand> | Problem => {
  const begun = play(start)
  if (!('why' in begun)) return begun
  const problem = {
    line,
    act: '',
    what: text(withNames(refusedSay(begun, scale), names), english),
    rules: begun.rules ?? [],
  }
  if (letPass === null || !start.posts?.some(post => post.kind === 'straddle')) return problem
  // a straddle that the book does not take is let pass as one more blind
  const posts = start.posts.map(post => (post.kind === 'straddle' ? { ...post, kind: 'blind' as const } : post))
  const again = play({ ...start, posts })
  if ('why' in again) return problem
  letPass.push(problem)
  return again
}

/** False where the telling ends. */
const tell = (teller: Teller, act: HistoryAct): boolean => {
  switch (act.do) {
    case 'nothing':
      return true
    case 'holecards': {
      teller.dealt.push(act)
      const cards = teller.holecards.get(act.seat)
      if (cards === undefined) teller.holecards.set(act.seat, act.cards.slice())
      else cards.push(...act.cards)
      return true
    }
    case 'boardcards':
      teller.dealt.push(act)
      teller.boardcards.push(...act.cards)
      return true
    case 'show':
    case 'muck':
      tellShow(teller, act)
      return true
    case 'order':
      return dealTold(teller, act, false) && tellShowdown(teller) && given(teller, act, act.order)
    default:
      return tellTurn(teller, act)
  }
}

/** What a player does in their turn: the cards that come before it must be out. */
const tellTurn = (teller: Teller, act: TurnAct): boolean => {
  if (!dealTold(teller, act, true)) return false
  const left = cardsLeft(teller)
  if (left !== null) {
    const whose: Say =
      left.seat === null ? ['The board was given'] : [does({ seat: left.seat }, 'was given', 'were given')]
    const goesOn = passes(teller, act, say`${whose} ${String(left.count)} more than the game deals before this act.`)
    teller.holecards.clear()
    teller.boardcards.length = 0
    if (!goesOn) return false
  }
  const order = orderOf(teller, act)
  const before = act.puts === undefined ? null : beforeAct(teller, act.seat)
  const refusal = teller.play.give(order)
  if (refusal === null) return before === null || putsAsTold(teller, act, before)
  if (!passesRefused(teller, act, refusal)) return false
  if (refusal.why !== 'not-your-turn' || !passTurns(teller, act)) return instead(teller, order)
  const late = orderOf(teller, act)
  return teller.play.give(late) === null || instead(teller, late)
}

/** A lenient telling passes over those whose turn the file leaves out, until it is theirs: they check, or fold to a bet. */
const passTurns = ({ play: { deal, give } }: Teller, { seat }: TurnAct): boolean => {
  if (!deal.players.some(player => player.seat === seat && !player.folded && player.stack > 0)) return false
  for (let n = 0; n < deal.players.length && deal.round !== null && deal.turn >= 0; n++) {
    const player = deal.players[deal.turn]!
    if (player.seat === seat) return true
    if (give({ type: player.bet < deal.round.price ? 'Fold' : 'Check', seat: player.seat }) !== null) return false
  }
  return false
}

/** What a lenient telling does for an order that was refused and is listed. */
const instead = ({ play: { deal, give } }: Teller, order: TableCommand): boolean => {
  const nearest = nearestOrder(deal, order)
  if (nearest !== null) give(nearest)
  return true
}

const given = (teller: Teller, act: HistoryAct, order: TableCommand): boolean => {
  const refusal = teller.play.give(order)
  return refusal === null || passesRefused(teller, act, refusal)
}

type TurnAct = Exclude<HistoryAct, { do: 'nothing' | 'holecards' | 'boardcards' | 'show' | 'muck' | 'order' }>

const orderOf = ({ play: { deal } }: Teller, act: TurnAct): TableCommand => {
  const { seat } = act
  switch (act.do) {
    case 'fold':
      return { type: 'Fold', seat }
    case 'wager':
      return { type: 'Wager', seat, to: act.to }
    case 'discard':
      return { type: 'Discard', seat, cards: act.cards }
    case 'check-or-call': {
      const player = deal.turn < 0 ? undefined : deal.players[deal.turn]
      const facesBet = player !== undefined && deal.round !== null && player.bet < deal.round.price
      return { type: facesBet ? 'Call' : 'Check', seat }
    }
    case 'bring-in': {
      const due = legal(deal)
      const to = due.due === 'betting' ? due.bringIn?.[0] : undefined
      return { type: 'BringIn', seat, to: to ?? deal.stakes.bringIn }
    }
  }
}

const pushPots = ({ play: { deal, give } }: Teller): void => {
  if (deal.phase === 'award' && deal.mending.pending === null) give({ type: 'Deal' })
}

const retold = (history: History, { play: { deal, log }, problems, letPass }: Teller): Retold => {
  const finishing = history.start.seats.map(({ seat, chips }) => {
    if (history.unknownStacks.includes(seat)) return null
    const player = deal.players.find(it => it.seat === seat && it.hand === 0)
    return player === undefined ? chips : player.stack + player.aside
  })
  return { log, deal, ended: deal.phase === 'ended', finishing, problems, letPass }
}
