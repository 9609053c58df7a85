import { describe, expect, test } from 'vitest'
import { bothWays, importedBy } from './folders.ts'
import { filesEndingIn, importsOf } from './sources.ts'

const sources = [
  ...filesEndingIn('.ts', 'room/'),
  ...filesEndingIn('.ts', 'web/src/'),
  ...filesEndingIn('.tsx', 'web/src/'),
]
// in two parts: in one it would read like the id of a rule
const PAGE = ['web', 'src'].join('/')
const importers = sources.map(({ file, text }) => ({ file, imports: importsOf(text) }))

describe('folders of room and page', () => {
  test('import each other one way only', () => {
    expect(bothWays(importers, 'room')).toEqual([])
    expect(bothWays(importers, 'room/table')).toEqual([])
    expect(bothWays(importers, 'room/views')).toEqual([])
    expect(bothWays(importers, PAGE)).toEqual([])
  })

  test('the store knows nothing of the room, and the host of streams nothing but the store', () => {
    expect(importedBy(importers, 'room/store')).toEqual([])
    expect(importedBy(importers, 'room/streams')).toEqual(['store'])
  })

  test('a pair is found, and tests are left out', () => {
    const pair = [
      { file: 'room/a/one.ts', imports: ['../b/two.ts', './other.ts', 'vitest'] },
      { file: 'room/b/two.ts', imports: ['../a/one.ts', '../c/three.ts'] },
      { file: 'room/c/three.test.ts', imports: ['../b/two.ts'] },
    ]
    expect(bothWays(pair, 'room')).toEqual(['a and b'])
    expect(importedBy(pair, 'room/b')).toEqual(['a', 'c'])
  })
})
