import { dealTable } from './deal-table.ts'
import type { Layout } from './layout.ts'
import { odometer } from './odometer.ts'
import type { Work } from './work.ts'

/** Every deal that can follow where all hands are known, for any form: the slow way that the quick ones are held to. */
export const everyDeal = (layout: Layout): Work => {
  const { deals } = odometer(layout.deck, dealTable(layout).groups)
  return {
    exact: true,
    deals,
    cost: deals * layout.hands.length * layout.form.pot.length * VALUE_COST,
    slices: Math.ceil(deals / SLICE),
    run: (slice, tally) => {
      const table = dealTable(layout)
      const { start, next } = odometer(layout.deck, table.groups)
      const end = Math.min(deals, (slice + 1) * SLICE)
      start(slice * SLICE)
      let changed = -1
      for (let deal = slice * SLICE; deal < end; deal++) {
        table.count(tally, changed)
        changed = next()
      }
    },
  }
}

/** Deals of a slice. */
const SLICE = 20_000
/** Nanoseconds that the value of a hand takes, a round figure. */
export const VALUE_COST = 150
