import { idsIn, isRuleId } from '@cardroom/engine/rulebooks'
import { expect, test } from 'vitest'
import { filesEndingIn } from './sources.ts'

// The compiler holds the ids in the code; this holds those in comments, titles and on the pages.
// A file of the page begins as a rule of the general rules does.
const unknown = (text: string): readonly string[] => idsIn(text).filter(id => !isRuleId(id) && !id.startsWith(PAGE))
const PAGE = ['web', 'src/'].join('/')

test('a rule that is cited is in the ledger', () => {
  const sources = [...filesEndingIn('.ts'), ...filesEndingIn('.md')].filter(
    ({ file }) => !file.startsWith('docs/dist/'),
  )
  expect(sources.flatMap(({ file, text }) => unknown(text).map(id => `${id} in ${file}`))).toEqual([])
})

test('one that is not is caught', () => {
  const made = ['wsop', '9999'].join('/')
  expect(unknown(`// ${made}, as in ${['wsop', '1'].join('/')}`)).toEqual([made])
})
