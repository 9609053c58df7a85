import type { About, History } from '../history.ts'
import { historyOf, type NoHistory } from '../history-of-log.ts'
import type { Recorded } from '../story/recorded.ts'

/** A deal that was played as a history, its amounts in the places that people see. */
export const historyOfRecorded = (recorded: Recorded): History | NoHistory => {
  const { events, names, about, scale, unknownStacks, kept } = recorded
  const history = historyOf(events)
  if ('what' in history) return history
  const { seats } = history.start
  const players = seats.map(({ seat }) => names[seat] ?? '')
  const told: About = { ...about, ...(players.some(name => name !== '') ? { players } : {}) }
  const finishing = history.stated.finishing?.map(chips => (chips === null ? null : chips / 10 ** scale))
  return { ...history, about: told, scale, unknownStacks, kept, stated: finishing === undefined ? {} : { finishing } }
}
