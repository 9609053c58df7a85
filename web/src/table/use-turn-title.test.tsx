// @vitest-environment happy-dom
import type { Frame } from '@cardroom/room/protocol'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useTurnTitle } from './use-turn-title.ts'

const Titled = ({ isTurn }: { readonly isTurn: boolean }) => {
  useTurnTitle({ own: { legal: isTurn ? {} : null }, common: { name: 'Friday' } } as unknown as Frame)
  return null
}
afterEach(cleanup)

test('the title names the table, marks your turn, and is the room’s again once you have left', () => {
  const { rerender, unmount } = render(<Titled isTurn={false} />)
  expect(document.title).toBe('Friday')
  rerender(<Titled isTurn={true} />)
  expect(document.title).toMatch(/^.+Friday$/)
  rerender(<Titled isTurn={false} />)
  expect(document.title).toBe('Friday')
  unmount()
  expect(document.title).toBe('Cardroom')
})
