import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LAPTOP, openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { peopleIn } from '../testing/people-pages.ts'

const TOKEN = 'a-token-for-the-office'
let pages: Pages
let page: Page
const { person, host } = peopleIn(() => pages)
beforeAll(async () => {
  pages = await openPages({ officeToken: TOKEN })
  page = await person(LAPTOP)
}, 120_000)
afterAll(() => pages.close())

test('the office opens by its token alone, and looks after people and tables under a name', async () => {
  const ann = await host('Ann', { name: 'Friday game' }, PHONE)
  await page.goto(`${pages.address}/office`)
  await page.getByLabel('Your name').fill('Olga')
  await page.getByLabel('Office token').fill('not-the-token-of-it')
  await page.getByRole('button', { name: 'Open the office' }).click()
  await page.getByRole('alert').getByText('CARDROOM_OFFICE_TOKEN').waitFor()
  await page.getByLabel('Office token').fill(TOKEN)
  await page.getByRole('button', { name: 'Open the office' }).click()
  await page.getByText('1 table open').waitFor()

  await page.getByRole('textbox', { name: 'Notice to everybody' }).fill('We close at two.')
  await page.getByRole('button', { name: 'Show notice' }).click()
  await page.getByRole('button', { name: 'Remove notice' }).waitFor()
  await ann.reload()
  await ann.getByRole('status').getByText('We close at two.').waitFor()
  await picture(ann, 'office-notice-phone')

  await page.getByRole('button', { name: 'Remove notice' }).click()
  await page.getByRole('button', { name: 'Make the room read-only' }).click()
  await page.getByText('The room is read-only and no hand is in play.').waitFor()
  await ann.reload()
  await ann.getByRole('status').getByText('The room is read-only for now').waitFor()
  await picture(ann, 'office-read-only-phone')
  await picture(page, 'office-read-only', { fullPage: true })
  await page.getByRole('button', { name: 'Allow changes again' }).click()
  await page.getByRole('button', { name: 'Make the room read-only' }).waitFor()

  await page.getByLabel('Tables per person').fill('3')
  await page.getByRole('button', { name: 'Set Tables per person' }).click()
  await page.getByRole('button', { name: 'Back to 20' }).waitFor()
  await page.getByText('set the quota tablesOfPerson to 3').waitFor()

  await page.getByRole('button', { name: 'Ban Ann' }).click()
  await page.getByLabel('Why (for the audit)').fill('third warning')
  await picture(page, 'office', { fullPage: true })
  await page.getByRole('button', { name: 'Yes, go ahead' }).click()
  await page.getByRole('button', { name: 'Lift ban Ann' }).waitFor()
  await page.getByText('(third warning)').waitFor()
  expect((await ann.request.get(`${pages.address}/api/me`).then(it => it.json())).guest).toBeNull()

  await page.getByRole('button', { name: 'Close table Friday game' }).click()
  await page.getByRole('button', { name: 'Yes, go ahead' }).click()
  await page.getByText('No open tables.').waitFor()
  await page.getByText('7 acts, and the chain is intact.').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'office-phone', { fullPage: true })
})
