import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTable, LAPTOP, openLog, openPages, type Pages, PHONE, picture, playUntil } from '../testing/open-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

describe('everybody can use the felt', () => {
  test.each(['light', 'dark'] as const)('axe finds no violation in the %s', async colorScheme => {
    const lobby = await (await pages.browser.newContext({ colorScheme })).newPage()
    await lobby.goto(pages.address)
    await lobby.getByText('Create a table').click()
    // its page is loaded when it is asked for
    await lobby.getByRole('heading', { level: 1, name: 'Create a table' }).waitFor()
    expect(await violations(lobby)).toEqual([])
    await lobby.context().close()
    for (const form of ['holdem', 'stud-8', 'chinese-poker']) {
      const page = await atTable(
        pages,
        { form, chairs: 5, bots: 4 },
        { ...PHONE, colorScheme, reducedMotion: 'reduce' },
      )
      await page.getByRole('region', { name: 'Your hand' }).waitFor()
      expect(await violations(page), form).toEqual([])
      await page.context().close()
    }
  })

  test('why? opens the rule, and Escape gives the focus back', async () => {
    const page = await atTable(pages, { form: 'holdem' }, LAPTOP)
    await openLog(page)
    await page.getByLabel('Show the rule behind every line').check()
    const why = page.getByRole('button', { name: /^Why\?/ })
    await playUntil(page, async () => (await why.count()) > 2)
    await why.first().focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog')
    await panel.locator('code').waitFor()
    expect(await panel.locator('code').textContent()).toMatch(/^(rrp|uspa|hpt|web|wsop)\//)
    await picture(page, 'why')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(await page.locator(':focus').textContent()).toMatch(/^Why\?/)
    // what is asked of one has its rule too
    const asked = page.getByRole('button', { name: /^Why\? you’re asked this/ })
    await playUntil(page, () => asked.isVisible())
    await asked.click()
    await panel.locator('code').waitFor()
    await page.context().close()
  })

  test('whatever is opened on your turn, the buttons can be pressed', async () => {
    const page = await atTable(pages, { form: 'holdem', clock: null }, { ...PHONE, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Fold', exact: true }).waitFor()
    const opened = page
      .getByRole('dialog')
      .or(page.getByRole('complementary', { name: 'Hand log' }))
      .first()
    for (const [width, height] of [
      [360, 640],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      // beside the sizes of a bet a phone on its side has no room for the prompt and its rule
      const why = height === 390 ? [] : [/^Why\? you’re asked this/]
      for (const opens of [/^Hand log/, /^Settings/, /^Menu/, ...why]) {
        await page.getByRole('button', { name: opens }).click()
        await opened.waitFor()
        for (const act of [/^Fold$/, /^(Check|Call [\d,]+(, all-in)?)$/])
          await page.getByRole('button', { name: act }).click({ trial: true })
        if (opens.source.startsWith('^Hand')) await page.getByRole('button', { name: 'Hide the log' }).click()
        else await page.keyboard.press('Escape')
        await opened.waitFor({ state: 'detached' })
      }
    }
    await page.context().close()
  })

  test('a host can report only what software does not exclude, and not against bots in the hand', async () => {
    const page = await atTable(pages, { form: 'holdem' }, PHONE)
    await page
      .getByRole('button', { name: /^(Check|Call|Fold)/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Report a problem' }).click()
    const kinds = page.getByLabel('What happened').locator('option')
    await kinds.nth(1).waitFor({ state: 'attached' })
    const offered = await kinds.evaluateAll(options => options.map(option => option.getAttribute('value')))
    expect(offered).toContain('LiveHandShown')
    expect(offered).not.toContain('StubFouled')
    expect(offered).not.toContain('HandMucked')
    await picture(page, 'report')
    await page.context().close()
  })
})

describe('seats with their cards do not lie on one another', () => {
  test.each([
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ])('at %i by %i with eight hands of stud and ten of hold’em', async (width, height) => {
    for (const [form, chairs] of [
      ['seven-card-stud', 8],
      ['holdem', 10],
    ] as const) {
      const page = await atTable(pages, { form, chairs, bots: chairs - 1 }, { width, height, reducedMotion: 'reduce' })
      await page
        .getByRole('button', { name: /^(Check|Call|Fold|Bring in)/ })
        .first()
        .waitFor()
      const boxes = await page.getByRole('region', { name: /, seat \d+$/ }).evaluateAll(seats =>
        seats.map(seat => {
          const { left, right, top, bottom } = seat.getBoundingClientRect()
          return { left, right, top, bottom }
        }),
      )
      expect(boxes).toHaveLength(chairs)
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1)) {
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
          expect(apart, `${form}: ${JSON.stringify([a, b])}`).toBe(true)
        }
      }
      await picture(page, `${form}-${width}`)
      await page.context().close()
    }
  })
})
