// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import { QuietActs } from './quiet-acts.tsx'

type Legal = ComponentProps<typeof QuietActs>['legal']

afterEach(cleanup)

test('a call for all that a player has left says so', () => {
  const legal = { fold: true, check: false, callTo: 120, bringIn: null, declareOpen: false } as unknown as Legal
  const { rerender } = render(<QuietActs legal={legal} bet={20} stack={100} act={() => undefined} />)
  expect(screen.getByRole('button', { name: 'Call 100, all-in' })).toBeTruthy()
  rerender(<QuietActs legal={legal} bet={20} stack={101} act={() => undefined} />)
  expect(screen.getByRole('button', { name: 'Call 100' })).toBeTruthy()
})
