import { afterAll, beforeAll, expect, test } from 'vitest'
import { LAPTOP, openPages, type Pages, PHONE, shots } from '../testing/open-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

test('an exam of 20 drills by keyboard, each marked with its rules', async () => {
  const page = await (await pages.browser.newContext({ viewport: LAPTOP, colorScheme: 'dark' })).newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${pages.address}/train`)
  await page.getByRole('article', { name: 'Question 1', exact: true }).waitFor()
  await page.screenshot({ path: `${shots}train-laptop.png`, fullPage: true })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Exam of 20 questions' }).click()
  for (let n = 1; n <= 20; n++) {
    await page.getByRole('article', { name: `Question ${n}`, exact: true }).waitFor()
    await page.keyboard.press(String(1 + (n % 2)))
    await page.getByRole('status').first().waitFor()
    if (n === 3) {
      await page.screenshot({ path: `${shots}train-marked-laptop.png`, fullPage: true })
      expect(await violations(page)).toEqual([])
    }
    await page.keyboard.press('Enter')
  }
  await page.getByText('Certificate').waitFor()
  await page.getByText(/of 20 questions answered correctly/).waitFor()
  await page.screenshot({ path: `${shots}train-certificate.png` })
  await page.context().close()
}, 180_000)

test('on a phone; progress is kept on the device', async () => {
  const page = await (await pages.browser.newContext({ viewport: PHONE, colorScheme: 'light' })).newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${pages.address}/train`)
  await page.getByRole('article', { name: 'Question 1', exact: true }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Next question' }).waitFor()
  await page.screenshot({ path: `${shots}train-phone.png`, fullPage: true })
  expect(await violations(page)).toEqual([])
  await page.reload()
  await page.getByRole('article', { name: 'Question 2', exact: true }).waitFor()
  await page.getByText('Kept on this device.').waitFor()
  await page.context().close()
}, 120_000)
