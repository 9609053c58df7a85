import { bookOf } from '@cardroom/engine/rulebooks'
import { chipsWords } from '@cardroom/room/protocol'
import { searchRules } from '../books/ledger.ts'
import { ruleAddress } from '../rules/rule-link.tsx'
import { findTexts } from '../words/find-texts.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import type { Hit } from './find-all.ts'

/** How many rules are shown. */
const MOST = 6

/** The rules that these words find, and if they are many, a way to all of them. */
export const ruleHits = (sought: string): readonly Hit[] => {
  const found = searchRules(sought)
  const query = `?q=${encodeURIComponent(sought)}`
  const hits = found.slice(0, MOST).map(({ id, title }) => ({
    href: `${ruleAddress(id)}${query}`,
    title,
    line: ruleTexts.books.book[bookOf(id)],
    id,
  }))
  if (found.length <= MOST) return hits
  return [...hits, { href: `/books${query}`, title: findTexts.allRules(chipsWords(found.length)), line: '' }]
}
