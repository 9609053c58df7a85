import { format } from 'node:util'
import { expect } from 'vitest'
import type { Exports } from './modules.ts'

/** A test as a file declares it: its name with the titles around it, and what it does. */
export type Declared = { readonly name: string; readonly run: () => unknown }

/** As much of Vitest as tests of rules use, which keeps the tests that are declared instead of running them. */
export type Collector = {
  readonly vitest: Exports
  /** The tests declared since this was asked the last time. */
  readonly taken: () => readonly Declared[]
}

/** The names of Vitest that a collector knows: a file that uses others is left to Vitest itself. */
export const COLLECTED: ReadonlySet<string> = new Set(['describe', 'test', 'expect'])

/** A collector with nothing in it yet. */
export const collector = (): Collector => {
  let tests: Declared[] = []
  let titles: readonly string[] = []
  const test = (title: string, run: () => unknown): void => {
    tests.push({ name: [...titles, title].join(' > '), run })
  }
  const describe = (title: string, body: () => void): void => {
    const around = titles
    titles = [...around, title]
    body()
    titles = around
  }
  return {
    vitest: { expect, test: withEach(test), describe: withEach(describe) },
    taken: () => {
      const taken = tests
      tests = []
      return taken
    },
  }
}

type Declare = (title: string, body: () => void) => void

/** `test.each(rows)(title, body)`: once for each row, a list as several values. */
const withEach = (declare: Declare) =>
  Object.assign(declare, {
    each: (rows: readonly unknown[]) => (title: string, body: (...values: readonly unknown[]) => void) => {
      for (const row of rows) {
        const values: readonly unknown[] = Array.isArray(row) ? row : [row]
        declare(titleFor(title, values), () => body(...values))
      }
    },
  })

/** `%s wins` with the values put in; those that the title has no place for are left out. */
const titleFor = (title: string, values: readonly unknown[]): string =>
  format(title, ...values.slice(0, title.match(/%[sdifjoO]/g)?.length ?? 0))
