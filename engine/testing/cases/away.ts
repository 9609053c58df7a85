import type { FormId } from '../../forms/forms.ts'
import { type Case, casesAt, oneRuling } from '../by-books.ts'
import { rulesOf } from '../rules-by-hand.ts'
import { scenesOf } from './scene.ts'

/** A player is reported away before the deal and is back in time, in a form of each family. */
export const away: readonly Case[] = (
  [
    ['holdem', rulesOf.absent],
    ['seven-card-stud', { rrp: ['rrp/8/8'], uspa: ['uspa/3.2.3.5.6'], wsop: ['wsop/225'] }],
    ['deuce-to-seven-triple-draw', rulesOf.absent],
    ['chinese-draw-poker', rulesOf.absent],
  ] as const satisfies readonly (readonly [FormId, Parameters<typeof oneRuling>[1]])[]
).flatMap(([form, rules]) =>
  casesAt(`${form} for three, one of them away`, byBooks => {
    const at = scenesOf({ form, seats: 3 })
    byBooks(
      book => at('')(book).reports({ type: 'PlayerAbsent', seat: 3 }),
      { type: 'PlayerBack', seat: 3 },
      oneRuling('hand-live', rules),
      {
        'hand-live': table =>
          table
            .tells({ type: 'AbsenceEnded', seat: 3 })
            .plays('deal; around')
            .has({ mending: { absent: [] } }),
      },
    )
  }),
)
