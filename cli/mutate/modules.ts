import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { moduleRunnerTransform, transformWithOxc } from 'vite'

/** What a module exports, by name. */
export type Exports = Readonly<Record<string, unknown>>

/** Where modules are: the text of a file, the file behind a specifier, and what stands for some packages. */
export type Where = {
  readonly root: string
  readonly textOf: (file: string) => string
  /** The file of the project that is meant, or undefined for a package. */
  readonly fileOf: (specifier: string) => string | undefined
  readonly instead: Readonly<Record<string, Exports>>
}

/** The modules of a project, loaded in this process. */
export type Modules = {
  /** What a file exports. It is loaded if it is not yet, and so is what it imports. */
  readonly load: (file: string) => Promise<Exports>
  /** Forgets a file and all that rests on it, so that the next load reads it again. */
  readonly forget: (file: string) => void
}

/**
 * Loads modules as Vitest does, but in this process and only those that are not loaded: after a change, the file and
 * what imports it. What is loaded one after another needs no care for cycles: a module that is being loaded is always
 * one that waits for this one.
 */
export const modulesIn = (where: Where): Modules => {
  const loaded = new Map<string, Exports>()
  const imports = new Map<string, ReadonlySet<string>>()
  const compiled = new Map<string, Compiled>()

  const load = async (file: string): Promise<Exports> => {
    const known = loaded.get(file)
    if (known !== undefined) return known
    const exports = {}
    loaded.set(file, exports)
    try {
      const { run, deps } = await compiledOf(file)
      imports.set(file, new Set(deps.flatMap(each => resolved(file, each) ?? [])))
      await run(...givenTo(file, exports))
    } catch (fault) {
      // nothing may go on with half of it
      forget(file)
      throw fault
    }
    return exports
  }
  const compiledOf = async (file: string): Promise<Compiled> => {
    const text = where.textOf(file)
    const known = compiled.get(file)
    if (known?.text === text) return known
    const now = await compile(file, text)
    // a change is there for one run: the text as it was is wanted again
    if (known === undefined) compiled.set(file, now)
    return now
  }
  const resolved = (from: string, specifier: string): string | undefined =>
    specifier.startsWith('.') ? join(dirname(from), specifier) : where.fileOf(specifier)
  const imported = async (from: string, specifier: string): Promise<unknown> => {
    const file = resolved(from, specifier)
    return where.instead[specifier] ?? (file === undefined ? await import(specifier) : await load(file))
  }
  const givenTo = (file: string, exports: object): readonly unknown[] => [
    exports,
    (specifier: string) => imported(file, specifier),
    (specifier: string) => imported(file, specifier),
    (name: string, get: () => unknown) =>
      Object.defineProperty(exports, name, { enumerable: true, configurable: true, get }),
    (all: Exports) => {
      for (const name of Object.keys(all)) {
        if (name !== 'default' && !(name in exports)) {
          Object.defineProperty(exports, name, { enumerable: true, configurable: true, get: () => all[name] })
        }
      }
    },
    { url: pathToFileURL(join(where.root, file)).href },
  ]
  const forget = (file: string): void => {
    if (!loaded.delete(file)) return
    for (const [importer, files] of imports) if (files.has(file)) forget(importer)
  }
  return { load, forget }
}

type Compiled = {
  readonly text: string
  readonly deps: readonly string[]
  readonly run: (...given: readonly unknown[]) => Promise<void>
}

const compile = async (file: string, text: string): Promise<Compiled> => {
  const plain = await transformWithOxc(text, file)
  const module = await moduleRunnerTransform(plain.code, null, relative('.', file), plain.code)
  if (module === null) throw new Error(`${file} cannot be read as a module`)
  return {
    text,
    deps: [...(module.deps ?? []), ...(module.dynamicDeps ?? [])],
    run: new Async(...GIVEN, `'use strict';${module.code}`),
  }
}

/** The names under which a module that was made ready finds what it needs. */
const GIVEN = [
  '__vite_ssr_exports__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_exportName__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_import_meta__',
]

const Async = Object.getPrototypeOf(async () => {}).constructor as new (...text: readonly string[]) => Compiled['run']
