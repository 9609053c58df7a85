import { type Card, UNKNOWN } from '../../cards/card.ts'
import { seeded, shuffled } from '../../cards/shuffle.ts'
import type { Seat } from '../../deal/chips.ts'
import type { DealerCommand } from '../../deal/commands.ts'
import type { Deal } from '../../deal/deal.ts'
import { poolOf } from '../../deal/dealing/short-stub.ts'
import { legal } from '../../deal/legal.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import { misread } from '../problems.ts'
import { cardsIn } from './read-cards.ts'
import { readBoard, readHandsOrder } from './read-readings.ts'

/** What the dealer does in these words, or undefined when they are not theirs. */
export const readDealerOrder = (deal: Deal, verb: string, rest: string): DealerCommand | Misread | undefined => {
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
    case 'open':
      return /^the hands/.test(rest) ? { type: 'OpenHands', agreed: agreed(deal, rest) } : undefined
    case 'split':
      return /^the pot/.test(rest) ? { type: 'SplitPot', agreed: agreed(deal, rest) } : undefined
    case 'deny':
      return denied(rest)
    case 'tell':
      return readBoard(rest)
    case 'read':
      return readHandsOrder(rest)
    case 'run':
      return run(deal, rest)
    default:
      return undefined
  }
}

/** `run it twice`, `run it three times by 1 2`, `run it twice without burning`. */
const run = (deal: Deal, rest: string): DealerCommand => {
  const words = rest.replace(/ without (?:burns|burning)\b/, '')
  const order = {
    type: 'RunIt',
    times: /^it (?:three|thrice|3)\b/.test(words) ? 3 : 2,
    agreed: agreed(deal, words),
  } as const
  return words === rest ? order : { ...order, burnless: true }
}

/** `deny 3`, `deny 3 by the floor`: the right to ask for hands. */
const denied = (rest: string): DealerCommand | Misread => {
  const [seat] = /\d+/.exec(rest) ?? []
  if (seat === undefined) return misread('who-is-denied')
  return { type: 'DenyAsking', seat: Number(seat), by: /\bfloor\b/i.test(rest) ? 'floor' : 'dealer' }
}

const dealt = (text: string): DealerCommand | Misread => {
  const cards = cardsIn(text)
  return isProblem(cards) ? cards : { type: 'Deal', cards }
}

const burned = (deal: Deal, text: string): DealerCommand | Misread => {
  const due = legal(deal)
  if (due.due !== 'dealer' || due.act.do !== 'burn') return misread('no-burn-due')
  return text === '' || text === 'a card' ? { type: 'Deal' } : dealt(text)
}

/** Some of the cards may be named to lie on top, the rest lies by chance; with real cards nobody knows their order. */
const reshuffled = (deal: Deal, top: string): DealerCommand | Misread => {
  const due = legal(deal)
  if (due.due !== 'dealer' || due.act.do !== 'reshuffle') return misread('no-shuffle-due')
  const pool = poolOf(deal, due.act.from)
  if (deal.realCards) return { type: 'Reshuffle', deck: pool.map(() => UNKNOWN) }
  const first = cardsIn(top)
  if (isProblem(first)) return first
  return { type: 'Reshuffle', deck: topped(shuffled(pool, seeded(pool.join(' '))), first) }
}

/** These cards with some of them put on top, the rest in the order they lie. */
export const topped = (cards: readonly Card[], top: readonly Card[]): readonly Card[] => [
  ...top,
  ...cards.filter(card => !top.includes(card)),
]

/** The players named after `by`, else everybody left. */
const agreed = (deal: Deal, rest: string): readonly Seat[] => {
  const [, by] = /\bby (.+)$/.exec(rest) ?? []
  if (by !== undefined)
    return by
      .split(/[ ,]+|and/)
      .filter(word => word !== '')
      .map(Number)
  return deal.players.filter(player => !player.folded).map(player => player.seat)
}
