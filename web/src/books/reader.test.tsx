// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { rowOf, rows } from './ledger.ts'
import { Reader } from './reader.tsx'
import { RulePage } from './rule-page.tsx'

afterEach(cleanup)

test('every posted rule can be read at its address, with its words', () => {
  const posted = rows.filter(({ how }) => how === 'posted')
  expect(posted).toHaveLength(267)
  for (const row of posted) {
    const { container, unmount } = render(<RulePage row={row} sought="" />)
    expect(container.textContent, row.id).toContain(row.title)
    expect(container.querySelector('p[class*="says"]')?.textContent?.length, row.id).toBeGreaterThan(0)
    unmount()
  }
}, 120_000)

test('a rule on which there are drills leads to them, and no other does', async () => {
  const { findByRole, queryByRole, rerender } = render(<RulePage row={rowOf.get('wsop/122')!} sought="" />)
  const link = await findByRole('link', { name: 'Drill this rule' })
  expect(link.getAttribute('href')).toBe('/train?rule=wsop/122')
  rerender(<RulePage row={rowOf.get('rrp/3/showdown/6')!} sought="" />)
  expect(queryByRole('link', { name: 'Drill this rule' })).toBe(null)
})

test('an address is a rule, a book, a section, a topic or the dictionary; anything else says so', () => {
  const title = (at: string): string | null | undefined => {
    const { container, unmount } = render(<Reader at={at} />)
    const words = container.querySelector('h1')?.textContent
    unmount()
    return words
  }
  expect(title('rrp/3/showdown/6')).toBe(rowOf.get('rrp/3/showdown/6')!.title)
  expect(title('wsop')).toBe('WSOP live action rules')
  expect(title('section/rrp/1')).toBe('0 Preface')
  expect(title('topic/showdown')).toBe('Showdown and ties')
  expect(title('dictionary')).toBe('Dictionary')
  for (const at of ['nothing', 'section/rrp/999', 'topic/constructor', 'whole/__proto__', '../x'])
    expect(title(at), at).toBe('No such rule')
}, 60_000)
