import type { Seat } from '@cardroom/engine'
import type { ConductBy, Telling } from '@cardroom/engine/conduct'
import { wordsIn } from '@cardroom/engine/languages'
import { inEveryLanguage, type Language, type Say, text, withNames } from '@cardroom/engine/words'
import type { ConductHost } from '../conduct/open-conduct.ts'
import { byOf, openingOf, ROLE_OF_DECIDER } from '../conduct/record-screen.ts'
import { openProcess, type Process } from '../errands/process.ts'
import { officerOf } from '../floor/hosted-floor.ts'
import type { FloorHost } from '../floor/open-floor.ts'
import { heldIn } from '../held-in.ts'
import type { RecordOrder } from '../protocol/record.ts'
import type { Refused } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import type { HostedTable } from '../table/host-table.ts'
import { type DealEntry, type HostedEvent, isDealEntry } from '../table/state/events.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { namesAt } from '../table/state/names.ts'
import { newsOf } from '../views/news.ts'
import { knownPlayer } from './floor-reports.ts'

type Around = { readonly store: Store; readonly now: () => number; readonly onError: (cause: unknown) => void }

/** Rulings of the house's tables on their way into the record. */
export type TableRulings = {
  /** Follows a table of the floor or of a tournament from now on; one that is followed already is followed once. */
  readonly follow: (id: string, table: HostedTable) => void
  /** Waits until everything that was ruled so far is in the record. */
  readonly settle: () => Promise<void>
  readonly close: () => Promise<void>
}

type Ruled = Extract<DealEntry, { readonly type: 'RulingGiven' }>
type Errand = { readonly target: string; readonly ruled: Ruled; readonly version: number; readonly after: Hosted }

/**
 * What is ruled on at a table of the house enters its record by itself, once: what happened, the ruling with its rules, who
 * made it, and what was put right. Each ruling has a command of its own, made of its place in the table's stream.
 */
export const keepTableRulings = (conduct: ConductHost, floor: FloorHost, around: Around): TableRulings => {
  const followed = new Map<string, { readonly table: HostedTable; readonly process: Promise<Process | null> }>()
  const begin = async (id: string, table: HostedTable, before?: Promise<Process | null>): Promise<Process | null> => {
    await (await before)?.close()
    return openProcess<Hosted, HostedEvent, Errand, Refused>({
      ...around,
      name: `rulings/${id}`,
      from: table.stream,
      reacts: (event, after, version) =>
        event.type === 'RulingGiven' ? [{ target: 'conduct', ruled: event, version, after }] : [],
      carryOut: async (errand, command) => {
        const { version, ruled, after } = errand
        const entry = await entryOf(id, table, floor, errand)
        if (entry === null) return { version }
        return conduct.gives(ruledBy(conduct, floor, ruled, after), [entry], { ...openingOf({ floor }), command })
      },
    })
  }
  return {
    follow: (id, table) => {
      const known = followed.get(id)
      if (known?.table === table) return
      const process = begin(id, table, known?.process).catch((cause: unknown) => {
        around.onError(cause)
        return null
      })
      followed.set(id, { table, process })
    },
    settle: async () => {
      for (const { process } of followed.values()) await (await process)?.settle()
    },
    close: async () => {
      for (const { process } of followed.values()) await (await process)?.close()
    },
  }
}

/** How far back a report can lie: play waits for the ruling, and only talk and clocks go on meanwhile. */
const BACK = 200
/** How much can follow from a ruling at once. */
const ON = 40

/** The entry for a ruling; null where nobody reported anything, as when a clock has run out. */
const entryOf = async (
  id: string,
  table: HostedTable,
  floor: FloorHost,
  { ruled, version, after }: Errand,
): Promise<RecordOrder | null> => {
  const from = Math.max(0, version - BACK)
  const events = await table.eventsAfter(from, version - from + ON)
  const at = version - from - 1
  const report = events.slice(0, at).findLast(it => it.type === 'IncidentReported' || it.type === 'ErrorNoticed')
  if (report === undefined || !isDealEntry(report)) return null
  const rest = events.slice(at + 1)
  const end = rest.findIndex(it => !isDealEntry(it) || it.at !== ruled.at || it.type === 'RulingDue')
  const mended = end < 0 ? rest : rest.slice(0, end)
  const { en, ...translated } = inEveryLanguage(language => tellingOf({ after, report, ruled, mended }, language))
  const seat: unknown = report.type === 'IncidentReported' && 'seat' in report.incident ? report.incident.seat : null
  return {
    type: 'RecordIncident',
    ...en,
    translated,
    rules: ruled.rules,
    table: (after.night?.table.placard.name ?? id).slice(0, 80),
    players: typeof seat === 'number' ? playersAt(id, after, floor, seat) : [],
  }
}

/** What was reported, how it was ruled, and what followed from it. */
type Case = {
  readonly after: Hosted
  readonly report: DealEntry
  readonly ruled: Ruled
  readonly mended: readonly HostedEvent[]
}

/** The case in the words of a language. */
const tellingOf = ({ after, report, ruled, mended }: Case, language: Language): Telling => {
  const words = wordsIn(language)
  const names = namesAt(after, after, language)
  const plain = (say: Say): string => text(withNames(say, names), words.voice)
  const what =
    report.type === 'IncidentReported'
      ? plain([...words.incidentSay(report.incident), '.'])
      : linesOf(after, [report], language)
  return {
    what: cut(what),
    ruling: cut(plain([...words.decisionSay(ruled.decision), '.'])),
    corrected: cut(linesOf(after, mended, language)),
  }
}

/** What the rail reads of these events: nobody's closed cards get into the record. */
const linesOf = (hosted: Hosted, events: readonly HostedEvent[], language: Language): string => {
  const { voice } = wordsIn(language)
  return [...new Set(newsOf(hosted, hosted, events, null, language).map(({ say }) => text(say, voice)))].join(' ')
}

const LONGEST = 500
const cut = (words: string): string => (words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1)}…`)

/** The person it is about, as the floor knows them, or by their name. */
const playersAt = (id: string, { night, people }: Hosted, floor: FloorHost, seat: Seat): readonly string[] => {
  const person = night?.table.chairs[seat - 1] ?? null
  if (person === null) return []
  const known = heldIn(people, person)
  const name = known?.name ?? person
  return [knownPlayer(floor.state(), id, { person, name, bot: known?.bot != null }) ?? name]
}

/** The book, or the person it was left to: somebody of the staff by their own role. */
const ruledBy = (conduct: ConductHost, floor: FloorHost, { by, orderedBy }: Ruled, { people }: Hosted): ConductBy => {
  if (by === 'book') return { name: 'the book', role: 'room' }
  const officer = officerOf(floor.state(), orderedBy ?? null)
  if (officer !== undefined) return byOf(conduct, officer)
  const name = orderedBy === undefined ? undefined : heldIn(people, orderedBy)?.name
  return { name: name ?? 'the table', role: typeof by === 'string' ? ROLE_OF_DECIDER[by] : 'floor' }
}
