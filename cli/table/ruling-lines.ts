import { BOOKS, type BookId, booksOn, refusalWords, rulebooks } from '@cardroom/engine'
import { type Ruled, rulingSaid } from '@cardroom/engine/ask'
import type { LedgerRow } from '@cardroom/engine/rulebooks'
import { deciderWords, decisionWords } from '@cardroom/engine/words'
import { ink } from '../ink.ts'
import { wrapped } from '../prose.ts'

/** A ruling as one reads it out: what was decided and follows, what the rules say, and what the other books say. */
export const rulingLines = (ruled: Ruled, rows: readonly LedgerRow[]): readonly string[] => {
  const { ruling, decision } = ruled
  const chosen = ruling.options?.find(option => option.decision === decision) ?? ruling
  return [
    ...rulingSaid(ruled).flatMap(({ says, words }) =>
      wrapped(words).map(line => (says === 'decided' ? ink.bold(line) : line)),
    ),
    ...gists(chosen.rules, rows),
    ...otherBooks(ruled),
  ]
}

/** Rules with what they say. */
export const gists = (rules: readonly string[], rows: readonly LedgerRow[]): readonly string[] =>
  [...new Set(rules)].flatMap(id => {
    const row = rows.find(it => it.id === id)
    return row === undefined ? [ink.dim(id)] : wrapped(`${id}, ${row.title}: ${row.gist}`).map(line => ink.dim(line))
  })

/** The same incident at the same table by the other books. */
const otherBooks = ({ deal, command }: Ruled): readonly string[] => {
  const own = typeof deal.book === 'string' ? deal.book : deal.book.book
  const answers = booksOn(deal, command)
  return BOOKS.filter(book => book !== own).flatMap(book =>
    wrapped(`${rulebooks[book].name}: ${answerWords(answers[book])}`),
  )
}

const answerWords = (answer: ReturnType<typeof booksOn>[BookId]): string => {
  if (!answer.ok) return refusalWords(answer.refusal)
  const { decision, options, decides = 'floor', rules } = answer
  const cited = rules.length === 0 ? '' : ` (${rules.join(', ')})`
  if (options === undefined) return `${decisionWords(decision)}${cited}`
  const ways = options.map(option => decisionWords(option.decision)).join(' or ')
  return `${deciderWords(decides)} decides ${ways}${cited}`
}
