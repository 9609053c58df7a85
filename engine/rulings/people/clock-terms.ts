import { programOf } from '../../deal/program.ts'
import type { Stakes } from '../../deal/stakes.ts'
import type { Form } from '../../forms/form.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'

/** How long a player may think before the clock is called, how long it runs, and how it is counted down; in seconds. */
export type ClockTerms = {
  readonly think: number
  readonly runs: number
  readonly warning: number
  readonly countdown: number
  readonly rules: readonly RuleId[]
}

/** The time that a player has by the book; open-face has its own. */
export const clockTerms = (form: Form, { clock, ofcClock }: Rulebook): ClockTerms => {
  if (programOf(form).steps.some(step => step.do === 'place')) {
    const { beforeCallSeconds, clockSeconds } = ofcClock.is
    return { think: beforeCallSeconds, runs: clockSeconds, warning: 0, countdown: 0, rules: ofcClock.rules }
  }
  const { minThinkSeconds, seconds: runs, warningSeconds, countdownSeconds } = clock.is
  return { think: minThinkSeconds, runs, warning: warningSeconds, countdown: countdownSeconds, rules: clock.rules }
}

/** rrp/14/nl/16: does the book know a clock at this structure? Where nothing is wagered there is none to ask about. */
export const hasClock = (form: Form, { structure }: Stakes, { clock }: Rulebook): boolean =>
  form.structures.length === 0 || clock.is.structures.includes(structure)
