import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LAPTOP, openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { peopleIn } from '../testing/people-pages.ts'
import { violations } from '../testing/violations.ts'

/** Does it begin on the screen? */
const isInView = async (it: Locator): Promise<boolean> => {
  const box = await it.boundingBox()
  // a page scrolls by whole pixels
  return box !== null && box.y > -1 && box.y < PHONE.height
}

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
  await page.getByText('Exam: 0 of 20').waitFor()
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
  await page.getByText('Marked on this device, without a certificate.').waitFor()
  await picture(page, 'train-certificate')
  await page.context().close()
}, 180_000)

test('with a name the room asks and marks the exam, and the certificate is its own', async () => {
  const page = await (await pages.browser.newContext({ viewport: PHONE, colorScheme: 'light' })).newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${pages.address}/train`)
  await page.getByLabel('Questions').selectOption('10')
  await page.getByLabel('Name on the certificate').fill('Zoe')
  await picture(page, 'train-exam-phone', { fullPage: true })
  // a key pressed while the room is asked for the exam answers nothing
  await page.route(/\/api\/training\/exams$/, async route => {
    await page.keyboard.press('1')
    await route.continue()
  })
  await page.getByRole('button', { name: 'Exam of 10 questions' }).click()
  await page.getByText('Exam: 0 of 10').waitFor()
  for (let n = 1; n <= 10; n++) {
    const card = page.getByRole('article', { name: `Question ${n}`, exact: true })
    await card.waitFor()
    // what is right isn't in the page before it is answered
    expect(await card.getByText(/^✓/).count()).toBe(0)
    await card.getByRole('listitem').first().getByRole('button').click()
    await card.getByRole('status').waitFor()
    await page.getByRole('button', { name: 'Next question' }).click()
  }
  await page.getByRole('heading', { name: /^(Passed|Not passed)$/ }).waitFor()
  const score = await page.getByText(/of 10 questions answered correctly/).textContent()
  await page.goto(`${pages.address}/train`)
  await page.getByRole('link', { name: /10/ }).first().click()
  await page.getByRole('heading', { name: 'Zoe' }).waitFor()
  await page.getByText(score!).waitFor()
  await page.getByText('Asked and marked by this room.').waitFor()
  await picture(page, 'train-certificate-room-phone', { fullPage: true })
  expect(await violations(page)).toEqual([])
  await page.context().close()
}, 90_000)

test('on a phone with keys alone: 20 drills one after another, each marked, without a tap', async () => {
  const page = await (await pages.browser.newContext({ viewport: PHONE, colorScheme: 'dark' })).newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${pages.address}/train`)
  let right = 0
  for (let n = 1; n <= 20; n++) {
    const card = page.getByRole('article', { name: `Question ${n}`, exact: true })
    await card.waitFor()
    // by number, or by walking to the answer and pressing Enter there
    if (n % 4 === 0) {
      await card.getByRole('button').first().focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    } else await page.keyboard.press(String(1 + (n % 2)))
    const marked = await card.getByRole('status').textContent()
    expect(marked).toMatch(/^(Right|Not quite)\. ./)
    if (marked?.startsWith('Right')) right++
    expect(await card.getByRole('link').count()).toBeGreaterThan(0)
    // what is next is in view and has the focus: nobody has to look for it
    const next = page.getByRole('button', { name: 'Next question' })
    await page.locator('button:focus', { hasText: 'Next question' }).waitFor()
    await expect.poll(() => isInView(next)).toBe(true)
    if (n === 4) await picture(page, 'train-keys-phone')
    await page.keyboard.press('Enter')
  }
  const next = page.getByRole('article', { name: 'Question 21', exact: true })
  await next.waitFor()
  await expect.poll(() => isInView(next)).toBe(true)
  const bars = await page.locator('progress').evaluateAll(all => all.map(it => Number(it.getAttribute('value'))))
  // by area, and once more by rulebook
  expect(bars.reduce((sum, it) => sum + it, 0)).toBe(2 * right)
  await picture(page, 'train-progress-phone', { fullPage: true })
  expect(await violations(page)).toEqual([])
  await page.context().close()
}, 180_000)

