import { boardRulers } from './board/board-rulers.ts'
import { cardRulers } from './cards/card-rulers.ts'
import { dealingRulers } from './dealing/dealing-rulers.ts'
import { peopleRulers } from './people/people-rulers.ts'
import type { Ruler } from './ruler.ts'
import { showdownRulers } from './showdown/showdown-rulers.ts'
import { studRulers } from './stud/stud-rulers.ts'

/** Every kind of incident with the way it is ruled on. */
export const rulers = {
  ...showdownRulers,
  ...boardRulers,
  ...peopleRulers,
  ...dealingRulers,
  ...cardRulers,
  ...studRulers,
} as const

/** The kinds of incidents that people report. */
export type IncidentType = keyof typeof rulers

type Facts<T extends IncidentType> = Parameters<(typeof rulers)[T]['rule']>[1]

/** Something that went wrong, as people report it: a command like any other. */
export type Incident = {
  [T in IncidentType]: { readonly type: T /** Nobody has noticed it yet. */; readonly noticed?: false } & Facts<T>
}[IncidentType]

/** The ruler of an incident, asked without knowing its kind. */
export const rulerOf = (type: IncidentType): Ruler<unknown> => rulers[type] as Ruler<unknown>

/** Is this the name of a kind of incident? */
export const isIncidentType = (type: string): type is IncidentType => Object.hasOwn(rulers, type)
