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
  let [streets, hands] = [0, 0]
  while (streets < 3 || hands < 2) {
    await opens.waitFor()
    expect(await slider.count()).toBe(0)
    await opens.click()
    await slider.waitFor()
    const before = await dealsAt(page)
    // by keys the panel stays open until what was done has been answered
    await page.keyboard.press(hands === 0 && streets < 3 ? 'c' : 'f')
    if (await sure.isVisible()) await sure.click()
    await expect.poll(() => slider.count()).toBe(0)
    await opens
      .or(page.getByRole('list', { name: 'Who wins what' }))
      .first()
      .waitFor()
    await opens.waitFor()
    if ((await dealsAt(page)) > before) hands++
    else streets++
  }
  await page.context().close()
})
