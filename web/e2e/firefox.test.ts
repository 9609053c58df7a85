import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Firefox, firefoxOnPath, startFirefox } from '../testing/firefox.ts'
import { openPages, type Pages, shots } from '../testing/open-pages.ts'

const program = firefoxOnPath()

if (program === null) {
  process.stderr.write(
    '\n*** NOT TESTED IN FIREFOX: neither firefox-esr nor firefox is on the path (apt-get install firefox-esr) ***\n\n',
  )
}

describe.runIf(program !== null)('in Firefox', () => {
  let pages: Pages
  let firefox: Firefox
  beforeAll(async () => {
    pages = await openPages()
    firefox = await startFirefox(program!)
  }, 180_000)
  afterAll(async () => {
    await firefox.close()
    await pages.close()
  })

  /** Runs a script again and again until it answers with something. */
  const until = async (script: string): Promise<unknown> => {
    for (let tries = 0; tries < 400; tries++) {
      const answer = await firefox.run(`return ${script}`)
      if (answer !== null && answer !== false && answer !== '') return answer
      await setTimeout(200)
    }
    throw new Error(`never true in Firefox: ${script}`)
  }
  const button = (words: string): string =>
    `[...document.querySelectorAll('button')].find(it => it.checkVisibility() && /${words}/.test(it.textContent))`
  const press = (words: string): Promise<unknown> => until(`(it => it && (it.click(), true))(${button(words)}) || null`)

  test('you come in, play hands to the end, and open the settings', { timeout: 240_000 }, async () => {
    await firefox.go(pages.address)
    await until('document.querySelector("h1")?.textContent')
    const made = `(async () => {
      const post = async (path, body) => (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
      await post('/api/guest', { name: 'Ann' })
      return (await post('/api/tables', { form: 'holdem', chairs: 3, bots: 2, sit: true, pace: 'instant' })).id
    })()`
    const id = await firefox.run(`return ${made}`)
    await firefox.go(`${pages.address}/t/${id}`)
    await until('document.querySelector("[data-plate]") !== null')
    await until(`${button('^(Check|Call)')} !== undefined`)
    await firefox.screenshot(`${shots}firefox-table.png`)
    const deals = "Number(document.querySelector('main').dataset.deals)"
    const before = Number(await firefox.run(`return ${deals}`))
    for (let acts = 0; acts < 60 && Number(await firefox.run(`return ${deals}`)) < before + 2; acts++) {
      await press('^(Check$|Call|Show$)')
      await setTimeout(150)
    }
    expect(Number(await firefox.run(`return ${deals}`))).toBeGreaterThanOrEqual(before + 2)
    await firefox.run("document.querySelector('button[aria-label^=Settings]').click()")
    await until('document.querySelector("dialog[open] input[name=felt]") !== null')
    await firefox.screenshot(`${shots}firefox-settings.png`)
  })
})