test('a rule is practised from its page: every question cites it, until you go back to everything', async () => {
  const page = await (await pages.browser.newContext({ viewport: PHONE, colorScheme: 'dark' })).newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${pages.address}/books/rrp/3/irregularities/11`)
  await page.getByRole('link', { name: 'Drill this rule' }).click()
  for (let n = 1; n <= 3; n++) {
    const card = page.getByRole('article', { name: `Question ${n}`, exact: true })
    await card.getByRole('button').first().click()
    await card.getByRole('link', { name: 'rrp/3/irregularities/11' }).waitFor()
    if (n === 2) {
      await picture(page, 'train-rule-phone', { fullPage: true })
      expect(await violations(page)).toEqual([])
    }
    await page.getByRole('button', { name: 'Next question' }).click()
  }
  await page.getByRole('button', { name: 'Practice everything' }).click()
  await page.waitForURL(/\/train$/)
  await page.getByRole('heading', { name: 'What you practice' }).waitFor()
  await page.context().close()
}, 60_000)

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

test('practice follows one person from a phone to a laptop, and what was answered on both counts', async () => {
  const { person } = peopleIn(() => pages)
  const [phone, laptop] = [await person(PHONE), await person(LAPTOP)]
  const answers = async (page: typeof phone, from: number, count: number): Promise<void> => {
    for (let n = from; n < from + count; n++) {
      await page.getByRole('article', { name: `Question ${n}`, exact: true }).waitFor()
      await page.keyboard.press('1')
      await page.getByRole('button', { name: 'Next question' }).click()
    }
  }
  // two answers before there is a name
  await phone.goto(`${pages.address}/train`)
  await answers(phone, 1, 2)
  await phone.getByText('Kept on this device.').waitFor()
  const account = { name: 'Nora', password: 'a long password' }
  await phone.request.post(`${pages.address}/api/guest`, { data: { name: 'Nora' } })
  await phone.request.post(`${pages.address}/api/account`, { data: account })
  await laptop.request.post(`${pages.address}/api/login`, { data: account })
  await phone.reload()
  await answers(phone, 3, 1)
  await phone.getByText('in the room for your others').waitFor()

  await laptop.goto(`${pages.address}/train`)
  await laptop.getByText('in the room for your others').waitFor()
  await expect.poll(() => total(laptop)).toBe(3)
  // without a network both go on, and nothing of either is lost when it is back
  for (const page of [phone, laptop]) await page.context().setOffline(true)
  await answers(phone, 4, 2)
  await laptop.keyboard.press('1')
  await laptop.getByRole('button', { name: 'Next question' }).click()
  await expect.poll(() => total(laptop)).toBe(4)
  for (const page of [phone, laptop]) await page.context().setOffline(false)
  await expect
    .poll(async () => {
      await laptop.reload()
      await laptop.getByText('in the room for your others').waitFor()
      return total(laptop)
    })
    .toBe(6)
  await phone.context().close()
  await laptop.context().close()
}, 120_000)

/** How many questions the progress by rulebook counts. */
const total = async (page: Page): Promise<number> => {
  const [score] = await page
    .getByText(/^\d+ of \d+$/)
    .allTextContents()
    .then(all => all.slice(-1))
  return Number(score?.split(' ').at(-1) ?? 0)
}

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
  const exam = { questions: 5, mark: 80, book: 'rrp', areas: ['hands'], family: 'board' }
  const progress = { asked: 9, areas: [{ area: 'hands', right: 7, all: 9 }], weak: ['rrp/8/6'] }
  await ann.request.post(`${pages.address}/api/training/progress`, { data: progress })
  const begun = await ann.request.post(`${pages.address}/api/training/exams`, { data: exam })
  const { id } = (await begun.json()) as { readonly id: string }
  let right = 0
  for (let number = 0; number < 5; number++) {
    const data = { number, option: 0 }
    const marked = await ann.request.post(`${pages.address}/api/training/exams/${id}/answers`, { data })
    right += Number(((await marked.json()) as { readonly good: boolean }).good)
  }

  await tess.getByRole('button', { name: 'Refresh' }).click()
  const row = tess.getByRole('article', { name: 'Ann' })
  await row.getByText('7 of 9').first().waitFor()
  await row.getByText(`Exam: ${right} of 5, `).waitFor()
  await row.getByRole('link', { name: 'rrp/8/6' }).waitFor()
  await picture(tess, 'train-group-laptop', { fullPage: true })
  expect(await violations(tess)).toEqual([])
  await ann.goto(`${pages.address}/train/certificate/${id}`)
  await ann.getByRole('heading', { name: 'Ann' }).waitFor()
  await ann.getByText('Asked and marked by this room.').waitFor()
  await picture(ann, 'train-certificate-phone', { fullPage: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    await ann.emulateMedia({ colorScheme })
    expect(await violations(ann), colorScheme).toEqual([])
  }
}, 90_000)
