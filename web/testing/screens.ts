import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { faultsOn } from './faults.ts'
import { type Look, openPages, type Pages } from './open-pages.ts'
import { IN_EACH, SCENES } from './scenes.ts'

/** The windows that tables are looked at in. */
const LOOKS: Readonly<Record<string, Pick<Look, 'width' | 'height'>>> = {
  phone: { width: 390, height: 844 },
  'small-phone': { width: 360, height: 640 },
  side: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
}

/** A scene that is not there after this many milliseconds has gone wrong, and says so. */
const LONGEST = 180_000

const [only = '', looks = '', where = 'coverage/screens'] = process.argv.slice(2)

/** A picture of every scene in every window, by day and by night, and a sheet with all of them. */
const main = async (): Promise<void> => {
  mkdirSync(where, { recursive: true })
  const pages = await openPages()
  const names: string[] = []
  const missing: string[] = []
  try {
    for (const [scene, bringsTo] of Object.entries(SCENES)) {
      if (!only.split(',').some(part => scene.startsWith(part))) continue
      const coming = bringsTo(pages, { width: 1280, height: 800, reducedMotion: 'reduce' })
      const page = await inTime(scene, pages, coming).catch(fault => void missing.push(`${scene}: ${fault}`))
      if (page === undefined) continue
      for (const [look, size] of Object.entries(LOOKS))
        for (const colorScheme of ['dark', 'light'] as const) {
          const name = `${scene} ${look} ${colorScheme}`
          if (!looks.split(',').some(part => `${look} ${colorScheme}`.includes(part))) continue
          await page.setViewportSize(size)
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          // places are worked out again for the new size
          await page.waitForTimeout(250)
          await IN_EACH[scene]?.(page)
          await page.screenshot({ path: `${where}/${name}.png` })
          for (const fault of await faultsOn(page)) process.stdout.write(`${name}: ${fault}\n`)
          names.push(name)
        }
      await page.context().close()
    }
  } finally {
    await pages.close()
  }
  writeFileSync(`${where}/index.html`, sheetOf(names))
  process.stdout.write(`${names.length} pictures: ${where}/index.html\n`)
  if (missing.length > 0) throw new Error(`These scenes are missing:\n${missing.join('\n')}`)
}

/** A scene that nobody waits for without end: when it fails or its time is over, a picture of each page it has open is left. */
const inTime = async (scene: string, pages: Pages, coming: Promise<Page>): Promise<Page> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), LONGEST)
  })
  const page = await Promise.race([coming, late]).catch((fault: unknown) => String(fault))
  clearTimeout(timer)
  if (page !== null && typeof page !== 'string') return page
  // what it still does when its pages are closed is no news
  coming.catch(() => undefined)
  const contexts = pages.browser.contexts()
  const open = contexts.flatMap(context => context.pages())
  for (const [at, left] of open.entries()) await left.screenshot({ path: `${where}/${scene} late ${at + 1}.png` })
  for (const context of contexts) await context.close()
  throw new Error(`${page ?? `not there after ${LONGEST / 1000} seconds`}. See "${scene} late" in ${where}.`)
}

const sheetOf = (names: readonly string[]): string =>
  `<!doctype html><title>Screens</title><style>body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px}
figure{margin:0}img{max-width:420px;max-height:420px;display:block}</style>${names
    .map(name => `<figure><img src="${name}.png" alt=""><figcaption>${name}</figcaption></figure>`)
    .join('\n')}\n`

await main()
