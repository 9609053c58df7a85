import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { COLLECTED, collector, type Declared } from './collected.ts'
import type { Job, Ran, RanTest } from './job.ts'
import { modulesIn } from './modules.ts'

/** Runs jobs in this process; for one with a test that needs more of Vitest than is there, undefined. */
export type Quick = (job: Job) => Promise<Ran | undefined>

/**
 * Runs tests of the engine in this process: after a change only what rests on the changed file is loaded again, which
 * takes a fraction of the time that a thread of its own takes.
 */
export const quickIn = async (root: string): Promise<Quick> => {
  let changed: Job['changed'] = null
  const texts = new Map<string, string>()
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
    texts.set(file, text)
    return file === changed?.file ? changed.text : text
  }
  const { vitest, taken } = collector()
  const modules = modulesIn({ root, textOf, fileOf: await aliasesIn(root), instead: { vitest } })
  return async job => {
    if (!job.tests.every(file => isQuick(file, textOf(file)))) return undefined
    for (const file of [changed?.file, job.changed?.file, ...job.tests]) if (file !== undefined) modules.forget(file)
    changed = job.changed
    const fits = new RegExp(job.names)
    const tests: RanTest[] = []
    const unloaded: string[] = []
    for (const file of job.tests) {
      taken()
      try {
        await modules.load(file)
      } catch (fault) {
        unloaded.push(`${file}: ${messageOf(fault)}`)
        continue
      }
      for (const test of taken()) if (fits.test(test.name)) tests.push(await ranOf(file, test))
    }
    return { tests, unloaded }
  }
}

/** Is it a test of the engine that uses no more of Vitest than is collected? Those of the engine touch nothing else. */
export const isQuick = (file: string, text: string): boolean => {
  const [, names = ''] = /import \{([^}]*)\} from 'vitest'/.exec(text) ?? []
  return file.startsWith('engine/') && names.split(',').every(name => name.trim() === '' || COLLECTED.has(name.trim()))
}

const ranOf = async (file: string, { name, run }: Declared): Promise<RanTest> => {
  try {
    await run()
    return { file, name, problem: null }
  } catch (fault) {
    return { file, name, problem: messageOf(fault) || 'failed' }
  }
}

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

type Alias = { readonly find: RegExp; readonly replacement: string }

/** The file behind a name of a package of this project, as the configuration of the tests has it. */
const aliasesIn = async (root: string): Promise<(specifier: string) => string | undefined> => {
  const config: unknown = await import(pathToFileURL(join(root, 'vitest.shared.config.ts')).href)
  const { default: shared } = config as {
    readonly default: { readonly resolve?: { readonly alias?: readonly Alias[] } }
  }
  const aliases = shared.resolve?.alias ?? []
  return specifier => {
    const alias = aliases.find(({ find }) => find.test(specifier))
    return alias === undefined ? undefined : relative(root, specifier.replace(alias.find, alias.replacement))
  }
}
