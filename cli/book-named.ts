import { BOOKS, type BookId, type House, readHouse } from '@cardroom/engine'
import { no } from '@cardroom/engine/decider'
import { type NamedRefusal, refused } from './named-refusal.ts'
import { wrong } from './problems.ts'
import { readJson } from './read-json.ts'

/** A book by its name: one of the five, or a house in a JSON file. */
export const bookNamed = async (name: string): Promise<BookId | House | NamedRefusal> => {
  const id = BOOKS.find(book => book === name.toLowerCase())
  if (id !== undefined) return id
  if (!/[./\\]/.test(name)) return noSuchBook(name)
  const read = await houseIn(name)
  if (read.ok) return read.house
  return refused('house-makes-no-sense', { about: { file: name }, problems: read.refusal.problems })
}

/** The house in a file, or all that is wrong with it. */
export const houseIn = async (file: string): Promise<ReturnType<typeof readHouse>> => {
  const read = await readJson(file)
  if (!('why' in read)) return readHouse(read.value)
  return no({ why: 'not-a-house', problems: [wrong('', 'unread', { unread: read })] })
}

const noSuchBook = (name: string): NamedRefusal => refused('no-such-book', { about: { name: name.slice(0, 60) } })
