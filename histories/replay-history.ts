import { type BookId, type House, legal, play, type StartDeal, type TableCommand } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import type { Play } from '@cardroom/engine/deal'
import { onlyFields } from '@cardroom/engine/kinds'
import { checkedHistory } from './checked-recorded.ts'
import type { History, HistoryAct, ReplayedHistory } from './history.ts'
import { nearestOrder } from './nearest-order.ts'
import { fault, type Problem } from './problems.ts'
import { noteFault, noteRefusal, placesIn, type Replay, type ShowAct } from './replay.ts'
import { cardsLeft, dealUntil } from './replay-dealer.ts'
import { beforeAct, replayPut } from './replay-puts.ts'
import { replayShow, replayShowdown } from './replay-shows.ts'

/** How a history is replayed. */
export type ReplayOptions = {
  /** The book it is held to; otherwise the one that the history names, or `HISTORY_BOOK`. */
  readonly book?: BookId | House
  /** Goes on after what does not fit, and lists it. */
  readonly lenient?: boolean
  /** How problems speak of players: by seat if left out, or by their place in the list. */
  readonly players?: 'seat' | 'place'
}

/** The book for histories that name none. */
export const HISTORY_BOOK: BookId = 'wsop'

/**
 * Replays a history with the engine under a book. What the file leaves out (burns, pots pushed) is filled in; what
 * doesn't fit is a problem with its line, and nothing is silently corrected.
 */
export const replayHistory = (history: History, options: ReplayOptions = {}): ReplayedHistory => {
  checkedHistory('replayHistory', history)
  onlyFields('replayHistory', options, ['book', 'lenient', 'players'])
  const { book, lenient = false, players = 'seat' } = options
  const start: StartDeal = { ...history.start, book: book ?? history.start.book ?? HISTORY_BOOK }
  const letPass: Problem[] = []
  const places = placesIn(start, players)
  const begun = begin(start, history, places, lenient ? letPass : null)
  if ('why' in begun) {
    const finishing = start.seats.map(({ seat, chips }) => (history.unknownStacks.includes(seat) ? null : chips))
    return { log: [], deal: null, ended: false, finishing, problems: [begun], letPass }
  }
  const { scale } = history
  const replay: Replay = {
    play: begun,
    lenient,
    scale,
    places,
    dealt: [],
    holecards: new Map(),
    boardcards: [],
    shows: new Map(),
    problems: [],
    letPass,
  }
  const complete = history.acts.every(act => playAct(replay, act))
  if (complete && dealUntil(replay, history.acts.at(-1) ?? null, false) && replayShowdown(replay)) pushPots(replay)
  return replayedOf(history, replay)
}

const begin = (
  start: StartDeal,
  { line, scale }: History,
  places: Replay['places'],
  letPass: Problem[] | null,
): Play<TableCommand> | Problem => {
  const begun = play(start)
  if (begun.ok) return begun
  const problem = {
    line,
    act: '',
    ...fault('refused', { refusal: begun.refusal, scale, places }),
    rules: begun.refusal.rules ?? [],
  }
  if (letPass === null || !start.posts?.some(post => post.kind === 'straddle')) return problem
  // a straddle that the book does not take is let pass as one more blind
  const posts = start.posts.map(post => (post.kind === 'straddle' ? { ...post, kind: 'blind' as const } : post))
  const again = play({ ...start, posts })
  if (!again.ok) return problem
  letPass.push(problem)
  return again
}

/** False where the replay ends. */
const playAct = (replay: Replay, act: HistoryAct): boolean => {
  switch (act.do) {
    case 'nothing':
      return true
    case 'holecards': {
      replay.dealt.push(act)
      const cards = replay.holecards.get(act.seat)
      if (cards === undefined) replay.holecards.set(act.seat, act.cards.slice())
      else cards.push(...act.cards)
      return true
    }
    case 'boardcards':
      replay.dealt.push(act)
      replay.boardcards.push(...act.cards)
      return true
    case 'show':
    case 'muck':
      replayShow(replay, act)
      return true
    case 'order':
      return dealUntil(replay, act, false) && replayShowdown(replay) && given(replay, act, act.order)
    default:
      return tellTurn(replay, act)
  }
}

/** What a player does in their turn: the cards that come before it must be out. */
const tellTurn = (replay: Replay, act: TurnAct): boolean => {
  if (!dealUntil(replay, act, true)) return false
  const left = cardsLeft(replay)
  if (left !== null) {
    const mayGoOn = noteFault(replay, act, fault('cards-left', { ...left, places: replay.places }))
    replay.holecards.clear()
    replay.boardcards.length = 0
    if (!mayGoOn) return false
  }
  const order = orderOf(replay, act)
  const before = act.puts === undefined ? null : beforeAct(replay, act.seat)
  const given = replay.play.give(order)
  if (given.ok) return before === null || replayPut(replay, act, before)
  if (!noteRefusal(replay, act, given.refusal)) return false
  if (given.refusal.why !== 'not-your-turn' || !passTurns(replay, act)) return instead(replay, order)
  const late = orderOf(replay, act)
  return replay.play.give(late).ok || instead(replay, late)
}

/** A lenient telling passes over those whose turn the file leaves out, until it is theirs: they check, or fold to a bet. */
const passTurns = ({ play: { deal, give } }: Replay, { seat }: TurnAct): boolean => {
  if (!deal.players.some(player => player.seat === seat && !player.folded && player.stack > 0)) return false
  for (let n = 0; n < deal.players.length && deal.round !== null && deal.turn >= 0; n++) {
    const player = deal.players[deal.turn]!
    if (player.seat === seat) return true
    if (!give({ type: player.bet < deal.round.price ? 'Fold' : 'Check', seat: player.seat }).ok) return false
  }
  return false
}

/** What a lenient telling does for an order that was refused and is listed. */
const instead = ({ play: { deal, give } }: Replay, order: TableCommand): boolean => {
  const nearest = nearestOrder(deal, order)
  if (nearest !== null) give(nearest)
  return true
}

const given = (replay: Replay, act: HistoryAct, order: TableCommand): boolean => {
  const given = replay.play.give(order)
  return given.ok || noteRefusal(replay, act, given.refusal)
}

type TurnAct = Exclude<HistoryAct, { do: 'nothing' | 'holecards' | 'boardcards' | 'show' | 'muck' | 'order' }>

const orderOf = ({ play: { deal } }: Replay, act: TurnAct): TableCommand => {
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

const pushPots = ({ play: { deal, give } }: Replay): void => {
  if (deal.phase === 'award' && deal.mending.pending === null) give({ type: 'Deal' })
}

const replayedOf = (history: History, replay: Replay): ReplayedHistory => {
  const { play, problems, letPass } = replay
  const { deal, log } = play
  const finishing = history.start.seats.map(({ seat, chips }) => {
    if (history.unknownStacks.includes(seat)) return null
    const player = deal.players.find(it => it.seat === seat && it.hand === 0)
    return player === undefined ? chips : player.stack + player.aside
  })
  // most files leave none, and then no list is made
  const unasked = replay.shows.size === 0 ? [] : [...replay.shows.values()].filter(isShown)
  return {
    log,
    deal,
    ended: deal.phase === 'ended',
    finishing,
    problems,
    ...(unasked.length > 0 && { unasked }),
    letPass,
  }
}

/** Has the player shown a card that the file names? */
const isShown = (act: ShowAct): boolean => act.do === 'show' && act.cards?.some(card => card !== UNKNOWN) === true
