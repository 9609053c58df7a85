import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import { minutes, type Time } from '../../table/time.ts'
import { bookOf } from '../draft.ts'
import { type OffenceKind, offenceRow } from '../offence.ts'
import type { ConductRecord, Facts, Length, Proposal, Step } from '../record.ts'

/** What the book comes to after what the player has done before: counted and proposed, and left to a person. */
export const proposalFor = (
  record: ConductRecord,
  kind: OffenceKind,
  player: PlayerId,
  facts: Facts,
  at: Time,
): Proposal => {
  const earlier = earlierOf(record, kind, player, at)
  const { steps, least, rules } = ladderOf(record, kind)
  const climb = climbOf(record, kind, facts, steps)
  const step = climb[Math.min(earlier.length, climb.length - 1)]!
  return {
    step,
    length: lengthOf(record, kind, step, at),
    nth: earlier.length + 1,
    earlier,
    offered: least === null ? [...new Set<Step>(['nothing', 'ask', 'warn', ...steps])] : steps,
    least,
    by: isDealers(record, kind, facts, step) ? 'dealer' : 'floor',
    rules,
  }
}

/** The breaches that count: weighed alike, within the days that count, and not dismissed. */
const earlierOf = (record: ConductRecord, kind: OffenceKind, player: PlayerId, at: Time): readonly number[] => {
  const since = at - minutes(record.ways.countsDays * 24 * 60)
  return record.offences
    .filter(it => it.player === player && it.at >= since && it.decided?.step !== 'nothing' && isAlike(it.offence, kind))
    .map(({ number }) => number)
}

/** What somebody is only told to correct counts against them when they do it again, and so does every breach of its own class. */
const isAlike = (one: OffenceKind, other: OffenceKind): boolean => {
  const [a, b] = [offenceRow(one).class, offenceRow(other).class]
  if (one === other) return true
  return a === b && a !== 'put-right'
}

type Ladder = { readonly steps: readonly Step[]; readonly least: Step | null; readonly rules: readonly RuleId[] }

/** What the book can do about a breach, mildest first, and what it does in any case. */
export const ladderOf = (record: ConductRecord, kind: OffenceKind): Ladder => {
  const book = bookOf(record)
  switch (kind) {
    case 'messaging':
      // wsop/26-removal: both are sent out at once
      return { steps: ['remove', 'bar', 'bar-for-life'], least: 'remove', rules: ['wsop/26-removal'] }
    case 'out-of-pocket': {
      const { is, rules } = book.ofcOutOfPocketBanHours
      return { steps: is.most === 'event' ? ['bar', 'bar-rest-of-event'] : ['bar'], least: 'bar', rules }
    }
  }
  switch (offenceRow(kind).class) {
    case 'cheating': {
      const { is, rules } = book.cheatingPenalty
      // uspa/1.4: all involved are out at once
      if (is === 'disqualify-immediately') return { steps: ['disqualify'], least: 'disqualify', rules }
      const steps: readonly Step[] =
        is === 'may-be-barred' ? ['suspend', 'bar', 'bar-for-life'] : ['suspend', 'remove', 'bar-for-life']
      return { steps, least: null, rules }
    }
    case 'device-help': {
      const { is, rules } = book.rtaPenalties
      const steps = is.map((it): Step => (it === 'permanent-ban-pending-investigation' ? 'bar-for-life' : it))
      return { steps, least: steps[0] ?? null, rules }
    }
    case 'code': {
      const { is, rules } = book.conductPenaltyLadder
      return { steps: is.map((it): Step => (it === 'suspend-limited-time' ? 'suspend' : it)), least: null, rules }
    }
    case 'etiquette':
    case 'put-right': {
      const { is, rules } = book.etiquetteSanctions
      return { steps: ETIQUETTE.filter(step => is.some(it => it === step)), least: null, rules }
    }
  }
}

const ETIQUETTE: readonly Step[] = ['warn', 'suspend', 'remove', 'bar', 'disqualify', 'bar-for-life']

/** The steps in the order they are proposed: first a correction where there can be one, and a warning for small things. */
const climbOf = (record: ConductRecord, kind: OffenceKind, facts: Facts, steps: readonly Step[]): readonly Step[] => {
  const { class: is, grave = false } = offenceRow(kind)
  if (is === 'cheating') return [steps.includes('bar') ? 'bar' : steps.at(-1)!]
  const warns = steps.includes('warn') ? steps : [...Array<Step>(record.ways.warningsFirst).fill('warn'), ...steps]
  if (is === 'put-right') return ['ask', ...warns]
  const sharp = steps.filter(step => step !== 'warn')
  if (grave || (kind === 'profanity' && (facts.obscene === true || firstIsRemoval(record))))
    return sharp.length > 0 ? sharp : steps
  return warns
}

const firstIsRemoval = (record: ConductRecord): boolean => bookOf(record).profanityFirstStep.is === 'removal'

/** wsop/34: a dealer warns for one outburst; all else is the floor's. */
const isDealers = (record: ConductRecord, kind: OffenceKind, { obscene = false }: Facts, step: Step): boolean => {
  if (step !== 'warn' && step !== 'ask') return false
  return kind !== 'profanity' || (!obscene && bookOf(record).profanityFirstStep.is === 'dealer-warning')
}

/** How long a step lasts that was not given a length: what the house usually does. */
export const lengthOf = (record: ConductRecord, kind: OffenceKind, step: Step, at: Time): Length | null => {
  const { sitOut, removedHours } = record.ways
  switch (step) {
    case 'suspend':
      return 'deals' in sitOut ? { deals: sitOut.deals } : { until: at + minutes(sitOut.minutes) }
    case 'remove':
      return { until: at + minutes(removedHours * 60) }
    case 'bar':
      // wsop/346c: 24 hours at least
      return { until: kind === 'out-of-pocket' ? leastUntil(record, at) : null }
    case 'bar-rest-of-event':
    case 'bar-for-life':
    case 'disqualify':
      return { until: null }
    default:
      return null
  }
}

/** wsop/346c: until when somebody who played without the chips to pay is out at least. */
export const leastUntil = (record: ConductRecord, at: Time): Time =>
  at + minutes(bookOf(record).ofcOutOfPocketBanHours.is.least * 60)
