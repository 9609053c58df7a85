import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOn } from '../testing/faults.ts'
import { openPages, type Pages } from '../testing/open-pages.ts'
import { SCENES } from '../testing/scenes.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const WINDOWS = [
  [390, 844],
  [360, 640],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const

/** What is wrong with a table in every window, by the window. */
const faultsEverywhere = async (page: Page): Promise<Readonly<Record<string, readonly string[]>>> => {
  const found: Record<string, readonly string[]> = {}
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    // places are worked out again for the new size
    let faults = await faultsOn(page)
    for (let tries = 0; tries < 20 && faults.length > 0; tries++) {
      await page.waitForTimeout(150)
      faults = await faultsOn(page)
    }
    if (faults.length > 0) found[`${width} by ${height}`] = faults
  }
  return found
}

const LONG = { timeout: 180_000 }

describe('the table as the browser paints it: nothing leaves the stage, covers a name or a card, or is cut off', () => {
  test.each(['holdem-10', 'stud-8', 'open-face'])('while a hand is played: %s', LONG, async scene => {
    const page = await SCENES[scene]!(pages, { width: 1280, height: 800, reducedMotion: 'reduce' })
    expect(await faultsEverywhere(page)).toEqual({})
    await page.context().close()
  })

  test.each(['showdown-2', 'showdown', 'showdown-hi-lo', 'showdown-stud', 'showdown-draw', 'showdown-13'])(
    'when it is over, with what is won: %s',
    LONG,
    async scene => {
      const page = await SCENES[scene]!(pages, { width: 1280, height: 800, reducedMotion: 'reduce' })
      expect(await page.locator('[data-won]').count()).toBeGreaterThan(0)
      expect(await faultsEverywhere(page)).toEqual({})
      await page.context().close()
    },
  )

  test('a card off the stage, a plate over the rest and words too small would be found', LONG, async () => {
    const page = await SCENES['showdown-2']!(pages, { width: 390, height: 844, reducedMotion: 'reduce' })
    const faultsWith = async (css: string): Promise<readonly string[]> => {
      await page.evaluate(`{
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(${JSON.stringify(css)})
        document.adoptedStyleSheets = [sheet]
      }`)
      return faultsOn(page)
    }
    expect(await faultsWith('[data-hand-of] { position: relative; top: -24px }')).toContainEqual(
      expect.stringMatching(/leaves the (stage|window)$/),
    )
    expect(
      await faultsWith('[data-won] { position: fixed !important; inset: 0 !important; z-index: 99 }'),
    ).toContainEqual(expect.stringMatching(/lies under/))
    expect(await faultsWith('h1 { font-size: 9px !important }')).toContainEqual(
      expect.stringMatching(/smaller than 12 px$/),
    )
    await page.context().close()
  })
})
