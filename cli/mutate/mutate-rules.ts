import { type Chance, shuffled } from '@cardroom/engine'
import type { LedgerRow } from '@cardroom/engine/rulebooks'
import type { Source } from '../citations.ts'
import { type CoverageRow, coverage } from '../coverage.ts'
import { judge, type Verdict } from './judge.ts'
import { placesIn } from './places.ts'
import { runnerFor } from './runners.ts'

/** The project whose rules are broken: its folder, its sources and the rules it is to keep. */
export type Project = {
  readonly root: string
  readonly sources: readonly Source[]
  readonly ledger: readonly LedgerRow[]
}

/** The rules that tests of the project name. */
export const provenIn = ({ ledger, sources }: Project): readonly CoverageRow[] =>
  coverage(ledger, sources).filter(row => row.state === 'proven')

/** So many of these rules by chance, in the order of the books. */
export const sampleOf = (rows: readonly CoverageRow[], count: number, chance: Chance): readonly CoverageRow[] => {
  const taken = new Set(shuffled(rows, chance).slice(0, count))
  return rows.filter(row => taken.has(row))
}

/** How many rules are broken at once, and the seconds that the tests may take to be started. */
export type Pace = { readonly atOnce: number; readonly toStart?: number }

/** Breaks each of these rules and tells what became of it, several at once; in the order of the rules. */
export const mutateRules = async (
  { root, sources, ledger }: Project,
  rows: readonly CoverageRow[],
  { atOnce, toStart }: Pace,
  heard: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> => {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const rules = new Map(ledger.map(row => [row.id, row]))
  const placesOf = placesIn(sources)
  const verdicts: Verdict[] = []
  let next = 0
  const work = async (): Promise<void> => {
    const runner = runnerFor(root, toStart)
    try {
      while (next < rows.length) {
        const at = next++
        const { id, tests } = rows[at]!
        const files = [...new Set(tests.map(place => place.slice(0, place.lastIndexOf(':'))))]
        const textOf = (file: string): string => texts.get(file)!
        const places = placesOf(rules.get(id)!, files.map(textOf))
        const verdict = await judge({ id, tests: files }, places, textOf, runner)
        verdicts[at] = verdict
        heard(verdict)
      }
    } finally {
      runner.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, work))
  return verdicts
}
