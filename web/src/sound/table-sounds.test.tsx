// @vitest-environment happy-dom
import type { Frame } from '@cardroom/room/protocol'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setSettings } from '../settings/settings.ts'
import { TableSounds } from './table-sounds.tsx'

const frame = (isTurn: boolean): Frame =>
  ({ own: { seat: 1, legal: isTurn ? {} : null }, common: { seats: [], clocks: [], deal: null } }) as unknown as Frame
const shaken: unknown[] = []

beforeEach(() => {
  shaken.length = 0
  // shaking is not sound: it stays when the sounds are off
  setSettings({ sounds: false })
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: (how: unknown) => shaken.push(how) })
})
afterEach(() => {
  cleanup()
  setSettings({ sounds: true })
  Reflect.deleteProperty(navigator, 'vibrate')
})

test('a phone shakes once when your turn begins, and not while it lasts', () => {
  const { rerender } = render(<TableSounds frame={frame(false)} news={[]} />)
  expect(shaken).toEqual([])
  rerender(<TableSounds frame={frame(true)} news={[]} />)
  rerender(<TableSounds frame={frame(true)} news={[]} />)
  expect(shaken).toHaveLength(1)
  rerender(<TableSounds frame={frame(false)} news={[]} />)
  rerender(<TableSounds frame={frame(true)} news={[]} />)
  expect(shaken).toHaveLength(2)
})

test('it does not shake for a turn that had begun before you opened the table', () => {
  render(<TableSounds frame={frame(true)} news={[]} />)
  expect(shaken).toEqual([])
})

test('where nothing can shake, the table goes on', () => {
  Reflect.deleteProperty(navigator, 'vibrate')
  const { rerender } = render(<TableSounds frame={frame(false)} news={[]} />)
  expect(() => rerender(<TableSounds frame={frame(true)} news={[]} />)).not.toThrow()
})
