import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTable, LAPTOP, openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const LONG = { timeout: 120_000 }

describe('the settings', () => {
  test('everything is in one sheet behind “Aa”, seen at once and kept', LONG, async () => {
    const page = await atTable(pages, { form: 'holdem', chairs: 6, bots: 5 }, { ...LAPTOP, colorScheme: 'dark' })
    await page.getByRole('button', { name: /^Settings/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Settings' })
    await sheet.waitFor()
    await sheet.getByRole('radio', { name: 'Burgundy' }).check({ force: true })
    await sheet.getByRole('radio', { name: 'Black and gold' }).check({ force: true })
    await sheet.getByRole('radio', { name: 'Large', exact: true }).check({ force: true })
    await sheet.getByText('Your avatar').first().click()
    await sheet.getByRole('radio', { name: 'Fox' }).check({ force: true })
    const html = page.locator('html')
    expect(await html.getAttribute('data-felt')).toBe('burgundy')
    expect(await html.getAttribute('data-text')).toBe('large')
    expect(await violations(page)).toEqual([])
    await picture(page, 'settings-laptop')
    await page.keyboard.press('Escape')
    await picture(page, 'settings-felt')
    await page.reload()
    await page.locator('[data-plate]').first().waitFor()
    expect(await html.getAttribute('data-felt')).toBe('burgundy')
    await page.context().close()
  })

  test('it fits a phone, by day, and every avatar is drawn', LONG, async () => {
    const page = await atTable(pages, { form: 'holdem', chairs: 3, bots: 2 }, { ...PHONE, colorScheme: 'light' })
    await page.getByRole('button', { name: /^Settings/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Settings' })
    await picture(page, 'settings-phone')
    await sheet.getByText('Your avatar').first().click()
    await sheet.getByRole('radio', { name: 'Joker' }).scrollIntoViewIfNeeded()
    await picture(page, 'settings-avatars')
    expect(await sheet.getByRole('radio').count()).toBeGreaterThan(40)
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  test('German is spoken when it is chosen, numbers included', LONG, async () => {
    const page = await atTable(pages, { form: 'holdem', chairs: 3, bots: 2 }, LAPTOP)
    await page.getByRole('button', { name: /^Settings/ }).click()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
    await page.getByRole('button', { name: /^Einstellungen/ }).click()
    await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await page.context().close()
  })
})
