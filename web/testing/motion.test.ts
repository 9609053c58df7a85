import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const src = fileURLToPath(new URL('../src', import.meta.url))

/** What a browser moves without laying anything out or painting it again. */
const FREE = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'none'])

/** Everything else that a style sheet lets move: in transitions, and in the frames of animations. */
const movedBy = (css: string): readonly string[] => {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const transitions = [...plain.matchAll(/\btransition(?:-property)?:\s*([^;}]+)/g)].flatMap(([, value]) =>
    value!
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .map(each => each.trim().split(/\s+/)[0]!),
  )
  const frames = [...plain.matchAll(/@keyframes[^{]+\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].flatMap(([, body]) =>
    [...body!.matchAll(/[{;]\s*([a-z-]+)\s*:/g)].map(([, property]) => property!),
  )
  return [...transitions, ...frames].filter(property => !FREE.has(property))
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })

describe('only transforms and opacity move', () => {
  test.each(files.filter(name => name.endsWith('.css')))('in %s', name => {
    expect(movedBy(readFileSync(join(src, name), 'utf8'))).toEqual([])
  })

  test('what is animated by script has no other frames', () => {
    const animating = files
      .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map(name => ({ name, text: readFileSync(join(src, name), 'utf8') }))
      .filter(({ text }) => text.includes('.animate('))
    // the motion of the felt; buttons of the live helper settle by standing still
    expect(animating.map(({ name }) => name).sort()).toEqual(['felt/motion/fly.ts', 'live/use-settling.ts'])
    const text = animating.find(({ name }) => name.startsWith('felt'))!.text
    const frames = [...text.matchAll(/\.animate\(\[([^\]]+)\]/g)].map(([, each]) => each!)
    expect(frames.length).toBeGreaterThan(2)
    for (const each of frames)
      for (const [, property] of each.matchAll(/[{,]\s*([a-z]\w*)\s*(?=[:}])/g)) expect(FREE).toContain(property)
  })

  test('what would lay out or paint again is found', () => {
    expect(movedBy('a { transition: transform 90ms ease, box-shadow cubic-bezier(0, 0, 1, 1) 1s }')).toEqual([
      'box-shadow',
    ])
    expect(movedBy('@keyframes grows { from { opacity: 0; height: 0 } to { height: 9px } }')).toEqual([
      'height',
      'height',
    ])
  })
})
