import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../src/theme.css', import.meta.url), 'utf8')

/** What is written on what, and how far it has to stand out: 4.5 : 1 for text, 3 : 1 for the edge of a control. */
const PAIRS: readonly (readonly [on: string, ground: string, least: number])[] = [
  ...['room', 'surface', 'surface-2', 'sunk'].flatMap(ground =>
    (['ink-1', 'ink-2', 'ink-3', 'brass-text', 'good', 'bad', 'ember'] as const).map(on => [on, ground, 4.5] as const),
  ),
  ...['room', 'surface'].flatMap(ground => [['rim', ground, 3] as const, ['brass-edge', ground, 3] as const]),
  ...['felt-lit', 'felt-mid', 'felt-edge'].flatMap(ground =>
    (['on-felt', 'on-felt-2'] as const).map(on => [on, ground, 4.5] as const),
  ),
  ...['brass', 'brass-hi'].map(ground => ['on-brass', ground, 4.5] as const),
  ...['ivory', 'ivory-2'].flatMap(ground =>
    (['on-ivory', 'on-ivory-2'] as const).map(on => [on, ground, 4.5] as const),
  ),
]

describe.each(['day', 'night'] as const)('by %s', light => {
  test.each(PAIRS)('%s can be read on %s', (on, ground, least) => {
    expect(contrast(colour(on, light), colour(ground, light))).toBeGreaterThanOrEqual(least)
  })
})

describe.each(['blue', 'burgundy', 'graphite', 'sand'])('on the %s felt', felt => {
  const felts = readFileSync(new URL('../src/settings/felts.css', import.meta.url), 'utf8')
  const rules = new RegExp(`data-felt="${felt}"\\] \\{([^}]+)\\}`).exec(felts)?.[1] ?? ''
  test.each(['day', 'night'] as const)('by %s everything can be read', light => {
    for (const ground of ['felt-lit', 'felt-mid', 'felt-edge'])
      for (const on of ['on-felt', 'on-felt-2'])
        expect(contrast(colour(on, light), colour(ground, light, rules)), `${on} on ${ground}`).toBeGreaterThanOrEqual(
          4.5,
        )
  })
})

test('nothing on the felt is dimmed by letting the rail show through it', () => {
  for (const file of ['seat-on-felt', 'own-place', 'felt']) {
    const rules = readFileSync(new URL(`../src/felt/${file}.module.css`, import.meta.url), 'utf8')
    expect(rules, file).not.toMatch(/filter:[^;]*opacity\(/)
    expect(rules, file).not.toMatch(/background: color-mix\(in srgb, var\(--surface\) (?!4[05]%)/)
  }
})

test('by day the shadow of the table is gone before the edge of its stage, where it would be cut off', () => {
  const rules = readFileSync(new URL('../src/felt/felt.module.css', import.meta.url), 'utf8')
  const shadows = [...rules.matchAll(/0 (\d+)px (\d+)px light-dark\(rgb/g)].map(
    ([, down, blur]) => Number(down) + Number(blur),
  )
  expect(shadows).toHaveLength(2)
  expect(Math.max(...shadows)).toBeLessThanOrEqual(30)
})

test('the name of a game keeps what hangs under its line: it is cut off at the edge of its box', () => {
  const rules = readFileSync(new URL('../src/felt/table-head.module.css', import.meta.url), 'utf8')
  const title = /\n\.title h1 \{([^}]+)\}/.exec(rules.replace(/\.title h1,[^}]+\}/, ''))?.[1] ?? ''
  expect(Number(/padding-bottom: ([\d.]+)em/.exec(title)?.[1])).toBeGreaterThanOrEqual(0.12)
})

/** A colour of the theme as its red, green and blue, 0 to 255. */
const colour = (name: string, light: 'day' | 'night', from = css): readonly number[] => {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(from)?.[1] ?? ''
  const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)
  const hex = both === null ? value : both[light === 'day' ? 1 : 2]!
  expect(hex, `--${name}`).toMatch(/^#[0-9a-f]{6}$/)
  return [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
}

const contrast = (one: readonly number[], other: readonly number[]): number => {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright! + 0.05) / (dark! + 0.05)
}

/** How bright a colour is, as WCAG 2 has it. */
const luminance = (rgb: readonly number[]): number => {
  const [red, green, blue] = rgb.map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
