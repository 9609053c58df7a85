import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { equity } from '@cardroom/engine'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBrowser } from '../testing/browser.ts'

/** The engine as it is built and packed. */
const dist = fileURLToPath(new URL('../../engine/dist/', import.meta.url))

/** A page that counts odds: with workers, with a faulty part, and until it is stopped. */
const PAGE = `<!doctype html><title>odds</title><script type="module">
  import { equity, equityInSteps, merged, partsOf } from '/doors/odds.js'
const worker = () => new Worker('/odds/worker.js', { type: 'module' })
const later = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))

window.shared = async question => {
  const { parts } = partsOf(question, {}, 4)
  const sums = []
  const progress = []
  let next = 0
  const run = one => new Promise((resolve, reject) => {
    const ask = () => {
      if (next >= parts.length) return resolve(one.terminate())
      one.postMessage({ id: next, part: parts[next] })
      next++
    }
    one.onerror = reject
    one.onmessage = ({ data }) => {
      sums[data.id] = data.sums
      progress.push(progress.length + 1)
      ask()
    }
    ask()
  })
  await Promise.all([worker(), worker()].map(run))
  return { answer: merged(question, {}, sums), alone: equity(question), progress }
}

window.faulty = question => new Promise(resolve => {
  const [part] = partsOf(question, {}, 1).parts
  const one = worker()
  const answers = []
  one.onmessage = ({ data }) => {
    if (answers.push(data) === 2) resolve(answers)
  }
  one.postMessage({ id: 1, part: { ...part, question: { hands: ['AhKh', 'Ah'] } } })
  one.postMessage({ id: 2, part })
})

window.stopped = async (question, options) => {
  const stop = new AbortController()
  const steps = equityInSteps(question, options, stop.signal)
  const begun = [steps.next(), steps.next()]
  stop.abort()
  const last = steps.next()
  const one = worker()
  let answered = false
  one.onmessage = () => { answered = true }
  one.postMessage({ id: 1, part: partsOf(question, options, 1).parts[0] })
  await later(200)
  one.terminate()
  await later(50)
  return { begun, last, answered }
}
window.ready = true
</script>`

type Shared = { readonly answer: unknown; readonly alone: unknown; readonly progress: readonly number[] }

let server: Server
let browser: Browser
let page: Page
const faults: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (extname(path) !== '.js') return response.setHeader('content-type', 'text/html').end(PAGE)
    return response.setHeader('content-type', 'text/javascript').end(readFileSync(join(dist, path)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  browser = await startBrowser()
  page = await browser.newPage()
  page.on('pageerror', error => faults.push(error.message))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.waitForFunction('window.ready')
})

afterAll(async () => {
  await browser?.close()
  await new Promise(resolve => server.close(resolve))
})

describe('odds in a real browser', () => {
  test('two workers share the work, tell how far it is, and come to what one thread comes to', async () => {
    const question = { form: 'short-deck-holdem', hands: ['AhKh', 'QdQc'] } as const
    const found = await page.evaluate<Shared>(`shared(${JSON.stringify(question)})`)
    expect(found.progress).toEqual([1, 2, 3, 4])
    expect(found.answer).toEqual(equity(question))
    expect(found.alone).toEqual(found.answer)
  })

  test('a faulty part is reported, and the worker goes on', async () => {
    const answer = await page.evaluate(`faulty({ hands: ['AhKh', 'QdQc'], boards: ['Qh7h2c'] })`)
    expect(answer).toEqual([
      { id: 1, fault: 'card-twice' },
      { id: 2, sums: expect.anything() },
    ])
  })

  test('long work is stopped: in steps with what there is so far, in a worker at once', async () => {
    const stopped = await page.evaluate(
      `stopped({ form: 'big-o', hands: ['AhKhQhJhTh', '2c3c4c5c6c', '7d8d'] }, { samples: 100000000 })`,
    )
    expect(stopped).toMatchObject({
      begun: [
        { done: false, value: { done: 1 } },
        { done: false, value: { done: 2 } },
      ],
      last: { done: true, value: { exact: false, deals: expect.any(Number) } },
      answered: false,
    })
  })

  test('nothing went wrong on the page meanwhile', () => {
    expect(faults).toEqual([])
  })
})
