import { noPractice, type Practice, practiceAfter, practiceWith } from '@cardroom/engine/drills'
import { heldIn } from '../held-in.ts'
import type { PracticeKept, PracticeReport } from '../protocol/training.ts'

/** The practice of one person on all their devices, and what has been taken from each of them. */
export type KeptPractice = {
  readonly practice: Practice
  /** How many answers of each device are in it. */
  readonly taken: Readonly<Record<string, number>>
  /** The devices that have brought what they had counted before. */
  readonly brought: readonly string[]
}

/** From this many devices practice is taken: enough for anybody, too few for a script to fill the room with. */
export const MOST_DEVICES = 100

/** Nobody has practiced yet. */
export const noneKept: KeptPractice = { practice: noPractice, taken: {}, brought: [] }

/** Of what a device tells, what isn't in yet; nothing is counted twice, and the order is that in which it comes. */
export const practiceKept = (kept: KeptPractice, report: PracticeReport): KeptPractice => {
  const { device, from, answers, brought, forget } = report
  const before = takenFrom(kept, device)
  const fresh = answers.slice(Math.max(0, before - from))
  const isBrought = brought === null || kept.brought.includes(device)
  const start = forget ? noPractice : isBrought ? kept.practice : practiceWith(kept.practice, brought)
  return {
    practice: fresh.reduce(practiceAfter, start),
    taken: { ...kept.taken, [device]: Math.max(before, from + answers.length) },
    brought: isBrought ? kept.brought : [...kept.brought, device],
  }
}

/** Is there something in it that isn't kept yet? An answer before which others are missing waits for them. */
export const isNew = (kept: KeptPractice, { device, from, answers, brought, forget }: PracticeReport): boolean => {
  const before = takenFrom(kept, device)
  if (from > before) return false
  return forget || from + answers.length > before || (brought !== null && !kept.brought.includes(device))
}

/** The answer to the device that asks. */
export const practiceFor = (kept: KeptPractice, device: string): PracticeKept => ({
  practice: kept.practice,
  taken: takenFrom(kept, device),
})

const takenFrom = ({ taken }: KeptPractice, device: string): number => heldIn(taken, device) ?? 0
