import { type Card, legal, type Seat } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { type DealerAct, poolOf, recipients } from '@cardroom/engine/deal'
import type { HistoryAct } from './history.ts'
import { fault } from './problems.ts'
import { noteFault, noteRefusal, type Replay } from './replay.ts'

/**
 * The dealer does what is due as far as the file has named cards for it: burns, hands, boards, shuffles. Before a
 * player's act everything that is due must have been named. False where the replay ends.
 */
export const dealUntil = (replay: Replay, act: HistoryAct | null, needed: boolean): boolean => {
  const { deal } = replay.play
  // a deal has fewer dealer's acts than cards
  for (let n = 0; n < 200 && deal.turn < 0 && deal.phase === 'streets' && deal.mending.pending === null; n++) {
    const due = legal(deal)
    if (due.due !== 'dealer') return true
    const step = dealOne(replay, due.act, act, needed)
    if (step !== 'dealt') return step === 'passed'
  }
  return true
}

/** Named cards that went to nobody. */
export const cardsLeft = ({
  holecards,
  boardcards,
}: Replay): { readonly seat: Seat | null; readonly count: number } | null => {
  if (boardcards.length > 0) return { seat: null, count: boardcards.length }
  const seat = seatLeft(holecards)
  return seat === null ? null : { seat, count: holecards.get(seat)!.length }
}

/** A seat with named cards that it has not got. */
const seatLeft = (holecards: Replay['holecards']): Seat | null => {
  for (const [seat, cards] of holecards) if (cards.length > 0) return seat
  return null
}

type Step = 'dealt' | 'passed' | 'ended'

const dealOne = (replay: Replay, due: DealerAct, act: HistoryAct | null, needed: boolean): Step => {
  const { deal } = replay.play
  switch (due.do) {
    case 'burn':
      if (!needed && cardsLeft(replay) === null) return 'passed'
      return give(replay, { type: 'Deal' }, act)
    case 'reshuffle': {
      if (!needed && cardsLeft(replay) === null) return 'passed'
      if (!deal.realCards) return passedIf(noteFault(replay, act, fault('reshuffle-not-given')))
      return give(replay, { type: 'Reshuffle', deck: poolOf(deal, due.from).map(() => UNKNOWN) }, act)
    }
    case 'board':
    case 'common-card':
      return layBoard(replay, due.cards, act, needed)
    case 'deal':
    case 'replace':
      return dealHands(replay, due.cards, act, needed)
    default:
      return passedIf(needed ? noteFault(replay, act, fault('dealer-is-due', { act: due.do })) : true)
  }
}

const passedIf = (mayGoOn: boolean): Step => (mayGoOn ? 'passed' : 'ended')

const layBoard = (replay: Replay, count: number, act: HistoryAct | null, needed: boolean): Step => {
  const { boardcards } = replay
  if (boardcards.length < count) {
    if (!needed) return 'passed'
    const missing = fault('boardcards-missing', { count: count - boardcards.length })
    if (!noteFault(replay, act, missing)) return 'ended'
  }
  const cards = boardcards.slice(0, count)
  while (cards.length < count) cards.push(UNKNOWN)
  return deals(replay, cards, act, () => boardcards.splice(0, count))
}

const dealHands = (replay: Replay, count: number, act: HistoryAct | null, needed: boolean): Step => {
  const { holecards } = replay
  if (!needed && seatLeft(holecards) === null) return 'passed'
  const taken = new Map<Seat, number>()
  const cards: Card[] = []
  for (const seat of recipients(replay.play.deal).slice(0, count)) {
    const at = taken.get(seat) ?? 0
    taken.set(seat, at + 1)
    const card = holecards.get(seat)?.[at]
    if (
      card === undefined &&
      needed &&
      isIn(replay, seat) &&
      !noteFault(replay, act, fault('card-not-named', { seat, places: replay.places }))
    ) {
      return 'ended'
    }
    cards.push(card ?? UNKNOWN)
  }
  return deals(replay, cards, act, () => {
    for (const [seat, dealt] of taken) holecards.get(seat)?.splice(0, dealt)
  })
}

const isIn = ({ play: { deal } }: Replay, seat: Seat): boolean =>
  deal.players.some(player => player.seat === seat && !player.folded)

/** The dealer deals these cards; off a known deck they must be the ones that come. */
const deals = (replay: Replay, cards: readonly Card[], act: HistoryAct | null, done: () => void): Step => {
  const { deal, log } = replay.play
  const from = log.length
  const given = replay.play.give(deal.realCards ? { type: 'Deal', cards } : { type: 'Deal' })
  if (!given.ok) {
    const { card } = given.refusal
    const culprit = card === undefined ? undefined : replay.dealt.findLast(it => it.cards.includes(card))
    if (!noteRefusal(replay, culprit ?? act, given.refusal)) return 'ended'
    done()
    return give(replay, { type: 'Deal' }, act)
  }
  done()
  if (deal.realCards) return 'dealt'
  const fell = log
    .slice(from)
    .flatMap(event => (event.type === 'CardsDealt' || event.type === 'BoardDealt' ? event.cards : []))
  const wrong = fell.findIndex((card, at) => cards[at] !== card && cards[at] !== UNKNOWN)
  if (wrong < 0) return 'dealt'
  return noteFault(replay, act, fault('deck-differs', { deck: fell[wrong]!, file: cards[wrong] ?? null }))
    ? 'dealt'
    : 'ended'
}

const give = (replay: Replay, command: Parameters<Replay['play']['give']>[0], act: HistoryAct | null): Step => {
  const given = replay.play.give(command)
  if (given.ok) return 'dealt'
  return noteRefusal(replay, act, given.refusal) ? 'passed' : 'ended'
}
