import { type Card, legal, type Seat } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { type DealerAct, poolOf, recipients } from '@cardroom/engine/deal'
import { does, say } from '@cardroom/engine/words'
import type { HistoryAct } from './history.ts'
import { passes, passesRefused, type Teller } from './teller.ts'

/**
 * The dealer does what is due as far as the file has told cards for it: burns, hands, boards, shuffles. Before a
 * player's act everything that is due must have been told. False where the telling ends.
 */
export const dealTold = (teller: Teller, act: HistoryAct | null, needed: boolean): boolean => {
  const { deal } = teller.play
  // a deal has fewer dealer's acts than cards
  for (let n = 0; n < 200 && deal.turn < 0 && deal.phase === 'streets' && deal.mending.pending === null; n++) {
    const due = legal(deal)
    if (due.due !== 'dealer') return true
    const goesOn = dealOne(teller, due.act, act, needed)
    if (goesOn !== 'dealt') return goesOn === 'passed'
  }
  return true
}

/** Cards that were told and went to nobody. */
export const cardsLeft = ({
  holecards,
  boardcards,
}: Teller): { readonly seat: Seat | null; readonly count: number } | null => {
  if (boardcards.length > 0) return { seat: null, count: boardcards.length }
  const seat = seatLeft(holecards)
  return seat === null ? null : { seat, count: holecards.get(seat)!.length }
}

/** A seat that was told cards which it has not got. */
const seatLeft = (holecards: Teller['holecards']): Seat | null => {
  for (const [seat, cards] of holecards) if (cards.length > 0) return seat
  return null
}

type Step = 'dealt' | 'passed' | 'ended'

const dealOne = (teller: Teller, due: DealerAct, act: HistoryAct | null, needed: boolean): Step => {
  const { deal } = teller.play
  switch (due.do) {
    case 'burn':
      if (!needed && cardsLeft(teller) === null) return 'passed'
      return give(teller, { type: 'Deal' }, act)
    case 'reshuffle': {
      if (!needed && cardsLeft(teller) === null) return 'passed'
      if (!deal.told)
        return stops(passes(teller, act, ['The deck runs out, and the file doesn’t say how it was reshuffled.']))
      return give(teller, { type: 'Reshuffle', deck: poolOf(deal, due.from).map(() => UNKNOWN) }, act)
    }
    case 'board':
    case 'common-card':
      return layBoard(teller, due.cards, act, needed)
    case 'deal':
    case 'replace':
      return dealHands(teller, due.cards, act, needed)
    default:
      return stops(
        needed ? passes(teller, act, [`The dealer’s ${due.do} is due, and the file doesn’t mention it.`]) : true,
      )
  }
}

const stops = (goesOn: boolean): Step => (goesOn ? 'passed' : 'ended')

const layBoard = (teller: Teller, count: number, act: HistoryAct | null, needed: boolean): Step => {
  const { boardcards } = teller
  if (boardcards.length < count) {
    if (!needed) return 'passed'
    const what = `${count - boardcards.length} boardcard${count - boardcards.length === 1 ? ' is' : 's are'} missing before this act.`
    if (!passes(teller, act, [what])) return 'ended'
  }
  const cards = boardcards.slice(0, count)
  while (cards.length < count) cards.push(UNKNOWN)
  return deals(teller, cards, act, () => boardcards.splice(0, count))
}

const dealHands = (teller: Teller, count: number, act: HistoryAct | null, needed: boolean): Step => {
  const { holecards } = teller
  if (!needed && seatLeft(holecards) === null) return 'passed'
  const taken = new Map<Seat, number>()
  const cards: Card[] = []
  for (const seat of recipients(teller.play.deal).slice(0, count)) {
    const at = taken.get(seat) ?? 0
    taken.set(seat, at + 1)
    const card = holecards.get(seat)?.[at]
    if (
      card === undefined &&
      needed &&
      isIn(teller, seat) &&
      !passes(teller, act, say`${does({ seat }, 'gets', 'get')} a card that the file doesn’t name.`)
    ) {
      return 'ended'
    }
    cards.push(card ?? UNKNOWN)
  }
  return deals(teller, cards, act, () => {
    for (const [seat, dealt] of taken) holecards.get(seat)?.splice(0, dealt)
  })
}

const isIn = ({ play: { deal } }: Teller, seat: Seat): boolean =>
  deal.players.some(player => player.seat === seat && !player.folded)

/** The dealer deals these cards; off a known deck they must be the ones that come. */
const deals = (teller: Teller, cards: readonly Card[], act: HistoryAct | null, done: () => void): Step => {
  const { deal, log } = teller.play
  const from = log.length
  const refusal = teller.play.give(deal.told ? { type: 'Deal', cards } : { type: 'Deal' })
  if (refusal !== null) {
    const { card } = refusal
    const culprit = card === undefined ? undefined : teller.dealt.findLast(it => it.cards.includes(card))
    if (!passesRefused(teller, culprit ?? act, refusal)) return 'ended'
    done()
    return give(teller, { type: 'Deal' }, act)
  }
  done()
  if (deal.told) return 'dealt'
  const fell = log
    .slice(from)
    .flatMap(event => (event.type === 'CardsDealt' || event.type === 'BoardDealt' ? event.cards : []))
  const wrong = fell.findIndex((card, at) => cards[at] !== card && cards[at] !== UNKNOWN)
  if (wrong < 0) return 'dealt'
  return passes(teller, act, [`The deck has ${fell[wrong]} where the file has ${cards[wrong] ?? 'no card'}.`])
    ? 'dealt'
    : 'ended'
}

const give = (teller: Teller, command: Parameters<Teller['play']['give']>[0], act: HistoryAct | null): Step => {
  const refusal = teller.play.give(command)
  if (refusal === null) return 'dealt'
  return passesRefused(teller, act, refusal) ? 'passed' : 'ended'
}
