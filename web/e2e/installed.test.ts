import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAPTOP, openPages, type Pages, picture } from '../testing/open-pages.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

type Icon = { readonly src: string; readonly sizes: string; readonly type: string }

const LONG = { timeout: 120_000 }

describe('an installed page', () => {
  test('has a manifest, and icons of the sizes it names', LONG, async () => {
    const manifest = (await (await fetch(`${pages.address}/manifest.webmanifest`)).json()) as {
      readonly icons: readonly Icon[]
    }
    expect(manifest).toMatchObject({ name: 'Cardroom', display: 'standalone', start_url: '/' })
    for (const { src, sizes, type } of manifest.icons) {
      const response = await fetch(`${pages.address}${src}`)
      expect(response.headers.get('content-type')).toContain(type)
      const bytes = Buffer.from(await response.arrayBuffer())
      if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
    }
  })

  test('opens without a network and says that it is offline; with one it asks for the page again', LONG, async () => {
    const context = await pages.browser.newContext({ viewport: LAPTOP })
    const page = await context.newPage()
    await page.addInitScript({
      content:
        "const media = matchMedia; window.matchMedia = query => query.includes('standalone') ? { matches: true } : media(query)",
    })
    await page.goto(pages.address)
    await page.locator('html[data-kept]').waitFor({ state: 'attached' })
    await context.setOffline(true)
    await page.reload()
    await page.getByText('Can’t reach the room: your connection is down').waitFor()
    // a browser without a network says so to its pages; one that is only cut off in a test does not
    await page.evaluate(
      "Object.defineProperty(navigator, 'onLine', { get: () => false }); dispatchEvent(new Event('offline'))",
    )
    await page.getByText('You’re offline.').waitFor()
    await picture(page, 'offline')
    await context.setOffline(false)
    const [asked] = await Promise.all([page.waitForResponse(`${pages.address}/`), page.reload()])
    expect(asked.status()).toBe(200)
    expect(await page.getByText('You’re offline.').count()).toBe(0)
    await context.close()
  })
})

describe('several tables', () => {
  test('stand side by side, yours to act are marked, and the keyboard switches', LONG, async () => {
    const context = await pages.browser.newContext({ viewport: { width: 1600, height: 900 } })
    const page = await context.newPage()
    await page.goto(pages.address)
    const post = async (path: string, data: object) =>
      (await page.request.post(`${pages.address}${path}`, { data })).json()
    await post('/api/guest', { name: 'Ann' })
    const ids: string[] = []
    for (const name of ['One', 'Two']) {
      const wanted = { form: 'holdem', chairs: 3, bots: 2, sit: true, pace: 'instant', name }
      ids.push((await post('/api/tables', wanted)).id)
    }
    await page.goto(`${pages.address}/tables?t=${ids[0]}&t=${ids[1]}`)
    const frames = ids.map((_, i) => page.frameLocator('iframe').nth(i))
    for (const frame of frames) await frame.locator('[data-plate]').first().waitFor()
    await page.locator('iframe[data-due]').first().waitFor()
    await picture(page, 'side-by-side')
    await page.keyboard.press('Alt+2')
    const [first, second] = ids.map(id => page.locator(`iframe[src$="${id}"]`))
    const chosen = page.locator('[data-at]')
    await second!.and(chosen).waitFor()
    await page.keyboard.press('Alt+1')
    await first!.and(chosen).waitFor()
    // a phone has room for one of them, with all of its buttons; the bar switches
    await page.setViewportSize({ width: 390, height: 844 })
    await second!.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^2 / }).click()
    await second!.waitFor()
    await first!.waitFor({ state: 'hidden' })
    expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true)
    // the tables themselves are looked at by their own tests
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await context.close()
  })
})
