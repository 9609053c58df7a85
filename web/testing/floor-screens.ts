import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { LAPTOP, type Look, openPages, type Pages, PHONE } from './open-pages.ts'
import { peopleIn } from './people-pages.ts'

const [where = 'coverage/floor-screens'] = process.argv.slice(2)
const TABLET: Look = { width: 1180, height: 820 }
const TV: Look = { width: 1920, height: 1080 }
const KIOSK: Look = { width: 820, height: 1180 }
const NAMES =
  'Ann Ben Cara Dan Ed Fay Gus Hal Ivy Jo Kai Lou Mia Ned Oz Pat Quin Rae Sam Tia Uma Vic Wes Xia Yan Zoe'.split(' ')

const click = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click()

/** Pictures of every screen of a floor in the middle of a day, by day and by night. */
const main = async (pages: Pages): Promise<void> => {
  const { person } = peopleIn(() => pages)
  const mona = await person(LAPTOP)
  await mona.goto(`${pages.address}/floor`)
  await mona.getByLabel('Your name').fill('Mona')
  await mona.getByLabel('Name of the room').fill('Riverside')
  await mona.getByLabel('Rulebook').selectOption('wsop')
  await taken(mona, 'opening', { laptop: LAPTOP, phone: PHONE })
  await click(mona, 'Open the room')
  await click(mona, 'Games and tables')
  await taken(mona, 'empty', { laptop: LAPTOP })
  const { offer, open, add } = onPodium(mona)
  await offer('1-2 NLH', 1, 2)
  await offer('2-5 NLH', 2, 5)
  await open('1-2 NLH', false)
  await open('2-5 NLH', false)
  for (const [i, name] of NAMES.slice(0, 14).entries()) await add(name, i % 2 === 0 ? '1-2 NLH' : '2-5 NLH')
  for (const name of NAMES.slice(0, 9)) {
    await click(mona, `Call ${name}`)
    await click(mona, `${name}: actions`)
    await click(mona, 'Seated')
  }
  for (const name of NAMES.slice(14)) await add(name, '1-2 NLH')
  await open('1-2 NLH', true)
  await click(mona, /^Call /)
  await taken(mona, 'podium', { laptop: LAPTOP, tablet: TABLET, phone: PHONE })
  await mona.getByRole('img', { name: /^Table 1:/ }).click()
  await taken(mona, 'table-panel', { laptop: LAPTOP })
  await click(mona, 'Link for the tablet here')
  const link = await mona.getByLabel('Link for the tablet here').inputValue()
  await click(mona, 'Close')
  await click(mona, 'Staff and screens')
  await taken(mona, 'staff', { laptop: LAPTOP })
  await click(mona, 'For a kiosk')
  const kioskLink = await mona.getByLabel('For a kiosk').inputValue()
  await click(mona, 'Close')
  await screensOf(pages, link, kioskLink)
  await mona.goto(`${pages.address}/floor/report`)
  await mona.getByRole('heading', { name: 'By table' }).waitFor()
  await taken(mona, 'report', { laptop: LAPTOP, phone: PHONE })
}

/** What is done on the podium again and again. */
const onPodium = (mona: Page) => {
  const offer = async (name: string, small: number, big: number): Promise<void> => {
    if (!(await mona.getByRole('dialog').isVisible())) await click(mona, 'Games and tables')
    const board = mona.getByLabel('Name on the board')
    if (!(await board.isVisible())) await mona.getByRole('dialog').locator('summary').first().click()
    await board.fill(name)
    await mona.getByLabel(/^Small/).fill(`${small}`)
    await mona.getByLabel(/^Big/).fill(`${big}`)
    await click(mona, 'Put it on the board')
    await mona.getByRole('heading', { name }).waitFor()
  }
  const open = async (game: string, mustMove: boolean): Promise<void> => {
    await click(mona, 'Games and tables')
    await mona.getByRole('form', { name: 'Open a table' }).locator('select').first().selectOption(game)
    await mona.getByLabel('How it’s dealt').selectOption('known')
    if (mustMove) await mona.getByLabel(/^Must-move/).check()
    await click(mona, 'Open the table')
    await mona.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const add = async (name: string, game: string): Promise<void> => {
    await click(mona, 'Add a name')
    await mona.getByLabel('Name on the list').fill(name)
    await click(mona, `Add to ${game}`)
  }
  return { offer, open, add }
}

/** What stands around the room: the board, a tablet, a kiosk, a phone. */
const screensOf = async (pages: Pages, link: string, kioskLink: string): Promise<void> => {
  const { person } = peopleIn(() => pages)
  const board = await person(TV)
  await board.goto(`${pages.address}/floor/board`)
  await board.getByRole('heading', { name: '1-2 NLH' }).first().waitFor()
  await taken(board, 'board', { tv: TV })
  for (const [at, size, name] of [
    [link, { width: 1024, height: 768 }, 'tablet'],
    [kioskLink, KIOSK, 'kiosk'],
  ] as const) {
    const page = await person(size)
    await page.goto(at)
    await page.getByLabel('Name').fill('Screen')
    await click(page, 'Continue')
    await page.waitForTimeout(500)
    await taken(page, name, { own: size })
  }
  const phone = await person(PHONE)
  await phone.goto(`${pages.address}/floor/me`)
  await click(phone, 'Join the list for 2-5 NLH')
  await phone.getByLabel('Your name').fill('Bo')
  await click(phone, 'Continue')
  await phone
    .getByText(/^Place/)
    .first()
    .waitFor({ state: 'attached' })
  await taken(phone, 'phone', { own: PHONE })
}

/** The same page in several windows, dark and light. */
const taken = async (page: Page, name: string, looks: Readonly<Record<string, Look>>): Promise<void> => {
  for (const [look, { width, height }] of Object.entries(looks))
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.waitForTimeout(150)
      await page.screenshot({ path: `${where}/${name} ${look} ${colorScheme}.png` })
    }
  const [first] = Object.values(looks)
  await page.setViewportSize({ width: first!.width, height: first!.height })
}

mkdirSync(where, { recursive: true })
const pages = await openPages()
try {
  await main(pages)
} finally {
  await pages.close()
}
