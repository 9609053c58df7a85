// @vitest-environment happy-dom
import type { EventView } from '@cardroom/room/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EventAt } from '../use-event.ts'
import { Moved } from './moved.tsx'

const move = (at: number) => ({
  at,
  player: 'a',
  name: 'Ann',
  from: { table: 4, seat: 7 },
  to: { table: 2, seat: 3 },
  why: 'balance',
  duty: 'big-blind',
  bigBlindIn: 0,
  waits: false,
  rules: ['rrp/15/15'],
})
/** The event as the page follows it, with a move or none. */
const eventAt = (moved: object | null): EventAt => ({
  id: 'e',
  view: { clock: { id: 'e', name: 'Thursday' }, own: { status: 'playing', moved } } as unknown as EventView,
  send: () => Promise.resolve(true),
  busy: false,
  refused: null,
  clearRefused: () => undefined,
})

let notices: string[] = []
let shaken = 0
const allowed = (permission: string): void => {
  // made with `new`, so it cannot be an arrow
  function Notice(this: object, title: string, { body }: { readonly body: string }) {
    Object.assign(this, { title })
    notices.push(`${title}: ${body}`)
  }
  const asked = Object.assign(Notice, {
    permission,
    requestPermission: () => {
      asked.permission = 'granted'
      return Promise.resolve('granted')
    },
  })
  vi.stubGlobal('Notification', asked)
}
beforeEach(() => {
  notices = []
  shaken = 0
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: () => ++shaken })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a player who is moved', () => {
  test('is notified once, the phone shakes, and the slip says where to and by which rule', () => {
    allowed('granted')
    const { rerender } = render(<Moved at={eventAt(null)} />)
    expect([notices, shaken]).toEqual([[], 0])
    rerender(<Moved at={eventAt(move(1))} />)
    rerender(<Moved at={eventAt(move(1))} />)
    expect(notices).toEqual(['Thursday: You move from table 4 seat 7 to table 2 seat 3.'])
    expect(shaken).toBe(1)
    expect(screen.getByRole('alert').textContent).toContain('rrp/15/15')
    rerender(<Moved at={eventAt(move(2))} />)
    expect([notices.length, shaken]).toEqual([2, 2])
  })

  test('is asked first whether they want it, and the slip is there without', async () => {
    allowed('default')
    render(<Moved at={eventAt(move(3))} />)
    expect(notices).toEqual([])
    expect(screen.getByRole('alert')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /notif/i }))
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: /notif/i })).toBeNull())
  })

  test('a browser without notifications, or that refuses, loses nothing else', () => {
    vi.stubGlobal('Notification', undefined)
    Reflect.deleteProperty(globalThis, 'Notification')
    render(<Moved at={eventAt(move(4))} />)
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(shaken).toBe(1)
  })
})
