import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'

const require = createRequire(import.meta.url)
const PACKAGE = join('@sparticuz', 'chromium')

/** A real browser without a window: the one that CHROMIUM_PATH names, or the one that comes with the packages. */
export const startBrowser = async (): Promise<Browser> => {
  const args = ['--no-sandbox', '--headless=shell', '--disable-dev-shm-usage']
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined) return chromium.launch({ executablePath: named, args })
  const { executablePath, cache } = await unpacked()
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(cache, 'al2023', 'lib'),
    FONTCONFIG_FILE: fontsIn(cache),
  } as Record<string, string>
  return chromium.launch({ executablePath, args, env })
}

/** Unpacks the browser once for each version, with the libraries that a bare system lacks. */
const unpacked = async (): Promise<{ readonly executablePath: string; readonly cache: string }> => {
  const entry = require.resolve('@sparticuz/chromium')
  const home = entry.slice(0, entry.lastIndexOf(PACKAGE) + PACKAGE.length)
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { readonly version: string }
  const cache = join(dirname(dirname(home)), '.cache', 'chromium', version)
  if (!existsSync(join(cache, 'chromium'))) {
    // several files of tests may want it at once: each unpacks aside, and nobody starts what is half written
    const own = `${cache}.${process.pid}`
    mkdirSync(own, { recursive: true })
    await unpackInto(own)
    try {
      renameSync(own, cache)
    } catch (fault) {
      if (!existsSync(join(cache, 'chromium'))) throw fault
      rmSync(own, { recursive: true })
    }
  }
  return { executablePath: join(cache, 'chromium'), cache }
}

const unpackInto = async (folder: string): Promise<void> => {
  const before = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV }
  process.env.TMPDIR = folder
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    await packed.executablePath()
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

const fontsIn = (cache: string): string => {
  const file = join(cache, 'fonts.conf')
  const folders = [join(cache, 'fonts'), '/usr/share/fonts'].filter(
    folder => existsSync(folder) && readdirSync(folder).length > 0,
  )
  const dirs = folders.map(folder => `<dir>${folder}</dir>`).join('')
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig>${dirs}<cachedir>${join(cache, 'font-cache')}</cachedir></fontconfig>`,
  )
  return file
}
