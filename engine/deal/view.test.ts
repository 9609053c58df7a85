import { describe, expect } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import {
  type AnyDeal,
  cardsNamed,
  everyBombPot,
  everyForm,
  otherWorld,
  playOut,
  property,
  viewersOf,
  type Watcher,
  watch,
} from '../testing/index.ts'
import type { Play } from './play.ts'
import { view } from './view.ts'

describe('a view shows what its viewer may see and that alone', () => {
  property('at every moment, to every seat and the rail', everyForm, { deals: 16, from: 2000 }, seenByAll)
  property('in bomb pots', everyBombPot, { deals: 3, from: 2000 }, seenByAll)
  property('with real cards', everyForm, { deals: 5, from: 2000, realCards: true }, seenByAll)
})

/** The view names exactly the open cards and their own, and stays the same when the others change places. */
function seenByAll(deal: AnyDeal, number: number): void {
  const chance = seeded(number)
  let watcher: Watcher | undefined
  let read = 0
  const look = ({ deal: now, log }: Play): void => {
    for (; read < log.length; read++) {
      const event = log[read]!
      if (event.type === 'DealStarted') watcher = watch(event)
      else watcher!.tell(event)
    }
    const viewers = viewersOf(now)
    for (const viewer of [viewers[0]!, viewers[1 + chance(viewers.length - 1)]!]) {
      const seen = watcher!.sees(viewer)
      const found = view(now, viewer)
      const named = cardsNamed({ ...found, form: null })
      expect(
        [...named].filter(card => !seen.has(card)),
        'cards that are not for this viewer',
      ).toEqual([])
      expect(
        [...seen].filter(card => !named.has(card)),
        'cards that this viewer should see',
      ).toEqual([])
      const other = view(otherWorld(now, seen, chance), viewer)
      if (JSON.stringify(other) !== JSON.stringify(found)) expect(other, 'the view of another world').toEqual(found)
    }
  }
  const end = playOut(deal, look)
  look(end)
  wordsOfShownHands(end)
}

/** The hand of a winner is named only if they showed it. */
function wordsOfShownHands({ deal }: Play): void {
  if (deal.form.rows) return
  for (const { hands, to } of deal.awards) {
    if (hands.length === 0) continue
    const closed = to.filter(({ seat }) => deal.players.find(player => player.seat === seat)!.shown !== 'shown')
    expect(closed, hands[0]!.is).toEqual([])
  }
}
