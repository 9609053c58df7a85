import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTable, LAPTOP, openPages, type Pages, PHONE, playUntil, shots } from '../testing/open-pages.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

/** A newcomer who says his name, chooses a form and is dealt in. */
const newcomer = async (form: string, viewport: { width: number; height: number }): Promise<Page> => {
  const page = await (await pages.browser.newContext({ viewport })).newPage()
  await page.goto(pages.address)
  await page.getByLabel('Your name').fill('Ann')
  await page.getByLabel('Form').selectOption(form)
  await page.getByRole('button', { name: 'Deal me in now' }).click()
  return page
}

describe('from the lobby', () => {
  test('nothing is wider than a phone', async () => {
    await (await atTable(pages, { form: 'pineapple-open-face-chinese-2-7-middle' }, PHONE)).context().close()
    const page = await (await pages.browser.newContext({ viewport: PHONE })).newPage()
    await page.goto(pages.address)
    await page.getByText('seats taken').first().waitFor()
    const form = page.getByLabel('Form').first()
    await form.selectOption('pineapple-open-face-chinese-2-7-middle')
    await page.getByText('A table as you like it').click()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
    await page.screenshot({ path: `${shots}lobby-phone.png`, fullPage: true })
    await page.context().close()
  })

  test('a newcomer plays a deal against bots at their own pace', async () => {
    const page = await newcomer('holdem', LAPTOP)
    await page.getByRole('region', { name: 'Your hand' }).getByRole('img').nth(1).waitFor({ timeout: 30_000 })
    await page.screenshot({ path: `${shots}play-now.png` })
    await playUntil(page, () => page.getByText('The deal is over').isVisible())
    await page.context().close()
  })

  test('the forms of a mix take turns', async () => {
    const page = await atTable(pages, { form: 'horse' }, PHONE)
    const form = page.locator('header p')
    await form.waitFor()
    expect(await form.textContent()).toMatch(/^Hold.em, /)
    await playUntil(page, async () => /^Omaha/.test((await form.textContent()) ?? ''))
    await page.screenshot({ path: `${shots}mix.png` })
    await page.context().close()
  })
})
