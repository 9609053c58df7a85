import { describe, expect, test } from 'vitest'
import type { OwnView } from '../protocol/frames.ts'
import { ownChangeText, ownText } from './own-text.ts'

const own = {
  seat: 3,
  hands: [{ hand: 1, down: ['As', 'Kd'], rows: [] }],
  legal: null,
  why: [],
  plan: null,
} as unknown as OwnView

describe('what belongs to a viewer as text', () => {
  test('whole it is the JSON of it', () => {
    expect(JSON.parse(ownText(own))).toEqual(own)
  })

  test('of a change it holds the changed fields, each whole, and nothing else', () => {
    const later = {
      ...own,
      hands: [{ hand: 1, down: ['As', 'Kd'], rows: [] }],
      legal: { due: 'betting' },
      why: ['rrp/3/betting/1'],
    } as unknown as OwnView
    expect(JSON.parse(ownChangeText(own, later)!)).toEqual({ legal: { due: 'betting' }, why: ['rrp/3/betting/1'] })
    expect({ ...own, ...JSON.parse(ownChangeText(own, later)!) }).toEqual(later)
  })

  test('a field that is empty again is among them', () => {
    const before = { ...own, legal: { due: 'betting' } } as unknown as OwnView
    expect(ownChangeText(before, own)).toBe('{"legal":null}')
  })

  test('where nothing has changed there is nothing to send', () => {
    expect(ownChangeText(own, structuredClone(own))).toBeNull()
  })
})
