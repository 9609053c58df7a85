// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Example } from './example.tsx'
import { rowOf } from './ledger.ts'
import { RulePage } from './rule-page.tsx'

afterEach(cleanup)

test('an example is read case by case, with its seats, bets and cards drawn', () => {
  const { container, getByRole } = render(
    <Example
      example={{
        cases: [
          { when: ['Seat 5 shows ', { card: 'As' }], so: ['Seat 5 wins.'] },
          { when: ['It is boxed'], so: ['It is replaced.'] },
        ],
        table: {
          players: [
            { seat: 3, bet: 1200 },
            { seat: 5, cards: ['As'] },
          ],
          cards: ['9h'],
        },
      }}
    />,
  )
  expect([...container.querySelectorAll('dt')].map(it => it.textContent)).toEqual(['When', 'Then', 'When', 'Then'])
  const table = getByRole('img', { name: /^Seat 5 shows ace of spades Seat 5 wins\. It is boxed/ })
  expect(table.textContent).toContain('1,200')
})

test('only cards are drawn as cards: "As holdem" begins with a word, and nobody says anything where there is no example', () => {
  const { container } = render(<RulePage row={rowOf.get('rrp/6/intro')!} sought="" />)
  expect(container.querySelector('p[class*="says"]')!.textContent).toMatch(/^As holdem/)
  expect(render(<Example example={null} />).container.textContent).toBe('')
})
