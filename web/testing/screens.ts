import { mkdirSync, writeFileSync } from 'node:fs'
import { atTable, type Look, openPages, type Pages, playUntil } from './open-pages.ts'

/** The table of each family, as crowded as it gets. */
const TABLES: Readonly<Record<string, Parameters<typeof atTable>[1]>> = {
  'holdem-2': { form: 'holdem', chairs: 2, bots: 1 },
  'holdem-6': { form: 'holdem', chairs: 6, bots: 5 },
  'holdem-10': { form: 'holdem', chairs: 10, bots: 9 },
  'double-board': { form: 'five-card-double-board-bomb-pot-plo', chairs: 8, bots: 7 },
  'stud-8': { form: 'stud-8', chairs: 8, bots: 7 },
  'triple-draw': { form: 'deuce-to-seven-triple-draw', chairs: 6, bots: 5 },
  badugi: { form: 'badugi', chairs: 6, bots: 5 },
  'open-face': { form: 'pineapple-open-face-chinese', chairs: 3, bots: 2 },
}

/** The windows that tables are looked at in. */
const LOOKS: Readonly<Record<string, Pick<Look, 'width' | 'height'>>> = {
  phone: { width: 390, height: 844 },
  'small-phone': { width: 360, height: 640 },
  side: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
}

const [only = '', where = 'coverage/screens'] = process.argv.slice(2)

/** A picture of every table in every window, by day and by night, and a sheet with all of them. */
const main = async (): Promise<void> => {
  mkdirSync(where, { recursive: true })
  const pages = await openPages()
  const names: string[] = []
  try {
    for (const [table, wanted] of Object.entries(TABLES))
      for (const [look, size] of Object.entries(LOOKS))
        for (const colorScheme of ['dark', 'light'] as const) {
          const name = `${table} ${look} ${colorScheme}`
          if (!name.includes(only)) continue
          await picture(pages, wanted, { ...size, colorScheme, reducedMotion: 'reduce' }, `${where}/${name}.png`)
          names.push(name)
        }
  } finally {
    await pages.close()
  }
  writeFileSync(`${where}/index.html`, sheetOf(names))
  process.stdout.write(`${names.length} pictures: ${where}/index.html\n`)
}

const picture = async (
  pages: Pages,
  wanted: Parameters<typeof atTable>[1],
  look: Look,
  path: string,
): Promise<void> => {
  const page = await atTable(pages, wanted, look)
  const asked = page.getByRole('button', { name: /^(Check|Call|Fold|Bring in|Stand pat|Draw|Set)/ }).first()
  await asked.waitFor()
  // a little further into the hand, where more lies on the table
  let acts = 0
  await playUntil(page, async () => ++acts > 3 && (await asked.isVisible()))
  await page.screenshot({ path })
  await page.context().close()
}

const sheetOf = (names: readonly string[]): string =>
  `<!doctype html><title>Screens</title><style>body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px}
figure{margin:0}img{max-width:420px;max-height:420px;display:block}</style>${names
    .map(name => `<figure><img src="${name}.png" alt=""><figcaption>${name}</figcaption></figure>`)
    .join('\n')}\n`

await main()
