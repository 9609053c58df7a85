import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Incident, Telling } from '../record.ts'
import { refused } from '../refusal.ts'
import { subject, tell } from '../work.ts'

/** What is ordered about incidents. */
export type IncidentOrder = {
  readonly type: 'RecordIncident'
  readonly what: string
  readonly ruling: string
  readonly rules: readonly RuleId[]
  readonly table?: string
  readonly players?: readonly PlayerId[]
  /** What was corrected at the table. */
  readonly corrected?: string
  /** The case as the ruling desk has it in its address. */
  readonly desk?: string
  /** The words of it by language, where the room made them; nobody else sends it. */
  readonly translated?: Readonly<Record<string, Telling>>
}

/** What happens about incidents. */
export type IncidentEvent = { readonly type: 'IncidentRecorded' } & Omit<Incident, 'by' | 'rules' | 'at'>

/** What went wrong at a table and was ruled on without a dispute: who ruled, by which rule, and what was corrected. */
export const incidents = subject<IncidentOrder, IncidentEvent>({
  orders: {
    RecordIncident: (work, order) => {
      const { what, ruling, rules, table = null, players = [], corrected = '', desk = null, translated, at, by } = order
      if (by.role === 'player') return refused('not-your-role')
      if (what.trim() === '' || ruling.trim() === '') return refused('reason-is-missing')
      // rrp/0/preface/philosophy: a ruling names its rule
      if (rules.length === 0) return refused('rule-is-missing', { rules: ['rrp/0/preface/philosophy'] })
      if (new Set(players).size < players.length) return refused('nobody-named')
      const number = work.state.numbered + 1
      const incident = {
        number,
        what,
        ruling,
        table,
        players,
        corrected,
        desk,
        role: by.role === 'room' ? ('book' as const) : by.role,
        ...(translated === undefined ? {} : { translated }),
      }
      tell(work, { type: 'IncidentRecorded', ...incident, at, by, rules })
      return null
    },
  },
  events: {
    IncidentRecorded: (record, { type: _, by, ...entry }) => {
      record.numbered = entry.number
      record.incidents = [...record.incidents, { ...entry, by: by.name }]
    },
  },
})
