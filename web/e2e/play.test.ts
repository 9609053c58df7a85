import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTable, LAPTOP, openPages, type Pages, PHONE, picture, playUntil } from '../testing/open-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

/** A newcomer who says nothing, and is dealt in with one click. */
const newcomer = async (viewport: { width: number; height: number }): Promise<Page> => {
  const page = await (await pages.browser.newContext({ viewport })).newPage()
  await page.goto(pages.address)
  await page.getByRole('button', { name: 'Play now' }).click()
  return page
}

describe('from the lobby', () => {
  test('nothing is wider than a phone', async () => {
    await (await atTable(pages, { form: 'pineapple-open-face-chinese-2-7-middle' }, PHONE)).context().close()
    const page = await (await pages.browser.newContext({ viewport: PHONE })).newPage()
    await page.goto(pages.address)
    await page.getByText('Full', { exact: true }).first().waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
    await page.getByText('Create a table').click()
    const form = page.getByRole('combobox', { name: 'Game', exact: true })
    await form.selectOption('pineapple-open-face-chinese-2-7-middle')
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
    await picture(page, 'lobby-phone', { fullPage: true })
    await page.context().close()
  })

  test('a newcomer plays a deal against bots at their own pace', async () => {
    const page = await newcomer(LAPTOP)
    await page.getByRole('region', { name: 'Your hand' }).getByRole('img').nth(1).waitFor({ timeout: 30_000 })
    await picture(page, 'play-now')
    await playUntil(page, () => page.getByRole('list', { name: 'Who wins what' }).isVisible())
    await page.context().close()
  })

  test('a kill game behind a closed door is opened, found again, and its host takes another name', async () => {
    const page = await (await pages.browser.newContext({ viewport: PHONE })).newPage()
    await page.goto(pages.address)
    await page.getByText('Create a table').click()
    await page.getByLabel('Who can join').selectOption('invited')
    await page.getByText(/^More:/).click()
    expect(await page.getByLabel('Kills').count()).toBe(0)
    await page.getByLabel('Betting').selectOption('limit')
    await page.getByLabel('Kills').selectOption('half')
    await page.getByLabel('Ante', { exact: true }).fill('1')
    await page.getByLabel('Max buy-in').fill('400')
    expect(await violations(page)).toEqual([])
    await picture(page, 'kill-game')
    await page.getByRole('button', { name: 'Create table' }).click()
    await page.getByText('10-20 limit, ante 1, half kill').waitFor()
    await page.getByText('400').first().waitFor()
    await page.getByRole('link', { name: 'Lobby' }).click()
    const mine = page.getByRole('region', { name: 'Your tables' }).getByRole('link')
    await expect.poll(() => mine.count()).toBe(1)
    await page.getByRole('button', { name: 'Change name' }).click()
    await page.getByRole('dialog').getByLabel('Your name').fill('Nora')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: /Nora/ }).waitFor()
    await mine.click()
    await page.getByText('Nora', { exact: true }).first().waitFor()
    await page.context().close()
  })

  test('many tables are searched with the keyboard', async () => {
    const page = await (await pages.browser.newContext({ viewport: LAPTOP })).newPage()
    const guest = await page.request.post(`${pages.address}/api/guest`, { data: { name: 'Hal' } })
    expect(guest.ok()).toBe(true)
    for (const form of ['razz', 'badugi', 'omaha', 'omaha-8', 'holdem', 'stud-8', 'crazy-pineapple', 'razz']) {
      await page.request.post(`${pages.address}/api/tables`, { data: { form, size: form === 'omaha' ? 200 : 4 } })
    }
    const visitor = await (await pages.browser.newContext({ viewport: LAPTOP })).newPage()
    await visitor.goto(pages.address)
    const links = visitor.getByRole('region', { name: 'Tables' }).getByRole('link')
    await visitor.getByLabel('Find a table').focus()
    await visitor.keyboard.type('razz limit')
    await visitor.getByText(/^2 of \d+ tables$/).waitFor()
    expect(await links.count()).toBe(2)
    expect(await violations(visitor)).toEqual([])
    await visitor.getByLabel('Find a table').fill('')
    await visitor.getByLabel('Sort by').selectOption('high')
    expect(await links.first().textContent()).toContain('Omaha')
    await picture(visitor, 'lobby-many', { fullPage: true })
    await visitor.context().close()
    await page.context().close()
  })

  test('at dealer’s choice one chooses the form before their own button', async () => {
    const mix = { forms: ['holdem', 'badugi'], turn: 'dealers-choice' }
    const page = await atTable(pages, { mix, chairs: 2, bots: 1 }, { ...PHONE, reducedMotion: 'reduce' })
    const question = page.getByRole('group', { name: 'You’re on the button: which game next?' })
    await playUntil(page, () => question.isVisible())
    expect(await violations(page)).toEqual([])
    await picture(page, 'dealers-choice')
    await question.getByRole('button', { name: 'Badugi' }).click()
    await page.getByText(/^Badugi, 10-20/).waitFor()
    await page.context().close()
  })

  test('the forms of a mix take turns', async () => {
    const page = await atTable(pages, { form: 'horse' }, PHONE)
    const form = page.locator('header p')
    await form.waitFor()
    expect(await form.textContent()).toMatch(/^Hold.em, /)
    await playUntil(page, async () => /^Omaha/.test((await form.textContent()) ?? ''))
    await picture(page, 'mix')
    await page.context().close()
  })
})
