import { type Chance, type Scenario, shuffled } from '@cardroom/engine'
import { isProblem, type Misread } from '@cardroom/engine/ask'
import { deckCards } from '@cardroom/engine/cards'
import { nextButton } from '@cardroom/engine/deal'
import { type Sitting, sitDown } from './sitting.ts'

/** The next deal at the same table: the chips as they are now, the button moved on, a new deck. */
export const nextDeal = (sitting: Sitting, chance: Chance): Sitting | Misread => {
  const { deal } = sitting.course
  const button = nextButton(deal)
  if (button === null) return { why: 'hand-not-over' }
  const { cards: _, board: __, deck, ...rest } = sitting.began
  const chips = new Map<number, number>()
  for (const { seat, stack, aside } of deal.players) chips.set(seat, (chips.get(seat) ?? 0) + stack + aside)
  const seats = Object.fromEntries([...chips].filter(([, stack]) => stack > 0))
  const began: Scenario = {
    ...rest,
    seats,
    button,
    ...(deal.carried > 0 ? { carried: deal.carried } : {}),
    ...(deck === undefined ? {} : { deck: shuffled(deckCards(deal.form.deck), chance).join(' ') }),
  }
  const next = sitDown(began)
  return isProblem(next) ? next : { ...next, before: sitting }
}
