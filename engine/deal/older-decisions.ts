import { heldIn } from '../kinds/held-in.ts'
import { isRecord } from '../kinds/shown.ts'

/** The codes that older logs and streams have for some decisions, with those of today. */
const CODES: Readonly<Record<string, string>> = {
  'keeps-his-turn': 'keeps-turn',
  'redeal-with-his-hand-dead': 'redeal-with-hand-dead',
}

/** A decision by its code of today, whichever version wrote it. */
const decisionNow = (code: string): string => heldIn(CODES, code) ?? code

/** An event, or anything else that a log holds, with the decisions given, due or asked for in it by their codes of today. */
export const withDecisionsNow = <Event extends object>(event: Event): Event => {
  const { type, options } = event as Loose
  if (type === 'RulingGiven' || type === 'Decide') return decided(event)
  if (type !== 'RulingDue' || !Array.isArray(options)) return event
  const now = options.map((option: unknown) => (isRecord(option) ? decided(option) : option))
  return now.every((option, i) => option === options[i]) ? event : { ...event, options: now }
}

/** What was read from outside: any of these may be missing, or be something else. */
type Loose = { readonly type?: unknown; readonly options?: unknown; readonly decision?: unknown }

const decided = <Ruled extends object>(ruled: Ruled): Ruled => {
  const { decision } = ruled as Loose
  if (typeof decision !== 'string') return ruled
  const now = decisionNow(decision)
  return now === decision ? ruled : { ...ruled, decision: now }
}
