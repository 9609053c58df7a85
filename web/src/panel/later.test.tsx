// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { later } from './later.tsx'

beforeEach(() => {
  // React tells the console of every error that a boundary has caught
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a part of the page that comes later', () => {
  test('is shown when it is there', async () => {
    const Part = later<{ readonly name: string }>(
      async () =>
        ({ name }) => <p>Here is {name}.</p>,
      'wait',
    )
    render(<Part name="Ann" />)
    expect(screen.getByText('wait')).toBeTruthy()
    expect(await screen.findByText('Here is Ann.')).toBeTruthy()
  })

  test('says that it could not be loaded, and is asked for again', async () => {
    let line = false
    const Part = later<object>(async () => {
      if (!line) throw new Error('no such file')
      return () => <p>It has come.</p>
    })
    render(<Part />)
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be loaded')
    expect(screen.getByRole('link', { name: 'Reload the page' })).toBeTruthy()
    line = true
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('It has come.')).toBeTruthy()
  })

  test('says that it cannot be shown, and is tried again', async () => {
    let broken = true
    const Part = later<object>(async () => () => {
      if (broken) throw new RangeError('Incorrect locale information provided')
      return <p>It works.</p>
    })
    render(<Part />)
    expect((await screen.findByRole('alert')).textContent).toContain('Incorrect locale information provided')
    broken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('It works.')).toBeTruthy()
  })
})
