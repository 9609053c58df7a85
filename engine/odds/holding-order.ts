import { HOLDING_ORDER } from './holding-table.ts'
import { combosOf, HOLDINGS, type Holding, holdingName } from './range.ts'

/** The holdings from the best against any other two cards down. */
export const holdingsInOrder = (): readonly Holding[] => HOLDING_ORDER.map(([name]) => byName.get(name)!)

/**
 * The best holdings, this many percent of all, by what they win before the flop against any other two cards. Whole holdings
 * are taken: the last one if at least half of it belongs in.
 */
export const topHoldings = (percent: number): readonly Holding[] => {
  const wanted = (percent / 100) * ALL
  const taken: Holding[] = []
  let sum = 0
  for (const holding of holdingsInOrder()) {
    const count = combosOf(holding).length
    if (sum + count / 2 > wanted && taken.length > 0) break
    taken.push(holding)
    sum += count
  }
  return taken
}

const ALL = 1326

const byName: ReadonlyMap<string, Holding> = new Map(HOLDINGS.map(holding => [holdingName(holding), holding]))
