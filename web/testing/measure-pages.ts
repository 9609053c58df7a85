import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { openPages, PHONE } from './open-pages.ts'

/** What is searched for, from one letter to a player's sentence. */
const SEARCHED = ['ra', 'raise', 'string bet', 'all in', 'the', 'show one show all', 'misdeal', 'wsop/140', 'kill pot']
const ROUNDS = 5

const isShown = `location.search.includes(encodeURIComponent(words)) && document.querySelector('[aria-label="Results"] a') !== null`

/** Lets the page work for a moment; what isn't there after ten seconds never comes. */
const BREATH = `const breath = async (began, what) => {
  if (performance.now() - began > 10_000) throw new Error(what + ' is not shown')
  await new Promise(done => setTimeout(done, 0))
}`

/** Milliseconds from a key in the search of the books until its results stand in the page. */
const searches = (page: Page): Promise<readonly number[]> =>
  page.evaluate<readonly number[]>(`(async () => {
    const input = document.querySelector('input[type="search"]')
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
    ${BREATH}
    const times = []
    for (const words of ${JSON.stringify(Array.from({ length: ROUNDS }, () => SEARCHED).flat())}) {
      const began = performance.now()
      set.call(input, words)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      while (!(${isShown})) await breath(began, words)
      times.push(performance.now() - began)
    }
    return times
  })()`)

/** Milliseconds from a tap until something else stands in the page. */
const tapped = (page: Page, tap: string, shown: string): Promise<number> =>
  page.evaluate<number>(`(async () => {
    const began = performance.now()
    ;${tap}
    ${BREATH}
    while (!(${shown})) await breath(began, 'it')
    return performance.now() - began
  })()`)

const RULED = `[...document.querySelectorAll('h2')].some(it => it.textContent === 'At the table')`
/** A case with one answer to go, and the answer. */
const LAST = { at: '/desk?game=holdem&street=flop&about=street', answer: 'Too many cards in the flop' }

/** From the last answer at the desk to the ruling with its steps, rules, changes and other books. */
const rulings = async (page: Page, address: string): Promise<readonly number[]> => {
  const times: number[] = []
  for (let n = 0; n < ROUNDS * 2; n++) {
    await page.goto(`${address}${LAST.at}`)
    await page.getByRole('button', { name: LAST.answer }).waitFor()
    const tap = `[...document.querySelectorAll('button')].find(it => it.textContent.startsWith('${LAST.answer}')).click()`
    times.push(await tapped(page, tap, RULED))
  }
  return times
}
/** From Enter to the next question of the training, in all areas by turns. */
const questions = async (page: Page, address: string): Promise<readonly number[]> => {
  await page.goto(`${address}/train`)
  const times: number[] = []
  for (let n = 1; n <= 40; n++) {
    await page.getByRole('article', { name: `Question ${n}`, exact: true }).waitFor()
    await page.keyboard.press('1')
    await page.getByRole('button', { name: 'Next question' }).waitFor()
    const shown = `document.querySelector('article')?.getAttribute('aria-label') === 'Question ${n + 1}'`
    times.push(await tapped(page, 'document.activeElement.click()', shown))
  }
  return times
}

const row = (what: string, times: readonly number[], aim: string): string => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): string =>
    `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(0)} ms`
  return `| ${what} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${aim} |`
}

const main = async (): Promise<void> => {
  const pages = await openPages()
  try {
    const page = await (await pages.browser.newContext({ viewport: PHONE, locale: 'en-US' })).newPage()
    await page.goto(`${pages.address}/books`)
    await page.getByLabel('Search the rulebooks').fill('r')
    const rows = [
      row('a search over all 2,262 rules, from the key to its results', await searches(page), '50 ms'),
      row('a ruling at the desk, from the last answer', await rulings(page, pages.address), '1 s'),
      row('the next question of the training', await questions(page, pages.address), ''),
    ]
    const [cpu] = cpus()
    const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpu!.model.replace(/ .*-Core.*/, '').trim()}, load ${loadavg()[0]!.toFixed(1)}`
    const text = `# Speed of the pages about rules

One run of \`npm run bench:pages -- --write\`: books, desk and training as built, in a headless browser at the size of a phone,
each time taken in the page itself. If other work shares the machine, the figures include it.

Measured on ${machine}.

| what | times | p50 | p95 | most | aimed at |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`
    process.stdout.write(text)
    if (process.argv.includes('--write')) writeFileSync('bench/page-results.md', text)
  } finally {
    await pages.close()
  }
}

await main()
