import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SOUNDS } from '../src/sound/sounds-of.ts'
import { openPages, type Pages } from '../testing/open-pages.ts'
import { peopleIn, playMildly } from '../testing/people-pages.ts'

let pages: Pages
const { host, comes } = peopleIn(() => pages)
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const LONG = { timeout: 120_000 }

/** A sound as it is heard: its loudest moment, its loudness over its length, and when it begins and ends, in seconds. */
type Rendered = { readonly peak: number; readonly loud: number; readonly from: number; readonly to: number }

/** The synthesizer of the page as a script of its own. */
const synth = async (): Promise<string> => {
  const built = await rolldown({ input: fileURLToPath(new URL('../src/sound/synth.ts', import.meta.url)) })
  const { output } = await built.generate({ format: 'iife', name: 'synth' })
  await built.close()
  return output[0].code
}

const render = (page: Page, name: string): Promise<Rendered> =>
  page.evaluate(`(async () => {
    const audio = new OfflineAudioContext(1, 48000, 48000)
    synth.playOn(audio, ${JSON.stringify(name)})
    const samples = (await audio.startRendering()).getChannelData(0)
    const heard = [...samples.keys()].filter(i => Math.abs(samples[i]) > 0.001)
    const [from, to] = [heard[0] ?? 0, heard.at(-1) ?? 0]
    const sum = samples.slice(from, to + 1).reduce((all, it) => all + it * it, 0)
    return {
      peak: samples.reduce((most, it) => Math.max(most, Math.abs(it)), 0),
      loud: Math.sqrt(sum / (to - from + 1)),
      from: from / 48000,
      to: to / 48000,
    }
  })()`)

/** What the page plays, shakes and shows is written down; it is hidden when the test says so. */
const WATCH = `{
  window.done = { played: 0, shaken: [], shown: [], asked: 0 }
  window.isAway = false
  for (const name of ['createOscillator', 'createBufferSource']) {
    const make = AudioContext.prototype[name]
    AudioContext.prototype[name] = function () { window.done.played++; return make.call(this) }
  }
  navigator.vibrate = how => { window.done.shaken.push(how); return true }
  Object.defineProperty(document, 'hidden', { get: () => window.isAway })
  window.Notification = class { constructor(title, { body }) { window.done.shown.push(title + ': ' + body) } }
  Notification.permission = 'default'
  Notification.requestPermission = async () => { window.done.asked++; return Notification.permission = 'granted' }
  const { serviceWorker } = navigator
  if (serviceWorker !== undefined) serviceWorker.getRegistration = async () => undefined
}`
type Done = {
  readonly played: number
  readonly shaken: readonly number[]
  readonly shown: readonly string[]
  readonly asked: number
}
const doneOn = (page: Page): Promise<Done> => page.evaluate('window.done')

describe('what is heard', () => {
  test('every sound is short, is there at once, and is modest', LONG, async () => {
    const page = await pages.browser.newPage()
    await page.goto(pages.address)
    await page.evaluate(await synth())
    for (const name of SOUNDS) {
      const { peak, loud, from, to } = await render(page, name)
      // loud enough to be heard, and far from where a loudspeaker clips
      expect(peak, `${name} at its loudest`).toBeGreaterThan(0.02)
      expect(peak, `${name} at its loudest`).toBeLessThan(0.3)
      expect(loud, `${name} over its length`).toBeGreaterThan(0.002)
      expect(from, `${name} begins`).toBeLessThan(0.02)
      expect(to, `${name} ends`).toBeLessThan(0.6)
    }
    await page.close()
  })

  test(
    'your turn is heard, shakes a phone, and is in the title; away from the table you are notified',
    LONG,
    async () => {
      const ann = await host('Ann', { name: 'Friday', chairs: 2, clock: null })
      await ann.addInitScript(WATCH)
      await ann.reload()
      const bob = await comes('Bob', ann.url(), { width: 1280, height: 800 })
      const fold = ann.getByRole('button', { name: 'Fold', exact: true })
      const check = ann.getByRole('button', { name: 'Check', exact: true })
      /** Ann and Bob play on until another turn of Ann's has come, before which she was there or away. */
      const nextTurn = async (isAway: boolean): Promise<void> => {
        const { shaken } = await doneOn(ann)
        while (await fold.or(check).first().isVisible()) await playMildly(ann)
        await ann.evaluate(`window.isAway = ${isAway}`)
        while ((await doneOn(ann)).shaken.length === shaken.length) {
          await playMildly(bob)
          // a hand may end meanwhile, and show what only Ann can
          if (!(await fold.or(check).first().isVisible())) await playMildly(ann)
          await ann.waitForTimeout(50)
        }
      }
      await fold.or(check).first().waitFor()
      await nextTurn(false)
      expect(await ann.title()).toBe('Your turn · Friday')
      const there = await doneOn(ann)
      expect(there.shaken).not.toEqual([])
      expect(there.played).toBeGreaterThan(3)
      expect(there.shown).toEqual([])
      const ask = ann.getByRole('button', { name: 'Notify me' })
      expect(await ask.isVisible()).toBe(false)

      await nextTurn(true)
      await ask.click()
      expect(await doneOn(ann)).toMatchObject({ asked: 1, shown: [] })
      await nextTurn(true)
      await expect.poll(async () => (await doneOn(ann)).shown).toEqual(['It’s your turn: Friday'])
      expect(await ask.isVisible()).toBe(false)

      await ann.evaluate('window.isAway = false')
      await ann.getByRole('button', { name: /^Settings/ }).click()
      await ann.getByRole('checkbox', { name: /^Sounds/ }).uncheck({ force: true })
      await ann.keyboard.press('Escape')
      const { played, shaken } = await doneOn(ann)
      await nextTurn(false)
      const after = await doneOn(ann)
      expect(after.played).toBe(played)
      expect(after.shaken.length).toBeGreaterThan(shaken.length)
      await ann.context().close()
      await bob.context().close()
    },
  )
})
