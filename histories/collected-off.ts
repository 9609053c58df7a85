import type { Chips, Seat } from '@cardroom/engine'
import { wrongArgument } from '@cardroom/engine/kinds'
import { checkedHistory } from './checked-recorded.ts'
import type { History, ReplayedHistory } from './history.ts'
import { fault, type Problem, problemAt } from './problems.ts'

/**
 * Where players collected something other than what they win by the rules. Only the winners can be short of what the
 * house took.
 */
export const collectedOff = (history: History, replayed: ReplayedHistory): readonly Problem[] => {
  const { winnings, rake = 0 } = checkedHistory('collectedOff', history).stated
  if (!Array.isArray(replayed?.log)) throw wrongArgument('collectedOff', replayed, 'what replayHistory gives')
  const { log, ended } = replayed
  if (winnings === undefined || !ended) return []
  const won = new Map<Seat, Chips>()
  for (const event of log) {
    if (event.type !== 'PotAwarded') continue
    for (const { seat, amount } of event.to) won.set(seat, (won.get(seat) ?? 0) + amount)
  }
  const { line, scale } = history
  const problems: Problem[] = []
  let missing = 0
  history.start.seats.forEach(({ seat }, at) => {
    const said = winnings[at]
    if (said === undefined || said === null) return
    const chips = won.get(seat) ?? 0
    const short = chips - inChips(said, history.scale)
    missing += short
    if (short < 0 || short > inChips(rake, history.scale))
      problems.push(problemAt(line, '', fault('collects-otherwise', { seat, said, found: chips, scale })))
  })
  if (problems.length === 0 && missing !== inChips(rake, history.scale)) {
    problems.push(problemAt(line, '', fault('house-takes-otherwise', { rake, found: missing, scale })))
  }
  return problems
}

const inChips = (amount: number, scale: number): Chips => Math.round(amount * 10 ** scale)
