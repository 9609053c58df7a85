import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { apiPage, exportedBy } from './api-page.ts'
import { ROOT } from './sources.ts'

const dist = `${ROOT}engine/dist`

describe('docs/api.md', () => {
  test('is as the built engine has it; npm run docs:api writes it', () => {
    expect(readFileSync(`${ROOT}docs/api.md`, 'utf8') === apiPage(dist)).toBe(true)
  })

  test('every name that the engine exports has its sentence', () => {
    const names = exportedBy(dist, 'index.d.ts')
    expect(names.length).toBeGreaterThan(200)
    expect(names.filter(({ sentence }) => sentence === '').map(({ name }) => name)).toEqual([])
  })
})
