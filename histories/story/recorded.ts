import type { Chips, DealEvent, Seat } from '@cardroom/engine'
import { isRecord, wrongArgument } from '@cardroom/engine/kinds'
import { checkedHistory } from '../checked-recorded.ts'
import type { About, History, ReplayedHistory } from '../history.ts'
import type { SiteFacts } from '../site-facts.ts'

/** A deal as it was played and what's known about it: the source for every format. */
export type Recorded = {
  readonly events: readonly DealEvent[]
  /** Names by seat; a player who is not known has none. */
  readonly names: Readonly<Record<Seat, string>>
  readonly about: Omit<About, 'players'>
  /** How many decimal places the amounts have that people see: 2 makes 125 chips 1.25. */
  readonly scale: number
  /** Seats whose stacks nobody knows. */
  readonly unknownStacks: readonly Seat[]
  /** Fields of the user and of other programs, kept as they were read. */
  readonly kept: Readonly<Record<string, unknown>>
}

/** A replayed history, as the deal that was played. */
export const recordedOf = (history: History, replayed: ReplayedHistory): Recorded => {
  const { start, about, scale, unknownStacks, kept, acts } = checkedHistory('recordedOf', history)
  if (!Array.isArray(replayed?.log)) throw wrongArgument('recordedOf', replayed, 'what replayHistory gives')
  const { log, unasked = [] } = replayed
  const { players, ...rest } = about
  const names = Object.fromEntries(
    start.seats.map(({ seat }, at) => [seat, players?.[at] ?? '']).filter(([, name]) => name !== ''),
  ) as Record<Seat, string>
  const shown = unasked.map(({ words = 'a hand is shown' }) => words)
  const remarks = [...acts.flatMap(({ remark }) => (remark === undefined ? [] : [remark])), ...shown]
  return {
    events: log,
    names,
    about: { ...rest, ...rakeIn(history, log), ...(remarks.length > 0 && { remarks }) },
    scale,
    unknownStacks,
    kept,
  }
}

/** What the house took, where a file says what everybody collected: what the pots held more. */
const rakeIn = ({ about, stated, start, scale }: History, log: readonly DealEvent[]): SiteFacts => {
  const { winnings } = stated
  if (about.rake !== undefined || winnings === undefined || winnings.every(won => won === 0)) return {}
  const pots = new Map<Seat, Chips>()
  for (const event of log) {
    if (event.type === 'PotAwarded') {
      for (const { seat, amount } of event.to) pots.set(seat, (pots.get(seat) ?? 0) + amount)
    }
  }
  const net = winnings.map(won => Math.round((won ?? Number.NaN) * 10 ** scale))
  const short = start.seats.map(({ seat }, at) => (pots.get(seat) ?? 0) - net[at]!)
  const rake = short.reduce((sum, one) => sum + one, 0)
  // a file that says less than all, or more than there is, says nothing of rake
  if (!(rake > 0) || short.some(one => one < 0)) return {}
  const collected = start.seats.flatMap(({ seat }, at) =>
    net[at]! > 0 ? [{ seat, pot: 0, amount: winnings[at]! }] : [],
  )
  return { rake: rake / 10 ** scale, collected }
}

/** A player's name, or their seat if they have none. */
export const nameOf = (recorded: Pick<Recorded, 'names'>, seat: Seat): string => {
  if (!isRecord(recorded?.names))
    throw wrongArgument('nameOf', recorded, 'a recorded deal, such as hand.recorded of handsIn')
  return recorded.names[seat] ?? `Player ${seat}`
}
