import { describe, expect, test } from 'vitest'
import { fieldsCalled, reachedBy } from './references.ts'
import { filesEndingIn, type Source } from './sources.ts'

const sources = filesEndingIn('.ts', 'engine/').filter(({ file }) => !/\.(test|soak)\.ts$/.test(file))

/** What of the books the recorders of these sources come to, with the one that asks for it. Ids of rules are no answers. */
const booksAsked = (all: readonly Source[], places: readonly Source[], field: string): readonly string[] => {
  const reached = reachedBy(all)
  return places.flatMap(source =>
    fieldsCalled(source, field).flatMap(part =>
      [...reached(part)].flatMap(([at, user]) => (ASKED.test(at) ? [`${user} asks ${at}, from ${source.file}`] : [])),
    ),
  )
}
const ASKED = /^engine\/rulebooks\/(?!rule-ids?\.ts)/

describe('no book is asked when an event is recorded, whatever its type', () => {
  const subjects = sources.filter(({ text }) => /^export const \w+ = subject</m.test(text))
  const deciders = sources.filter(({ text }) => /= deciderOf</.test(text))

  test('by the recorders of tables, floors, tournaments and the record', () => {
    const folders = new Set(subjects.map(({ file }) => file.split('/')[1]))
    expect([...folders].toSorted()).toEqual(['conduct', 'floor', 'table', 'tournament'])
    for (const subject of subjects) expect(fieldsCalled(subject, 'events'), subject.file).toHaveLength(1)
    expect(booksAsked(sources, subjects, 'events')).toEqual([])
  })

  test('by what is done with each event and with the state before it', () => {
    expect(deciders.length).toBe(4)
    expect(booksAsked(sources, deciders, 'each')).toEqual([])
    expect(booksAsked(sources, deciders, 'copy')).toEqual([])
  })

  test('by the recorders of a deal', () => {
    const record = sources.find(({ file }) => file === 'engine/deal/evolve.ts')!
    const reached = reachedBy(sources)({ file: record.file, uses: new Set(['evolve', 'replay', 'walk', 'draftOf']) })
    expect([...reached.keys()]).toContain('engine/deal/record/record-wager.ts wagered')
    expect([...reached.keys()].filter(at => ASKED.test(at))).toEqual([])
  })

  test('though those who carry out orders ask them', () => {
    expect(booksAsked(sources, subjects, 'orders').length).toBeGreaterThan(100)
  })
})

describe('a book that is asked is found', () => {
  const book = { file: 'engine/rulebooks/rulebooks.ts', text: 'export const rulebookOf = (id: string) => id' }
  const kinds = {
    file: 'engine/table/kinds.ts',
    text: `import { rulebookOf } from '../rulebooks/rulebooks.ts'
           export const law = (id: string) => rulebookOf(id)
           export const plain = (it: { rulebookOf: string }) => it.rulebookOf
           export { rulebookOf as asks } from '../rulebooks/rulebooks.ts'`,
  }
  const found = (recorder: string): readonly string[] => {
    const text = `import { asks, law, plain } from './kinds.ts'
      import * as all from './kinds.ts'
      const change = (draft: { law: string }) => ${recorder}
      export const kills = subject<never, never>({ orders: { Kill: law }, events: { KillMissed: change } })`
    const subject = { file: 'engine/table/kills.ts', text }
    return booksAsked([book, kinds, subject], [subject], 'events')
  }

  test.each([
    ['through another function', 'law(draft.law)', 'engine/table/kinds.ts law'],
    ['under another name', 'asks(draft.law)', 'engine/table/kills.ts change'],
    ['in a field without its name', '({ law })', 'engine/table/kinds.ts law'],
    ['through all of a file', 'all.law(draft.law)', 'engine/table/kinds.ts law'],
    ['as a value in place of a missing one', '(({ a = law }) => a)(draft)', 'engine/table/kinds.ts law'],
  ])('%s', (_, recorder, user) => {
    expect(found(recorder)).toEqual([`${user} asks ${book.file} rulebookOf, from engine/table/kills.ts`])
  })

  test.each([
    ['a function beside it', 'plain(draft)'],
    ['a field of that name', '({ law: draft.law })'],
    ['a parameter of that name', '(law => law)(draft)'],
    ['a variable of that name', '{ const law = draft; return law }'],
  ])('and %s is none', (_, recorder) => {
    expect(found(recorder)).toEqual([])
  })
})
