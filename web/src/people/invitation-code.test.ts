import { expect, test } from 'vitest'
import { codeIn } from './invitation-code.ts'

test('a code is read from the fragment of a link, and nothing else is', () => {
  expect(codeIn('#i=AbCdEfGhIjKlMnOpQrSt-_')).toBe('AbCdEfGhIjKlMnOpQrSt-_')
  for (const hash of ['', '#', '#i=', '#i=short', '#j=AbCdEfGhIjKlMnOpQrSt-_', '#i=AbCdEfGhIjKlMnOpQrSt-_x'])
    expect(codeIn(hash)).toBe('')
})
