import type { Page } from '@playwright/test'
import { LAPTOP, type Look, type Pages } from './open-pages.ts'

/** People who come to the tables of a room, each with a browser of their own. */
export const peopleIn = (pages: () => Pages) => {
  const person = async ({ width, height, ...rest }: Look): Promise<Page> => {
    const context = await pages().browser.newContext({
      viewport: { width, height },
      locale: 'en-US',
      reducedMotion: 'reduce',
      ...rest,
    })
    context.setDefaultTimeout(30_000)
    return context.newPage()
  }
  return {
    person,
    /** Somebody who has said their name at a table that they have made. */
    host: async (name: string, wanted: object, look: Look = LAPTOP): Promise<Page> => {
      const page = await person(look)
      const { address } = pages()
      await page.request.post(`${address}/api/guest`, { data: { name } })
      const made = await page.request.post(`${address}/api/tables`, {
        data: { form: 'holdem', sit: true, chairs: 4, pace: 'instant', ...wanted },
      })
      const { id } = (await made.json()) as { readonly id: string }
      await page.goto(`${address}/t/${id}`)
      return page
    },
    /** Comes by a link with a name, and takes a seat. */
    comes: async (name: string, link: string, look: Look): Promise<Page> => {
      const page = await person(look)
      await page.goto(link)
      // two taps and a name: a seat and "Sit down", or with an invitation "Join" and "Sit down"
      const [seat, field] = [page.getByRole('button', { name: /^Sit here in seat 2/ }), page.getByLabel('Your name')]
      await seat.or(field).first().waitFor()
      const isOpen = await seat.isVisible()
      if (isOpen) await seat.click()
      await field.fill(name)
      if (!isOpen) await page.getByRole('button', { name: 'Join' }).click()
      await page.getByRole('button', { name: 'Sit down' }).click()
      return page
    },
  }
}

/** Opens who is at the table. */
export const openPeople = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^People/ }).click()
}

/** The link of a new invitation. */
export const invitedBy = async (page: Page): Promise<string> => {
  await openPeople(page)
  await page.getByRole('button', { name: 'Create invitation' }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'Close' }).click()
  return link
}

/** The mildest thing that is offered. */
export const mild = (page: Page) => page.getByRole('button', { name: /^(Check$|Call \d|Show$|Yes, go ahead$)/ }).first()

/** Does the mildest thing that is offered; it may be over before it is tapped, and then the next look decides. */
export const playMildly = async (page: Page): Promise<void> => {
  // on a phone the sizes of a raise lie where calling does
  const back = page.getByRole('button', { name: 'Back', exact: true })
  if (await back.isVisible()) await back.click({ timeout: 1000 }).catch(() => undefined)
  if (!(await mild(page).isVisible())) return
  await mild(page)
    .click({ timeout: 1000 })
    .catch(() => undefined)
}

/** All of them do the mildest thing until something is seen. */
export const allPlayUntil = async (all: readonly Page[], seen: () => Promise<boolean>): Promise<void> => {
  while (!(await seen())) {
    for (const page of all) await playMildly(page)
    await all[0]!.waitForTimeout(40)
  }
}
