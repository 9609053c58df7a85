import { afterAll, beforeAll, expect, test } from 'vitest'
import { LAPTOP, openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { peopleIn } from '../testing/people-pages.ts'
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
  await picture(page, 'train-laptop', { fullPage: true })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Exam of 20 questions' }).click()
  for (let n = 1; n <= 20; n++) {
    await page.getByRole('article', { name: `Question ${n}`, exact: true }).waitFor()
    await page.keyboard.press(String(1 + (n % 2)))
    await page.getByRole('status').first().waitFor()
    if (n === 3) {
      await picture(page, 'train-marked-laptop', { fullPage: true })
      expect(await violations(page)).toEqual([])
    }
    await page.keyboard.press('Enter')
  }
  await page.getByRole('heading', { name: /^(Passed|Not passed)$/ }).waitFor()
  await page.getByText(/of 20 questions answered correctly/).waitFor()
  await picture(page, 'train-certificate')
  await page.context().close()
}, 180_000)

test('on a phone; progress is kept on the device', async () => {
  const page = await (await pages.browser.newContext({ viewport: PHONE, colorScheme: 'light' })).newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${pages.address}/train`)
  await page.getByRole('article', { name: 'Question 1', exact: true }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Next question' }).waitFor()
  await picture(page, 'train-phone', { fullPage: true })
  expect(await violations(page)).toEqual([])
  await page.reload()
  await page.getByRole('article', { name: 'Question 2', exact: true }).waitFor()
  await page.getByText('Kept on this device.').waitFor()
  await page.context().close()
}, 120_000)

test('a trainer sees how the group is doing, and a certificate has a page of its own', async () => {
  const { person } = peopleIn(() => pages)
  const tess = await person(LAPTOP)
  await tess.request.post(`${pages.address}/api/guest`, { data: { name: 'Tess' } })
  await tess.goto(`${pages.address}/train`)
  await tess.getByText('Open a group').first().click()
  await tess.getByLabel('Name of the group').fill('Monday')
  await tess.getByRole('button', { name: 'Open a group' }).click()
  await tess.getByRole('link', { name: 'Monday' }).click()
  await tess.getByText('Nobody has joined yet.').waitFor()
  const link = await tess.locator('code').textContent()

  const ann = await person(PHONE)
  await ann.goto(link!)
  await ann.getByText('If you join, Tess sees').waitFor()
  await ann.getByRole('button', { name: 'Join the group' }).click()
  await ann.getByLabel('Your name').fill('Ann')
  await ann.getByRole('button', { name: 'Join the group' }).click()
  await ann.getByText('You’re in this group.').waitFor()
  expect(await violations(ann)).toEqual([])
  const exam = { questions: 10, right: 9, mark: 80, book: 'rrp', areas: ['hands'] }
  const progress = { asked: 9, areas: [{ area: 'hands', right: 7, all: 9 }], weak: ['rrp/8/6'] }
  await ann.request.post(`${pages.address}/api/training/progress`, { data: progress })
  const kept = await ann.request.post(`${pages.address}/api/training/exams`, { data: exam })
  const { id } = (await kept.json()) as { readonly id: string }

  await tess.getByRole('button', { name: 'Refresh' }).click()
  const row = tess.getByRole('article', { name: 'Ann' })
  await row.getByText('7 of 9').first().waitFor()
  await row.getByText('Exam: 9 of 10, Passed').waitFor()
  await row.getByRole('link', { name: 'rrp/8/6' }).waitFor()
  await picture(tess, 'train-group-laptop', { fullPage: true })
  expect(await violations(tess)).toEqual([])
  await ann.goto(`${pages.address}/train/certificate/${id}`)
  await ann.getByRole('heading', { name: 'Ann' }).waitFor()
  await picture(ann, 'train-certificate-phone', { fullPage: true })
  expect(await violations(ann)).toEqual([])
}, 90_000)
