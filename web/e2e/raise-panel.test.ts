import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTable, dealsAt, openPages, type Pages, PHONE } from '../testing/open-pages.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

test('on a phone the sizes of a raise are closed again on the next street and in the next hand', async () => {
  const page = await atTable(pages, { form: 'holdem', chairs: 2, bots: 1, clock: null }, PHONE)
  const opens = page.getByRole('button', { name: /^(Bet|Raise)…$/ })
  const slider = page.getByRole('slider', { name: 'How much' })
  const sure = page.getByRole('button', { name: 'Yes, go ahead' })
  /** A player all-in leaves nothing to raise: that hand is folded, and the next one comes. */
  const meet = async (): Promise<void> => {
    const call = page.getByRole('button', { name: /^Call/ })
    while (!(await opens.isVisible())) {
      if ((await call.isVisible()) && !(await opens.isVisible())) await page.keyboard.press('f')
      await page.waitForTimeout(40)
    }
  }
  let [streets, hands] = [0, 0]
  while (streets < 3 || hands < 2) {
    await meet()
    expect(await slider.count()).toBe(0)
    await opens.click()
    await slider.waitFor()
    const before = await dealsAt(page)
    // by keys the panel stays open until what was done has been answered
    await page.keyboard.press(hands === 0 && streets < 3 ? 'c' : 'f')
    await expect
      .poll(async () => {
        if (await sure.isVisible()) await sure.click({ timeout: 1000 }).catch(() => undefined)
        return slider.count()
      })
      .toBe(0)
    await meet()
    if ((await dealsAt(page)) > before) hands++
    else streets++
  }
  await page.context().close()
})
