import type { Chips, Seat } from '@cardroom/engine'
import { inPlaces } from './amount.ts'
import type { History, Problem, Retold } from './history.ts'

/**
 * Where what players collected by the file is not what they win by the rules. What the house took by the file is
 * missing with the winners, and with nobody else.
 */
export const collectedOff = (history: History, { log, ended }: Retold): readonly Problem[] => {
  const { winnings, rake = 0 } = history.stated
  if (winnings === undefined || !ended) return []
  const won = new Map<Seat, Chips>()
  for (const event of log) {
    if (event.type !== 'PotAwarded') continue
    for (const { seat, amount } of event.to) won.set(seat, (won.get(seat) ?? 0) + amount)
  }
  const problems: Problem[] = []
  let missing = 0
  history.start.seats.forEach(({ seat }, at) => {
    const said = winnings[at]
    if (said === undefined || said === null) return
    const chips = won.get(seat) ?? 0
    const short = chips - inChips(said, history.scale)
    missing += short
    if (short < 0 || short > inChips(rake, history.scale))
      problems.push(off(history, `seat ${seat} collects ${said}`, chips))
  })
  if (problems.length === 0 && missing !== inChips(rake, history.scale)) {
    const words = `the house takes ${rake}`
    problems.push({
      ...off(history, words, missing),
      what: `By the file ${words}; the pots say ${inPlaces(missing, history.scale)}.`,
    })
  }
  return problems
}

const inChips = (amount: number, scale: number): Chips => Math.round(amount * 10 ** scale)

const off = ({ line, scale }: History, words: string, chips: Chips): Problem => ({
  line,
  act: '',
  what: `By the file ${words}; by the rules it is ${inPlaces(chips, scale)}.`,
  rules: [],
})
