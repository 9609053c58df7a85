import { beforeAll, describe, expect, test } from 'vitest'

let read: typeof import('./settings.ts')['readSettings']
let isHidden: typeof import('./settings.ts')['isHidden']
beforeAll(async () => {
  // a page has a place to keep things; this is as much of it as is read
  Object.assign(globalThis, { localStorage: { getItem: () => null } })
  const module = await import('./settings.ts')
  read = module.readSettings
  isHidden = module.isHidden
})

describe('settings', () => {
  test('what was kept holds, and what is not understood is as usual', () => {
    expect(read(null)).toMatchObject({ theme: 'system', confirmMistakes: true, announceClock: true })
    expect(read('{"theme":"dark","fourColours":true,"hidden":["p1",2]}')).toMatchObject({
      theme: 'dark',
      fourColours: true,
      hidden: ['p1'],
    })
    for (const text of ['', '[', '7', '{"theme":"pink","fourColours":"yes","hidden":"p1","x":1}']) {
      expect(read(text)).toEqual(read(null))
    }
  })

  test('talk is hidden person by person, or all of it', () => {
    const usual = read(null)
    expect(isHidden({ ...usual, hidden: ['p1'] }, 'p1')).toBe(true)
    expect(isHidden({ ...usual, hidden: ['p1'] }, 'p2')).toBe(false)
    expect(isHidden({ ...usual, hideTalk: true }, 'p2')).toBe(true)
  })
})
