import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Deal } from '../../deal/deal.ts'
import { dealQueue } from '../../deal/dealing/dealing-order.ts'
import type { DealEvent } from '../../deal/events.ts'
import { type DealerAct, legal } from '../../deal/legal.ts'
import { programOf } from '../../deal/program.ts'
import { stepDue } from '../../deal/where.ts'
import type { NamedCards } from '../setup/named-cards.ts'

/** The named cards that fall with the dealer's act that is due; undefined when none of them is named. */
export const cardsFalling = (
  deal: Deal,
  events: readonly DealEvent[],
  named: NamedCards,
): readonly Card[] | undefined => {
  const due = legal(deal)
  if (due.due !== 'dealer') return undefined
  const cards = falling(deal, events, named, due.act)
  return cards?.some(card => card !== UNKNOWN) ? cards : undefined
}

const falling = (
  deal: Deal,
  events: readonly DealEvent[],
  named: NamedCards,
  act: DealerAct,
): readonly Card[] | undefined => {
  switch (act.do) {
    case 'deal': {
      const step = programOf(deal.form).steps[stepDue(deal)]
      if (step?.do !== 'deal') return undefined
      return nextOf(deal, events, named, dealQueue(deal, step).slice(deal.done, deal.done + act.cards))
    }
    case 'replace':
      return nextOf(deal, events, named, deal.owing.slice(0, act.cards))
    case 'board':
      return boardsNext(deal, named, act.cards / deal.form.boards)
    case 'common-card':
      return [named.boards[0]?.[0] ?? UNKNOWN]
    default:
      return undefined
  }
}

/** The next card of each of these hands, by their places in `players`. */
const nextOf = (
  deal: Deal,
  events: readonly DealEvent[],
  named: NamedCards,
  places: readonly number[],
): readonly Card[] => {
  const got = received(events)
  return places.map(place => {
    const { seat, hand } = deal.players[place]!
    const name = hand === 1 ? `${seat}+` : String(seat)
    const count = got.get(name) ?? 0
    got.set(name, count + 1)
    return named.hands.get(name)?.[count] ?? UNKNOWN
  })
}

/** How many cards each hand has got so far. */
export const received = (events: readonly DealEvent[]): Map<string, number> => {
  const got = new Map<string, number>()
  for (const event of events) {
    if (event.type !== 'CardsDealt') continue
    for (const seat of event.seats) {
      const name = event.hand === 1 ? `${seat}+` : String(seat)
      got.set(name, (got.get(name) ?? 0) + 1)
    }
  }
  return got
}

const boardsNext = (deal: Deal, { boards }: NamedCards, each: number): readonly Card[] =>
  Array.from({ length: deal.form.boards }, (_, i) => {
    const at = deal.run * deal.form.boards + i
    const lie = deal.boards[at]?.length ?? 0
    return Array.from({ length: each }, (_, n) => boards[at]?.[lie + n] ?? UNKNOWN)
  }).flat()
