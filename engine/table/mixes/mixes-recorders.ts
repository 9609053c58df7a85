import type { Cited } from '../../deal/events.ts'
import type { Recorders } from '../draft.ts'
import type { At } from '../events.ts'
import type { MixesEvent } from './mixes-events.ts'

/** What happens with the forms of a mix, written into the table. */
export const mixesRecorders: Recorders<MixesEvent & Cited & At> = {
  FormChosen: (table, { part }) => {
    table.rotation = { ...table.rotation, chosen: part }
  },
  FormTurned: (table, { part }) => {
    table.rotation = { part, deals: 0, from: null, chosen: null }
  },
}
