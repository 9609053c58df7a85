import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type DrivenBrowser, freePort, onPath } from './driven-browser.ts'

/** What drives WebKit here: its driver, a small browser around it, and a screen that nobody looks at. */
type Programs = { readonly driver: string; readonly browser: string; readonly screen: string }

/** What starts WebKit, the engine of Safari, where it is installed; null where something of it is missing. */
export const webkitHere = (): (() => Promise<DrivenBrowser>) | null => {
  const [driver, screen, browser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), miniBrowser()]
  return driver === null || screen === null || browser === null ? null : () => startWebKit({ driver, browser, screen })
}

/** Debian keeps it with the library, by its version. */
const miniBrowser = (): string | null => {
  for (const lib of existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    for (const version of ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']) {
      const place = `/usr/lib/${lib}/${version}/MiniBrowser`
      if (existsSync(place)) return place
    }
  return null
}

/** Starts WebKit on a screen of its own and speaks to it over WebDriver. */
const startWebKit = async ({ driver, browser, screen }: Programs): Promise<DrivenBrowser> => {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-webkit-'))
  const shown = await startScreen(screen)
  const port = await freePort()
  const env = { ...process.env, HOME: home, DISPLAY: shown.display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  const driving = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env })
  const ask = asking(port)
  const browserOptions = { binary: browser, args: ['--automation'] }
  const { sessionId } = (await reached(driving, () =>
    ask('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } } }),
  )) as { readonly sessionId: string }
  const at = `/session/${sessionId}`
  await ask('POST', `${at}/window/rect`, { width: 1280, height: 860 })
  return {
    go: async url => void (await ask('POST', `${at}/url`, { url })),
    run: script => ask('POST', `${at}/execute/sync`, { script, args: [] }),
    screenshot: async path => writeFileSync(path, Buffer.from(String(await ask('GET', `${at}/screenshot`)), 'base64')),
    close: async () => {
      await ask('DELETE', at)
      await Promise.all([ended(driving), ended(shown.child)])
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const startScreen = async (screen: string): Promise<{ readonly display: string; readonly child: ChildProcess }> => {
  const child = spawn(screen, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout!.once('data', (data: Buffer) => resolve(data.toString().trim()))
    child.once('exit', () => reject(new Error('Xvfb doesn’t start')))
  })
  return { display: `:${number}`, child }
}

/** A question of WebDriver: what it answers, or why it doesn't. */
const asking =
  (port: number) =>
  async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { value } = (await answer.json()) as { readonly value: unknown }
    if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`)
    return value
  }

/** The driver takes a while until it listens. */
const reached = async <T>(driving: ChildProcess, ask: () => Promise<T>): Promise<T> => {
  for (let tries = 0; tries < 100 && driving.exitCode === null; tries++) {
    try {
      return await ask()
    } catch (cause) {
      // it doesn't listen yet; what it answers is said at once
      if (!(cause instanceof TypeError)) throw cause
      await setTimeout(200)
    }
  }
  throw new Error('WebKit’s driver doesn’t answer')
}

const ended = (child: ChildProcess): Promise<unknown> => {
  const over = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  return over
}
