// @vitest-environment happy-dom
import type { Frame } from '@cardroom/room/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeWhy, useWhy } from '../why/why.ts'
import { Entry } from './entry.tsx'
import { Rebuy } from './rebuy.tsx'

afterEach(() => {
  cleanup()
  closeWhy()
})

const answered = (): string => {
  fireEvent.click(screen.getByRole('button', { name: /^Why\?/ }))
  return useWhy.getState().answer
}

test('"why?" about the ways to come in answers in one plain sentence before the rules', () => {
  const entry = [{ wish: 'wait', rules: ['rrp/4/6'], chips: 10, hands: 2 }]
  render(<Entry frame={{ own: { entry, wish: null } } as unknown as Frame} />)
  expect(answered()).toMatch(/^Everybody pays their blinds: .+\.$/)
})

test('"why?" about buying chips says how many can be bought', () => {
  const frame = (most: number | null): Frame =>
    ({
      own: { buyIn: { least: 200, most, rules: ['rrp/3/1'] } },
      common: { game: { buyIn: 1000 } },
    }) as unknown as Frame
  const { rerender } = render(<Rebuy frame={frame(2000)} />)
  expect(answered()).toBe('You can buy 200 to 2,000 chips.')
  rerender(<Rebuy frame={frame(null)} />)
  expect(answered()).toBe('You can buy 200 chips or more.')
})
