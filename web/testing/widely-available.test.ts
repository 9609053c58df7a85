import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('../src', import.meta.url))

/** What some of today's browsers lack: Safari, Firefox and Chrome of the last two years must all have it. */
const TOO_NEW: readonly RegExp[] = [
  /anchor-name|position-anchor|position-try|anchor\(/,
  /@starting-style|interpolate-size|calc-size\(/,
  /animation-timeline|scroll-timeline|view-timeline/,
  /field-sizing|text-box-trim|@scope\b|@function\b/,
  /view-transition-name|startViewTransition/,
  /\bscheduler\.(?:yield|postTask)|requestIdleCallback/,
  /\b(?:Iterator\.from|Array\.fromAsync|Promise\.try|RegExp\.escape|Map\.groupBy|Object\.groupBy)\b/,
  /\bnew (?:CloseWatcher|EyeDropper|CompressionStream)\b|navigator\.(?:usb|bluetooth|hid|serial)\b/,
  /\b(?:using|await using) \w+ =/,
]

test('the page uses nothing that Firefox or Safari lacks', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(file => /\.(css|tsx?)$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap(file => {
    const text = readFileSync(join(src, file), 'utf8')
    return TOO_NEW.filter(it => it.test(text)).map(it => `${file}: ${it.exec(text)?.[0]}`)
  })
  expect(found).toEqual([])
})
