// @vitest-environment happy-dom
import type { Frame } from '@cardroom/room/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TurnAlert } from './turn-alert.tsx'

const frame = (isTurn: boolean): Frame =>
  ({ own: { legal: isTurn ? {} : null }, common: { name: 'Friday', table: 't1' } }) as unknown as Frame
const shown: string[] = []
const requestPermission = vi.fn(async () => 'granted' as const)
const permits = (permission: NotificationPermission): void => {
  function Shown(this: object, title: string): void {
    shown.push(title)
  }
  vi.stubGlobal('Notification', Object.assign(Shown, { permission, requestPermission }))
}
const hidden = (is: boolean): unknown => vi.spyOn(document, 'hidden', 'get').mockReturnValue(is)

beforeEach(() => {
  localStorage.clear()
  shown.length = 0
  requestPermission.mockClear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a player who has missed a turn in another tab is asked once whether they want to be notified', () => {
  permits('default')
  hidden(true)
  const { rerender } = render(<TurnAlert frame={frame(false)} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<TurnAlert frame={frame(true)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Notify me' }))
  expect(requestPermission).toHaveBeenCalledOnce()
  rerender(<TurnAlert frame={frame(false)} />)
  rerender(<TurnAlert frame={frame(true)} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a player who looks at the table is never asked', () => {
  permits('default')
  hidden(false)
  render(<TurnAlert frame={frame(true)} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a player who wants it is notified of their turn while the tab is hidden', async () => {
  permits('granted')
  hidden(true)
  render(<TurnAlert frame={frame(true)} />)
  await vi.waitFor(() => expect(shown).toEqual(['It’s your turn']))
})
