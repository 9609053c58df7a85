import type { Chips, Seat, Stakes } from '@cardroom/engine'
import { nameOf, type Recorded } from '../story/recorded.ts'
import type { Story } from '../story/story.ts'
import { storyOf } from '../story/story-of.ts'
import { type HandStats, handStats } from './hand-stats.ts'
import { positionOf } from './position.ts'
import { count, type Stats, summedStats } from './summed-stats.ts'

/** What hands can be grouped by. */
export const STATS_BY = ['player', 'position', 'form', 'stake'] as const
/** One of them. */
export type StatsBy = (typeof STATS_BY)[number]

/** Counts over one group of hands; `bigBlinds` is the net in big blinds. */
export type StatsRow = Stats & { readonly bigBlinds: number } & { readonly [B in StatsBy]?: string }

/**
 * How everybody plays, over deals of any format as `handsIn` reads them: a row for each player, or grouped as you
 * choose.
 */
export const statsOf = (deals: Iterable<Recorded>, by: readonly StatsBy[] = ['player']): readonly StatsRow[] => {
  const rows = new Map<string, Row>()
  for (const recorded of deals) {
    if (recorded.events[0]?.type !== 'DealStarted') continue
    const story = storyOf(recorded.events)
    const unit = unitOf(story.stakes)
    for (const { seat } of story.seats) {
      const hand = handStats(story, seat)
      if (hand !== null) countIn(rows, labelsOf(recorded, story, seat, by), hand, unit)
    }
  }
  return [...rows.values()].sort((one, other) => other.hands - one.hands)
}

type Row = { -readonly [K in keyof StatsRow]: StatsRow[K] }

const countIn = (
  rows: Map<string, Row>,
  labels: Partial<Record<StatsBy, string>>,
  hand: HandStats,
  unit: Chips,
): void => {
  const key = JSON.stringify(labels)
  let row = rows.get(key)
  if (row === undefined) {
    row = { ...labels, ...summedStats([]), bigBlinds: 0 }
    rows.set(key, row)
  }
  count(row, hand)
  row.bigBlinds += hand.net / unit
}

const labelsOf = (
  recorded: Recorded,
  story: Story,
  seat: Seat,
  by: readonly StatsBy[],
): Partial<Record<StatsBy, string>> => {
  const labels: Partial<Record<StatsBy, string>> = {}
  if (by.includes('player')) labels.player = nameOf(recorded, seat)
  if (by.includes('position')) labels.position = positionOf(story, seat)
  if (by.includes('form')) labels.form = story.form.id
  if (by.includes('stake')) labels.stake = stakeOf(story.stakes, recorded.scale)
  return labels
}

/** Stakes as players say them: `no-limit 0.50/1`, `limit 10/20`, with the ante behind. */
const stakeOf = ({ structure, blinds, lower, upper, ante, point }: Stakes, scale: number): string => {
  const said = (chips: Chips): string => String(chips / 10 ** scale)
  if (structure === 'limit') return `limit ${said(lower)}/${said(upper)}`
  if (blinds.length === 0) return point > 0 ? `${said(point)} a point` : `${structure} ante ${said(ante)}`
  return `${structure} ${blinds.map(said).join('/')}${ante > 0 ? ` ante ${said(ante)}` : ''}`
}

const unitOf = ({ blinds, lower, point }: Stakes): Chips => Math.max(0, ...blinds) || lower || point || 1
