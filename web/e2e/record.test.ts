import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { peopleIn } from '../testing/people-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const { person } = peopleIn(() => pages)
/** The manager's page, which the second test goes on with. */
const room: { mona?: Page } = {}
const click = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

test('on a phone: a warning is recorded, and at the next offence the next step is proposed', async () => {
  const mona = await person(PHONE)
  room.mona = mona
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

  // a ruling of the desk comes filled in
  await mona.goto(`${pages.address}/desk?game=holdem&street=flop&about=wagers&wager=string-bet`)
  await mona.getByRole('link', { name: 'Put into the record' }).click()
  const incident = mona.getByRole('form', { name: 'Record an incident' })
  await incident.getByText('From the ruling desk.').waitFor()
  await picture(mona, 'record-incident-phone', { fullPage: true })
  expect(await violations(mona)).toEqual([])
  await incident.getByRole('button', { name: 'Record it' }).click()
  await mona.getByRole('article', { name: 'Incident: Chips in two motions, without a word' }).waitFor()
  await mona.getByRole('link', { name: 'Open at the ruling desk' }).waitFor()
}, 90_000)

test('a dispute has its deadline, its pot, an appeal to the right person, and two people for a large correction', async () => {
  const mona = room.mona!
  await mona.goto(`${pages.address}/record`)
  await mona.getByText('Open a dispute').first().click()
  const form = mona.getByRole('form', { name: 'Open a dispute' })
  await form.getByLabel('What is disputed').fill('Both claim the pot')
  await form.getByLabel('Players, separated by commas').fill('Bob, Cy')
  await form.getByLabel('What has happened since?').selectOption('first-card-dealt')
  await form.getByRole('status').getByText('Too late for a ruling by this book').waitFor()
  await form.getByLabel('What has happened since?').selectOption('nothing')
  await form.getByLabel('Pot (optional)').fill('4000')
  await form.getByRole('button', { name: 'Open a dispute' }).click()
  const entry = mona.getByRole('article', { name: 'Dispute: Both claim the pot' })
  await entry.getByText('Hold chips from the pot').click()
  await click(mona, 'Hold')
  await entry.getByText('The house holds 4,000').waitFor()
  await entry.getByLabel('Ruling').fill('Bob has the better hand')
  await entry.getByLabel('Rule, such as').fill('rrp/3/showdown/1')
  await click(mona, 'Give the ruling')
  await entry.getByText('This ruling is final.').waitFor()
  await entry.getByLabel('To Bob').fill('4000')
  await click(mona, 'Pay')
  await entry.getByText('Move chips').click()
  await entry.getByRole('combobox', { name: 'From', exact: true }).selectOption('Cy')
  await entry.getByRole('combobox', { name: 'To', exact: true }).selectOption('Bob')
  await entry.getByLabel('Chips').fill('2000')
  await entry.getByLabel('Reason').fill('paid out twice')
  await click(mona, 'Correct it')
  await entry.getByText('by Mona: a second person has to agree').waitFor()
  await picture(mona, 'record-dispute-phone', { fullPage: true })
  expect(await violations(mona)).toEqual([])
  await click(mona, 'People')
  await mona.getByLabel('Player', { exact: true }).fill('Bob')
  await mona.getByText('Age and ID').click()
  await mona.getByLabel('Date of birth').fill('1990-02-03')
  await mona.getByLabel('Valid until').fill('2099-01-01')
  await click(mona, 'ID seen')
  await mona.getByText('Passport, born 1990-02-03, valid until 2099-01-01').waitFor()
  await picture(mona, 'record-person-phone', { fullPage: true })
  expect(await violations(mona)).toEqual([])
  await click(mona, 'Staff')
  await mona.getByRole('form', { name: 'Appoint' }).getByLabel('Name', { exact: true }).fill('Sue')
  await click(mona, 'Appoint')
  await mona.getByText('Sue · Shift supervisor · On duty').waitFor()
  await picture(mona, 'record-staff-phone', { fullPage: true })
  expect(await violations(mona)).toEqual([])
}, 90_000)

