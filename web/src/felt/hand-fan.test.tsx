// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HandFan } from './hand-fan.tsx'

afterEach(cleanup)
const cards = (): readonly HTMLElement[] => screen.getAllByRole('img')
const names = (): readonly (string | null)[] => cards().map(card => card.getAttribute('aria-label'))
const steps = (way: string): readonly number[] => cards().map(card => Number(card.style.getPropertyValue(way)))

test('upcards lie beside the downcards that are tucked under one another', () => {
  render(<HandFan down={['??', '7h', '??']} up={['9c', 'Js']} steps={{ down: 0.34, up: 1.06 }} />)
  expect(names()).toEqual([
    'face-down card',
    '7 of hearts',
    'face-down card',
    '9 of clubs, upcard',
    'jack of spades, upcard',
  ])
  expect(steps('--step')).toEqual([0.34, 0.34, 0.34, 1.06, 1.06])
})
