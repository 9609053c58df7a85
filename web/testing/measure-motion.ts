import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import { flightsIn, type TraceEvent } from './flights-in.ts'
import { atTable, dealsAt, openPages, type Pages, PHONE } from './open-pages.ts'

/** How many times slower the page computes than this machine does: one that a mid phone resembles, and one that is worse. */
const SLOWED = [4, 6]
/** This many hands are dealt and played to their end while the browser records itself. */
const HANDS = 1

/** Every movement says when it begins and ends, so that it is found in the record. */
const MARKS = `{
  const animate = Element.prototype.animate
  let count = 0
  Element.prototype.animate = function (frames, options) {
    const [flight, name] = [animate.call(this, frames, options), 'flight ' + options.id + ' ' + ++count]
    performance.mark(name + ' begins')
    for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => performance.mark(name + ' ends'), { once: true })
    return flight
  }
}`

/** The page plays by itself, and only while nothing flies: a test that looks at it from outside would make it work. */
const PLAYS = `{
  const mild = /^(Check$|Call|Bring in|Show)/
  setInterval(() => {
    if (document.getAnimations().some(it => it instanceof Animation && it.id !== '' && it.playState === 'running')) return
    const sure = [...document.querySelectorAll('button')].find(it => it.textContent === 'Yes, go ahead')
    const act = sure ?? [...document.querySelectorAll('main > footer button')].find(it => mild.test(it.textContent))
    act?.click()
  }, 300)
}`

/** What the browser records about itself while something is done. */
const recorded = async (line: CDPSession, does: () => Promise<void>): Promise<readonly TraceEvent[]> => {
  const events: TraceEvent[] = []
  line.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as readonly TraceEvent[])))
  const complete = new Promise(resolve => line.once('Tracing.tracingComplete', resolve))
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing', 'cc']
  await line.send('Tracing.start', { traceConfig: { includedCategories: categories } })
  await does()
  await line.send('Tracing.end')
  await complete
  return events
}

/** A form for six on a slowed page, with everything that flies. */
const measured = async (pages: Pages, form: string, slowed: number): Promise<string> => {
  const table = { form, chairs: 6, bots: 5, clock: null, pace: 'human' } as const
  const page: Page = await atTable(pages, table, { ...PHONE, reducedMotion: 'no-preference' })
  await page.evaluate(MARKS)
  const line = await page.context().newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const before = await dealsAt(page)
  await page.evaluate(PLAYS)
  const over = async (): Promise<void> => {
    while ((await dealsAt(page)) <= before + HANDS) await setTimeout(1000)
  }
  const events = await recorded(line, over)
  await page.context().close()
  const { flights, failed, bursts, calm, layouts, frames, dropped, work } = flightsIn(events)
  const room = `${((100 * work.free) / work.times).toFixed(1)} %`
  return `| ${[form, `${slowed} ×`, flights, failed, bursts, calm, layouts, room, work.longest.toFixed(0), frames, dropped].join(' | ')} |`
}

const main = async (): Promise<void> => {
  const pages = await openPages()
  try {
    const rows: string[] = []
    for (const form of ['holdem', 'seven-card-stud'])
      for (const slowed of SLOWED) rows.push(await measured(pages, form, slowed))
    const [cpu] = cpus()
    const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpu!.model.replace(/ .*-Core.*/, '').trim()}, load ${loadavg()[0]!.toFixed(1)}`
    const text = `# Motion on the felt

One run of \`npm run bench:motion -- --write\`: ${HANDS === 1 ? 'a hand' : `${HANDS} hands`} for six with bots in each line, in a headless browser at
the size of a phone, with its processor slowed down as shown, while the browser records itself. Cards, bets, folded hands, the
button and pots fly; cards turn and winning cards lift. "Not composited" are movements that the browser's compositor couldn't draw
by itself. A burst is a time in which something flies. What a step at the table puts there is laid out once, when its movements begin;
"layouts" are all others in a burst, and a calm burst has none. "Room" is the share of all times of a frame (16.7 ms)
in bursts that the page's own script, style, layout and paint don't fill, and "longest" its longest work without a pause, in
milliseconds; the compositor keeps moving cards meanwhile. Frames are counted within bursts; where other work shares the machine, or
the CPU alone draws them, more of them are dropped, so they don't tell you what a phone with a graphics chip shows.

Measured on ${machine}.

| game | slowed | movements | not composited | bursts | calm | layouts | room | longest | frames | dropped |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`
    process.stdout.write(text)
    if (process.argv.includes('--write')) writeFileSync('bench/motion-results.md', text)
  } finally {
    await pages.close()
  }
}

await main()
