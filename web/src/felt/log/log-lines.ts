import type { Frame } from '@cardroom/room/protocol'

type Line = Frame['news'][number]

/** A line of the log, and how it stands there: as the heading of a hand or street, or among what happened in it. */
export type LogLine = { readonly line: Line; readonly as: 'hand' | 'street' | 'line'; readonly why: boolean }

/** The log of the hands: what players say has a place of its own, and what the board shows already is left out. */
export const logLines = (news: Frame['news'], everything: boolean): readonly LogLine[] =>
  news
    .filter(({ kind, by }) => by === undefined && (everything || !PLAIN.has(kind)))
    .map(line => ({
      line,
      as: line.kind === 'DealStarted' ? 'hand' : STREETS.has(line.kind) ? 'street' : 'line',
      why: everything || RULED.has(line.kind),
    }))

/** What people have said. */
export const chatLines = (news: Frame['news']): readonly Line[] => news.filter(({ by }) => by !== undefined)

const STREETS: ReadonlySet<string> = new Set(['BoardDealt', 'RunBegun', 'ShowdownOpened'])

/** Everybody sees it on the felt. */
const PLAIN: ReadonlySet<string> = new Set(['RoundOpened'])

/** What people ask about: the rule stands beside it. Of everything else it is shown on demand. */
const RULED: ReadonlySet<string> = new Set([
  'RulingGiven',
  'RulingDue',
  'IncidentReported',
  'WagerCorrected',
  'PotAwarded',
  'PointsScored',
  'HandKilled',
  'HandRetrieved',
  'DealVoided',
  'PotCorrected',
  'TimeRanOut',
  'BoardStruck',
])
