import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPages, type Pages, PHONE } from '../testing/open-pages.ts'
import { peopleIn } from '../testing/people-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const { person } = peopleIn(() => pages)
const click = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

test('on a phone: a warning is recorded, and at the next offence the next step is proposed', async () => {
  const mona = await person(PHONE)
  await mona.goto(`${pages.address}/floor`)
  await mona.getByLabel('Your name').fill('Mona')
  await mona.getByLabel('Name of the room').fill('Riverside')
  await mona.getByLabel('Rulebook').selectOption('rrp')
  await click(mona, 'Open the room')
  await mona.getByRole('button', { name: 'Games and tables' }).first().waitFor()
  await mona.goto(`${pages.address}/record`)

  await mona.getByLabel('Player', { exact: true }).fill('Bob')
  await mona.getByLabel('What happened').selectOption('stalling')
  await mona.getByLabel('Note (optional)').fill('three hands running')
  await click(mona, 'Record it')
  const first = mona.getByRole('article', { name: 'Bob: Stalling' })
  await first.getByText('Proposed: Warning (first time)').waitFor()
  await click(mona, 'Warning: Bob')
  await first.getByText('Warning, by Mona').waitFor()

  await mona.getByLabel('What happened').selectOption('splashing')
  const ahead = mona.getByRole('status').filter({ hasText: 'Proposed' })
  await expect
    .poll(() => ahead.textContent())
    .toMatch(/Proposed: Suspension \(2 times\) for 10 hands.*Stalling · Warning/)
  expect(await violations(mona)).toEqual([])
  await click(mona, 'Record it')
  await mona.getByRole('article', { name: 'Bob: Splashing the pot' }).getByText('Count the pot').waitFor()
  await click(mona, 'Suspension: Bob')

  await mona.getByLabel('Search names, rules, words').fill('rrp/1/etiquette/9')
  await expect.poll(() => mona.getByRole('article').count()).toBe(1)
  const [file] = await Promise.all([
    mona.waitForEvent('download'),
    mona.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('record.csv')
}, 60_000)
