import { fits, type Kind } from '@cardroom/engine/kinds'
import { askedOn, BOOKS, pointNames, rulebooks } from '@cardroom/engine/rulebooks'
import { expect, test } from 'vitest'
import { sampleOf } from './sample-of.ts'

const optional = (kind: Kind): readonly Kind[] => {
  if (kind.kind === 'none-or') return [kind.of, ...optional(kind.of)]
  if (kind.kind === 'fields') return Object.values(kind.fields).flatMap(optional)
  return []
}

test('what a point may have or not begins with a value that it takes', () => {
  for (const name of pointNames)
    for (const kind of optional(askedOn(name).takes)) expect(fits(kind, sampleOf(kind)), name).toBe(true)
})

test('the answers of all books fit the fields that they are shown in', () => {
  for (const name of pointNames)
    for (const book of BOOKS) expect(fits(askedOn(name).takes, rulebooks[book][name].is), `${name} ${book}`).toBe(true)
})
