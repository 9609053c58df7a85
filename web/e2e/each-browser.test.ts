import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChromium } from '../testing/chromium.ts'
import type { DrivenBrowser } from '../testing/driven-browser.ts'
import { firefoxHere } from '../testing/firefox.ts'
import { openPages, type Pages, shots } from '../testing/open-pages.ts'
import { webkitHere } from '../testing/webkit.ts'

/** What starts each browser, null where it isn't installed, and what installs it. Chromium is always there. */
const BROWSERS = [
  { name: 'Chromium', start: startChromium, packages: '' },
  { name: 'Firefox', start: firefoxHere(), packages: 'firefox-esr' },
  { name: 'WebKit, the engine of Safari', start: webkitHere(), packages: 'webkit2gtk-driver xvfb' },
] as const
for (const { name, start, packages } of BROWSERS)
  if (start === null) process.stderr.write(`\n*** NOT TESTED IN ${name}: apt-get install ${packages} ***\n\n`)

describe.for(BROWSERS.filter(({ start }) => start !== null))('in $name', ({ name, start }) => {
  let pages: Pages
  let browser: DrivenBrowser
  beforeAll(async () => {
    pages = await openPages()
    browser = await start!()
  }, 180_000)
  afterAll(async () => {
    await browser.close()
    await pages.close()
  })

  /** Runs a script again and again until it answers with something. */
  const until = async (script: string): Promise<unknown> => {
    for (let tries = 0; tries < 400; tries++) {
      const answer = await browser.run(`return ${script}`)
      if (answer !== null && answer !== false && answer !== '') return answer
      await setTimeout(200)
    }
    throw new Error(`never true in ${name}: ${script}`)
  }
  const button = (words: string): string =>
    `[...document.querySelectorAll('button')].find(it => it.checkVisibility() && /${words}/.test(it.textContent))`
  const press = (words: string): Promise<unknown> => until(`(it => it && (it.click(), true))(${button(words)}) || null`)

  test('you come in, play hands to the end, and open the settings', { timeout: 240_000 }, async () => {
    await browser.go(pages.address)
    await until('document.querySelector("h1")?.textContent')
    const made = `(async () => {
      const post = async (path, body) => (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
      await post('/api/guest', { name: 'Ann' })
      return (await post('/api/tables', { form: 'holdem', chairs: 3, bots: 2, sit: true, pace: 'instant' })).id
    })()`
    const id = await browser.run(`return ${made}`)
    await browser.go(`${pages.address}/t/${id}`)
    await until('document.querySelector("[data-plate]") !== null')
    await until(`${button('^(Check|Call)')} !== undefined`)
    await browser.screenshot(`${shots}${name.split(',')[0]}-table.png`)
    const deals = "Number(document.querySelector('main').dataset.deals)"
    const before = Number(await browser.run(`return ${deals}`))
    for (let acts = 0; acts < 60 && Number(await browser.run(`return ${deals}`)) < before + 2; acts++) {
      // a call may have been for everything, and then chips are bought
      await press('^(Check$|Call|Show$|Yes, go ahead$|Buy [0-9,]+$)')
      await setTimeout(150)
    }
    expect(Number(await browser.run(`return ${deals}`))).toBeGreaterThanOrEqual(before + 2)
    await browser.run("document.querySelector('button[aria-label^=Settings]').click()")
    await until('document.querySelector("dialog[open] input[name=felt]") !== null')
    await browser.screenshot(`${shots}${name.split(',')[0]}-settings.png`)
  })
})
