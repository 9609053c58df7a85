import { BOOKS, type BookId, type House, readHouse } from '@cardroom/engine'
import type { Refused } from '@cardroom/engine/forms'
import { type Problem, problemText, wrong } from '@cardroom/engine/kinds'
import { readJson } from './read-json.ts'

/** A book by its name: one of the five, or a house in a JSON file. */
export const bookNamed = async (name: string): Promise<BookId | House | Refused> => {
  const id = BOOKS.find(book => book === name.toLowerCase())
  if (id !== undefined) return id
  if (!/[./\\]/.test(name)) return noSuchBook(name)
  const read = await houseIn(name)
  return 'problems' in read
    ? { refused: read.problems.map(problem => `${name}: ${problemText(problem)}`).join('\n') }
    : read
}

/** The house in a file, or all that is wrong with it. */
export const houseIn = async (file: string): Promise<House | { readonly problems: readonly Problem[] }> => {
  const read = await readJson(file)
  return 'problem' in read ? { problems: [wrong('', read.problem)] } : readHouse(read.value)
}

const noSuchBook = (name: string): Refused => ({
  refused: `there is no book "${name.slice(0, 60)}"; accepted: ${BOOKS.join(', ')}, or a house file such as mine.json`,
})
