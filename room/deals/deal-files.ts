import type { PlayerId } from '@cardroom/engine/table'
import { fileOf, type Recorded, type Target, type Written, writeHand } from '@cardroom/histories'
import { heldIn } from '../held-in.ts'
import type { DealFormat } from '../protocol/frames.ts'
import type { ArchivedDeal } from './archive.ts'
import { type DealSeen, seenBy } from './deal-seen.ts'
import { eventsSeen } from './events-seen.ts'

/** The formats of hand histories, as files end in them. */
export type HistoryFormat = Exclude<DealFormat, 'json'>

/** A deal in one of the formats, written from what its viewer saw and from nothing else; or why it cannot be. */
export const dealWritten = (
  deal: ArchivedDeal,
  person: PlayerId | null,
  table: TableNamed,
  format: HistoryFormat,
): Written => {
  const recorded = recordedFor(deal, seenBy(deal, person), table)
  const hand = { name: '', variant: '', problems: [], letPass: [], warnings: [], recorded, history: null }
  return writeHand(hand, TARGETS[format])
}

/** Deals that were written, as a file of one of them or of a night: PHH holds many in another way than one. */
export const dealsFile = (hands: readonly string[], format: HistoryFormat, of: 'deal' | 'night'): string =>
  fileOf(hands, format === 'phh' && of === 'night' ? 'phhs' : TARGETS[format])

/** What files say about a table: its name and its players' names. */
export type TableNamed = { readonly name: string; readonly chairs: number; readonly people: People }

type People = Readonly<Record<PlayerId, { readonly name: string }>>

const TARGETS: Readonly<Record<HistoryFormat, Target>> = { phh: 'phh', txt: 'pokerstars', jsonl: 'log' }

const recordedFor = ({ finished }: ArchivedDeal, seen: DealSeen, { name, chairs, people }: TableNamed): Recorded => {
  const time = new Date(finished.began)
  return {
    events: eventsSeen(seen),
    names: namesOf(finished.players, people),
    about: {
      hand: finished.number,
      table: plain(name),
      venue: 'Cardroom',
      seatCount: chairs,
      year: time.getUTCFullYear(),
      month: time.getUTCMonth() + 1,
      day: time.getUTCDate(),
      time: time.toISOString().slice(11, 19),
      timeZone: 'UTC',
    },
    scale: 0,
    unknownStacks: [],
    kept: {},
  }
}

/** Names by seat; if two players have the same name, the second has the seat number after it. */
const namesOf = (players: ArchivedDeal['finished']['players'], people: People): Recorded['names'] => {
  const names: Record<number, string> = {}
  for (const { seat, person } of players) {
    const name = plain(heldIn(people, person)?.name ?? '') || `Player ${seat}`
    names[seat] = Object.values(names).includes(name) ? `${name} ${seat}` : name
  }
  return names
}

/** A name on one line: a file has no place for others. */
const plain = (name: string): string => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
