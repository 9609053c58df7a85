import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { RuleId } from '@cardroom/engine'
import type { Verdict } from './judge.ts'

/** Verdicts kept in a file, a line each, so that a long run can be stopped and go on where it was. */
export type Results = {
  /** The verdict on a rule, if nothing that it rests on has changed since. */
  readonly known: (id: RuleId, basis: string) => Verdict | undefined
  readonly keep: (verdict: Verdict, basis: string) => void
}

/** What a verdict rests on, in short: the texts of the tests and of the files that are changed. */
export const basisOf = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)

/** The verdicts in a file; the last one on a rule counts. A line that was cut off when a run was stopped is passed over. */
export const resultsIn = (file: string): Results => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const kept = new Map(lines.flatMap(read).map(line => [line.verdict.id, line]))
  return {
    known: (id, basis) => {
      const line = kept.get(id)
      return line?.basis === basis ? line.verdict : undefined
    },
    keep: (verdict, basis) => {
      kept.set(verdict.id, { basis, verdict })
      // begun on a line of its own, whatever was cut off before it
      appendFileSync(file, `\n${JSON.stringify({ basis, verdict })}`)
    },
  }
}

type Line = { readonly basis: string; readonly verdict: Verdict }

const read = (line: string): readonly Line[] => {
  try {
    return [JSON.parse(line) as Line]
  } catch {
    return [] // a line that was cut off when its run was stopped
  }
}
