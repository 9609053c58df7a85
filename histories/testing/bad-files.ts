import { type Chance, seeded } from '@cardroom/engine'
import { anyDeal, everyForm, playOut } from '@cardroom/engine/testing'
import { historyOf } from '../history-of-log.ts'
import { readPhh } from '../phh/read-phh.ts'
import { replayHand } from '../phh/replay-hand.ts'
import { writePhh } from '../phh/write-phh.ts'
import type { Problem } from '../problems.ts'
import { problemWords } from '../words/problems.ts'
import { mutated } from './mutated.ts'

/** Files to spoil: the samples, and deals of every form as they are written. */
export const goodFiles = (samples: readonly string[]): readonly string[] => {
  const ours = everyForm.flatMap((form, n) => {
    const history = historyOf(playOut(anyDeal(form, 500 + n, { realCards: n % 2 === 0 })).log)
    return history.ok ? [writePhh(history.history)] : []
  })
  const bulk = [...samples.slice(0, 3), ...ours.slice(0, 2)].map((text, i) => `[${i + 1}]\n${text}`).join('\n')
  return [...samples, ...samples, ...ours, bulk]
}

/** Spoils this many files, replays what can be read of each, and throws where a problem has no place or no words. */
export const spoil = (
  files: readonly string[],
  count: number,
  seed: string,
): { readonly read: number; readonly refused: number } => {
  const chance = seeded(seed)
  const tally = { read: 0, refused: 0 }
  for (let n = 0; n < count; n++) {
    const text = mutated(files[chance(files.length)]!, chance)
    try {
      tryFile(text, chance, tally)
    } catch (cause) {
      throw new Error(
        `spoiled file ${n} of ${seed}: ${cause instanceof Error ? cause.message : String(cause)}\n${text.slice(0, 3000)}`,
        { cause },
      )
    }
  }
  return tally
}

const tryFile = (text: string, chance: Chance, tally: { read: number; refused: number }): void => {
  const lines = text.split('\n').length
  for (const hand of readPhh(text)) {
    if (!hand.ok) tally.refused++
    else tally.read++
    const replayed = replayHand(hand, chance(3) === 0 ? { lenient: true } : chance(4) === 0 ? { as: 'pokerkit' } : {})
    for (const problem of replayed.problems) placed(problem, lines)
    for (const problem of [...replayed.letPass, ...replayed.warnings]) placed(problem, lines)
    JSON.stringify(replayed)
  }
}

const placed = (problem: Problem, lines: number): void => {
  const { line } = problem
  const what = problemWords(problem)
  if (!Number.isInteger(line) || line < 1 || line > lines + 1 || !/\w/.test(what)) {
    throw new Error(`a problem without a place or words: ${JSON.stringify(problem)}`)
  }
}