test('a second person agrees, an appeal goes to the right one, and exclusion, a child alone and settings are pressed', async () => {
  const mona = room.mona!
  const joins = async (name: string): Promise<Page> => {
    const page = await person(PHONE)
    await page.request.post(`${pages.address}/api/guest`, { data: { name } })
    const invited = await mona.request.post(`${pages.address}/api/floor/invitations`, {
      data: { for: { office: 'floor' } },
    })
    const { code } = (await invited.json()) as { readonly code: string }
    expect((await page.request.post(`${pages.address}/api/floor/join`, { data: { code } })).ok()).toBe(true)
    return page
  }
  const fred = await joins('Fred')
  await fred.goto(`${pages.address}/record`)

  // the person who proposed a large correction can't agree to it, somebody else can
  const large = fred.getByRole('article', { name: 'Dispute: Both claim the pot' })
  await large.getByRole('button', { name: /^Agree: 2,000/ }).click()
  await large.getByText('by Mona, agreed by Fred').waitFor()
  await mona.goto(`${pages.address}/record`)
  await mona.getByText('by Mona, agreed by Fred').waitFor()
  expect(await mona.getByRole('button', { name: /^Agree: / }).count()).toBe(0)

  // the floor rules, the player appeals, and the next above has the last word
  await fred.getByText('Open a dispute').first().click()
  const form = fred.getByRole('form', { name: 'Open a dispute' })
  await form.getByLabel('What is disputed').fill('Was it a raise')
  await form.getByLabel('Players, separated by commas').fill('Bob')
  await form.getByRole('button', { name: 'Open a dispute' }).click()
  const asked = fred.getByRole('article', { name: 'Dispute: Was it a raise' })
  await asked.getByLabel('Ruling').fill('A call')
  await asked.getByLabel('Rule, such as').fill('rrp/3/betting/14')
  await asked.getByRole('button', { name: 'Give the ruling' }).click()
  await asked.getByText('Ruled by the floor (Fred)').waitFor()
  await asked.getByText(/^An appeal would go to /).waitFor()
  await asked.getByRole('button', { name: 'Appeal' }).click()
  await asked
    .getByRole('status')
    .getByText(/^Appeal waiting for /)
    .waitFor()
  await picture(fred, 'record-appeal-phone', { fullPage: true })
  expect(await violations(fred)).toEqual([])
  // the last word on the rules is the supervisor's, who was named before
  await asked.getByText('Appeal waiting for the shift supervisor').waitFor()
  const sue = await joins('Sue')
  await sue.goto(`${pages.address}/record`)
  const above = sue.getByRole('article', { name: 'Dispute: Was it a raise' })
  await above.getByLabel('Ruling').fill('A raise')
  await above.getByLabel('Rule, such as').fill('rrp/3/betting/14')
  await above.getByRole('button', { name: 'Give the ruling' }).click()
  await asked.getByText('Ruled by the shift supervisor (Sue)').waitFor()
  await asked.getByText('This ruling is final.').waitFor()

  await click(mona, 'People')
  await mona.getByLabel('Player', { exact: true }).fill('Dan')
  await mona.getByRole('status').getByText('May play').waitFor()
  await mona.getByText('Exclusion', { exact: true }).click()
  await mona.getByLabel('For how many days (leave empty for no end)').fill('30')
  await click(mona, 'Exclude')
  await mona.getByText(/^Excluded: /).waitFor()
  await mona.getByRole('status').getByText('Excluded', { exact: true }).waitFor()
  await mona.getByText('Marks', { exact: true }).click()
  await mona
    .getByRole('button', { name: /^Next: / })
    .first()
    .click()
  await mona.getByRole('listitem').filter({ hasText: ' · ' }).first().waitFor()
  await picture(mona, 'record-excluded-phone', { fullPage: true })
  expect(await violations(mona)).toEqual([])

  await click(mona, 'Settings')
  await mona.getByLabel('Corrections from this amount need two people').fill('9000')
  await click(mona, 'Save settings')
  await mona.getByText('Saved.').waitFor()
  await picture(mona, 'record-settings-phone', { fullPage: true })
  expect(await violations(mona)).toEqual([])
  // the floor sees no settings
  expect(await fred.getByRole('button', { name: 'Settings', exact: true }).count()).toBe(0)
}, 120_000)
