import { afterAll, beforeAll, expect, test } from 'vitest'
import { LAPTOP, openPages, type Pages } from '../testing/open-pages.ts'
import { IN_EACH, SCENES } from '../testing/scenes.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

/** A small phone, a phone on its side and a laptop. */
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

const only = process.env.CARDROOM_SCENES ?? ''

test.each(Object.entries(SCENES).filter(([scene]) => only.split(',').some(part => scene.startsWith(part))))(
  'axe finds nothing: %s',
  async (scene, bringsTo) => {
    const page = await bringsTo(pages, { ...LAPTOP, reducedMotion: 'reduce' })
    for (const size of WINDOWS)
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        // places are worked out again for the new size
        await page.waitForTimeout(250)
        await IN_EACH[scene]?.(page)
        expect({ scene, size, colorScheme, found: await violations(page) }).toMatchObject({ found: [] })
      }
    await page.context().close()
  },
)
