import { expect, test } from 'vitest'
import { tableIn } from './table-in.ts'

test.each([
  ['https://cards.example/t/0123456789ab', '/t/0123456789ab'],
  [' http://127.0.0.1:4000/t/0123456789ab#join=x_1-z ', '/t/0123456789ab#join=x_1-z'],
  ['/t/0123456789ab/', '/t/0123456789ab'],
  ['0123456789ab', '/t/0123456789ab'],
])('%s leads to a table', (link, path) => {
  expect(tableIn(link)).toBe(path)
})

test.each(['', 'hello', 'https://cards.example/events/0123456789ab', 'javascript:alert(1)', '/t/../api'])(
  '%s leads nowhere',
  link => {
    expect(tableIn(link)).toBeNull()
  },
)
