import { BOOKS, type BookId, type House, readHouse } from '@cardroom/engine'
import type { Problem } from '@cardroom/engine/kinds'
import { type NamedRefusal, refused } from './named-refusal.ts'
import { wrong } from './problems.ts'
import { readJson } from './read-json.ts'

/** A book by its name: one of the five, or a house in a JSON file. */
export const bookNamed = async (name: string): Promise<BookId | House | NamedRefusal> => {
  const id = BOOKS.find(book => book === name.toLowerCase())
  if (id !== undefined) return id
  if (!/[./\\]/.test(name)) return noSuchBook(name)
  const read = await houseIn(name)
  return 'problems' in read ? refused('house-makes-no-sense', { about: { file: name }, problems: read.problems }) : read
}

/** The house in a file, or all that is wrong with it. */
export const houseIn = async (file: string): Promise<House | { readonly problems: readonly Problem[] }> => {
  const read = await readJson(file)
  return 'why' in read ? { problems: [wrong('', 'unread', { unread: read })] } : readHouse(read.value)
}

const noSuchBook = (name: string): NamedRefusal => refused('no-such-book', { about: { name: name.slice(0, 60) } })
