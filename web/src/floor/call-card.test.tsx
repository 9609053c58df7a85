// @vitest-environment happy-dom
import type { OwnList } from '@cardroom/room/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallCard, useCallBell } from './call-card.tsx'

const called = { table: '6', seat: 3, until: Date.now() + 250_000, coming: false }
const list: OwnList = {
  game: '1-2 PLO',
  place: 1,
  of: 4,
  since: 0,
  estimate: null,
  called,
  moved: [],
  pass: 'to-the-end',
}

const shaken: unknown[] = []
const notified: string[] = []
beforeEach(() => {
  shaken.length = 0
  notified.length = 0
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: (how: unknown) => shaken.push(how) })
  // made with `new`, so it cannot be an arrow
  function Notify(this: object, title: string, { body }: { readonly body: string }) {
    Object.assign(this, { title })
    notified.push(body)
  }
  Notify.permission = 'granted'
  vi.stubGlobal('Notification', Notify)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Bell = ({ lists }: { readonly lists: readonly OwnList[] }) => {
  useCallBell(lists)
  return null
}

describe('a call', () => {
  test('shakes the phone and notifies once, and not again when you have said that you’re coming', () => {
    const { rerender } = render(<Bell lists={[{ ...list, called: null }]} />)
    expect(shaken).toHaveLength(0)
    rerender(<Bell lists={[list]} />)
    rerender(<Bell lists={[{ ...list }]} />)
    rerender(<Bell lists={[{ ...list, called: { ...called, until: called.until + 300_000, coming: true } }]} />)
    expect(shaken).toHaveLength(1)
    expect(notified).toEqual(['1-2 PLO: table 6, seat 3'])
    rerender(<Bell lists={[{ ...list, called: { ...called, until: called.until + 600_000 } }]} />)
    expect(shaken).toHaveLength(2)
  })

  test('is answered by one tap, and not while the line is lost', () => {
    const orders: unknown[] = []
    const { rerender } = render(<CallCard list={{ ...list, called }} isLive order={order => orders.push(order)} />)
    fireEvent.click(screen.getByRole('button', { name: 'I’m coming' }))
    fireEvent.click(screen.getByRole('button', { name: 'Pass' }))
    expect(orders).toEqual([
      { type: 'AnswerCall', game: '1-2 PLO', answer: 'coming' },
      { type: 'AnswerCall', game: '1-2 PLO', answer: 'pass' },
    ])
    rerender(<CallCard list={{ ...list, called }} isLive={false} order={order => orders.push(order)} />)
    fireEvent.click(screen.getByRole('button', { name: 'I’m coming' }))
    expect(orders).toHaveLength(2)
  })
})
