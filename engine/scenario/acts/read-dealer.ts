import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import type { DealerCommand } from '../../deal/commands.ts'
import type { Deal } from '../../deal/deal.ts'
import { poolOf } from '../../deal/dealing/short-stub.ts'
import { legal } from '../../deal/legal.ts'
import { isProblem, type Misread, misread } from '../../kinds/problem.ts'
import { cardsIn } from './read-cards.ts'
import { boardTold, handsRead } from './read-readings.ts'

/** What the dealer and those who agree with each other may be said to do. */
export const DEALER_WORDS =
  'deal, deal one, deal As Kd, burn, reshuffle, award, showdown, play on; run it twice, run it three times, chop, split the pot; tell board 1 As Kd 7c; read pot 1 high 2 3, pot 1 low nobody; deny 3 by the floor'

/** What the dealer does in these words, or undefined when they are not theirs. */
export const dealerOrder = (deal: Deal, verb: string, rest: string): DealerCommand | Misread | undefined => {
  switch (verb) {
    case 'award':
      return { type: 'Deal' }
    case 'deal':
      return rest === 'one' || rest === '' ? { type: 'Deal' } : dealt(rest)
    case 'burn':
      return burned(deal, rest)
    case 'reshuffle':
      return reshuffled(deal, rest)
    case 'chop':
      return { type: 'ChopBlinds', agreed: agreed(deal, rest) }
    case 'split':
      return /^the pot/.test(rest) ? { type: 'SplitPot', agreed: agreed(deal, rest) } : undefined
    case 'deny':
      return denied(rest)
    case 'tell':
      return boardTold(rest)
    case 'read':
      return handsRead(rest)
    case 'run':
      return { type: 'RunIt', times: /^it (?:three|thrice|3)\b/.test(rest) ? 3 : 2, agreed: agreed(deal, rest) }
    default:
      return undefined
  }
}

/** `deny 3`, `deny 3 by the floor`: the right to ask for hands. */
const denied = (rest: string): DealerCommand | Misread => {
  const [seat] = /\d+/.exec(rest) ?? []
  if (seat === undefined) return misread('who may no longer ask is not said')
  return { type: 'DenyAsking', seat: Number(seat), by: /\bfloor\b/i.test(rest) ? 'floor' : 'dealer' }
}

const dealt = (text: string): DealerCommand | Misread => {
  const cards = cardsIn(text)
  return isProblem(cards) ? cards : { type: 'Deal', cards }
}

const burned = (deal: Deal, text: string): DealerCommand | Misread => {
  const due = legal(deal)
  if (due.due !== 'dealer' || due.act.do !== 'burn') return misread('no burn is due')
  return text === '' || text === 'a card' ? { type: 'Deal' } : dealt(text)
}

/** Some of the cards may be named to lie on top; with real cards nobody knows their order. */
const reshuffled = (deal: Deal, top: string): DealerCommand | Misread => {
  const due = legal(deal)
  if (due.due !== 'dealer' || due.act.do !== 'reshuffle') return misread('no shuffle is due')
  const pool = poolOf(deal, due.act.from)
  if (deal.told) return { type: 'Reshuffle', deck: pool.map(() => UNKNOWN) }
  const first = cardsIn(top)
  return isProblem(first) ? first : { type: 'Reshuffle', deck: topped(pool, first) }
}

/** These cards with some of them put on top, the rest in the order they lie. */
export const topped = (cards: readonly Card[], top: readonly Card[]): readonly Card[] => [
  ...top,
  ...cards.filter(card => !top.includes(card)),
]

/** Who is named behind `by`, else everybody left. */
const agreed = (deal: Deal, rest: string): readonly Seat[] => {
  const [, by] = /\bby (.+)$/.exec(rest) ?? []
  if (by !== undefined)
    return by
      .split(/[ ,]+|and/)
      .filter(word => word !== '')
      .map(Number)
  return deal.players.filter(player => !player.folded).map(player => player.seat)
}
