import type { Chips, DealEvent, Seat, Stakes } from '@cardroom/engine'
import type { DealStarted } from '@cardroom/engine/deal'
import { wrongArgument } from '@cardroom/engine/kinds'
import { nameOf, type Recorded } from '../story/recorded.ts'
import { dealStats } from './deal-stats.ts'
import type { HandStats } from './hand-stats.ts'
import { positionBy } from './position.ts'
import { count, type Stats, summedStats } from './summed-stats.ts'

/** What hands can be grouped by. */
export const STATS_BY = ['player', 'position', 'form', 'stake'] as const
/** One of them. */
export type StatsBy = (typeof STATS_BY)[number]

/** Counts over one group of hands; `bigBlinds` is the net in big blinds. */
export type StatsRow = Stats & { readonly bigBlinds: number } & { readonly [B in StatsBy]?: string }

/** A deal, or a hand of a file as `handsIn` reads it: null if it couldn't be replayed. */
type Read = Recorded | { readonly recorded: Recorded | null }

/**
 * How everybody plays, over deals of any format as `handsIn` reads them: a row for each player, or grouped as you
 * choose. Hands that couldn't be replayed don't count.
 */
export const statsOf = (hands: Iterable<Read>, by: readonly StatsBy[] = ['player']): readonly StatsRow[] => {
  checkAsked(hands, by)
  const rows = new Map<string, Row>()
  for (const hand of hands) {
    const recorded = recordedIn(hand)
    if (recorded === null) continue
    const [first] = recorded.events
    if (first?.type !== 'DealStarted') continue
    const unit = unitOf(first.stakes)
    const label = labels(recorded, first, by)
    for (const played of dealStats(recorded.events)) countIn(rows, label(played.seat), played, unit)
  }
  return [...rows.values()].sort((one, other) => other.hands - one.hands)
}

/** Throws where plain JavaScript gives something else. */
const checkAsked = (hands: Partial<Iterable<unknown>> | undefined, by: readonly unknown[]): void => {
  if (typeof hands === 'string' || typeof hands?.[Symbol.iterator] !== 'function')
    throw wrongArgument('hands', hands, 'a list of hands such as handsIn gives')
  const unknown = Array.isArray(by) ? by.find(name => !STATS_BY.some(known => known === name)) : by
  if (unknown !== undefined) throw wrongArgument('by', unknown, `a list of ${STATS_BY.join(', ')}`)
}

const recordedIn = (hand: Read): Recorded | null => {
  const recorded = hand !== null && typeof hand === 'object' && 'recorded' in hand ? hand.recorded : hand
  if (recorded === null && hand !== null) return null
  if (!Array.isArray(recorded?.events)) throw wrongArgument('hand', hand, 'a hand such as handsIn gives')
  return recorded
}

type Row = { -readonly [K in keyof StatsRow]: StatsRow[K] }
type Labels = Partial<Record<StatsBy, string>>

const countIn = (rows: Map<string, Row>, labels: Labels, hand: HandStats, unit: Chips): void => {
  const key = keyOf(labels)
  let row = rows.get(key)
  if (row === undefined) {
    row = { ...labels, ...summedStats([]), bigBlinds: 0 }
    rows.set(key, row)
  }
  count(row, hand)
  row.bigBlinds += hand.net / unit
}

/** The labels as one text: no two groups share it, since each is given with its length. */
const keyOf = ({ player, position, form, stake }: Labels): string => {
  let key = ''
  if (player !== undefined) key += `${player.length} ${player}`
  if (position !== undefined) key += `/${position}`
  if (form !== undefined) key += `/${form.length} ${form}`
  if (stake !== undefined) key += `/${stake}`
  return key
}

/** What each seat of a deal is grouped by. */
const labels = (recorded: Recorded, start: DealStarted, by: readonly StatsBy[]): ((seat: Seat) => Labels) => {
  const form = by.includes('form') ? start.form.id : undefined
  const stake = by.includes('stake') ? stakeOf(start.stakes, recorded.scale) : undefined
  const named = by.includes('player')
  const placed = by.includes('position') ? positionsIn(recorded.events, start) : undefined
  return seat => {
    const labels: Labels = {}
    if (named) labels.player = nameOf(recorded, seat)
    if (placed !== undefined) labels.position = placed(seat)
    if (form !== undefined) labels.form = form
    if (stake !== undefined) labels.stake = stake
    return labels
  }
}

const positionsIn = (events: readonly DealEvent[], { players, button }: DealStarted): ((seat: Seat) => string) => {
  const seats = players.filter(({ hand }) => hand === 0)
  const blinds = new Map<Seat, Chips>()
  for (const event of events) if (event.type === 'Posted' && event.kind === 'blind') blinds.set(event.seat, event.due)
  return seat => positionBy(seats, button, blinds, seat)
}

/** Stakes as players say them: `no-limit 0.50/1`, `limit 10/20`, with the ante behind. */
const stakeOf = ({ structure, blinds, lower, upper, ante, point }: Stakes, scale: number): string => {
  const said = (chips: Chips): string => String(chips / 10 ** scale)
  if (structure === 'limit') return `limit ${said(lower)}/${said(upper)}`
  if (blinds.length === 0) return point > 0 ? `${said(point)} a point` : `${structure} ante ${said(ante)}`
  return `${structure} ${blinds.map(said).join('/')}${ante > 0 ? ` ante ${said(ante)}` : ''}`
}

const unitOf = ({ blinds, lower, point }: Stakes): Chips => Math.max(0, ...blinds) || lower || point || 1
