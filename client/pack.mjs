// Puts what the client needs of the room's protocol beside it, so that nobody has to install the room as well.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const room = join(here, '../room/dist')
const into = join(here, 'dist/room')

/** A file of the room and all that it imports there. */
const copy = (file, ending, done) => {
  if (done.has(file)) return
  done.add(file)
  const to = join(into, relative(room, file))
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(file, to)
  for (const [, from] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g))
    copy(join(dirname(file), from.replace(/\.[jt]s$/, ending)), ending, done)
}
copy(join(room, 'protocol/frames.d.ts'), '.d.ts', new Set())
copy(join(room, 'protocol/frames.js'), '.js', new Set())

for (const name of readdirSync(join(here, 'dist'))) {
  if (!/\.(?:js|d\.ts)$/.test(name)) continue
  const file = join(here, 'dist', name)
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('@cardroom/room/protocol', './room/protocol/frames.js'))
}
