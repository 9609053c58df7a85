// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HandFan } from './hand-fan.tsx'

afterEach(cleanup)
const names = (): readonly (string | null)[] => screen.getAllByRole('img').map(card => card.getAttribute('aria-label'))

test('seven cards that were shown lie in two rows in their order; closed ones under their upcards in one', () => {
  const { container, rerender } = render(<HandFan down={['2s', '7h', 'Ad']} up={['9c', '5d', 'Kh', 'Js']} />)
  expect(names()).toEqual([
    '2 of spades',
    '7 of hearts',
    'ace of diamonds',
    '9 of clubs',
    '5 of diamonds',
    'king of hearts',
    'jack of spades',
  ])
  expect(container.querySelectorAll('.fan, [class*="fan"]')).toHaveLength(2)
  rerender(<HandFan down={['??', '??', '??']} up={['9c', '5d', 'Kh', 'Js']} />)
  expect(names().slice(2, 4)).toEqual(['a closed card', '9 of clubs, upcard'])
  expect(container.querySelectorAll('.fan, [class*="fan"]')).toHaveLength(1)
})
