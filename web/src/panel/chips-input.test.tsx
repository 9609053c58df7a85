// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ChipsField } from './chips-field.tsx'

const Field = () => {
  const [chips, setChips] = useState<number | null>(1000)
  return (
    <>
      <ChipsField words="Buy-in" value={chips} least={100} most={2000} allowed="100 to 2,000" onChips={setChips} />
      <output>{`${chips}`}</output>
      <button type="button" onClick={() => setChips(500)}>
        500
      </button>
    </>
  )
}
const field = (): HTMLInputElement => screen.getByRole('textbox')
const type = (value: string): boolean => fireEvent.change(field(), { target: { value } })
const chips = (): string => document.querySelector('output')!.textContent!

afterEach(cleanup)

test('a field for chips keeps what is no amount as it was typed, says what is allowed, and takes the next amount', () => {
  render(<Field />)
  type('10.50')
  expect(field().value).toBe('10.50')
  expect(chips()).toBe('null')
  expect(field().validationMessage).toBe('100 to 2,000')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(screen.getByRole('button'))
  expect(field().value).toBe('500')
  type('')
  expect(field().value).toBe('')
  type('1500')
  expect(field().value).toBe('1,500')
  expect(field().validationMessage).toBe('')
})
