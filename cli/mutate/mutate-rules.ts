import { type Chance, type RuleId, shuffled } from '@cardroom/engine'
import type { LedgerRow } from '@cardroom/engine/rulebooks'
import type { Source } from '../citations.ts'
import { type CoverageRow, coverage } from '../coverage.ts'
import { judge, type Verdict } from './judge.ts'
import { placesIn } from './places.ts'
import { remembered } from './remembered.ts'
import { basisOf, type Results } from './results.ts'
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

/** This many of these rules by chance, as many of each layer as its part of them, in the order of the books. */
export const sampleOf = (rows: readonly CoverageRow[], count: number, chance: Chance): readonly CoverageRow[] => {
  const layers = groupsOf(shuffled(rows, chance), row => row.layer)
  // the place of a rule within its layer, from 0 to 1: the lowest are taken, and so the layers evenly
  const placed = layers.flatMap(layer => layer.map((row, i) => ({ row, at: (i + 0.5) / layer.length })))
  const taken = new Set(
    placed
      .sort((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ row }) => row),
  )
  return rows.filter(row => taken.has(row))
}

/** How many rules are broken at once, the seconds that the tests may take to be started, and what is known already. */
export type Pace = { readonly atOnce: number; readonly toStart?: number; readonly results?: Results }

/** Breaks each of these rules and tells what became of it, several at once; in the order of the rules. */
export const mutateRules = async (
  { root, sources, ledger }: Project,
  rows: readonly CoverageRow[],
  { atOnce, toStart, results }: Pace,
  heard: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> => {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const textOf = (file: string): string => texts.get(file)!
  const rules = new Map(ledger.map(row => [row.id, row]))
  const placesOf = placesIn(sources)
  const verdicts = new Map<RuleId, Verdict>()
  const groups = groupsOf(rows, row => filesOf(row).join(' '))
  const work = async (): Promise<void> => {
    const runner = runnerFor(root, toStart)
    try {
      for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
        const shared = remembered(
          runner,
          group.map(({ id }) => id),
        )
        for (const row of group) {
          const { id } = row
          const files = filesOf(row)
          const places = placesOf(rules.get(id)!, files.map(textOf))
          const changed = new Set(places.own.flat().map(({ file }) => file))
          const basis = basisOf([...files, ...changed].map(textOf))
          const known = results?.known(id, basis)
          const verdict = known ?? (await judge({ id, tests: files }, places, textOf, shared))
          if (known === undefined) results?.keep(verdict, basis)
          verdicts.set(id, verdict)
          heard(verdict)
        }
      }
    } finally {
      runner.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, groups.length) }, work))
  return rows.map(({ id }) => verdicts.get(id)!)
}

/** The files whose tests name the rule. */
const filesOf = ({ tests }: CoverageRow): readonly string[] => [
  ...new Set(tests.map(place => place.slice(0, place.lastIndexOf(':')))),
]

/** These by what they have in common, in the order in which each comes up first. */
const groupsOf = <T>(items: readonly T[], of: (item: T) => string): T[][] => {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(of(item), [...(groups.get(of(item)) ?? []), item])
  return [...groups.values()]
}
