import type { Seat } from '@cardroom/engine'
import type { About, History, HistoryAct } from '../history.ts'
import { type HistoryOfLog, historyOf } from '../history-of-log.ts'
import { netAwards } from '../story/net-awards.ts'
import type { Recorded } from '../story/recorded.ts'
import { storyOf } from '../story/story-of.ts'

/** The stacks at the end, and what everybody collected where the house took something. */
const statedOf = ({ start, stated }: History, recorded: Recorded): History['stated'] => {
  const { about, events, scale } = recorded
  const { finishing } = stated
  if (finishing === undefined) return {}
  const amount = (chips: number): number => chips / 10 ** scale
  if ((about.rake ?? 0) === 0) return { finishing: finishing.map(chips => (chips === null ? null : amount(chips))) }
  const awards = netAwards(storyOf(events), recorded)
  const sum = (seat: Seat, of: 'gross' | 'net'): number =>
    awards.reduce((all, award) => all + (award.seat === seat ? award[of] : 0), 0)
  return {
    finishing: start.seats.map(({ seat }, at) => amount(finishing[at]! - sum(seat, 'gross') + sum(seat, 'net'))),
    winnings: start.seats.map(({ seat }) => amount(sum(seat, 'net'))),
  }
}

/** A deal that was played as a history, its amounts in the places that people see. */
export const historyOfRecorded = (recorded: Recorded): HistoryOfLog => {
  const { events, names, about, scale, unknownStacks, kept } = recorded
  const found = historyOf(events)
  if (!found.ok) return found
  const { history } = found
  const { seats } = history.start
  const players = seats.map(({ seat }) => names[seat] ?? '')
  const known: About = { ...about, ...(players.some(name => name !== '') ? { players } : {}) }
  const remarks: readonly HistoryAct[] = (about.remarks ?? []).map(remark => ({ do: 'nothing', remark, line: 0 }))
  const [started] = events
  const isSaid = started?.type === 'DealStarted' && !about.unsaid?.includes('setting')
  const whole: History = {
    ...history,
    start: { ...history.start, ...(isSaid && { setting: started.setting }) },
    acts: [...history.acts, ...remarks],
    about: known,
    scale,
    unknownStacks,
    kept,
    stated: statedOf(history, recorded),
  }
  return { ok: true, history: whole }
}
