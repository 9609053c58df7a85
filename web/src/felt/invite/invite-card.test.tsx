// @vitest-environment happy-dom
import type { Frame } from '@cardroom/room/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { InviteCard } from './invite-card.tsx'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'share')
})

const frame = {
  common: {
    table: 't1',
    name: 'Friday night',
    open: true,
    seats: [{ seat: 1, person: 'ann' }],
    game: { form: 'holdem' },
  },
  own: { seat: 1, role: 'host' },
} as unknown as Frame

const shares = (share: (what: ShareData) => Promise<void>): void => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  render(<InviteCard frame={frame} />)
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
}

test('the phone’s own sheet is given the link of the table, and nothing more is said', () => {
  const shared: ShareData[] = []
  shares(async what => void shared.push(what))
  expect(shared).toMatchObject([{ title: 'Friday night', url: `${location.origin}/t/t1` }])
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a player who closes that sheet has changed their mind; where it fails the link is there to copy', async () => {
  shares(() => Promise.reject(new DOMException('closed', 'AbortError')))
  await Promise.resolve()
  expect(screen.getByRole('status').textContent).toBe('')
  cleanup()
  shares(() => Promise.reject(new Error('not here')))
  expect((await screen.findByText(/^Copy/)).textContent).toContain('/t/t1')
})
