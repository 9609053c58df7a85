// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HandFan } from './hand-fan.tsx'

afterEach(cleanup)
const cards = (): readonly HTMLElement[] => screen.getAllByRole('img')
const names = (): readonly (string | null)[] => cards().map(card => card.getAttribute('aria-label'))
const steps = (way: string): readonly number[] => cards().map(card => Number(card.style.getPropertyValue(way)))

test('seven cards that were shown lie in their order, closer on a tall felt; closed ones go under their upcards', () => {
  const { rerender } = render(<HandFan down={['2s', '7h', 'Ad']} up={['9c', '5d', 'Kh', 'Js']} />)
  expect(names()).toEqual([
    '2 of spades',
    '7 of hearts',
    'ace of diamonds',
    '9 of clubs, upcard',
    '5 of diamonds, upcard',
    'king of hearts, upcard',
    'jack of spades, upcard',
  ])
  expect(new Set(steps('--step')).size).toBe(1)
  expect(steps('--step')[0]).toBeGreaterThan(steps('--step-tall')[0]!)
  rerender(<HandFan down={['??', '??', '??']} up={['9c', '5d', 'Kh', 'Js']} />)
  expect(names().slice(2, 4)).toEqual(['face-down card', '9 of clubs, upcard'])
  expect(steps('--step')[0]).toBeLessThan(steps('--step')[3]! / 2)
})
