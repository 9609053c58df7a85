import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A copy of the built engine and of our contestant with the citations cut out of the acts of a deal. */
export type Uncited = { readonly script: string; readonly remove: () => void }

const ENGINE = fileURLToPath(new URL('../../engine/', import.meta.url))
const HERE = fileURLToPath(new URL('.', import.meta.url))

/** `rules: …` as the last field of an object, however it is worked out. */
const CITATION = /,\s*rules(?:: (?:[^(){},\n]|\((?:[^()]|\([^()]*\))*\))+)?,?(?=\s*\})/g

/** Writes the copy into a folder of its own; the awards keep the rules that they always had. */
export const uncited = (): Uncited => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-uncited-'))
  cpSync(join(ENGINE, 'dist'), join(folder, 'engine'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const cut = ACTS.map(name => cutIn(join(folder, 'engine', 'deal', `${name}.js`))).reduce((sum, n) => sum + n, 0)
  if (cut < 25) throw new Error(`only ${cut} citations were found to be cut`)
  for (const name of readdirSync(HERE).filter(file => /^(deals-ours|hands-report)\.js$/.test(file))) {
    const text = readFileSync(join(HERE, name), 'utf8')
    writeFileSync(join(folder, name), text.replace("'@cardroom/engine'", "'./engine/index.js'"))
  }
  return { script: join(folder, 'deals-ours.js'), remove: () => rmSync(folder, { recursive: true }) }
}

/** Where the acts of a deal are written. */
const ACTS = [
  'betting/betting',
  'betting/make-post',
  'dealing/card-acts',
  'dealing/dealing',
  'flat/acts-flat',
  'flat/dealing-flat',
  'flat/rounds',
  'flat/showdown-flat',
  'flat/start-flat',
  'forward',
  'pots/agreements',
  'showdown/showdown',
  'start',
]

const cutIn = (file: string): number => {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(CITATION, ''))
  return text.match(CITATION)?.length ?? 0
}
