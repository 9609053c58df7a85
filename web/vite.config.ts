import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Writes each file of text a second and a third time, compressed: the room sends whichever the browser takes. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  closeBundle: () => {
    const folder = join(import.meta.dirname, 'dist')
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue
      const text = readFileSync(join(folder, name))
      if (text.length < 1000) continue
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
      writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }))
    }
  },
})

/**
 * The rules of the books, which are most of what the reader loads: without the spaces between their fields, and of the
 * settings they fix only the names, by which the page finds the same rule in other books.
 */
const tightLedger = (): Plugin => ({
  name: 'tight-ledger',
  enforce: 'pre',
  load: id => {
    if (!id.endsWith('.jsonl?raw')) return null
    const lines = readFileSync(id.slice(0, -'?raw'.length), 'utf8').split('\n')
    const tight = lines.map(line => (line === '' ? '' : JSON.stringify(JSON.parse(line), withoutSettings)))
    return `export default ${JSON.stringify(tight.join('\n'))}`
  },
})

const withoutSettings = (key: string, value: unknown): unknown =>
  key === 'setting' && value !== null ? { name: (value as { readonly name: string }).name } : value

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tightLedger(), compressed()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1700 },
})
