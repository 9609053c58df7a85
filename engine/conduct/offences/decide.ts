import type { PlayerId } from '../../table/player.ts'
import { minutes, type Time } from '../../table/time.ts'
import { bookOf, offenceOf } from '../draft.ts'
import { type ConductRecord, type Length, type Offence, STEPS, type Step } from '../record.ts'
import { type ConductRefusal, refused } from '../refusal.ts'
import { isAbove, isRuler } from '../staff/ranks.ts'
import { type By, type Handler, tell } from '../work.ts'
import { leastUntil, lengthOf } from './ladder.ts'
import type { OffenceOrder } from './offences.ts'

/** A person decides what follows from a breach. */
export const decide: Handler<Extract<OffenceOrder, { readonly type: 'Decide' }>> = (work, order) => {
  const { entry, step, length: given, reason = null, at, by } = order
  const { state: record } = work
  const found = offenceOf(record, entry)
  if (found === undefined) return refused('no-such-entry')
  if (found.decided !== null) return refused('decided-already', { player: found.player })
  const off = stepOff(record, found, step) ?? mayNotDecide(record, found, step, by)
  if (off !== null) return off
  const length = given ?? lengthOf(record, found.offence, step, at)
  const short = lengthOff(record, found, length, at)
  if (short !== null) return short
  const { proposed } = found
  tell(work, {
    type: 'OffenceDecided',
    entry,
    player: found.player,
    step,
    length,
    reason,
    at,
    by,
    rules: proposed.rules,
  })
  return null
}

const stepOff = (
  _: ConductRecord,
  { proposed: { offered, least, rules } }: Offence,
  step: Step,
): ConductRefusal | null => {
  // uspa/1.3.1.2.1: there is no warning for it, and wsop/26-removal: they leave at once
  if (least !== null && STEPS.indexOf(step) < STEPS.indexOf(least))
    return refused('step-too-mild', { steps: offered, rules })
  return offered.includes(step) ? null : refused('step-not-offered', { steps: offered, rules })
}

/** Dealers ask and warn; where there is a referee penalties are the referee's alone (uspa/3.9.2). */
const mayNotDecide = (record: ConductRecord, { proposed }: Offence, step: Step, by: By): ConductRefusal | null => {
  if (by.role === 'player' || by.role === 'room') return refused('not-your-role', { role: 'floor' })
  if (step === 'nothing' || step === 'ask' || step === 'warn')
    return proposed.by === 'dealer' || isAbove(by.role, 'dealer') ? null : refused('not-your-role', { role: 'floor' })
  if (!isAbove(by.role, 'dealer')) return refused('not-your-role', { role: 'floor' })
  const { is } = bookOf(record).finalRulingRole
  if (is.rules !== 'referee' || isRuler(record, by)) return null
  return refused('not-your-role', { role: 'referee', rules: ['uspa/3.9.2'] })
}

const lengthOff = (
  record: ConductRecord,
  { offence, player, at: since }: Offence,
  length: Length | null,
  at: number,
): ConductRefusal | null => {
  if (length === null) return null
  if ('deals' in length)
    return Number.isSafeInteger(length.deals) && length.deals >= 1
      ? null
      : refused('amount-makes-no-sense', { least: 1 })
  if (length.until !== null && (!Number.isSafeInteger(length.until) || length.until <= at))
    return refused('amount-makes-no-sense')
  return offence === 'out-of-pocket' ? outOfPocketOff(record, player, length.until, since) : null
}

/** wsop/346c: for a day at least, counted from when it was seen, and for the rest of the event at most. */
const outOfPocketOff = (
  record: ConductRecord,
  player: PlayerId,
  until: Time | null,
  since: Time,
): ConductRefusal | null => {
  const { is, rules } = bookOf(record).ofcOutOfPocketBanHours
  const [first, last] = [leastUntil(record, since), is.most === 'event' ? null : since + minutes(is.most * 60)]
  if (until !== null && until < first) return refused('too-short', { player, until: first, rules })
  return last !== null && (until === null || until > last) ? refused('too-long', { player, until: last, rules }) : null
}
