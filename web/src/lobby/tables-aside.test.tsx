// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TablesAside } from './tables-aside.tsx'

afterEach(cleanup)

const spoilt = {
  id: 'a1',
  name: 'Friday',
  words: 'Friday is out of service: entry 3 of its record is not JSON. The other tables play on.',
}

test('each table that is set aside is named in the lobby, with the reason', () => {
  render(<TablesAside tables={[spoilt, { id: 'b2', name: 'Sunday', words: 'Sunday is out of service: …' }]} />)
  const notice = screen.getByRole('region', { name: 'Out of service' })
  expect([...notice.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    spoilt.words,
    'Sunday is out of service: …',
  ])
})

test('where all tables are well, nothing is said', () => {
  const { container } = render(<TablesAside tables={[]} />)
  expect(container.innerHTML).toBe('')
})
